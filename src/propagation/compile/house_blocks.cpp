// Where the houses lie in the vector copy of the domains, and which pairs of crossing houses get a
// rule of their own because no pass over all lines has them.
#include <algorithm>
#include <iterator>
#include <numeric>

#include "propagation/compile/builder.h"
#include "propagation/compile/house_shapes.h"

namespace shudu::propagation {
namespace {

/// Rows at 0, columns at kColumns; then other houses. Nothing where there is none.
using Lines = std::vector<const Variables*>;
constexpr std::size_t kColumns = 16;

/// The width of regular boxes, where rows, columns and boxes are all houses; 0: there are none.
int box_width(const Problem& problem, const variant::Model& model, Lines& lines) {
  const int size = problem.values;
  if (size > 16 || model.rows != size || model.columns != size) return 0;
  lines.assign(2 * kColumns, nullptr);
  std::vector<const Variables*> others;
  for (const Variables& house : problem.houses) {
    if (const auto line = line_of(size, house)) {
      lines[(line->is_row ? 0 : kColumns) + line->number] = &house;
    } else {
      others.push_back(&house);
    }
  }
  const auto found = std::count_if(lines.begin(), lines.end(), [](auto line) { return line; });
  if (found != std::ptrdiff_t{2} * size) return 0;
  lines.insert(lines.end(), others.begin(), others.end());
  for (int width = 2; width < size; ++width) {
    if (size % width != 0) continue;
    const auto is_one = [&](const Variables* house) { return is_box(size, width, *house); };
    if (std::count_if(others.begin(), others.end(), is_one) == size) return width;
  }
  return 0;
}

Segments segments_of(int size, int length, int parallel) {
  Segments segments;
  segments.values = size;
  segments.length = length;
  segments.parallel = parallel;
  for (int turn = 0; turn < parallel; ++turn) {
    for (int lane = 0; lane < 16; ++lane) {
      const int first = lane / parallel * parallel;
      const int turned = lane < size ? first + (lane - first + turn) % parallel : lane;
      segments.rotated[static_cast<std::size_t>(turn)].of16[static_cast<std::size_t>(lane)] =
          static_cast<std::uint16_t>(turned);
    }
  }
  return segments;
}

/// take(cell, place, house) for each cell of each house.
template <typename Take>
void for_each_place(const Problem& problem, const Lines& houses, Take take) {
  const auto size = static_cast<std::size_t>(problem.values);
  const std::size_t lanes = problem.blocks.lanes();
  for (std::size_t h = 0; h < houses.size(); ++h) {
    if (houses[h] == nullptr) continue;
    for (std::size_t i = 0; i < size; ++i) {
      take((*houses[h])[i], (h / lanes * size + i) * lanes + h % lanes, h);
    }
  }
}

void place(Problem& problem, const Lines& houses) {
  HouseBlocks& blocks = problem.blocks;
  const std::size_t lanes = blocks.lanes();
  blocks.blocks = (houses.size() + lanes - 1) / lanes;
  blocks.cells.assign(blocks.blocks * static_cast<std::size_t>(problem.values) * lanes, -1);
  blocks.bits.assign(blocks.blocks * lanes * problem.words, 0);
  Lists<std::uint32_t>& places = blocks.places;
  places.starts.resize(problem.variables() + 1);
  for_each_place(problem, houses, [&](Variable cell, std::size_t place, std::size_t house) {
    blocks.cells[place] = cell;
    set_bit(std::span(blocks.bits).subspan(house * problem.words, problem.words), cell);
    ++places.starts[cell + std::size_t{1}];
  });
  std::partial_sum(places.starts.begin(), places.starts.end(), places.starts.begin());
  places.items.resize(places.starts.back());
  std::vector<std::uint32_t> ends(places.starts.begin(), places.starts.end() - 1);
  for_each_place(problem, houses, [&](Variable cell, std::size_t place, std::size_t) {
    places.items[ends[cell]++] = static_cast<std::uint32_t>(place);
  });
}

/// Of a house, where there are regular boxes.
enum class Shape : std::uint8_t { kLine, kBox, kOther };
std::vector<Shape> shapes_of(const Problem& problem) {
  std::vector<Shape> shapes(problem.houses.size(), Shape::kOther);
  for (std::size_t i = 0; problem.has_boxes && i < shapes.size(); ++i) {
    const Variables& house = problem.houses[i];
    if (line_of(problem.values, house)) {
      shapes[i] = Shape::kLine;
    } else if (is_box(problem.values, problem.segments[0].length, house)) {
      shapes[i] = Shape::kBox;
    }
  }
  return shapes;
}

/// Have they two cells in common?
bool do_cross(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  bool has_one = false;
  for (std::size_t w = 0; w < a.size(); ++w) {
    const std::uint64_t both = a[w] & b[w];
    if (both == 0) continue;
    if (has_one || (both & (both - 1)) != 0) return true;
    has_one = true;
  }
  return false;
}

void add_crossing(Builder& builder, const Variables& first, const Variables& second) {
  Variables cells;
  Crossing crossing;
  std::set_intersection(first.begin(), first.end(), second.begin(), second.end(),
                        std::back_inserter(cells));
  crossing.first = static_cast<std::uint16_t>(cells.size());
  std::set_difference(first.begin(), first.end(), second.begin(), second.end(),
                      std::back_inserter(cells));
  crossing.second = static_cast<std::uint16_t>(cells.size());
  std::set_difference(second.begin(), second.end(), first.begin(), first.end(),
                      std::back_inserter(cells));
  builder.add(std::move(cells), crossing);
}

}  // namespace

void lay_out_houses(Problem& problem, const variant::Model& model) {
  problem.blocks.is_wide = problem.values > 16;
  Lines lines;
  const int width = box_width(problem, model, lines);
  if (width == 0) {
    lines.clear();
    for (const Variables& house : problem.houses) lines.push_back(&house);
    place(problem, lines);
    return;
  }
  problem.has_boxes = true;
  const int height = problem.values / width;
  problem.segments = {segments_of(problem.values, width, height),
                      segments_of(problem.values, height, width)};
  place(problem, lines);
}

void add_crossings(const Problem& problem, Builder& builder) {
  const std::vector<Shape> shapes = shapes_of(problem);
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    for (std::size_t j = i + 1; j < shapes.size(); ++j) {
      const bool is_passed = (shapes[i] == Shape::kLine && shapes[j] == Shape::kBox) ||
                             (shapes[i] == Shape::kBox && shapes[j] == Shape::kLine);
      if (is_passed || !do_cross(problem.house_bits[i], problem.house_bits[j])) continue;
      add_crossing(builder, problem.houses[i], problem.houses[j]);
    }
  }
}

}  // namespace shudu::propagation
