// What the finders of bent sets share: a set of cells on its way, with what is known of its digits.
// A digit is restricted in the set if all its places there see each other; then it stands there
// once at most.
#pragma once

#include <array>
#include <bit>

#include "shudu/logic/view.h"

namespace shudu {

struct Bent {
  CellSet cells;
  DigitSet digits;
  DigitSet unrestricted;
  std::array<CellSet, kMaxSize> seen_by_all{};  ///< what sees all cells of a digit

  [[nodiscard]] CellSet seen(Digit digit) const {
    return seen_by_all[static_cast<std::size_t>(digit.index())];
  }

  [[nodiscard]] Bent with(const View& view, Cell cell) const {
    Bent more = *this;
    const CellSet peers = view.layout().peers(cell);
    for (const Digit digit : view.candidates(cell)) {
      CellSet& seen_by = more.seen_by_all[static_cast<std::size_t>(digit.index())];
      const bool is_new = !digits.contains(digit);
      if (!is_new && !seen_by.contains(cell)) more.unrestricted.insert(digit);
      seen_by = is_new ? peers : seen_by & peers;
      more.digits.insert(digit);
    }
    more.cells.insert(cell);
    return more;
  }
};

/// Have some of the cells, not all, as few digits as cells or fewer? Precondition: at most 12
/// cells.
inline bool has_smaller_set(const View& view, CellSet cells) {
  std::array<DigitSet, 12> digits{};
  std::size_t count = 0;
  for (const Cell cell : cells) digits[count++] = view.candidates(cell);
  for (unsigned some = 1; some + 1 < 1U << count; ++some) {
    DigitSet united;
    for (std::size_t i = 0; i < count; ++i) {
      if ((some >> i & 1U) != 0) united |= digits[i];
    }
    if (united.size() <= std::popcount(some)) return true;
  }
  return false;
}

struct CellSetHash {
  std::size_t operator()(CellSet cells) const {
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15;  // the golden ratio's bits
    const std::uint64_t hash = (cells.low() * kFactor ^ cells.high()) * kFactor;
    return static_cast<std::size_t>(hash ^ hash >> 32U);
  }
};

}  // namespace shudu
