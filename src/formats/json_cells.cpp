#include "formats/json_cells.h"

#include <algorithm>
#include <array>
#include <utility>

#include "formats/digit_base.h"
#include "formats/json_marks.h"
#include "formats/json_search.h"
#include "formats/json_values.h"
#include "formats/pasted_line.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"

namespace shudu {

namespace {

using nlohmann::json;

constexpr int kTooLarge = 99;  // for any digit
// In the place of a cell that says to be given, and of others.
constexpr char kSaidGiven = 'g';
constexpr char kUnsaid = '?';

}  // namespace

bool is_whole_number(const json& value) {
  return value.is_number_integer() || value.is_number_unsigned();
}

namespace {

// `+4...3...:711 823`: digits that were placed have a plus before them.
bool read_studio_text(std::string_view text, JsonCells& cells) {
  const std::string_view grid = trimmed(text.substr(0, text.find(':')));
  if (grid.size() == text.size() && grid.find('+') == grid.npos) return false;
  bool is_placed = false;
  for (const char c : grid) {
    if (c == '+') {
      if (std::exchange(is_placed, true)) return false;
      continue;
    }
    if (!is_cell_mark(c)) return false;
    cells.marks += is_placed ? '.' : c;
    cells.placed += is_placed ? c : '.';
    is_placed = false;
  }
  return !is_placed && size_of_cells(cells.marks.size(), nullptr) != 0;
}

}  // namespace

void read_text_cells(std::string_view text, const Layout* layout, JsonCells& cells) {
  std::string plain;
  text = plain_cells(text, plain);
  std::string& marks = cells.marks;
  marks.clear();
  if (read_studio_text(text, cells)) return;
  cells.placed.clear();
  marks.clear();
  for (const char c : text) {
    if (c != '\n' && c != '\r' && c != '\t') marks += c;
  }
  if (size_of_cells(marks.size(), layout) == 0) std::erase(marks, ' ');
  std::replace(marks.begin(), marks.end(), ' ', '.');
}

namespace {

// The digit of a cell that is an object.
const json* digit_of_cell(const json& cell) {
  constexpr std::array<const char*, 5> kDigits = {"value", "val", "digit", "number", "num"};
  for (const char* name : kDigits) {
    if (cell.contains(name)) return &cell[name];
  }
  return nullptr;
}

// A list, an object or a text of digits; a remark is none.
bool may_be_notes(const json& value) {
  if (value.is_string()) return consists_of(value.get_ref<const std::string&>(), kNoteCharacters);
  return value.is_structured() || value.is_null();
}

// The candidates of a cell that is an object; of several the first in the list that are not empty.
const json* notes_of_cell(const json& cell) {
  constexpr std::array<std::string_view, 13> kNames = {
      "candidates", "pencilmarks", "pencil_marks",  "notes",       "marks",
      "earmarks",   "possible",    "possibilities", "centermarks", "centremarks",
      "center",     "cornermarks", "corner"};
  const json* best = nullptr;
  std::size_t best_place = kNames.size();
  for (const auto& item : cell.items()) {
    const json& value = item.value();
    const std::string_view* const name =
        find_row(kNames, [&](std::string_view one) { return is_in_any_capitals(item.key(), one); });
    if (name == nullptr || !may_be_notes(value)) continue;
    const auto in_list = static_cast<std::size_t>(name - kNames.data());
    const std::size_t place = is_stated(value) ? in_list : kNames.size();
    if (best != nullptr && place >= best_place) continue;
    best = &value;
    best_place = place;
  }
  return best;
}

bool holds_named_puzzle(const json& object) {
  return best_named(object, [](const json& /*value*/) { return true; }) != object.end();
}

// A cell that is an object: its digit, whether it says to be given, and its candidates.
bool append_cell(const json& cell, JsonCells& cells) {
  constexpr std::array<const char*, 5> kGivens = {"given", "fixed", "isGiven", "locked",
                                                  "readonly"};
  const json* digit = digit_of_cell(cell);
  const json* notes = notes_of_cell(cell);
  // An object with a puzzle in it is a record with notes.
  if (digit == nullptr && (notes == nullptr || holds_named_puzzle(cell))) return false;
  const json value = digit == nullptr ? json() : *digit;
  if (value.is_structured()) return false;
  const std::size_t before = cells.marks.size();
  if (!append_value(value, cells) || cells.marks.size() != before + 1) return false;
  cells.placed.resize(before, kUnsaid);
  const bool is_given = std::any_of(kGivens.begin(), kGivens.end(),
                                    [&](const char* name) { return is_on(cell, name); });
  cells.placed += is_given ? kSaidGiven : kUnsaid;
  cells.notes.resize(before, nullptr);
  cells.notes.push_back(notes);
  return true;
}

}  // namespace

void part_givens(JsonCells& cells) {
  if (cells.placed.find(kSaidGiven) == std::string::npos) {
    if (cells.placed.find(kUnsaid) != std::string::npos) cells.placed.clear();
    return;
  }
  cells.placed.resize(cells.marks.size(), kUnsaid);
  for (std::size_t i = 0; i < cells.marks.size(); ++i) {
    const bool is_given = cells.placed[i] == kSaidGiven;
    cells.placed[i] = is_given ? '.' : cells.marks[i];
    if (!is_given) cells.marks[i] = '.';
  }
}

bool append_value(const json& value, JsonCells& cells) {
  if (value.is_object()) return append_cell(value, cells);
  if (value.is_array()) {
    return std::all_of(value.begin(), value.end(),
                       [&](const json& child) { return append_value(child, cells); });
  }
  if (value.is_string()) {
    std::string plain;
    const std::string text(plain_cells(value.get_ref<const std::string&>(), plain));
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

namespace {

// The innermost value that the first child fits in, list by list.
template <typename Fits>
const json* innermost(const json& value, const Fits& fits) {
  const json* at = &value;
  while (at->is_array()) {
    const auto child = std::find_if(at->begin(), at->end(), [&](const json& one) {
      JsonCells cells;
      const bool is_good = append_value(one, cells);
      return fits(is_good, cells.marks.size());
    });
    if (child == at->end()) return at;
    at = &*child;
  }
  const json* const digit = at->is_object() ? digit_of_cell(*at) : nullptr;
  return digit == nullptr ? at : digit;
}

}  // namespace

JsonCell cell_at(const json& value, std::size_t mark) {
  std::size_t left = mark;
  const json* const cell = innermost(value, [&left](bool /*is_good*/, std::size_t size) {
    if (left < size) return true;
    left -= size;
    return false;
  });
  return {cell, left};
}

const json* first_bad_cell(const json& value) {
  return innermost(value, [](bool is_good, std::size_t /*size*/) { return !is_good; });
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
