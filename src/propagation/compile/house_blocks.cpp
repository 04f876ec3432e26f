// Where the houses lie in the vector copy of the domains, and which pairs of crossing houses get a
// rule of their own because no pass over all lines has them.
#include <algorithm>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

using Houses = std::vector<Variables>;

bool has_house(const Problem& problem, Variables house) {
  std::sort(house.begin(), house.end());
  return std::find(problem.houses.begin(), problem.houses.end(), house) != problem.houses.end();
}

Variables box_of(int size, int width, int number) {
  const int height = size / width;
  const int boxes_across = size / width;
  Variables cells;
  for (int i = 0; i < size; ++i) {
    const int row = number / boxes_across * height + i / width;
    const int column = number % boxes_across * width + i % width;
    cells.push_back(static_cast<Variable>(row * size + column));
  }
  return cells;
}

/// The width of regular boxes, where rows, columns and boxes are all houses; 0: there are none.
int box_width(const Problem& problem, const variant::Model& model, Houses& lines) {
  const int size = problem.values;
  if (size > 16 || model.rows != size || model.columns != size) return 0;
  lines.assign(32, {});
  for (int i = 0; i < size; ++i) {
    for (int j = 0; j < size; ++j) {
      lines[static_cast<std::size_t>(i)].push_back(static_cast<Variable>(i * size + j));
      lines[static_cast<std::size_t>(16 + i)].push_back(static_cast<Variable>(j * size + i));
    }
  }
  for (const Variables& line : lines) {
    if (!line.empty() && !has_house(problem, line)) return 0;
  }
  for (int width = 2; width < size; ++width) {
    if (size % width != 0) continue;
    bool has_all = true;
    for (int box = 0; box < size && has_all; ++box) {
      has_all = has_house(problem, box_of(size, width, box));
    }
    if (has_all) return width;
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

void place(Problem& problem, const Houses& houses) {
  HouseBlocks& blocks = problem.blocks;
  const auto size = static_cast<std::size_t>(problem.values);
  const std::size_t lanes = blocks.lanes();
  blocks.blocks = (houses.size() + lanes - 1) / lanes;
  blocks.cells.assign(blocks.blocks * size * lanes, -1);
  blocks.bits.assign(blocks.blocks * lanes * problem.words, 0);
  std::vector<std::vector<std::uint32_t>> places(problem.variables());
  for (std::size_t h = 0; h < houses.size(); ++h) {
    const std::span<std::uint64_t> bits{blocks.bits.data() + h * problem.words, problem.words};
    for (std::size_t i = 0; i < houses[h].size(); ++i) {
      const std::size_t at = (h / lanes * size + i) * lanes + h % lanes;
      blocks.cells[at] = houses[h][i];
      set_bit(bits, houses[h][i]);
      places[houses[h][i]].push_back(static_cast<std::uint32_t>(at));
    }
  }
  blocks.places.starts.push_back(0);
  for (const auto& own : places) {
    blocks.places.items.insert(blocks.places.items.end(), own.begin(), own.end());
    blocks.places.starts.push_back(static_cast<std::uint32_t>(blocks.places.items.size()));
  }
}

bool is_line(const Problem& problem, const Variables& house) {
  const int size = problem.values;
  const int width = house.back() - house.front();
  return width == size - 1 || (width == size * (size - 1) && house[1] - house[0] == size);
}

bool is_box(const Problem& problem, const Variables& house) {
  const int size = problem.values;
  for (int box = 0; box < size; ++box) {
    if (house == box_of(size, problem.segments[0].length, box)) return true;
  }
  return false;
}

}  // namespace

void lay_out_houses(Problem& problem, const variant::Model& model) {
  problem.blocks.is_wide = problem.values > 16;
  Houses lines;
  const int width = box_width(problem, model, lines);
  if (width == 0) {
    place(problem, problem.houses);
    return;
  }
  problem.has_boxes = true;
  const int height = problem.values / width;
  problem.segments = {segments_of(problem.values, width, height),
                      segments_of(problem.values, height, width)};
  for (const Variables& house : problem.houses) {
    if (std::find(lines.begin(), lines.end(), house) == lines.end()) lines.push_back(house);
  }
  place(problem, lines);
}

void add_crossings(const Problem& problem, Builder& builder) {
  const Houses& houses = problem.houses;
  for (std::size_t i = 0; i < houses.size(); ++i) {
    for (std::size_t j = i + 1; j < houses.size(); ++j) {
      Variables both;
      Variables first;
      Variables second;
      std::set_intersection(houses[i].begin(), houses[i].end(), houses[j].begin(), houses[j].end(),
                            std::back_inserter(both));
      if (both.size() < 2 || both.size() == houses[i].size()) continue;
      const bool is_passed =
          problem.has_boxes && ((is_line(problem, houses[i]) && is_box(problem, houses[j])) ||
                                (is_box(problem, houses[i]) && is_line(problem, houses[j])));
      if (is_passed) continue;
      std::set_difference(houses[i].begin(), houses[i].end(), both.begin(), both.end(),
                          std::back_inserter(first));
      std::set_difference(houses[j].begin(), houses[j].end(), both.begin(), both.end(),
                          std::back_inserter(second));
      Crossing crossing;
      crossing.first = static_cast<std::uint16_t>(both.size());
      crossing.second = static_cast<std::uint16_t>(both.size() + first.size());
      both.insert(both.end(), first.begin(), first.end());
      both.insert(both.end(), second.begin(), second.end());
      builder.add(std::move(both), crossing);
    }
  }
}

}  // namespace shudu::propagation
