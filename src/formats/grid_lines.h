// Which lines of a drawn grid are its rows, and is it complete? Shared by `grid` and `candidates`.
//
// A grid of n columns has n rows. Borders and blank lines between rows are decoration, but must be
// regular: nowhere, between all rows, or between all bands. So the rest of one grid and the
// beginning of the next are not taken for one grid. A border below belongs to the grid when there
// is one above. Tested in tests/formats/grid_text_test.cpp.
#pragma once

#include <cstddef>
#include <vector>

#include "shudu/formats/format.h"

namespace shudu {

/// Follows the lines of one drawn grid. `Fit::kNo` from any step is final.
class GridLines {
 public:
  /// The size is known with the first row. Preconditions: 1 <= size.
  void set_size(std::size_t size);
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t rows() const { return rows_; }

  /// Each takes the next line; false when it cannot belong to the grid.
  [[nodiscard]] bool add_row();
  [[nodiscard]] bool add_border();
  [[nodiscard]] bool add_blank();

  /// Of the lines so far.
  [[nodiscard]] Fit fit() const;

 private:
  [[nodiscard]] bool is_regular() const;

  std::size_t size_ = 0;
  std::size_t band_ = 0;  // rows of a band; 0 when the size has no usual boxes
  std::size_t rows_ = 0;
  int blanks_ = 0;           // since the last row
  bool has_border_ = false;  // since the last row
  bool has_gap_ = false;     // since the last row
  bool is_opened_ = false;   // by a border above
  bool is_closed_ = false;   // by a border below
  std::vector<char> gaps_;   // after each row but the last: was there a gap?
};

}  // namespace shudu
