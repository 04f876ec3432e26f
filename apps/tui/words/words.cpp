// Filling in of the catalogue; see words.h. The texts stand in word_table.cpp.
#include "tui/words/words.h"

#include <cstddef>

#include "shudu/core/placeholders.h"

namespace shudu::tui {
namespace {

const Field* find_field(std::initializer_list<Field> fields, std::string_view name) {
  for (const Field& field : fields) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

/// What stands between two braces: `n` or `n|move|moves`.
std::string one_field(std::string_view inside, std::initializer_list<Field> fields) {
  const std::size_t bar = inside.find('|');
  const Field* field = find_field(fields, inside.substr(0, bar));
  if (field == nullptr) return "{" + std::string(inside) + "}";
  if (bar == std::string_view::npos) return field->value;
  const std::string_view forms = inside.substr(bar + 1);
  const std::size_t second = forms.find('|');
  const bool is_one = field->value == "1" || second == std::string_view::npos;
  const std::string_view form = is_one ? forms.substr(0, second) : forms.substr(second + 1);
  return field->value + " " + std::string(form);
}

}  // namespace

int most_columns(Place place) {
  if (place == Place::kButton) return 12;
  return place == Place::kMenu ? 30 : 140;
}

std::string_view word(Word word, Language language) {
  return word_table()[static_cast<std::size_t>(word)].words.in(language);
}

std::string filled(std::string_view text, std::initializer_list<Field> fields) {
  std::string out;
  for_each_part(
      text, [&](std::string_view part) { out += part; },
      [&](std::string_view field) { out += one_field(field.substr(1, field.size() - 2), fields); });
  return out;
}

std::string word(Word which, Language language, std::initializer_list<Field> fields) {
  return filled(word(which, language), fields);
}

}  // namespace shudu::tui
