// From an error to the sentence that a person reads: the placeholders of its row are filled in.
// `{found|value|values}` is the number and the form of the word that it asks for: one for 1.
//
// A placeholder that is not known stays as it is, which the walk over the table in
// tests/core/error_test.cpp would find.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/error_table.h"
#include "shudu/core/placeholders.h"

namespace shudu {
namespace {

void append_cells(Sentence& text, const Error& error) {
  bool is_first = true;
  for (const Cell cell : error.cells) {
    if (!is_first) text.append(' ');
    is_first = false;
    text.append(cell_name(cell, error.size).view());
  }
}

std::optional<std::uint64_t> number_of(std::string_view name, const Error& error) {
  if (name == "found") return error.found;
  if (name == "expected") return error.expected;
  if (name == "size") return error.size;
  return std::nullopt;
}

// A placeholder with the forms of a word; false where it is none.
bool append_counted(Sentence& text, std::string_view placeholder, const Error& error) {
  const std::string_view inside = placeholder.substr(1, placeholder.size() - 2);
  const std::size_t bar = inside.find('|');
  const std::size_t second = bar == inside.npos ? bar : inside.find('|', bar + 1);
  if (second == inside.npos) return false;
  const std::optional<std::uint64_t> number = number_of(inside.substr(0, bar), error);
  if (!number) return false;
  text.append_number(*number);
  text.append(' ');
  text.append(*number == 1 ? inside.substr(bar + 1, second - bar - 1) : inside.substr(second + 1));
  return true;
}

void append_field(Sentence& text, std::string_view placeholder, const Error& error) {
  if (append_counted(text, placeholder, error)) return;
  if (placeholder == "{digit}") return text.append_number(error.digit);
  if (placeholder == "{house}") return text.append_number(error.house_number);
  if (placeholder == "{cells}") return append_cells(text, error);
  if (placeholder == "{found}") return text.append_number(error.found);
  if (placeholder == "{expected}") return text.append_number(error.expected);
  if (placeholder == "{size}") return text.append_number(error.size);
  if (placeholder == "{token}") return text.append(error.token.view());
  if (placeholder == "{layout}") return text.append(error.layout.view());
  text.append(placeholder);
}

}  // namespace

Sentence sentence(const Error& error, Language language) {
  Sentence text;
  for_each_part(
      error_table()[static_cast<std::size_t>(error.code)].words.in(language),
      [&](std::string_view part) { text.append(part); },
      [&](std::string_view field) { append_field(text, field, error); });
  return text;
}

}  // namespace shudu
