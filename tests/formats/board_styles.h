// Boards whose blank cells are blank in the ways that people write them: by hand, out of
// spreadsheets, as Markdown, drawn with bars and boxes. The writers are slow and plain.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shudu::test {

/// A board as its rows of characters, ' ' for a blank cell.
using Board = std::vector<std::string>;
using Lines = std::vector<std::string>;

struct Style {
  std::string_view name;
  Lines (*write)(const Board&);
  bool is_read;               ///< must be read right; else it may be refused
  bool hides_blanks = false;  ///< may show a smaller board and be right
};
[[nodiscard]] const std::vector<Style>& board_styles();

/// What the reader has to say of a board.
[[nodiscard]] std::string cells_of_board(const Board& board);

[[nodiscard]] std::string text_of_lines(const Lines& lines, std::string_view end = "\n");

/// The board with its blank cells written as the marks, in turn.
[[nodiscard]] Board marked(Board board, const std::string& marks);

/// Tables without names, fields parted by commas; blanks between the cells, dots for blank ones.
[[nodiscard]] Lines commas(const Board& board);
[[nodiscard]] Lines dots_between(const Board& board);

}  // namespace shudu::test
