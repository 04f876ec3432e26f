// The filler of phrases: a text of a catalogue (phrase.h) with its fields filled in.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/function_ref.h"
#include "shudu/words/phrase.h"

#pragma GCC visibility push(default)
namespace shudu::words {

/// How a field is joined to the words beside it.
enum class Joint : std::uint8_t {
  kAsWritten,
  kSpaced,  ///< with a blank between a Latin letter or figure and a Chinese character
};

/// What a field of a text is filled with.
struct Field {
  std::string_view name;
  std::string value;
};

/// The value of a field; none: the field stays as it is written.
using ValueOf = FunctionRef<std::optional<std::string>(std::string_view name)>;

/// The text with each field filled with `value_of(name)`.
[[nodiscard]] std::string fill_from(std::string_view text, ValueOf value_of,
                                    Joint joint = Joint::kAsWritten);

/// The text with its fields filled in by name.
[[nodiscard]] std::string fill(std::string_view text, std::span<const Field> fields,
                               Joint joint = Joint::kAsWritten);
[[nodiscard]] std::string fill(std::string_view text, std::initializer_list<Field> fields,
                               Joint joint = Joint::kAsWritten);

/// A value as it stands in a text: a number in figures, words as they are.
template <typename Value>
[[nodiscard]] std::string value_text(const Value& value) {
  if constexpr (std::same_as<Value, char>) {
    return std::string(1, value);
  } else if constexpr (std::integral<Value>) {
    return std::to_string(value);
  } else {
    return std::string(std::string_view(value));
  }
}

/// The text of a key of a section that is in the order of its keys.
template <typename Rows, typename Key>
[[nodiscard]] constexpr std::string_view text_of(const Rows& rows, Key key, Language language) {
  return rows[static_cast<std::size_t>(key)].words.in(language);
}

}  // namespace shudu::words
#pragma GCC visibility pop
