// Difficulties as the original's double numbers, made at compile time by the same operations.
//
// They are compared as doubles, not as printed: 4.5 + 0.1 + 0.1 is a little less than 4.5 + 0.2,
// and 6.6 + 0.1 a little less than 7.0 - 0.3, and which of two steps is taken depends on it. So a
// difficulty is a base with a number of additions, looked up here and never made from tenths.
#pragma once

#include <compare>

namespace shudu::se {

struct Difficulty {
  double value = 0;

  /// 45 for 4.5.
  [[nodiscard]] constexpr int tenths() const { return static_cast<int>((value + 0.05) * 10); }
  friend constexpr auto operator<=>(const Difficulty&, const Difficulty&) = default;
};

/// What long chains cost more: 0.1 for each threshold below complexity - 2.
inline constexpr int kMostAdditions = 40;
struct Additions {
  int threshold[kMostAdditions]{};  ///< n - 2 above threshold[i]: at least i + 1 additions
  double sum[kMostAdditions + 1]{};
};
constexpr Additions make_additions() {
  Additions a;
  double sum = 0;
  int threshold = 4;
  for (int i = 0; i < kMostAdditions; ++i) {
    a.threshold[i] = threshold;
    threshold = i % 2 == 0 ? threshold / 2 * 3 : threshold / 3 * 4;
    sum += 0.1;
    a.sum[i + 1] = sum;
  }
  return a;
}
inline constexpr Additions kAdditions = make_additions();
static_assert(kAdditions.threshold[16] == 1024 && kAdditions.threshold[13] == 384);

/// The additions of a chain of this complexity, 0 to kMostAdditions.
constexpr int additions_of(int complexity) {
  int n = 0;
  while (n < kMostAdditions && complexity - 2 > kAdditions.threshold[n]) ++n;
  return n;
}
constexpr Difficulty chain_difficulty(double base, int complexity) {
  return {base + kAdditions.sum[additions_of(complexity)]};
}
static_assert(chain_difficulty(6.6, 8).value < 6.7);
static_assert(chain_difficulty(8.5, 9).tenths() == 87);

/// A unique loop: its length, then the surcharge of a set of `extra` + 1 cells.
constexpr Difficulty loop_difficulty(int length, int extra) {
  double value = 4.5;
  if (length == 6) value += 0.1;
  if (length == 8) value += 0.2;
  if (length >= 10) value = (4.5 + 0.3) + 0.2;
  return {extra == 0 ? value : value + 0.1 * extra};
}
static_assert(loop_difficulty(6, 1) < loop_difficulty(8, 0));
static_assert(loop_difficulty(6, 1).tenths() == 47);

}  // namespace shudu::se
