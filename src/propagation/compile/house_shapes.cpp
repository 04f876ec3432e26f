#include "propagation/compile/house_shapes.h"

namespace shudu::propagation {

std::optional<Line> line_of(int size, const Variables& house) {
  if (house.size() < 2 || house.back() >= size * size) return std::nullopt;
  const int first = house.front();
  const int step = house[1] - first;
  for (std::size_t i = 1; i < house.size(); ++i) {
    if (house[i] - house[i - 1] != step) return std::nullopt;
  }
  if (step == 1 && first % size == 0) return Line{true, static_cast<std::size_t>(first / size)};
  if (step == size && first < size) return Line{false, static_cast<std::size_t>(first)};
  return std::nullopt;
}

bool is_box(int size, int width, const Variables& house) {
  const int height = size / width;
  const int first = house.front();
  if (first % size % width != 0 || first / size % height != 0) return false;
  for (int i = 0; i < size; ++i) {
    if (house[static_cast<std::size_t>(i)] != first + i / width * size + i % width) return false;
  }
  return true;
}

}  // namespace shudu::propagation
