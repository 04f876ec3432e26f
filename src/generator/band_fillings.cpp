// A class's fillings are found plainly: every order of the columns of boxes 1 and 2 whose rows do
// not meet; in the columns of box 3 each row's digit is then the one left over.
#include "generator/band_fillings.h"

#include <bit>
#include <cassert>

namespace shudu::full_grid {
namespace {

// The six orders of three things.
constexpr std::array<std::array<std::size_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// A box whose columns are in some order: each row as a set, and row by row.
struct OrderedBox {
  std::array<DigitMask, 3> rows;
  std::array<std::uint8_t, 9> digits;
};

std::array<OrderedBox, 216> orders_of(const ColumnPartition& columns) {
  std::array<std::array<std::uint8_t, 3>, 3> digits{};
  for (std::size_t c = 0; c < 3; ++c) {
    std::size_t count = 0;
    for (unsigned left = columns[c]; left != 0; left &= left - 1) {
      digits[c][count++] = static_cast<std::uint8_t>(std::countr_zero(left));
    }
  }
  std::array<OrderedBox, 216> boxes{};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const std::array<std::size_t, 3> order = {i / 36, i / 6 % 6, i % 6};
    for (std::size_t row = 0; row < 3; ++row) {
      for (std::size_t c = 0; c < 3; ++c) {
        const std::uint8_t digit = digits[c][kOrders[order[c]][row]];
        boxes[i].digits[3 * row + c] = digit;
        boxes[i].rows[row] = static_cast<DigitMask>(boxes[i].rows[row] | 1U << digit);
      }
    }
  }
  return boxes;
}

bool share_a_row(const OrderedBox& a, const OrderedBox& b) {
  return ((a.rows[0] & b.rows[0]) | (a.rows[1] & b.rows[1]) | (a.rows[2] & b.rows[2])) != 0;
}

// Puts into the third box what the rows lack; false where its columns do not offer one a row.
bool fill_third(const OrderedBox& a, const OrderedBox& b, const ColumnPartition& columns,
                BandFilling& band) {
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t c = 0; c < 3; ++c) {
      const unsigned left = columns[c] & ~static_cast<unsigned>(a.rows[row] | b.rows[row]);
      if (!std::has_single_bit(left)) return false;
      band[9 * row + c] = a.digits[3 * row + c];
      band[9 * row + 3 + c] = b.digits[3 * row + c];
      band[9 * row + 6 + c] = static_cast<std::uint8_t>(std::countr_zero(left));
    }
  }
  return true;
}

// The renamings that permute 012, 345 and 678 and the digits in each.
std::vector<DigitMap> make_keepers() {
  std::vector<DigitMap> keepers;
  keepers.reserve(kKeepers);
  for (const auto& columns : kOrders) {
    for (std::size_t inner = 0; inner < 216; ++inner) {
      const std::array<std::size_t, 3> order = {inner / 36, inner / 6 % 6, inner % 6};
      DigitMap names{};
      for (std::size_t d = 0; d < 9; ++d) {
        const std::size_t column = d / 3;
        names[d] = static_cast<std::uint8_t>(3 * columns[column] + kOrders[order[column]][d % 3]);
      }
      keepers.push_back(names);
    }
  }
  return keepers;
}

}  // namespace

BandFillings::BandFillings(const ColumnPartitions& partitions)
    : keepers_(make_keepers()),
      counts_(kPartitions * kPartitions),
      class_of_(kPartitions * kPartitions),
      keeper_of_(kPartitions * kPartitions) {
  carried_.resize(kKeepers);
  for (std::size_t k = 0; k < kKeepers; ++k) partitions.rename_all(keepers_[k], carried_[k]);
  for (std::size_t second = 0; second < kPartitions; ++second) {
    for (std::size_t third = 0; third < kPartitions; ++third) {
      if (counts_[second * kPartitions + third] == 0) add_class(partitions, second, third);
    }
  }
  carried_ = {};
}

void BandFillings::add_class(const ColumnPartitions& partitions, std::size_t second,
                             std::size_t third) {
  FillingClass added{};
  added.second = static_cast<std::uint16_t>(second);
  added.third = static_cast<std::uint16_t>(third);
  added.first_listed = static_cast<std::uint32_t>(list_.size());
  const auto firsts = orders_of(partitions[0]);
  const auto seconds = orders_of(partitions[second]);
  BandFilling band{};
  for (std::size_t i = 0; i < 36; ++i) {  // the first column stays in ascending order
    for (const OrderedBox& box : seconds) {
      if (share_a_row(firsts[i], box)) continue;
      if (fill_third(firsts[i], box, partitions[third], band)) list_.push_back(band);
    }
  }
  added.fillings = static_cast<std::uint16_t>(6 * (list_.size() - added.first_listed));
  assert(added.fillings > 0 && classes_.size() < 256);
  for (std::size_t k = 0; k < kKeepers; ++k) {
    const std::size_t pair = carried_[k][second] * kPartitions + carried_[k][third];
    if (counts_[pair] != 0) continue;
    counts_[pair] = added.fillings;
    class_of_[pair] = static_cast<std::uint8_t>(classes_.size());
    keeper_of_[pair] = static_cast<std::uint16_t>(k);
    ++added.pairs;
  }
  classes_.push_back(added);
}

}  // namespace shudu::full_grid
