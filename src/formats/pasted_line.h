// Lines of cells as people paste them, in the characters that formats know.
//
//   ５３．．７．．．．           53..7....         full-width signs
//   ٥٣··٧····                    53..7....         digits of other scripts, dots of other kinds
//   5<NBSP>3<NBSP>...            5 3 ...           blanks of all kinds; none of no width
//   '53..7....6..195....98...',  53..7....6..195....98...    a quoted line, of a list too
//   row = "53..7....6..195..."   53..7....6..195...          or of a program
//
// A line is only changed where all of it is cells and what stands between cells: words and notes in
// any language stay as they are. Tested in tests/formats/pasted_line_test.cpp.
#pragma once

#include <string>
#include <string_view>

namespace shudu {

/// The line in plain characters: `line` itself where there is nothing to change, else `buffer`.
[[nodiscard]] std::string_view plain_cells(std::string_view line, std::string& buffer);

/// What stands in the quotes of a line that is a quoted puzzle, or a row of one; nothing (no data)
/// for all others. A puzzle in double quotes alone is JSON.
[[nodiscard]] std::string_view quoted_cells(std::string_view line);

/// A character that stands for a cell or for what stands between cells, in ASCII; '\0' for one of
/// no width, '\x01' for all others.
[[nodiscard]] char cell_character(char32_t code);

}  // namespace shudu
