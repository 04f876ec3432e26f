// Do the givens break a rule?
//
// One pass over the filled cells marks per house the digits seen; nearly every puzzle ends there.
// Only when some house has a digit twice is it asked which house comes first. Equal digits a move
// apart are looked for downwards, so each pair is met once. Tested in tests/core/clash_test.cpp
// against the definition, pair by pair.
#include "shudu/core/clash.h"

#include <array>

namespace shudu {
namespace {

struct Offset {
  int rows;
  int columns;
};
constexpr std::array kKnightDown{Offset{1, -2}, Offset{1, 2}, Offset{2, -1}, Offset{2, 1}};
// Straight moves stay in a row or column, which were looked at before.
constexpr std::array kKingDown{Offset{1, -1}, Offset{1, 1}};

// In the order of HouseKind.
constexpr std::array kCodes{ErrorCode::kDuplicateInRow, ErrorCode::kDuplicateInColumn,
                            ErrorCode::kDuplicateInBox, ErrorCode::kDuplicateInRegion};

constexpr ErrorCode code_of(HouseKind kind) { return kCodes[static_cast<std::size_t>(kind)]; }

// The digits that some house holds twice; empty when no house does.
DigitSet digits_with_clash(const Layout& layout, const Grid& grid, CellSet filled) {
  std::array<DigitSet, kMaxHouses> seen{};
  DigitSet twice;
  for (const Cell cell : filled) {
    const DigitSet digit = DigitSet::only(*grid[cell]);
    for (const House house : layout.houses_of(cell)) {
      DigitSet& digits = seen[static_cast<std::size_t>(house.index())];
      twice |= digits & digit;
      digits |= digit;
    }
  }
  return twice;
}

CellSet cells_with(const Grid& grid, CellSet cells, Digit digit) {
  CellSet found;
  for (const Cell cell : cells) {
    if (grid[cell] == digit) found.insert(cell);
  }
  return found;
}

Error clash_of(ErrorCode code, const Grid& grid, Digit digit, CellSet cells) {
  return Error{.code = code,
               .digit = static_cast<std::uint8_t>(digit.value()),
               .size = static_cast<std::uint8_t>(grid.size()),
               .cells = cells};
}

std::optional<Error> first_house_clash(const Layout& layout, const Grid& grid, DigitSet digits) {
  for (int i = 0; i < layout.house_count(); ++i) {
    const House house(i);
    for (const Digit digit : digits) {
      const CellSet cells = cells_with(grid, layout.cells(house), digit);
      if (cells.size() < 2) continue;
      Error error = clash_of(code_of(layout.kind(house)), grid, digit, cells);
      error.house_number = static_cast<std::uint8_t>(layout.number(house) + 1);
      return error;
    }
  }
  return std::nullopt;
}

std::optional<Error> first_move_clash(const Grid& grid, std::span<const Offset> moves,
                                      ErrorCode code) {
  const int size = grid.size();
  for (const Cell cell : grid.filled()) {
    for (const Offset move : moves) {
      const int row = cell.row_in(size) + move.rows;
      const int column = cell.column_in(size) + move.columns;
      if (row >= size || column < 0 || column >= size) continue;
      const Cell other = Cell::at(row, column, size);
      if (grid[other] == grid[cell]) return clash_of(code, grid, *grid[cell], {cell, other});
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> find_clash(const Layout& layout, const Grid& grid) {
  if (grid.size() != layout.size()) {
    return Error{.code = ErrorCode::kLayoutMismatch,
                 .found = static_cast<std::uint64_t>(grid.size()),
                 .expected = static_cast<std::uint64_t>(layout.size())};
  }
  const DigitSet digits = digits_with_clash(layout, grid, grid.filled());
  if (!digits.empty()) return first_house_clash(layout, grid, digits);
  if (layout.is_anti_knight()) {
    auto error = first_move_clash(grid, kKnightDown, ErrorCode::kDuplicateAtKnightsMove);
    if (error) return error;
  }
  if (layout.is_anti_king()) {
    return first_move_clash(grid, kKingDown, ErrorCode::kDuplicateAtKingsMove);
  }
  return std::nullopt;
}

}  // namespace shudu
