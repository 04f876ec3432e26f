// 6 orders of boxes, 6 of rows and 6 of the columns of box 1 name the digits; the columns of boxes
// 2 and 3 then stand in the order of their first row.
#include "generator/bands.h"

#include <algorithm>

namespace shudu::test {
namespace {

constexpr std::array<std::array<int, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::uint64_t form_of(const Band& band, const std::array<int, 3>& boxes,
                      const std::array<int, 3>& rows, const std::array<int, 3>& columns) {
  std::array<std::uint64_t, 10> names{};
  for (int i = 0; i < 9; ++i) {
    names[at(band[at(rows[at(i / 3)])][at(3 * boxes[0] + columns[at(i % 3)])])] = at(i + 1);
  }
  std::uint64_t form = 0;
  for (int box = 1; box < 3; ++box) {
    std::array<std::uint64_t, 3> lines{};
    for (int c = 0; c < 3; ++c) {
      for (const int row : rows) {
        lines[at(c)] = 10 * lines[at(c)] + names[at(band[at(row)][at(3 * boxes[at(box)] + c)])];
      }
    }
    std::sort(lines.begin(), lines.end());
    for (const std::uint64_t line : lines) form = 1000 * form + line;
  }
  return form;
}

}  // namespace

Band band_of(const Grid& grid, int number, bool stacks) {
  Band band{};
  for (int r = 0; r < 3; ++r) {
    for (int c = 0; c < 9; ++c) {
      const int line = 3 * number + r;
      band[at(r)][at(c)] = grid.value_at(stacks ? Cell::at(c, line, 9) : Cell::at(line, c, 9));
    }
  }
  return band;
}

BandForm band_form(const Band& band) {
  BandForm best;
  for (const auto& boxes : kOrders) {
    for (const auto& rows : kOrders) {
      for (const auto& columns : kOrders) {
        const std::uint64_t form = form_of(band, boxes, rows, columns);
        if (best.automorphisms != 0 && form > best.number) continue;
        if (best.automorphisms == 0 || form < best.number) best = {form, 0};
        ++best.automorphisms;
      }
    }
  }
  return best;
}

}  // namespace shudu::test
