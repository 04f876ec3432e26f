// Extended rectangles: two lines and n crossing lines, 2n open cells, for n digits. If all cells
// held just these digits, each of the two lines would have all n of them there, and the lines could
// exchange their cells: both keep their digits, each crossing line keeps its pair, and a box has
// the pair, too, or a whole part of one line. So some cell holds another digit (deadly.h, where
// types 1 to 4 and the fields of the steps are). On the classic layout the two lines lie in one
// chute, or n is 3 and the crossing lines are those of one chute.
//
// n is 3 to 6; two crossing lines are a unique rectangle. No house has more than n of the cells, or
// they could not be filled at all. Looked for are patterns with guardians in one or two cells or of
// one digit; a cell without guardians has two candidates or more. Layouts with peers beyond houses
// (anti-knight, anti-king) have none: exchanging could offend those.
// Order: pairs of rows, of columns; n; digits; crossing lines; then as in deadly.h.
// Source: "extended unique rectangles", the Sudoku Players' Forum, 2005 and 2006; the exchange is
// proved by listing all fillings in tests/logic/deadly_patterns_test.cpp.
#include <array>
#include <cstddef>

#include "logic/deadly.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr int kLeastLines = 3;
constexpr int kMostCrossingLines = 6;
constexpr int kMostExtendedRoof = 2;

// A pair of lines, and for each house the crossing lines where it has the cell of one and of the
// other, as bits.
class CrossedLines {
 public:
  CrossedLines(const View& view, House one, House other)
      : view_(view), cells_{view.layout().cell_list(one), view.layout().cell_list(other)} {
    const Layout& layout = view.layout();
    for (int h = 0; h < layout.house_count(); ++h) {
      const Parts parts{bits_in(House(h), 0), bits_in(House(h), 1)};
      if (parts[0] != parts[1]) uneven_[uneven_count_++] = parts;
      if ((parts[0] | parts[1]) != 0) parts_[parts_count_++] = parts;
    }
    for (std::size_t i = 0; i < cells_[0].size(); ++i) {
      if (view.open_cells().contains_all({cells_[0][i], cells_[1][i]})) open_ |= 1U << i;
    }
  }

  /// The crossing lines with two open cells.
  [[nodiscard]] unsigned open() const { return open_; }
  [[nodiscard]] CellSet pair(std::size_t crossing) const {
    return {cells_[0][crossing], cells_[1][crossing]};
  }
  [[nodiscard]] CellSet cells_at(unsigned crossings) const {
    CellSet cells;
    for (; crossings != 0; crossings &= crossings - 1) {
      cells |= pair(static_cast<std::size_t>(std::countr_zero(crossings)));
    }
    return cells;
  }
  /// Does no house notice the exchange, and can the cells be filled?
  [[nodiscard]] bool may_exchange(unsigned crossings) const {
    const int n = std::popcount(crossings);
    for (std::size_t i = 0; i < uneven_count_; ++i) {
      const unsigned a = uneven_[i][0] & crossings;
      const unsigned b = uneven_[i][1] & crossings;
      const bool is_whole = (a == 0 || a == crossings) && (b == 0 || b == crossings);
      if (a != b && !is_whole) return false;
    }
    for (std::size_t i = 0; i < parts_count_; ++i) {
      const int a = std::popcount(parts_[i][0] & crossings);
      if (a + std::popcount(parts_[i][1] & crossings) > n) return false;
    }
    return true;
  }

 private:
  using Parts = std::array<unsigned, 2>;
  [[nodiscard]] unsigned bits_in(House house, std::size_t line) const {
    unsigned bits = 0;
    for (std::size_t i = 0; i < cells_[line].size(); ++i) {
      if (view_.layout().cells(house).contains(cells_[line][i])) bits |= 1U << i;
    }
    return bits;
  }

  const View& view_;
  std::array<std::span<const Cell>, 2> cells_;
  std::array<Parts, kMaxHouses> uneven_{};
  std::array<Parts, kMaxHouses> parts_{};
  std::size_t uneven_count_ = 0;
  std::size_t parts_count_ = 0;
  unsigned open_ = 0;
};

// The patterns of one pair of lines for some digits.
template <typename See>
class ExtendedSearch {
 public:
  ExtendedSearch(const View& view, const CrossedLines& lines, DigitSet digits, See& see)
      : view_(view), lines_(lines), digits_(digits), see_(see) {}

  bool run() {
    unsigned usable = 0;
    for (unsigned left = lines_.open(); left != 0; left &= left - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      bool fits = true;
      for (const Cell cell : lines_.pair(i)) {
        const DigitSet extras = view_.candidates(cell) - digits_;
        const int own = (view_.candidates(cell) & digits_).size();
        fits = fits && own >= (extras.empty() ? 2 : 1);
        extras_[i] |= extras;
        if (!extras.empty()) ++roof_[i];
      }
      if (fits) usable |= 1U << i;
    }
    return choose(usable, digits_.size(), {});
  }

 private:
  struct Chosen {
    unsigned crossings = 0;
    int roof = 0;
    DigitSet extras;
  };

  bool choose(unsigned usable, int count, const Chosen& chosen) {
    if (count == 0) {
      if (chosen.roof == 0 || !lines_.may_exchange(chosen.crossings)) return true;
      return see_(deadly_pattern(view_, lines_.cells_at(chosen.crossings), digits_));
    }
    for (; std::popcount(usable) >= count; usable &= usable - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(usable));
      const Chosen next{chosen.crossings | 1U << i, chosen.roof + roof_[i],
                        chosen.extras | extras_[i]};
      if (next.roof > kMostExtendedRoof && next.extras.size() > 1) continue;
      if (!choose(usable & (usable - 1), count - 1, next)) return false;
    }
    return true;
  }

  const View& view_;
  const CrossedLines& lines_;
  DigitSet digits_;
  See& see_;
  std::array<int, kMaxSize> roof_{};
  std::array<DigitSet, kMaxSize> extras_{};
};

// All digits that the open crossing lines have.
DigitSet digits_between(const View& view, const CrossedLines& lines) {
  DigitSet digits;
  for (const Cell cell : lines.cells_at(lines.open())) digits |= view.candidates(cell);
  return digits;
}

template <typename See>
bool for_each_of_lines(const View& view, const CrossedLines& lines, See& see) {
  const int most = std::min(kMostCrossingLines, std::popcount(lines.open()));
  const DigitSet all = digits_between(view, lines);
  for (int n = kLeastLines; n <= most; ++n) {
    const bool goes_on = for_each_subset(all.bits(), n, [&](unsigned bits) {
      return ExtendedSearch<See>(view, lines, DigitSet::from_bits(bits), see).run();
    });
    if (!goes_on) return false;
  }
  return true;
}

// May any crossing lines do? For most pairs of lines in different chutes none do.
bool is_possible(const CrossedLines& lines) {
  const int most = std::min(kMostCrossingLines, std::popcount(lines.open()));
  for (int n = kLeastLines; n <= most; ++n) {
    const bool has_none = for_each_subset(
        lines.open(), n, [&](unsigned crossings) { return !lines.may_exchange(crossings); });
    if (!has_none) return true;
  }
  return false;
}

// Calls `see(pattern)` for each, while it returns true.
template <typename See>
bool for_each_extended(const View& view, const FindOptions& options, See see) {
  const Layout& layout = view.layout();
  if (layout.is_anti_knight() || layout.is_anti_king()) return true;
  const int n = layout.size();
  const auto see_usable = [&](const DeadlyPattern& pattern) {
    return (!options.missing_marks && !has_all_marks(view, pattern)) || see(pattern);
  };
  for (int first = 0; first < 2 * n; ++first) {
    for (int second = first + 1; second < (first < n ? n : 2 * n); ++second) {
      if (options.is_stopped()) return true;
      const CrossedLines lines(view, House(first), House(second));
      if (std::popcount(lines.open()) < kLeastLines || !is_possible(lines)) continue;
      if (!for_each_of_lines(view, lines, see_usable)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_extended_rectangle(const FindTask& task) {
  return for_each_extended(task.view, task.options, [&task](const DeadlyPattern& pattern) {
    return hand_over_type(task, pattern);
  });
}

}  // namespace shudu
