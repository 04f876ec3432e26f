#include "arrays/cells.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace shudu::arrays {
namespace {

// The blanks of plain lines (shudu/formats/plain_lines.h), and a blank itself. Comparisons, for no
// vector can look up a table.
bool is_text(std::uint8_t c, int size) {
  const bool is_digit = static_cast<std::uint8_t>(c - '0') <= size;
  const bool is_blank = (c == '.') | (c == '*') | (c == '_') | (c == '-') | (c == ' ');
  return is_digit | is_blank | (c == 'x') | (c == 'X');
}

}  // namespace

bool is_cell(std::uint8_t byte, CellForm form, int size) {
  return form == CellForm::kValues ? byte <= size : is_text(byte, size);
}

bool is_well_written(const std::uint8_t* __restrict row, std::size_t cells, CellForm form,
                     int size) {
  // One look at the end: what is compared in the loop is no wider than a byte.
  std::uint8_t top = 0;
  if (form == CellForm::kValues) {
    for (std::size_t i = 0; i < cells; ++i) top = std::max(top, row[i]);
    return top <= size;
  }
  for (std::size_t i = 0; i < cells; ++i) {
    top = std::max(top, static_cast<std::uint8_t>(!is_text(row[i], size)));
  }
  return top == 0;
}

bool read_text(const std::uint8_t* __restrict row, std::size_t cells, CellForm form, int size,
               char* __restrict text) {
  if (form == CellForm::kText) {
    std::memcpy(text, row, cells);
    return is_well_written(row, cells, form, size);
  }
  std::uint8_t top = 0;
  for (std::size_t i = 0; i < cells; ++i) {
    top = std::max(top, row[i]);
    text[i] = static_cast<char>(row[i] + '0');
  }
  return top <= size;
}

void read_values(const std::uint8_t* __restrict row, std::size_t cells, CellForm form,
                 std::uint8_t* __restrict values) {
  if (form == CellForm::kValues) {
    std::memcpy(values, row, cells);
    return;
  }
  for (std::size_t i = 0; i < cells; ++i) {
    const auto above = static_cast<std::uint8_t>(row[i] - '0');
    values[i] = above <= kMaxSize ? above : 0;
  }
}

void write_values(const std::uint8_t* __restrict values, std::size_t cells, CellForm form,
                  std::uint8_t* __restrict row) {
  if (form == CellForm::kValues) {
    std::memcpy(row, values, cells);
    return;
  }
  for (std::size_t i = 0; i < cells; ++i) {
    row[i] = static_cast<std::uint8_t>(values[i] == 0 ? '.' : values[i] + '0');
  }
}

void write_text(const char* __restrict text, std::size_t cells, CellForm form,
                std::uint8_t* __restrict row) {
  if (form == CellForm::kText) {
    std::memcpy(row, text, cells);
    return;
  }
  for (std::size_t i = 0; i < cells; ++i) row[i] = static_cast<std::uint8_t>(text[i] - '0');
}

void write_open(std::size_t cells, CellForm form, std::uint8_t* row) {
  std::memset(row, form == CellForm::kValues ? 0 : '.', cells);
}

std::optional<Grid> read_grid(const Rows& rows, std::size_t i, const Layout& layout) {
  const auto cells = static_cast<std::size_t>(layout.cell_count());
  if (!is_well_written(rows.row(i), cells, rows.form, layout.size())) return std::nullopt;
  std::array<std::uint8_t, kMaxCells> values{};
  read_values(rows.row(i), cells, rows.form, values.data());
  return Grid::from_values(values, layout.size());
}

void write_grid(const Grid& grid, CellForm form, std::uint8_t* row) {
  const auto cells = static_cast<std::size_t>(grid.cell_count());
  write_values(grid.values().data(), cells, form, row);
}

}  // namespace shudu::arrays
