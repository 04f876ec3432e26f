// The styles in which a grid is drawn on several lines.
// Pure text: what each looks like stands in grid_writer.cpp. Tested through its users in
// tests/formats/grid_text_test.cpp and ss_test.cpp.
#pragma once

#include <string>

#include "shudu/formats/puzzle.h"

namespace shudu {

/// Each appends the givens, one style each, with boxes where the size has usual ones.
void write_readable_grid(const Puzzle& puzzle, std::string& out);
void write_boxed_grid(const Puzzle& puzzle, std::string& out);
void write_dense_grid(const Puzzle& puzzle, std::string& out);
void write_plain_grid(const Puzzle& puzzle, std::string& out);

/// Appends an outline: for each box of a row `fill` `width` times, `join` between boxes, `left` and
/// `right` around ('\0' for nothing), and a line end.
struct Outline {
  char left;
  char fill;
  char join;
  char right;
};
void append_outline(const Outline& outline, int boxes, int width, std::string& out);

/// Rows and columns of a box for drawing: the usual ones, or the whole grid when there are none.
struct DrawnBoxes {
  int rows;
  int columns;
};
[[nodiscard]] DrawnBoxes drawn_boxes(int size);

}  // namespace shudu
