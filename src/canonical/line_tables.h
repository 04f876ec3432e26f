// Small tables about three things in a row: their orders, and the keys of lines.
//
// A box that crosses a line gives three cells. Their six orders are numbered lexicographically, and
// an order of nine columns that keeps boxes together is one order of the boxes and one for each
// box:
//
//   column order = ((boxes * 6 + first box) * 6 + second box) * 6 + third box     0 .. 1295
//
// A line's key has nine nibbles, the first column on top: 0 a blank, 1..9 a name, 15 a digit that
// has no name yet. The tables sort the three nibbles of a box. All are made by functions that
// the compiler can call (core/made_table.h).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "shudu/core/made_table.h"

namespace shudu {

/// An order of three things: entry i is the thing that comes i-th.
using OrderOfThree = std::array<std::uint8_t, 3>;

/// All six, lexicographically.
inline constexpr std::array<OrderOfThree, 6> kOrdersOfThree{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// The number of the order that begins with `first`, then `second`.
constexpr unsigned order_of_three(unsigned first, unsigned second) {
  return 2 * first + (second > 3 - first - second ? 1 : 0);
}

constexpr bool numbers_orders() {
  for (unsigned i = 0; i < kOrdersOfThree.size(); ++i) {
    if (order_of_three(kOrdersOfThree[i][0], kOrdersOfThree[i][1]) != i) return false;
  }
  return true;
}
static_assert(numbers_orders());

constexpr OrderOfThree inverse(const OrderOfThree& order) {
  OrderOfThree result{};
  for (std::uint8_t i = 0; i < 3; ++i) result[order[i]] = i;
  return result;
}

inline constexpr std::size_t kColumnOrders = 1296;

/// Sixteen bytes for a byte shuffle.
struct alignas(16) Shuffle {
  std::array<std::uint8_t, 16> from;
};

/// The byte that a shuffle finds no digit at: lines are blank from their ninth cell on.
inline constexpr std::uint8_t kBlankByte = 15;

/// A column order, target column -> source column.
constexpr Shuffle shuffle_of(unsigned id) {
  Shuffle order{};
  order.from.fill(kBlankByte);
  const std::array<unsigned, 3> inside{id / 36 % 6, id / 6 % 6, id % 6};
  for (unsigned j = 0; j < 9; ++j) {
    const unsigned box = kOrdersOfThree[id / 216][j / 3];
    order.from[j] = static_cast<std::uint8_t>(box * 3 + kOrdersOfThree[inside[j / 3]][j % 3]);
  }
  return order;
}

/// For each column order.
constexpr std::array<Shuffle, kColumnOrders> make_column_orders() {
  std::array<Shuffle, kColumnOrders> table{};
  for (unsigned id = 0; id < kColumnOrders; ++id) table[id] = shuffle_of(id);
  return table;
}

/// The same read from right to left: byte 8 - j is about target column j. What is packed from bytes
/// in this order has the first column on top. Each order is worked out anew: of a whole call of
/// make_column_orders() a compiler keeps the answer as a constant of 20 KB, which tables that are
/// made at the start are there to save.
constexpr std::array<Shuffle, kColumnOrders> make_reversed_orders() {
  std::array<Shuffle, kColumnOrders> table{};
  for (unsigned id = 0; id < kColumnOrders; ++id) {
    const Shuffle order = shuffle_of(id);
    table[id].from.fill(kBlankByte);
    for (unsigned j = 0; j < 9; ++j) {
      table[id].from[8 - j] = static_cast<std::uint8_t>(8 - order.from[j]);
    }
  }
  return table;
}

inline const auto kColumnShuffles = made_table(make_column_orders);
inline const auto kReversedColumns = made_table(make_reversed_orders);

/// The number of a column order given as target column -> source column.
constexpr unsigned column_order(const std::array<std::uint8_t, 9>& from) {
  unsigned id = order_of_three(from[0] / 3U, from[3] / 3U);
  for (std::size_t box = 0; box < 9; box += 3) {
    id = id * 6 + order_of_three(from[box] % 3U, from[box + 1] % 3U);
  }
  return id;
}

/// How the three nibbles of a box are sorted.
struct SortedBox {
  std::uint16_t sorted;  ///< the nibbles ascending, the smallest on top
  std::uint8_t order;    ///< the order of three that sorts them, equal ones as they stand
  std::uint8_t unnamed;  ///< how many are 15
};

constexpr SortedBox sorted_box(unsigned key) {
  const std::array<unsigned, 3> value{key >> 8U, key >> 4U & 15U, key & 15U};
  // The first of all orders that ascend is the one that leaves equal ones as they stand.
  unsigned best = 0;
  while (value[kOrdersOfThree[best][0]] > value[kOrdersOfThree[best][1]] ||
         value[kOrdersOfThree[best][1]] > value[kOrdersOfThree[best][2]]) {
    ++best;
  }
  SortedBox box{};
  for (const std::uint8_t i : kOrdersOfThree[best]) {
    box.sorted = static_cast<std::uint16_t>(unsigned{box.sorted} << 4U | value[i]);
    if (value[i] == 15) ++box.unnamed;
  }
  box.order = static_cast<std::uint8_t>(best);
  return box;
}
static_assert(sorted_box(0x3f1).sorted == 0x13f && sorted_box(0x3f1).unnamed == 1);
static_assert(kOrdersOfThree[sorted_box(0x310).order] == OrderOfThree{2, 1, 0});

constexpr std::array<SortedBox, 4096> make_sorted_boxes() {
  std::array<SortedBox, 4096> table{};
  for (unsigned key = 0; key < table.size(); ++key) table[key] = sorted_box(key);
  return table;
}

inline const auto kSortedBoxes = made_table(make_sorted_boxes);

/// For each set of given cells of a line, bit j for column j, the smallest arrangement of the
/// marks, the first column on top.
constexpr std::array<std::uint16_t, 512> make_shapes() {
  std::array<std::uint16_t, 512> table{};
  for (unsigned given = 0; given < 512; ++given) {
    std::array<int, 3> count{std::popcount(given & 7U), std::popcount(given >> 3U & 7U),
                             std::popcount(given >> 6U)};
    std::sort(count.begin(), count.end());
    unsigned shape = 0;
    for (const int n : count) shape = shape << 3U | ((1U << n) - 1U);
    table[given] = static_cast<std::uint16_t>(shape);
  }
  return table;
}

inline constexpr auto kShapes = make_shapes();
static_assert(kShapes[0b000'100'011] == 0b000'001'011);

}  // namespace shudu
