// What stands around the cells of a drawn grid: names of columns above, names of rows beside.
//
//       1 2 3   4 5 6   7 8 9         ,A,B,C,D,E,F,G,H,I        |    | c1 | c2 | ... |
//     +-------+-------+-------+       1,5,3,,,7,,,,             |----|----|----|-----|
//   A | 5 3 . | . 7 . | . . . |       2,6,,,1,9,5,,,            | r1 | 5  |    | ... |
//
// Names are letters from A (with I or without), numbers from 1, or one of these after a letter or
// `row`. Each row has the next one, else they are no names. Numbers are digits of the puzzle as
// well, so they are only names where nothing else fits: beside the rows below a line of names, or
// where the row holds one cell more than the largest grid, or before a colon. A row without its
// name stays as it is, and then has a cell too many. Tested in tests/formats/grid_labels_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace shudu {

/// The lines of a drawing without the names around it.
struct BareLines {
  std::size_t size = 0;   ///< as the names above say; 0 where there are none
  std::size_t first = 0;  ///< the first line that is left
  bool has_names_beside = false;
  std::vector<std::string_view> lines;  ///< from `first` on
  std::vector<std::size_t> columns;     ///< where each of them begins in its line
};

/// Of lines as drawn (drawn_text.h). Nothing where there are no names.
[[nodiscard]] std::optional<BareLines> without_names(std::span<const std::string_view> lines);

/// How many columns a line names, or 0; one word before the names is a corner.
[[nodiscard]] std::size_t count_column_names(std::string_view line);

}  // namespace shudu
