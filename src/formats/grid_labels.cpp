// Names of columns and rows; see grid_labels.h.
#include "formats/grid_labels.h"

#include <algorithm>
#include <string>

#include "formats/grid_row.h"
#include "formats/record_text.h"

namespace shudu {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJ";
constexpr std::string_view kLettersWithoutI = "ABCDEFGHJK";

bool is_label_digit(char c) { return c >= '1' && c <= '9'; }

// Is `name` what the row or column of that number (from 1) is called?
bool is_name(std::string_view name, std::size_t number) {
  std::string lower = lower_case(name);
  for (const std::string_view prefix : {"row", "column", "col", "r", "c"}) {
    if (lower.starts_with(prefix) && lower.size() > prefix.size()) lower.erase(0, prefix.size());
  }
  if (lower.size() != 1) return false;
  if (is_label_digit(lower[0])) return static_cast<std::size_t>(lower[0] - '0') == number;
  const std::string with = lower_case(kLetters.substr(number - 1, 1));
  const std::string without = lower_case(kLettersWithoutI.substr(number - 1, 1));
  return lower == with || lower == without;
}

bool is_numbered(std::string_view name) { return name.size() == 1 && is_label_digit(name[0]); }

bool ends_label(char c) {
  return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '|' || c == '"';
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t i = 0;
  while (i < line.size() && words.size() < 12) {
    if (ends_label(line[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && !ends_label(line[end])) ++end;
    words.push_back(line.substr(i, end - i));
    i = end;
  }
  return words;
}

bool are_names(std::span<const std::string_view> words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!is_name(words[i], i + 1)) return false;
  }
  return is_board_size(words.size());
}

// A place without a name, but for the corner: then the line is a row of cells.
bool has_gap(std::string_view line) {
  bool is_empty = false;
  std::size_t gaps = 0;
  for (const char c : line) {
    const bool is_separator = c == '|' || c == '\t' || c == ',' || c == ';';
    if (is_separator && is_empty) ++gaps;
    if (is_separator || (c != ' ' && c != '"')) is_empty = is_separator;
  }
  const std::size_t first = line.find_first_of("|\t,;");
  if (first == line.npos) return false;
  const std::string_view rest = line.substr(first + 1);
  const std::size_t next = rest.find_first_not_of(" \"");
  const bool has_corner = line[first] == '|' && next != rest.npos && rest[next] == '|';
  return gaps > (has_corner ? 1U : 0U);
}

// `ABCDEFGHI`, all names in one word, or `ABC DEF GHI`, those of a box; how many, or 0.
std::size_t count_dense_names(std::span<const std::string_view> words) {
  std::string names;
  for (const std::string_view word : words) {
    if (word.size() < 2 || word.size() != words[0].size()) return 0;
    names += word;
  }
  if (!is_board_size(names.size())) return 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!is_name(std::string_view(names).substr(i, 1), i + 1)) return 0;
  }
  return names.size();
}

// The name at the beginning of a row, and what comes after it.
struct RowName {
  std::string_view name;
  std::size_t rest = 0;    // offset of the cells
  bool has_colon = false;  // `1:`
};

RowName name_of_row(std::string_view line) {
  std::size_t begin = std::min(line.find_first_not_of(" |\""), line.size());
  std::size_t end = begin;
  while (end < line.size() && !ends_label(line[end])) ++end;
  RowName row{line.substr(begin, end - begin), end, false};
  if (!row.name.empty() && (row.name.back() == ':' || row.name.back() == ')')) {
    row.has_colon = true;
    row.name.remove_suffix(1);
  }
  if (row.name.size() > 4) return {};
  if (row.rest < line.size() && line[row.rest] == '"') ++row.rest;
  const bool is_field = row.rest < line.size() &&
                        (line[row.rest] == '\t' || line[row.rest] == ',' || line[row.rest] == ';');
  const bool is_apart = row.rest < line.size() && line[row.rest] == ' ';
  if (is_field || is_apart) ++row.rest;  // further blanks may be cells
  // A frame begins at its bar.
  const std::size_t next = line.find_first_not_of(' ', row.rest);
  if (next != line.npos && line[next] == '|') row.rest = next;
  return row;
}

// Bars and blanks: the heading of a Markdown table that names no columns.
bool is_bare_heading(std::string_view line) {
  return line.find('|') != line.npos && line.find_first_not_of("| \t") == line.npos;
}

// A word before the names that is no cell, so the line is no row of cells.
bool has_corner_word(std::string_view line, std::size_t size) {
  const std::vector<std::string_view> words = words_of(line);
  return words.size() == size + 1 && !(words[0].size() == 1 && is_cell_mark(words[0][0]));
}

// A line without bars above a frame that has them is no row in it.
bool is_above_frame(std::span<const std::string_view> lines) {
  if (lines.size() < 3 || lines[0].find('|') != lines[0].npos || !is_border(lines[1])) return false;
  const std::string_view row = trimmed(lines[2]);
  return !row.empty() && row.back() == '|' && !is_border(row);
}

// What stands above the rows.
struct Heading {
  std::size_t size = 0;     // columns that are named, or that the line below counts
  std::size_t lines = 0;    // 0 where there is none
  bool is_certain = false;  // no row of cells is written like that; else names must stand beside
};

// Of the lines from the first that may be a row. Below the heading of a Markdown table stands a
// line of dashes, one part for each column and one for the names beside the rows.
Heading heading_of(std::span<const std::string_view> lines) {
  Heading heading;
  heading.size = count_column_names(lines[0]);
  const std::size_t parts = lines.size() > 1 ? count_rule_parts(lines[1]) : 0;
  if (heading.size == 0) {
    const bool is_heading = is_bare_heading(lines[0]) && parts > 1 && is_board_size(parts - 1);
    return is_heading ? Heading{parts - 1, 2, false} : heading;
  }
  const bool has_rule = parts == heading.size || parts == heading.size + 1;
  const bool are_digits = lines[0].find_first_of("ABCDabcdRrCc") == lines[0].npos;
  heading.lines = has_rule ? 2 : 1;
  heading.is_certain = !are_digits || parts == heading.size + 1 ||
                       has_corner_word(lines[0], heading.size) || is_above_frame(lines);
  return heading;
}

// Do names stand beside the rows? The first row tells.
bool has_names_beside(std::string_view line, std::size_t size) {
  const RowName row = name_of_row(line);
  if (row.name.empty() || !is_name(row.name, 1)) return false;
  const GridRow cells = parse_row(line.substr(row.rest));
  if (cells.kind != GridRowKind::kCells || !is_board_size(cells.count)) return false;
  if (size != 0 && cells.count != size) return false;
  const std::string_view rest = line.substr(row.rest);
  const auto bars = static_cast<std::size_t>(std::count(rest.begin(), rest.end(), '|'));
  if (cells.separator == '|' && bars != cells.count + 1) return false;  // no frame is left
  if (!is_numbered(row.name) || size != 0 || row.has_colon) return true;
  const std::string_view drawn = trimmed(rest);
  const bool is_framed = drawn.front() == '|' && drawn.back() == '|' && trimmed(line)[0] != '|';
  if (is_framed && cells.style != RowStyle::kFields) return true;
  return cells.count == 9 && cells.style != RowStyle::kRaster;
}

}  // namespace

std::size_t count_column_names(std::string_view line) {
  if (has_gap(line)) return 0;
  const std::vector<std::string_view> words = words_of(line);
  if (words.empty() || words.size() > 10) return 0;
  if (are_names(words)) return words.size();
  if (const std::size_t dense = count_dense_names(words)) return dense;
  const auto rest = std::span(words).subspan(1);
  if (are_names(rest)) return rest.size();
  return rest.empty() ? 0 : count_dense_names(rest);
}

std::optional<BareLines> without_names(std::span<const std::string_view> lines) {
  BareLines bare;
  std::size_t at = 0;
  const auto to_row = [&] {
    while (at < lines.size() && !is_board_row(lines[at])) ++at;
  };
  to_row();
  if (at == lines.size()) return std::nullopt;
  const Heading heading = heading_of(lines.subspan(at));
  bare.size = heading.size;
  if (heading.lines != 0) bare.first = at += heading.lines;
  to_row();
  if (at < lines.size()) bare.has_names_beside = has_names_beside(lines[at], bare.size);
  // What a heading without names is, the first row will tell.
  const bool is_open = heading.lines == 2 && at == lines.size();
  if (!bare.has_names_beside && !heading.is_certain && !is_open) return std::nullopt;
  std::size_t number = 0;
  bool are_numbers = false;
  for (std::size_t i = bare.first; i < lines.size(); ++i) {
    std::size_t column = 0;
    if (bare.has_names_beside && is_board_row(lines[i])) {
      const RowName row = name_of_row(lines[i]);
      ++number;
      if (number == 1) are_numbers = is_numbered(row.name);
      const bool is_kind = is_numbered(row.name) == are_numbers;
      if (number <= 9 && is_kind && is_name(row.name, number)) column = row.rest;
    }
    bare.lines.push_back(lines[i].substr(column));
    bare.columns.push_back(column);
  }
  return bare;
}

}  // namespace shudu
