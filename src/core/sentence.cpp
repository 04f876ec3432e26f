// From an error to the sentence that a person reads: the placeholders of its row are filled in.
//
// A placeholder that is not known stays as it is, which the walk over the table in
// tests/core/error_test.cpp would find.
#include <cstddef>

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

void append_field(Sentence& text, std::string_view placeholder, const Error& error) {
  if (placeholder == "{digit}") return text.append_number(error.digit);
  if (placeholder == "{house}") return text.append_number(error.house_number);
  if (placeholder == "{cells}") return append_cells(text, error);
  if (placeholder == "{found}") return text.append_number(error.found);
  if (placeholder == "{expected}") return text.append_number(error.expected);
  if (placeholder == "{size}") return text.append_number(error.size);
  if (placeholder == "{token}") return text.append(error.token.view());
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
