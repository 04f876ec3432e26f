// All 84 sets of three digits are few enough to try every pair of them.
#include "generator/column_partitions.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shudu::full_grid {
namespace {

constexpr DigitMask kAllDigits = 0x1FF;

constexpr std::array<DigitMask, 84> make_threes() {
  std::array<DigitMask, 84> threes{};
  std::size_t count = 0;
  for (DigitMask set = 0; set <= kAllDigits; ++set) {
    if (std::popcount(set) == 3) threes[count++] = set;
  }
  return threes;
}
constexpr auto kThrees = make_threes();
static_assert(kThrees.back() == 0b111'000'000);

constexpr DigitMask rest_of(DigitMask a, DigitMask b) {
  return static_cast<DigitMask>(kAllDigits & ~(a | b));
}

std::uint32_t columns_of(const ColumnPartition& columns) {
  std::uint32_t packed = 0;
  for (std::uint32_t column = 0; column < 3; ++column) {
    for (std::uint32_t digit = 0; digit < 9; ++digit) {
      if ((columns[column] >> digit & 1U) != 0) packed |= column << (2 * digit);
    }
  }
  return packed;
}

}  // namespace

ColumnPartitions::ColumnPartitions() {
  list_partitions();
  seen_.resize(kPartitions);
  names_.resize(kPartitions);
  choices_.resize(kPartitions);
  for (std::size_t p = 0; p < kPartitions; ++p) {
    see_from(p);
    list_choices(p);
  }
}

void ColumnPartitions::list_partitions() {
  partitions_.reserve(kPartitions);
  for (const DigitMask a : kThrees) {
    if ((a & 1U) == 0) continue;
    first_[a] = static_cast<std::uint8_t>(number_.size());
    auto& row = number_.emplace_back();
    for (const DigitMask b : kThrees) {
      if ((a & b) != 0) continue;
      const DigitMask c = rest_of(a, b);
      if (std::countr_zero(b) > std::countr_zero(c)) continue;
      row[b] = row[c] = static_cast<std::uint16_t>(partitions_.size());
      partitions_.push_back({a, b, c});
    }
  }
  assert(partitions_.size() == kPartitions);
}

std::size_t ColumnPartitions::number_of(const ColumnPartition& columns) const {
  const std::size_t with_0 = (columns[0] & 1U) != 0 ? 0 : (columns[1] & 1U) != 0 ? 1 : 2;
  return number_[first_[columns[with_0]]][columns[(with_0 + 1) % 3]];
}

void ColumnPartitions::rename_all(const DigitMap& names,
                                  std::array<std::uint16_t, kPartitions>& to) const {
  // Of each set what it becomes, from the set without its lowest digit.
  std::array<DigitMask, 512> renamed{};
  for (unsigned set = 1; set < renamed.size(); ++set) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
    renamed[set] = static_cast<DigitMask>(renamed[set & (set - 1)] | 1U << names[lowest]);
  }
  for (std::size_t p = 0; p < kPartitions; ++p) {
    const ColumnPartition& columns = partitions_[p];
    to[p] = static_cast<std::uint16_t>(
        number_of({renamed[columns[0]], renamed[columns[1]], renamed[columns[2]]}));
  }
}

void ColumnPartitions::see_from(std::size_t p) {
  DigitMap names{};
  std::uint8_t next = 0;
  for (const DigitMask column : partitions_[p]) {
    for (unsigned left = column; left != 0; left &= left - 1) {
      const auto digit = static_cast<std::uint8_t>(std::countr_zero(left));
      names_[p][next] = digit;
      names[digit] = next++;
    }
  }
  rename_all(names, seen_[p]);
}

void ColumnPartitions::list_choices(std::size_t p) {
  const ColumnPartition& t = partitions_[p];
  std::size_t count = 0;
  for (const DigitMask a : kThrees) {
    if ((a & t[0]) != 0) continue;
    for (const DigitMask b : kThrees) {
      const DigitMask c = rest_of(a, b);
      if ((b & (a | t[1])) != 0 || (c & t[2]) != 0) continue;
      const ColumnPartition second = {a, b, c};
      const ColumnPartition third = {rest_of(t[0], a), rest_of(t[1], b), rest_of(t[2], c)};
      choices_[p][count++] = {static_cast<std::uint16_t>(number_of(second)),
                              static_cast<std::uint16_t>(number_of(third)), columns_of(second),
                              columns_of(third)};
    }
  }
  assert(count == kChoices);
}

}  // namespace shudu::full_grid
