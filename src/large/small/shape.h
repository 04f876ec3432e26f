// Where the cells of a grid of up to 25 x 25 lie: row, column, box, and the place in each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shudu::large {

inline constexpr std::size_t kHouseKinds = 3;  // row, column, box

struct Shape {
  Shape(int rows, int columns);

  /// A cell in a house. Tables of houses have an entry a place or a value, all rows first, then all
  /// columns, then all boxes; `first` is where those of this house begin.
  struct View {
    std::uint16_t first;
    std::uint16_t place;
  };

  std::size_t order;
  std::size_t cells;
  /// Each cell in its row, its column and its box.
  std::vector<std::array<View, kHouseKinds>> views;
  /// The cell of each place.
  std::vector<std::uint16_t> cell_at;
};

inline Shape::Shape(int rows, int columns)
    : order(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)),
      cells(order * order),
      views(cells),
      cell_at(kHouseKinds * cells) {
  const auto box_rows = static_cast<std::size_t>(rows);
  const auto box_columns = static_cast<std::size_t>(columns);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::size_t row = cell / order;
    const std::size_t column = cell % order;
    const std::array houses = {row, column, row / box_rows * box_rows + column / box_columns};
    const std::array places = {column, row, row % box_rows * box_columns + column % box_columns};
    for (std::size_t kind = 0; kind < kHouseKinds; ++kind) {
      const std::size_t first = (kind * order + houses.at(kind)) * order;
      views[cell].at(kind) = {static_cast<std::uint16_t>(first),
                              static_cast<std::uint16_t>(places.at(kind))};
      cell_at[first + places.at(kind)] = static_cast<std::uint16_t>(cell);
    }
  }
}

}  // namespace shudu::large
