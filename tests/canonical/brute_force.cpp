// Orders of nine lines in threes are counted out by plain loops; a rearrangement is given up at the
// first cell that is larger than the smallest text so far.
#include "canonical/brute_force.h"

#include <algorithm>
#include <array>
#include <vector>

namespace shudu::test {
namespace {

using LineOrder = std::array<int, 9>;

std::vector<LineOrder> line_orders() {
  std::vector<LineOrder> found;
  LineOrder order{0, 1, 2, 3, 4, 5, 6, 7, 8};
  do {
    bool together = true;
    for (std::size_t i = 0; i < 9; i += 3) {
      together &= order[i] / 3 == order[i + 1] / 3 && order[i] / 3 == order[i + 2] / 3;
    }
    if (together) found.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return found;
}

// -1, 0, 1: the rearrangement is smaller than, equal to, larger than `least`, which it replaces
// where it is smaller.
int compare(const std::array<std::array<std::uint8_t, 9>, 9>& cells, const LineOrder& rows,
            const LineOrder& columns, std::array<std::uint8_t, kMaxCells>& least) {
  std::array<std::uint8_t, 10> name{};
  std::uint8_t names = 0;
  int result = 0;
  std::size_t i = 0;
  for (const int row : rows) {
    const auto& line = cells[static_cast<std::size_t>(row)];
    for (const int column : columns) {
      const std::uint8_t digit = line[static_cast<std::size_t>(column)];
      if (digit != 0 && name[digit] == 0) name[digit] = ++names;
      if (result == 0 && name[digit] > least[i]) return 1;
      if (name[digit] < least[i]) result = -1;
      if (result == -1) least[i] = name[digit];
      ++i;
    }
  }
  return result;
}

}  // namespace

BruteForm brute_force_form(const Grid& grid) {
  static const std::vector<LineOrder> kOrders = line_orders();
  std::array<std::uint8_t, kMaxCells> least;
  least.fill(9);
  std::uint32_t count = 0;
  std::array<std::array<std::uint8_t, 9>, 9> cells{};
  for (const bool transposed : {false, true}) {
    for (int i = 0; i < kMaxCells; ++i) {
      const auto row = static_cast<std::size_t>(transposed ? i % 9 : i / 9);
      const auto column = static_cast<std::size_t>(transposed ? i / 9 : i % 9);
      cells[row][column] = static_cast<std::uint8_t>(grid.value_at(Cell(i)));
    }
    for (const LineOrder& rows : kOrders) {
      for (const LineOrder& columns : kOrders) {
        const int result = compare(cells, rows, columns, least);
        if (result < 0) count = 0;
        if (result <= 0) ++count;
      }
    }
  }
  return {Grid::from_values(least, 9), count};
}

}  // namespace shudu::test
