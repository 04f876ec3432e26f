#include "formats/variant/square_grid.h"

#include <charconv>

#include "shudu/core/characters.h"
#include "shudu/formats/variant/reading.h"

namespace shudu::variant {

std::optional<SquarePlace> SquareGrid::place_named(std::string_view name) const {
  SquarePlace place;
  if (name.empty() || to_lower(name[0]) != 'r') return std::nullopt;
  const char* const end = name.data() + name.size();
  const auto row = std::from_chars(name.data() + 1, end, place.row);
  if (row.ec != std::errc() || row.ptr == end || to_lower(*row.ptr) != 'c') return std::nullopt;
  const auto column = std::from_chars(row.ptr + 1, end, place.column);
  const bool is_whole = column.ec == std::errc() && column.ptr == end;
  const auto is_near = [this](int number) { return number >= 0 && number <= size_ + 1; };
  if (!is_whole || !is_near(place.row) || !is_near(place.column)) return std::nullopt;
  return place;
}

std::optional<Variable> SquareGrid::cell_named(std::string_view name) const {
  const auto place = place_named(name);
  if (!place || !is_inside(place->row, place->column)) return std::nullopt;
  return static_cast<Variable>((place->row - 1) * size_ + place->column - 1);
}

std::string SquareGrid::name_of(Variable cell) const {
  return 'R' + std::to_string(cell / size_ + 1) + 'C' + std::to_string(cell % size_ + 1);
}

Variables SquareGrid::cells_from(SquarePlace place, int down, int right) const {
  Variables cells;
  while (is_inside(place.row += down, place.column += right)) {
    cells.push_back(static_cast<Variable>((place.row - 1) * size_ + place.column - 1));
  }
  return cells;
}

Variables SquareGrid::line_from(SquarePlace outside) const {
  const auto step = [this](int number) { return number == 0 ? 1 : number == size_ + 1 ? -1 : 0; };
  const int down = step(outside.row);
  const int right = step(outside.column);
  if ((down == 0) == (right == 0)) return {};
  return cells_from(outside, down, right);
}

std::optional<std::string> SquareGrid::name_outside(const Variables& cells) const {
  for (int line = 1; line <= size_; ++line) {
    for (const SquarePlace place :
         {SquarePlace{0, line}, {size_ + 1, line}, {line, 0}, {line, size_ + 1}}) {
      if (line_from(place) != cells) continue;
      return 'R' + std::to_string(place.row) + 'C' + std::to_string(place.column);
    }
  }
  return std::nullopt;
}

std::vector<Variables> SquareGrid::usual_boxes() const {
  return usual_regions(open_grid(size_, size_, 1, 1));
}

}  // namespace shudu::variant
