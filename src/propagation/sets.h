// Small arithmetic on sets of values: bit i is the i-th value of the range.
#pragma once

#include <bit>
#include <cstdint>

#include "shudu/variant/primitive.h"

namespace shudu::propagation {

using Set = variant::ValueSet;
using variant::Variable;
using variant::Variables;

inline constexpr int kSetBits = 32;

/// How many.
constexpr int size_of(Set set) { return std::popcount(set); }
/// The lowest and the highest value. Precondition: not empty.
constexpr int lowest(Set set) { return std::countr_zero(set); }
constexpr int highest(Set set) { return kSetBits - 1 - std::countl_zero(set); }
/// One value or none.
constexpr bool is_single(Set set) { return (set & (set - 1)) == 0; }
constexpr Set only(int value) { return Set{1} << value; }
constexpr Set lowest_of(Set set) { return set & (~set + 1); }
constexpr Set without_lowest(Set set) { return set & (set - 1); }

/// The values below `bound`, of any bound.
constexpr Set below(std::int64_t bound) {
  if (bound <= 0) return 0;
  return bound >= kSetBits ? ~Set{0} : (Set{1} << bound) - 1;
}
/// The values from `low` to `high`, both included.
constexpr Set between(std::int64_t low, std::int64_t high) { return below(high + 1) & ~below(low); }

/// Bit i becomes bit 31 - i.
constexpr Set reversed(Set set) {
  set = ((set >> 1) & 0x55555555U) | ((set & 0x55555555U) << 1);
  set = ((set >> 2) & 0x33333333U) | ((set & 0x33333333U) << 2);
  set = ((set >> 4) & 0x0f0f0f0fU) | ((set & 0x0f0f0f0fU) << 4);
  set = ((set >> 8) & 0x00ff00ffU) | ((set & 0x00ff00ffU) << 8);
  return (set >> 16) | (set << 16);
}
/// Value v becomes total - v; what would be negative falls out.
constexpr Set reflected(Set set, int total) {
  const int shift = 2 * kSetBits - 1 - total;
  if (shift < 0 || total < 0) return 0;
  return static_cast<Set>((std::uint64_t{reversed(set)} << kSetBits) >> shift);
}
static_assert(reflected(0b0110, 3) == 0b0110 && reflected(0b1, 3) == 0b1000 &&
              reflected(0b1000, 2) == 0);

/// The values of a set, from the lowest: `for (int value : Each(set))`.
class Each {
 public:
  explicit constexpr Each(Set set) : set_(set) {}
  struct Place {
    Set left;
    constexpr int operator*() const { return lowest(left); }
    constexpr Place& operator++() {
      left = without_lowest(left);
      return *this;
    }
    constexpr bool operator!=(const Place& other) const { return left != other.left; }
  };
  [[nodiscard]] constexpr Place begin() const { return {set_}; }
  [[nodiscard]] constexpr Place end() const { return {0}; }

 private:
  Set set_;
};

}  // namespace shudu::propagation
