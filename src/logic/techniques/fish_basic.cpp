// Basic fish: rows covered by columns or columns by rows, two to seven of them (beyond four, a fish
// of fewer lines across removes the same); plain, finned, and sashimi, where some base line keeps
// at most one candidate without its fins.
//
// Plain: n lines whose places, as bits, are n together. With fins the search goes backwards from
// what may go: put the digit into a dead place x; then n base lines must keep at most n - 1 places
// together, which with the line of x are the covers; all else in the base is seen by x, the fins.
// A cover without a base candidate is not wanted: no fish, but fins alone.
// Order: digits; rows as base, then columns; base lines, then covers, lexicographically.
// Source: folklore of 2005; finned and sashimi fish: Sudoku Players' Forum, "Ultimate FISH Guide"
// (2006-2007). Tests: tests/cases/*-wing.cases, *-swordfish.cases, *-jellyfish.cases.
#include <array>
#include <cassert>
#include <vector>

#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/techniques/fish.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

// One digit in the lines of one direction.
struct DigitLines {
  DigitLines(const View& the_view, Digit the_digit, bool is_rows)
      : view(the_view), layout(the_view.layout()), digit(the_digit) {
    const int n = layout.size();
    assert(n > 0);
    base_start = is_rows ? 0 : n;
    cover_start = is_rows ? n : 0;
    for (int i = 0; i < n; ++i) {
      places[static_cast<std::size_t>(i)] = view.places(House(base_start + i), digit);
    }
  }
  [[nodiscard]] HouseBits base(unsigned lines) const {
    return HouseBits{lines} << static_cast<unsigned>(base_start);
  }
  [[nodiscard]] HouseBits cover(unsigned lines) const {
    return HouseBits{lines} << static_cast<unsigned>(cover_start);
  }
  // The places of the digit in these lines.
  [[nodiscard]] unsigned places_in(unsigned lines) const {
    unsigned all = 0;
    for (; lines != 0; lines &= lines - 1) {
      all |= places[static_cast<std::size_t>(std::countr_zero(lines))];
    }
    return all;
  }
  [[nodiscard]] CellSet candidates(int start, unsigned lines) const {
    CellSet cells;
    for (; lines != 0; lines &= lines - 1) {
      cells |= layout.cells(House(start + std::countr_zero(lines)));
    }
    return cells & view.cells_of(digit);
  }

  const View& view;
  const Layout& layout;
  Digit digit;
  int base_start = 0;
  int cover_start = 0;
  std::array<HousePlaces, kMaxSize> places{};
};

using LinePlaces = std::array<HousePlaces, kMaxSize>;

// DigitLines whose places are `most` together at most.
class CloseLines {
 public:
  CloseLines(const LinePlaces& places, int most) : places_(places), most_(most) {}

  /// Calls `see(lines, union)` for every `count` of these lines; false from it ends it.
  template <typename See>
  bool for_each(unsigned from, int count, See see) const {
    return extend({}, from, count, see);
  }

 private:
  struct Chosen {
    unsigned lines = 0;
    unsigned together = 0;  // their places
  };

  template <typename See>
  bool extend(Chosen chosen, unsigned from, int more, See& see) const {
    if (more == 0) return see(chosen.lines, chosen.together);
    for (; std::popcount(from) >= more; from &= from - 1) {
      const unsigned all =
          chosen.together | places_[static_cast<std::size_t>(std::countr_zero(from))];
      if (std::popcount(all) > most_) continue;
      const unsigned bit = from & (~from + 1);
      if (!extend({chosen.lines | bit, all}, from & ~bit, more - 1, see)) return false;
    }
    return true;
  }

  const LinePlaces& places_;
  int most_;
};

unsigned open_lines(const DigitLines& lines) {
  unsigned open = 0;
  for (int i = 0; i < lines.layout.size(); ++i) {
    if (lines.places[static_cast<std::size_t>(i)] != 0) open |= 1U << static_cast<unsigned>(i);
  }
  return open;
}

Fish fish_of(const DigitLines& lines, unsigned base, unsigned cover) {
  Fish fish;
  fish.digit = lines.digit;
  fish.base = lines.base(base);
  fish.cover = lines.cover(cover);
  const CellSet in_base = lines.candidates(lines.base_start, base);
  const CellSet in_cover = lines.candidates(lines.cover_start, cover);
  fish.body = in_base & in_cover;
  fish.fins = in_base - in_cover;
  fish.eliminations = in_cover - in_base;
  if (!fish.fins.empty()) fish.eliminations &= lines.view.common_peers(fish.fins);
  return fish;
}

bool for_each_plain(const DigitLines& lines, int size, FishSink sink) {
  const unsigned open = open_lines(lines);
  const CloseLines close(lines.places, size);
  return close.for_each(open, size, [&](unsigned base, unsigned cover) {
    if (std::popcount(cover) != size || (lines.places_in(open & ~base) & cover) == 0) return true;
    return sink(fish_of(lines, base, cover));
  });
}

struct BaseAndCover {
  unsigned base = 0;
  unsigned cover = 0;
  friend bool operator==(const BaseAndCover&, const BaseAndCover&) = default;
};

// The places of each line that are left when x is true.
LinePlaces places_without(const DigitLines& lines, Cell x) {
  LinePlaces left = lines.places;
  const CellSet seen = lines.layout.peers(x) & lines.view.cells_of(lines.digit);
  const int n = lines.layout.size();
  const bool is_rows = lines.base_start == 0;
  for (const Cell cell : seen) {
    const int line = is_rows ? cell.row_in(n) : cell.column_in(n);
    const int place = is_rows ? cell.column_in(n) : cell.row_in(n);
    HousePlaces& places = left[static_cast<std::size_t>(line)];
    places = static_cast<HousePlaces>(places & ~(1U << static_cast<unsigned>(place)));
  }
  return left;
}

// Adds every base and cover of `size` lines by which x goes.
void add_pairs(const DigitLines& lines, int size, Cell x, std::vector<BaseAndCover>& pairs) {
  const LinePlaces left = places_without(lines, x);
  const int n = lines.layout.size();
  const bool is_rows = lines.base_start == 0;
  const unsigned own = 1U << static_cast<unsigned>(is_rows ? x.row_in(n) : x.column_in(n));
  const unsigned cross = 1U << static_cast<unsigned>(is_rows ? x.column_in(n) : x.row_in(n));
  const auto see = [&](unsigned base, unsigned together) {
    const unsigned all = lines.places_in(base);
    if ((all & cross) == 0) return true;
    const unsigned needed = together | cross;
    const int missing = size - std::popcount(needed);
    return for_each_subset(
        all & ~needed, missing,
        [&](unsigned cover) {
          pairs.push_back({base, cover});
          return true;
        },
        needed);
  };
  CloseLines(left, size - 1).for_each(open_lines(lines) & ~own, size, see);
}

bool for_each_finned(const DigitLines& lines, FishKind kind, int most_fins, FishSink sink) {
  std::vector<BaseAndCover> pairs;
  for (const Cell x : dead_places_of(lines.view, lines.digit)) {
    add_pairs(lines, kind.size, x, pairs);
  }
  sort_stably(pairs.begin(), pairs.end(), [](const BaseAndCover& a, const BaseAndCover& b) {
    return a.base != b.base ? is_before(a.base, b.base) : is_before(a.cover, b.cover);
  });
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  for (const BaseAndCover& pair : pairs) {
    const Fish fish = fish_of(lines, pair.base, pair.cover);
    if (fish.fins.empty() || fish.fins.size() > most_fins || fish.eliminations.empty()) continue;
    const bool is_wanted = kind.form == FishForm::kAnyFins ||
                           is_sashimi(lines.layout, fish) == (kind.form == FishForm::kSashimi);
    if (is_wanted && !sink(fish)) return false;
  }
  return true;
}

}  // namespace

bool for_each_basic_fish(const View& view, FishKind kind, const FindOptions& options,
                         FishSink sink) {
  for (const Digit digit : view.layout().all_digits()) {
    if (view.cells_of(digit).empty()) continue;
    for (const bool is_rows : {true, false}) {
      const DigitLines lines(view, digit, is_rows);
      const bool goes_on = kind.form == FishForm::kPlain
                               ? for_each_plain(lines, kind.size, sink)
                               : for_each_finned(lines, kind, options.most_fins, sink);
      if (!goes_on) return false;
    }
  }
  return true;
}

bool find_basic_fish(const FindTask& task) {
  return for_each_basic_fish(
      task.view, fish_kind_of(task.technique), task.options,
      [&](const Fish& fish) { return hand_over(step_of_fish(task.technique, fish), task.sink); });
}

}  // namespace shudu
