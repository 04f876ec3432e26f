// A row of a catalogue of phrases: its key and its text in three languages, checked while it is
// compiled.
//
// A catalogue stands in sections, one array each, where it is spoken: what a game and a hint say in
// their rooms, what only an app says in that app. All of them have this row, this grammar and the
// filler of fill.h. A field of a text is
//
//   {name}             what is given under that name: letters and figures, blanks between them
//   {name|one|many}    a number and the form of the word that it asks for: one for 1, else many
//
// Below a section stands
//
//   static_assert(words::kIsSound<words::first_fault(kRows)>);
//
// It fails with the key of the first row that is out of order, lacks a language, has a brace too
// many or too few, or whose languages differ in their fields.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/core/placeholders.h"

#pragma GCC visibility push(default)
namespace shudu::words {

/// One phrase. A section has its keys in an enumeration that ends in kCount.
template <typename KeyType>
struct Phrase {
  using Key = KeyType;

  constexpr Phrase(Key phrase, const Words& texts) : key(phrase), words(texts) {}

  Key key;
  Words words;
};

/// One that has a name for faces and programs that do not know the key.
template <typename KeyType>
struct NamedPhrase : Phrase<KeyType> {
  constexpr NamedPhrase(KeyType phrase, std::string_view name, const Words& texts)
      : Phrase<KeyType>(phrase, texts), slug(name) {}

  std::string_view slug;
};

/// A field of a text, taken apart.
struct Placeholder {
  std::string_view name;
  std::string_view one;   ///< the form of the word for 1; empty where no word goes with the number
  std::string_view many;  ///< and for all other numbers
};

/// Of a field as for_each_part finds it, with its braces.
[[nodiscard]] constexpr Placeholder placeholder_of(std::string_view field) {
  const std::string_view inside = field.substr(1, field.size() - 2);
  const std::size_t bar = inside.find('|');
  if (bar == std::string_view::npos) return {inside, {}, {}};
  const std::string_view forms = inside.substr(bar + 1);
  const std::size_t second = forms.find('|');
  if (second == std::string_view::npos) return {inside.substr(0, bar), forms, forms};
  return {inside.substr(0, bar), forms.substr(0, second), forms.substr(second + 1)};
}

/// The names of the fields of a text, each once, and whether the text keeps to the grammar.
struct FieldNames {
  static constexpr std::size_t kMost = 16;

  std::array<std::string_view, kMost> names{};
  std::size_t count = 0;
  bool is_well_formed = true;

  [[nodiscard]] constexpr bool contains(std::string_view name) const {
    for (std::size_t i = 0; i < count; ++i) {
      if (names[i] == name) return true;
    }
    return false;
  }
};

[[nodiscard]] constexpr bool is_field_name(std::string_view name) {
  for (const char c : name) {
    const bool is_known = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ' ';
    if (!is_known) return false;
  }
  return !name.empty() && name.front() != ' ' && name.back() != ' ';
}

[[nodiscard]] constexpr FieldNames field_names(std::string_view text) {
  FieldNames found;
  for_each_part(
      text,
      [&found](std::string_view part) {
        for (const char c : part) {
          if (c == '{' || c == '}') found.is_well_formed = false;
        }
      },
      [&found](std::string_view field) {
        const Placeholder placeholder = placeholder_of(field);
        const bool has_forms = placeholder.name.size() + 2 < field.size();
        if (!is_field_name(placeholder.name) || (has_forms && placeholder.many.empty())) {
          found.is_well_formed = false;
        }
        if (found.contains(placeholder.name)) return;
        if (found.count == FieldNames::kMost) {
          found.is_well_formed = false;
        } else {
          found.names[found.count++] = placeholder.name;
        }
      });
  return found;
}

/// Which texts of a phrase have the same fields.
enum class SameFields : std::uint8_t {
  kAll,
  kChinese,  ///< both Chinese texts; English asks the same step for other things
};

[[nodiscard]] constexpr bool have_same_fields(const FieldNames& one, const FieldNames& other) {
  if (one.count != other.count) return false;
  for (std::size_t i = 0; i < one.count; ++i) {
    if (!other.contains(one.names[i])) return false;
  }
  return true;
}

/// Is there a text in each language, in the grammar, with the fields of the others?
[[nodiscard]] constexpr bool is_whole(const Words& words, SameFields same = SameFields::kAll) {
  if (words.en.empty() || words.zh_cn.empty() || words.zh_tw.empty()) return false;
  const FieldNames en = field_names(words.en);
  const FieldNames zh_cn = field_names(words.zh_cn);
  const FieldNames zh_tw = field_names(words.zh_tw);
  return en.is_well_formed && zh_cn.is_well_formed && zh_tw.is_well_formed &&
         have_same_fields(zh_cn, zh_tw) &&
         (same == SameFields::kChinese || have_same_fields(en, zh_cn));
}

/// The first key of a part of a section whose row is not whole; kCount where all are.
template <typename Rows>
[[nodiscard]] constexpr auto first_unsound(const Rows& rows, SameFields same = SameFields::kAll) {
  using Key = typename std::iterator_traits<decltype(std::begin(rows))>::value_type::Key;
  for (const auto& row : rows) {
    if (!is_whole(row.words, same)) return row.key;
  }
  return Key::kCount;
}

/// The first key whose row does not stand at its place or is not whole; kCount where there is none,
/// so that a key is the index of its row.
template <typename Rows>
[[nodiscard]] constexpr auto first_fault(const Rows& rows, SameFields same = SameFields::kAll) {
  using Key = typename std::iterator_traits<decltype(std::begin(rows))>::value_type::Key;
  std::size_t next = 0;
  for (const auto& row : rows) {
    const auto key = static_cast<Key>(next++);
    if (row.key != key || !is_whole(row.words, same)) return key;
  }
  return static_cast<Key>(next);
}

/// Whether a section has no fault. The compiler writes the key that is at fault.
template <auto kFirstFault>
inline constexpr bool kIsSound = kFirstFault == decltype(kFirstFault)::kCount;

}  // namespace shudu::words
#pragma GCC visibility pop
