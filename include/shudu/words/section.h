// A section of the catalogue whose phrases are known by name, so that adding one is one row:
//
//   inline constexpr auto kWordRows = std::to_array<words::NamedText>({
//       {"saved", {"saved", "已保存", "已儲存"}},
//       {"progress", {"{n} of {all}", "{n}/{all}", "{n}/{all}"}},
//   });
//   using Word = words::NameIn<kWordRows>;
//
//   Word("saved").text(language)                          the text as it is written
//   words::said<kWordRows>(language, "progress", 3, 81)   with its fields filled in
//
// Names are looked up while the program is compiled. A name that no row has, and a call that gives
// more or fewer values than its text has fields, do not compile; nor does a section with a row at
// fault, below which this stands once (the compiler prints the row's name):
//
//   static_assert(words::is_sound(kWordRows));
//
// Values are given in the order in which the English text names its fields.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "shudu/words/fill.h"
#include "shudu/words/phrase.h"

#pragma GCC visibility push(default)
namespace shudu::words {

/// A row, or the part of one that each section has.
struct NamedText {
  std::string_view slug;
  Words words;
};

// What the compiler says of a fault: these are called in constants only, and are no constants.
void no_phrase_has_this_name(std::string_view slug);
void two_phrases_have_this_name(std::string_view slug);
void this_phrase_is_not_whole_in_three_languages(std::string_view slug);
void this_phrase_has_another_number_of_fields(std::string_view slug, std::size_t fields);

/// Whether each row has a name of its own and a text in each language, in the grammar, with the
/// same fields.
template <typename Rows>
[[nodiscard]] consteval bool is_sound(const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!is_whole(rows[i].words)) this_phrase_is_not_whole_in_three_languages(rows[i].slug);
    for (std::size_t k = 0; k < i; ++k) {
      if (rows[k].slug == rows[i].slug) two_phrases_have_this_name(rows[i].slug);
    }
  }
  return true;
}

/// The name of a phrase of a section.
template <const auto& kRows>
class NameIn {
 public:
  // cppcheck-suppress noExplicitConstructor ; a phrase is asked for as "saved"
  consteval NameIn(const char* slug) : at_(place_of(slug)) {}

  [[nodiscard]] constexpr const auto& row() const { return kRows[at_]; }
  [[nodiscard]] constexpr std::string_view text(Language language) const {
    return row().words.in(language);
  }
  friend constexpr bool operator==(NameIn, NameIn) = default;

 private:
  static consteval std::size_t place_of(std::string_view slug) {
    for (std::size_t i = 0; i < kRows.size(); ++i) {
      if (kRows[i].slug == slug) return i;
    }
    no_phrase_has_this_name(slug);
    return kRows.size();
  }

  std::size_t at_;
};

/// The name of a phrase whose text has as many fields as it is given values.
template <const auto& kRows, std::size_t kValues>
class Wording {
 public:
  // cppcheck-suppress noExplicitConstructor ; the same
  consteval Wording(const char* slug) : name_(slug) {
    if (fields() != kValues) this_phrase_has_another_number_of_fields(slug, fields());
  }
  /// Of a name that is chosen while the program runs.
  // cppcheck-suppress noExplicitConstructor ; the same
  constexpr Wording(NameIn<kRows> name) : name_(name) { assert(fields() == kValues); }

  [[nodiscard]] constexpr const Words& words() const { return name_.row().words; }

 private:
  [[nodiscard]] constexpr std::size_t fields() const {
    return field_names(name_.row().words.en).count;
  }

  NameIn<kRows> name_;
};

/// The text in a language, its fields filled with the values in the order of the English text.
[[nodiscard]] std::string fill_words(const Words& words, Language language,
                                     std::span<const std::string> values);

/// A phrase with its values.
template <const auto& kRows, typename... Values>
[[nodiscard]] std::string said(Language language, Wording<kRows, sizeof...(Values)> wording,
                               const Values&... values) {
  const std::array<std::string, sizeof...(Values)> list{value_text(values)...};
  return fill_words(wording.words(), language, list);
}

}  // namespace shudu::words
#pragma GCC visibility pop
