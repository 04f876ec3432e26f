#include "formats/board_styles.h"

#include <algorithm>

namespace shudu::test {
namespace {

struct BoxShape {
  std::size_t rows;
  std::size_t columns;
};

BoxShape box_of(std::size_t size) {
  if (size == 4) return {2, 2};
  if (size == 6) return {2, 3};
  return size == 8 ? BoxShape{2, 4} : BoxShape{3, 3};
}

Lines separated(const Board& board, const std::string& separator, const std::string& quote = "") {
  Lines lines;
  for (const std::string& row : board) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i != 0) line += separator;
      line += quote;
      if (row[i] != ' ') line += row[i];
      line += quote;
    }
    lines.push_back(line);
  }
  return lines;
}

Lines tabs(const Board& board) { return separated(board, "\t"); }
Lines semicolons(const Board& board) { return separated(board, ";"); }
Lines quoted(const Board& board) { return separated(board, ",", "\""); }
Lines spaced_commas(const Board& board) { return separated(board, ", "); }
Lines hard_blanks(const Board& board) {
  Lines lines = commas(board);
  for (std::string& line : lines) {
    for (std::size_t at = line.find(",,"); at != line.npos; at = line.find(",,")) {
      line.replace(at, 2, ",\u00a0,");
    }
  }
  return lines;
}

// Bars around each cell.
Lines barred(const Board& board, bool has_rules, const std::string& bar = "|",
             const std::string& joint = "+", const std::string& dash = "-") {
  Lines lines;
  std::string rule;
  for (std::size_t i = 0; i < board.size(); ++i) rule += joint + dash + dash + dash;
  rule += joint;
  if (has_rules) lines.push_back(rule);
  for (const std::string& row : board) {
    std::string line = bar;
    for (const char c : row) line += std::string(" ") + c + " " + bar;
    lines.push_back(line);
    if (has_rules) lines.push_back(rule);
  }
  return lines;
}

Lines bars(const Board& board) { return barred(board, false); }
Lines ruled_bars(const Board& board) { return barred(board, true); }
Lines unicode_bars(const Board& board) { return barred(board, true, "\u2502", "\u253c", "\u2500"); }

// What rules are drawn with.
struct Strokes {
  std::string bar = "|";
  std::string joint = "+";
  std::string dash = "-";
};

// Bars around boxes: `gap` before and after each cell, an outer frame or none.
Lines boxed(const Board& board, const std::string& gap, bool has_frame,
            const Strokes& strokes = {}) {
  const auto& [bar, joint, dash] = strokes;
  const std::size_t size = board.size();
  const BoxShape box = box_of(size);
  const std::size_t width = gap.empty() ? box.columns : 2 * box.columns + 1;
  std::string rule = has_frame ? joint : "";
  for (std::size_t b = 0; b < size / box.columns; ++b) {
    if (b != 0) rule += joint;
    for (std::size_t i = 0; i < width; ++i) rule += dash;
  }
  if (has_frame) rule += joint;
  Lines lines;
  if (has_frame) lines.push_back(rule);
  for (std::size_t r = 0; r < size; ++r) {
    if (r != 0 && r % box.rows == 0) lines.push_back(rule);
    std::string line = has_frame ? bar : "";
    for (std::size_t c = 0; c < size; ++c) {
      if (c != 0 && c % box.columns == 0) line += gap + bar;
      line += gap + board[r][c];
    }
    lines.push_back(line + gap + (has_frame ? bar : ""));
  }
  if (has_frame) lines.push_back(rule);
  return lines;
}

Lines framed(const Board& board) { return boxed(board, " ", true); }
Lines dense(const Board& board) { return boxed(board, "", true); }
Lines open_boxes(const Board& board) { return boxed(board, " ", false); }
Lines dense_open_boxes(const Board& board) { return boxed(board, "", false); }
Lines unicode_frame(const Board& board) {
  return boxed(board, " ", true, {"\u2551", "\u256c", "\u2550"});
}
Lines unicode_open(const Board& board) {
  return boxed(board, " ", false, {"\u2502", "\u253c", "\u2500"});
}
Lines without_ends(Lines lines) {
  for (std::string& line : lines) line.erase(line.find_last_not_of(" \t") + 1);
  return lines;
}
Lines stripped_open(const Board& board) { return without_ends(open_boxes(board)); }
Lines stripped_tabs(const Board& board) { return without_ends(tabs(board)); }
Lines stripped_commas(const Board& board) {
  Lines lines = commas(board);
  for (std::string& line : lines) line.erase(line.find_last_not_of(',') + 1);
  return lines;
}

// Only blanks between the cells, or nothing: what is no mark does not show.
Lines blanks_between(const Board& board) {
  Lines lines;
  for (const std::string& row : board) {
    std::string line;
    for (const char c : row) line += std::string(line.empty() ? "" : " ") + c;
    lines.push_back(line);
  }
  return without_ends(lines);
}
Lines nothing_between(const Board& board) { return without_ends(board); }
Lines indented(const Board& board) {
  Lines lines = blanks_between(board);
  for (std::string& line : lines) line.insert(0, "    ");
  return lines;
}

std::string rule_of(std::size_t parts) {
  std::string rule = "|";
  for (std::size_t i = 0; i < parts; ++i) rule += "---|";
  return rule;
}

Lines markdown(const Board& board) {  // the first row is the heading
  Lines lines = bars(board);
  lines.insert(lines.begin() + 1, rule_of(board.size()));
  return lines;
}
Lines markdown_blank(const Board& board) {  // a heading without names
  Lines lines = bars(board);
  std::string head = "|";
  for (std::size_t i = 0; i < board.size(); ++i) head += "   |";
  lines.insert(lines.begin(), {head, rule_of(board.size())});
  return lines;
}
Lines markdown_names(const Board& board) {
  Lines lines = bars(board);
  std::string head = "|   |";
  for (std::size_t i = 1; i <= board.size(); ++i) {
    head += " c" + std::to_string(i) + " |";
    lines[i - 1].insert(0, "| r" + std::to_string(i) + " ");
  }
  lines.insert(lines.begin(), {head, rule_of(board.size() + 1)});
  return lines;
}
Lines bare_markdown(const Board& board) {  // no bars at the sides
  Lines lines = markdown(board);
  for (std::string& line : lines) line = line.substr(1, line.size() - 2);
  return lines;
}

// Names around fields: `corner`, names of columns from `column`, of rows from `row`.
Lines named_commas(const Board& board, char row, char column) {
  Lines lines = commas(board);
  std::string head;
  for (std::size_t i = 0; i < board.size(); ++i) {
    head += std::string(",") + static_cast<char>(column + static_cast<char>(i));
    lines[i].insert(0, std::string(1, static_cast<char>(row + static_cast<char>(i))) + ",");
  }
  lines.insert(lines.begin(), head);
  return lines;
}
Lines letters_and_numbers(const Board& board) { return named_commas(board, '1', 'A'); }
Lines numbers_and_letters(const Board& board) { return named_commas(board, 'A', '1'); }
Lines numbers_only(const Board& board) { return named_commas(board, '1', '1'); }
Lines column_letters(const Board& board) {
  Lines lines = commas(board);
  std::string head = "A";
  for (std::size_t i = 1; i < board.size(); ++i) {
    head += std::string(",") + static_cast<char>('A' + static_cast<char>(i));
  }
  lines.insert(lines.begin(), head);
  return lines;
}
Lines column_numbers(const Board& board) {
  Lines lines = column_letters(board);
  for (char& c : lines[0]) c = c >= 'A' ? static_cast<char>(c - 'A' + '1') : c;
  return lines;
}
Lines named_frame(const Board& board) {
  Lines lines = framed(board);
  char name = 'A';
  for (std::string& line : lines) {
    line.insert(0, line[0] == '|' ? std::string(1, name++) + " " : "  ");
  }
  std::string head = "   ";
  const BoxShape box = box_of(board.size());
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (i != 0 && i % box.columns == 0) head += "  ";
    head += " " + std::to_string(i + 1);
  }
  lines.insert(lines.begin(), head);
  return lines;
}

// A cell and its digit in words, nothing but what marks the blanks in others.
Lines mixed_commas(const Board& board) { return commas(marked(board, ". 0 _ - x ")); }
Lines mixed_tabs(const Board& board) { return tabs(marked(board, ".  0")); }
Lines mixed_frame(const Board& board) { return framed(marked(board, ". ")); }
Lines mixed_between(const Board& board) { return blanks_between(marked(board, ".   ")); }

}  // namespace

Board marked(Board board, const std::string& marks) {
  std::size_t next = 0;
  for (std::string& row : board) {
    for (char& c : row) {
      if (c == ' ') c = marks[next++ % marks.size()];
    }
  }
  return board;
}

std::string cells_of_board(const Board& board) {
  std::string cells;
  for (const std::string& row : board) {
    for (const char c : row) cells += c >= '1' && c <= '9' ? c : '.';
  }
  return cells;
}

std::string text_of_lines(const Lines& lines, std::string_view end) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append(end);
  return text;
}

Lines commas(const Board& board) { return separated(board, ","); }

Lines dots_between(const Board& board) { return blanks_between(marked(board, ".")); }

const std::vector<Style>& board_styles() {
  static const std::vector<Style> kStyles = {
      {"tabs", tabs, true},
      {"commas", commas, true},
      {"semicolons", semicolons, true},
      {"quoted", quoted, true},
      {"commas and blanks", spaced_commas, true},
      {"hard blanks", hard_blanks, true},
      {"bars", bars, true},
      {"ruled bars", ruled_bars, true},
      {"unicode bars", unicode_bars, true},
      {"framed", framed, true},
      {"dense", dense, true},
      {"unicode frame", unicode_frame, true},
      {"open boxes", open_boxes, true},
      {"dense open boxes", dense_open_boxes, false},
      {"unicode open", unicode_open, true},
      {"stripped open", stripped_open, true},
      {"stripped tabs", stripped_tabs, false, true},
      {"stripped commas", stripped_commas, false, true},
      {"blanks between", blanks_between, false, true},
      {"nothing between", nothing_between, false, true},
      {"indented", indented, false, true},
      {"markdown", markdown, true},
      {"markdown blank", markdown_blank, true},
      {"markdown names", markdown_names, true},
      {"bare markdown", bare_markdown, true},
      {"letters and numbers", letters_and_numbers, true},
      {"numbers and letters", numbers_and_letters, true},
      {"numbers only", numbers_only, true},
      {"column letters", column_letters, true},
      {"column numbers", column_numbers, false},
      {"named frame", named_frame, true},
      {"dots between", dots_between, true},
      {"mixed commas", mixed_commas, true},
      {"mixed tabs", mixed_tabs, true},
      {"mixed frame", mixed_frame, true},
      {"mixed between", mixed_between, false},
  };
  return kStyles;
}

}  // namespace shudu::test
