// The last row whose cells were found (row_cells.h), and how it was read: a row that differs from
// it in its cells alone is read as it was.
//
//   004300209...,864371259...        looked at by all who may read it: `csv`
//   530070000...,534678912...        the bytes beside the cells are the same: `csv`
//
// Who reads a row, and which notes it has, is said by what stands beside the cells. Tested in
// tests/formats/row_cells_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

class LikeRow {
 public:
  /// A row that was read. `found` are its cells.
  void keep(std::string_view line, const RowCells& found, const Format& format,
            const Puzzle& puzzle);
  /// Something else has come, after which the same row may be read otherwise.
  void forget() { line_.clear(); }
  /// The puzzle of a row like the one kept, until the next call; nullptr: it is to be read.
  [[nodiscard]] const Puzzle* read(std::string_view line, const RowCells& found);
  /// Who reads it.
  [[nodiscard]] const Format& format() const { return *format_; }

 private:
  [[nodiscard]] bool is_like(std::string_view line, const RowCells& found) const;

  std::string line_;  // empty: there is none
  std::size_t cells_ = 0;
  std::size_t solution_ = std::string::npos;  // npos: the row has none
  const Format* format_ = nullptr;
  Puzzle puzzle_;
};

}  // namespace shudu
