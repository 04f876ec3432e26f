#include "formats/json_cells.h"

#include <algorithm>

#include "formats/digit_base.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

using nlohmann::json;

constexpr int kTooLarge = 99;  // for any digit

}  // namespace

bool is_whole_number(const json& value) {
  return value.is_number_integer() || value.is_number_unsigned();
}

std::string cells_of_text(std::string_view text, const Layout* layout) {
  std::string cells;
  for (const char c : text) {
    if (c != '\n' && c != '\r' && c != '\t') cells += c;
  }
  if (size_of_cells(cells.size(), layout) == 0) {
    cells.erase(std::remove(cells.begin(), cells.end(), ' '), cells.end());
  }
  std::replace(cells.begin(), cells.end(), ' ', '.');
  return cells;
}

bool append_value(const json& value, JsonCells& cells) {
  if (value.is_array()) {
    return std::all_of(value.begin(), value.end(),
                       [&](const json& child) { return append_value(child, cells); });
  }
  if (value.is_string()) {
    const std::string text = value.get<std::string>();
    cells.marks += text.empty() || text == " " ? "." : text;
    if (text.size() > 1) return true;
    const bool is_number = !text.empty() && is_digit(text[0]);
    cells.numbers.push_back(is_number ? text[0] - '0' : kBlankMark);
    return true;
  }
  const bool is_false = value.is_boolean() && !value.get<bool>();
  if (value.is_null() || is_false || value == -1) {
    cells.marks += '.';
    cells.numbers.push_back(is_false ? kBlankMark : kMissingNumber);
    return true;
  }
  if (!is_whole_number(value)) return false;
  const std::string number = value.dump();
  const bool is_short = number.size() == 1;
  if (!is_short && !cells.large) cells.large = number;
  cells.marks += is_short ? number[0] : 'A';
  cells.numbers.push_back(is_short ? number[0] - '0' : kTooLarge);
  return true;
}

std::string marks_from_zero(const std::vector<int>& numbers) {
  std::string marks;
  for (const int number : numbers) {
    const int digit = digit_of_number(number, 0);
    marks += digit == 0 ? '.' : digit > kMaxSize ? 'A' : static_cast<char>('0' + digit);
  }
  return marks;
}

}  // namespace shudu
