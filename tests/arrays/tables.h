// Rows for the tests of arrays: what a caller hands over, in any form and stride, with guards
// between the rows that no call may touch.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/arrays/rows.h"
#include "shudu/core/grid.h"

namespace shudu::arrays {

inline constexpr std::uint8_t kGuard = 0xA5;

/// Rows in memory of their own.
struct Table {
  std::vector<std::uint8_t> bytes;
  std::size_t count = 0;
  std::size_t stride = 0;
  CellForm form = CellForm::kValues;
  std::size_t cells = 0;

  [[nodiscard]] Rows rows() const { return {bytes.data(), count, stride, form}; }
  [[nodiscard]] RowsOut room() { return {bytes.data(), stride}; }
  [[nodiscard]] std::uint8_t* row(std::size_t i) { return bytes.data() + i * stride; }

  /// The row as text with `.` for open cells, whatever its form.
  [[nodiscard]] std::string text(std::size_t i) const {
    std::string text;
    for (std::size_t c = 0; c < cells; ++c) {
      const std::uint8_t byte = bytes[i * stride + c];
      const char digit = static_cast<char>(byte == 0 ? '.' : '0' + byte);
      text += form == CellForm::kText ? static_cast<char>(byte) : digit;
    }
    return text;
  }

  /// Are the bytes between the rows as they were?
  [[nodiscard]] bool has_its_guards() const {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (i % stride >= cells && bytes[i] != kGuard) return false;
    }
    return true;
  }
};

/// Empty rows, every byte a guard.
inline Table make_table(std::size_t count, std::size_t cells, std::size_t stride, CellForm form) {
  return {std::vector<std::uint8_t>(count * stride, kGuard), count, stride, form, cells};
}

/// The grids as rows, `gap` bytes apart.
inline Table table_of(const std::vector<Grid>& grids, CellForm form = CellForm::kValues,
                      std::size_t gap = 0) {
  const auto cells = static_cast<std::size_t>(grids.empty() ? 81 : grids[0].cell_count());
  Table table = make_table(grids.size(), cells, cells + gap, form);
  for (std::size_t i = 0; i < grids.size(); ++i) {
    for (std::size_t c = 0; c < cells; ++c) {
      const std::uint8_t value = grids[i].values()[c];
      const char open = i % 2 == 0 ? '.' : '0';
      const char text = value == 0 ? open : static_cast<char>('0' + value);
      table.row(i)[c] = form == CellForm::kValues ? value : static_cast<std::uint8_t>(text);
    }
  }
  return table;
}

}  // namespace shudu::arrays
