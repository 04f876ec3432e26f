#include "formats/stripped_line.h"

#include "formats/drawn_text.h"
#include "formats/record_text.h"
#include "shudu/core/cell.h"

namespace shudu {

namespace {

// A row of a table or a board: cells and blanks between tabs or bars, and nothing else but the name
// of the row before its first tab.
bool is_row_of_cells(std::string_view text) {
  constexpr std::size_t kLongest = 160;
  constexpr std::size_t kLongestName = 5;
  constexpr int kFewestTabs = 3;  // between four cells
  if (text.size() > kLongest) return false;
  int tabs = 0;
  bool has_bar = false;
  std::size_t length = 1;
  const std::size_t named = text.find('\t') <= kLongestName ? text.find('\t') : 0;
  for (std::size_t i = named; i < text.size(); i += length) {
    const char c = drawn_character(text, i, length);
    if (c != ' ' && c != '\t' && c != '|' && !is_cell_mark(c)) return false;
    tabs += c == '\t' ? 1 : 0;
    has_bar = has_bar || c == '|';
  }
  return tabs >= kFewestTabs || has_bar;
}

}  // namespace

std::string_view strip_line(std::string_view text) {
  if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
  const std::size_t last = text.find_last_not_of(" \t");
  if (last + 1 == text.size() && last != text.npos) return text;
  if (is_row_of_cells(text)) return text;
  if (last == text.npos) return {};
  if (text.size() == kMaxCells && last + 1 < text.size() &&
      text.find_first_not_of("0123456789 ") == text.npos) {
    return text;
  }
  return text.substr(0, last + 1);
}

}  // namespace shudu
