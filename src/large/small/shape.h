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

  std::size_t order;
  std::size_t cells;
  /// Of each cell, for each kind: which house, and which place in it.
  std::vector<std::array<std::uint8_t, kHouseKinds>> house_of;
  std::vector<std::array<std::uint8_t, kHouseKinds>> place_in;
  /// Cell of kind, house and place: (kind * order + house) * order + place.
  std::vector<std::uint16_t> cell_at;

  [[nodiscard]] std::size_t cell(std::size_t kind, std::size_t house, std::size_t place) const {
    return cell_at[(kind * order + house) * order + place];
  }
};

inline Shape::Shape(int rows, int columns)
    : order(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)),
      cells(order * order),
      house_of(cells),
      place_in(cells),
      cell_at(kHouseKinds * cells) {
  const auto box_rows = static_cast<std::size_t>(rows);
  const auto box_columns = static_cast<std::size_t>(columns);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::size_t row = cell / order;
    const std::size_t column = cell % order;
    const std::array houses = {row, column, row / box_rows * box_rows + column / box_columns};
    const std::array places = {column, row, row % box_rows * box_columns + column % box_columns};
    for (std::size_t kind = 0; kind < kHouseKinds; ++kind) {
      house_of[cell].at(kind) = static_cast<std::uint8_t>(houses.at(kind));
      place_in[cell].at(kind) = static_cast<std::uint8_t>(places.at(kind));
      cell_at[(kind * order + houses.at(kind)) * order + places.at(kind)] =
          static_cast<std::uint16_t>(cell);
    }
  }
}

}  // namespace shudu::large
