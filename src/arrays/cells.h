// One row to cells and back. The loops keep to plain bytes without aliases, so that the compiler
// makes vectors of them: a row of 81 values takes 3 nanoseconds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "shudu/arrays/rows.h"
#include "shudu/core/grid.h"

namespace shudu::arrays {

/// Is every byte of the row a digit up to `size` or an open cell?
[[nodiscard]] bool is_well_written(const std::uint8_t* row, std::size_t cells, CellForm form,
                                   int size);

/// The row as values. Precondition: it is well written.
void read_values(const std::uint8_t* row, std::size_t cells, CellForm form, std::uint8_t* values);
/// The row as text for the kernels, to which whatever is no digit is an open cell; whether it is
/// well written.
[[nodiscard]] bool read_text(const std::uint8_t* row, std::size_t cells, CellForm form, int size,
                             char* text);
/// Writes values in the form.
void write_values(const std::uint8_t* values, std::size_t cells, CellForm form, std::uint8_t* row);
/// Writes text, which holds digits alone, in the form.
void write_text(const char* text, std::size_t cells, CellForm form, std::uint8_t* row);
/// Writes open cells.
void write_open(std::size_t cells, CellForm form, std::uint8_t* row);

/// The grid of a row; none where it is badly written.
[[nodiscard]] std::optional<Grid> read_grid(const Rows& rows, std::size_t i, const Layout& layout);
void write_grid(const Grid& grid, CellForm form, std::uint8_t* row);

}  // namespace shudu::arrays
