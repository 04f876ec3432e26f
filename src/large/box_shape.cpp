#include "shudu/large/box_shape.h"

#include <charconv>

#include "shudu/large/large_grid.h"

namespace shudu::large {
namespace {

struct TwoSides {
  int rows = 0;
  int columns = 0;
};

// `4x3` at the start of the text, which is then what follows; numbers as they are counted, without
// signs or zeros before them.
std::optional<TwoSides> take_sides(std::string_view& text) {
  TwoSides sides;
  for (int* const side : {&sides.rows, &sides.columns}) {
    if (side == &sides.columns) {
      if (!text.starts_with('x')) return std::nullopt;
      text.remove_prefix(1);
    }
    if (text.empty() || text.front() < '1' || text.front() > '9') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *side);
    if (error != std::errc{} || *side > kLargestOrder) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  }
  return sides;
}

std::string with_cross(int rows, int columns) {
  return std::to_string(rows) + 'x' + std::to_string(columns);
}

}  // namespace

BoxShape usual_boxes(int order) {
  int rows = 1;
  for (int i = 2; i * i <= order; ++i) {
    if (order % i == 0) rows = i;
  }
  return {rows, order / rows};
}

std::optional<BoxShape> parse_size(std::string_view text) {
  const auto size = take_sides(text);
  if (!size || size->rows != size->columns) return std::nullopt;
  if (text.empty()) return usual_boxes(size->rows);
  if (!text.starts_with('-')) return std::nullopt;
  text.remove_prefix(1);
  const auto sides = take_sides(text);
  if (!sides || !text.empty()) return std::nullopt;
  const BoxShape boxes{sides->rows, sides->columns};
  return boxes.order() == size->rows ? std::optional(boxes) : std::nullopt;
}

std::string size_name(BoxShape boxes) {
  const int order = boxes.order();
  const std::string size = with_cross(order, order);
  return boxes == usual_boxes(order) ? size : size + '-' + with_cross(boxes.rows, boxes.columns);
}

}  // namespace shudu::large
