// Is a line that is no puzzle one of a program?
//
//   import numpy as np            public class Main {              for (int i = 0; i < 9; ++i)
//   """Solves a Sudoku.           } else {                         solve(board);
//   Read the paper first."""      # a remark                       end
//
// Told by how it begins and ends, whatever the language; inside `/* */` and """ """ every line is.
// Around the literal of a puzzle such lines are passed over (waiting_lines.h). A sentence is none,
// unless it ends with a colon, and what holds a puzzle is never one. Tested in
// tests/formats/code_lines_test.cpp.
#pragma once

#include <string_view>

namespace shudu {

class CodeLines {
 public:
  /// Looks at the next line of those that are no puzzles.
  [[nodiscard]] bool take(std::string_view line);

 private:
  std::string_view closing_;  // of the remark that goes on; empty: none does
};

}  // namespace shudu
