#include "shudu/words/fill.h"

#include <algorithm>
#include <utility>

#include "shudu/core/characters.h"
#include "shudu/core/placeholders.h"
#include "shudu/words/section.h"

namespace shudu::words {
namespace {

constexpr bool is_figure(char c) { return is_digit(c) || is_letter(c); }

// The first byte of a Chinese character, U+4000 to U+9FFF; punctuation of the script lies
// elsewhere.
constexpr bool begins_character(std::string_view text) {
  return !text.empty() && text[0] >= '\xE4' && text[0] <= '\xE9';
}

constexpr bool ends_in_character(std::string_view text) {
  return text.size() >= 3 && begins_character(text.substr(text.size() - 3));
}

constexpr bool wants_blank(std::string_view text, std::string_view piece) {
  if (text.empty() || piece.empty()) return false;
  return is_figure(text.back()) ? begins_character(piece)
                                : ends_in_character(text) && is_figure(piece.front());
}

void append_piece(std::string& text, std::string_view piece, Joint joint) {
  if (joint == Joint::kSpaced && wants_blank(text, piece)) text += ' ';
  text += piece;
}

// The value, and the form of the word that it asks for where the placeholder has forms.
std::string worded(const Placeholder& placeholder, std::string value) {
  if (placeholder.many.empty()) return value;
  const std::string_view form = value == "1" ? placeholder.one : placeholder.many;
  value += ' ';
  value += form;
  return value;
}

}  // namespace

std::string fill_from(std::string_view text, ValueOf value_of, Joint joint) {
  std::string out;
  for_each_part(
      text, [&](std::string_view part) { append_piece(out, part, joint); },
      [&](std::string_view field) {
        const Placeholder placeholder = placeholder_of(field);
        std::optional<std::string> value = value_of(placeholder.name);
        append_piece(out, value ? worded(placeholder, *std::move(value)) : std::string(field),
                     joint);
      });
  return out;
}

std::string fill(std::string_view text, std::span<const Field> fields, Joint joint) {
  return fill_from(
      text,
      [fields](std::string_view name) -> std::optional<std::string> {
        const auto field = std::find_if(fields.begin(), fields.end(),
                                        [name](const Field& one) { return one.name == name; });
        if (field == fields.end()) return std::nullopt;
        return field->value;
      },
      joint);
}

std::string fill(std::string_view text, std::initializer_list<Field> fields, Joint joint) {
  return fill(text, std::span(fields.begin(), fields.size()), joint);
}

std::string fill_words(const Words& words, Language language, std::span<const std::string> values) {
  const FieldNames names = field_names(words.en);
  return fill_from(words.in(language),
                   [&names, values](std::string_view name) -> std::optional<std::string> {
                     for (std::size_t i = 0; i < names.count && i < values.size(); ++i) {
                       if (names.names[i] == name) return values[i];
                     }
                     return std::nullopt;
                   });
}

}  // namespace shudu::words
