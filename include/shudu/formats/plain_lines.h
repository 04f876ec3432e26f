// Runs of plain lines, the bulk of all large files: 81 puzzle characters and a line end, each line
// as long as the one before. They can be given to a batch solver as they stand in the file.
//
//   4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........\n
//   <------------------- 81 of 1-9 and the blanks . 0 * _ - x X ------------------->
//   |<------------------------ stride: 82, or 83 with \r\n ------------------------>|
//
// What counts as such a line is what RecordReader reads by its short path, no more and no less
// (tests/formats/plain_lines_test.cpp compares the two).
#pragma once

#include <cstddef>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

/// Plain lines at the beginning of a text.
struct PlainLines {
  std::size_t count = 0;
  std::size_t stride = 82;  ///< bytes from line to line: 82, or 83 where they end in "\r\n"

  [[nodiscard]] std::size_t bytes() const { return count * stride; }
};

/// The plain lines that `text` begins with, up to the first other line or line end. A last line
/// without a line end is not among them.
[[nodiscard]] PlainLines plain_lines_at_front(std::string_view text);

/// May `text`, which has no line feed, be the beginning of a plain line? Also when it is empty.
[[nodiscard]] bool begins_plain_line(std::string_view text);

}  // namespace shudu
#pragma GCC visibility pop
