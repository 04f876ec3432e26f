// The search for unavoidable sets; see unavoidable.h.
//
// Let F be the full grid and S a solution that differs from it in just the cells D. A digit that S
// puts into a cell is held by F in other cells that see it; all these are in D:
//
//   F  . 1 . | . . 2 .      1 goes to the right cell, so the left one is in D and needs a digit;
//   S  . 2 . | . . 1 .      where that comes from is in D, too, and so on
//
// So D grows by what its digits force, from its first cell on: search gives some cell of D that has
// no digit yet each digit in turn. Nothing is passed over: every D of at most `most` cells is met,
// with every S that belongs to it, from its smallest cell. A cell with the fewest digits left is
// taken first, which keeps the tree small. What contains a smaller set goes out in the end.
#include "shudu/generator/unavoidable.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "shudu/core/as_index.h"
#include "shudu/core/sort.h"
#include "shudu/core/stop.h"

namespace shudu {
namespace {

class SetSearch {
 public:
  SetSearch(const Layout& layout, const Grid& full, int most, Stop stop)
      : layout_(layout), full_(full), most_(most), stop_(stop) {
    std::array<CellSet, kMaxSize> cells_with{};
    for (const Cell cell : layout.all_cells()) {
      cells_with[as_index(*full[cell])].insert(cell);
    }
    for (const Cell cell : layout.all_cells()) {
      for (const Digit digit : layout.all_digits()) {
        holders_[as_index(cell)][as_index(digit)] =
            layout.peers(cell) & cells_with[as_index(digit)];
      }
    }
  }

  // False when stopped.
  bool run() {
    for (const Cell first : layout_.all_cells()) {
      allowed_ = layout_.all_cells() - CellSet::first_n(first.index());
      if (!extend(CellSet::only(first), CellSet::only(first))) return false;
    }
    return true;
  }

  std::vector<CellSet>& found() { return found_; }

 private:
  struct Choice {
    Cell cell{0};
    int count = kMaxSize + 1;
    std::array<Digit, kMaxSize> digits{};
  };

  // `changed` is D so far; `open` those of its cells that have no new digit. False when stopped.
  bool extend(CellSet changed, CellSet open) {
    if (open.empty()) {
      found_.push_back(changed);
      return true;
    }
    if ((++nodes_ & 0xFFFU) == 0 && stop_.is_asked()) {
      return false;
    }
    const Choice choice = choose(changed, open);
    for (int i = 0; i < choice.count; ++i) {
      const Digit digit = choice.digits[static_cast<std::size_t>(i)];
      const CellSet forced = holders_[as_index(choice.cell)][as_index(digit)] - changed;
      CellSet& placed = placed_[as_index(digit)];
      placed.insert(choice.cell);
      const bool goes_on = extend(changed | forced, (open | forced) - CellSet::only(choice.cell));
      placed.erase(choice.cell);
      if (!goes_on) return false;
    }
    return true;
  }

  [[nodiscard]] Choice choose(CellSet changed, CellSet open) const {
    Choice best;
    const int room = most_ - changed.size();
    for (const Cell cell : open) {
      Choice choice;
      choice.cell = cell;
      choice.count = 0;
      for (const Digit digit : layout_.all_digits()) {
        if (!is_possible(cell, digit, changed, room)) continue;
        choice.digits[static_cast<std::size_t>(choice.count++)] = digit;
        if (choice.count == best.count) break;
      }
      if (choice.count < best.count) best = choice;
      if (best.count <= 1) break;
    }
    return best;
  }

  [[nodiscard]] bool is_possible(Cell cell, Digit digit, CellSet changed, int room) const {
    if (full_.value_at(cell) == digit.value()) return false;
    if (placed_[as_index(digit)].intersects(layout_.peers(cell))) return false;
    const CellSet forced = holders_[as_index(cell)][as_index(digit)] - changed;
    return allowed_.contains_all(forced) && forced.size() <= room;
  }

  const Layout& layout_;
  const Grid& full_;
  int most_;
  Stop stop_;
  // The cells that see a cell and hold a digit in the full grid: 27 KB.
  std::array<std::array<CellSet, kMaxSize>, kMaxCells> holders_{};
  std::array<CellSet, kMaxSize> placed_{};  // cells of D with this new digit
  CellSet allowed_;                         // not before the first cell
  std::uint64_t nodes_ = 0;
  std::vector<CellSet> found_;
};

bool is_before(CellSet a, CellSet b) {
  if (a.size() != b.size()) return a.size() < b.size();
  const CellSet apart = a ^ b;
  return !apart.empty() && a.contains(apart.first());
}

// Leaves the sets that contain no other; `sets` come out sorted.
void keep_minimal(std::vector<CellSet>& sets) {
  sort_stably(sets.begin(), sets.end(), is_before);
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  std::vector<CellSet> minimal;
  for (const CellSet set : sets) {
    const bool contains = std::any_of(minimal.begin(), minimal.end(),
                                      [set](CellSet part) { return set.contains_all(part); });
    if (!contains) minimal.push_back(set);
  }
  sets = std::move(minimal);
}

}  // namespace

std::optional<std::vector<CellSet>> unavoidable_sets(const Layout& layout, const Grid& full,
                                                     int most_cells, Stop stop) {
  assert(full.size() == layout.size() && full.is_full() && most_cells >= 0);
  SetSearch search(layout, full, most_cells, stop);
  if (most_cells > 0 && !search.run()) return std::nullopt;
  keep_minimal(search.found());
  return std::move(search.found());
}

}  // namespace shudu
