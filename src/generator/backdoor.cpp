// Backdoors of one cell, then of two; see backdoor.h.
//
// After the rules have come to rest, each open cell is tried. Two cells whose digits lead to the
// same board are the same to any third one, so pairs are tried board by board: about a third of the
// pairs on ordinary puzzles. And a cell that another one's board already fills adds nothing to it.
#include "shudu/generator/backdoor.h"

#include <algorithm>
#include <cassert>

#include "generator/direct_board.h"
#include "shudu/core/sort.h"
#include "shudu/core/stop.h"

namespace shudu {
namespace {

bool is_stopped(Stop stop) { return stop.is_asked(); }

// A board at rest and the cells that lead to it.
struct BoardAtRest {
  DirectBoard board;
  CellSet cells;
};

class PairSearch {
 public:
  PairSearch(const ProperPuzzle& puzzle, const std::vector<BoardAtRest>& outcomes, Stop stop)
      : puzzle_(puzzle), outcomes_(outcomes), stop_(stop) {}

  // False when stopped.
  bool run(Backdoors& found) {
    for (std::size_t a = 0; a < outcomes_.size(); ++a) {
      if (is_stopped(stop_)) return false;
      for (std::size_t b = a + 1; b < outcomes_.size(); ++b) {
        if (solves(outcomes_[a], outcomes_[b])) add(outcomes_[a].cells, outcomes_[b].cells, found);
      }
    }
    sort_stably(found.pairs.begin(), found.pairs.end());
    return true;
  }

 private:
  [[nodiscard]] bool solves(const BoardAtRest& a, const BoardAtRest& b) const {
    const Cell cell = b.cells.first();
    if (a.board.placed().contains(cell) || b.board.placed().contains(a.cells.first())) return false;
    DirectBoard board = a.board;
    for (const Cell other : b.board.placed() - board.placed()) {
      board.place(other, *puzzle_.solution[other]);
    }
    board.settle();
    return board.is_solved();
  }

  static void add(CellSet a, CellSet b, Backdoors& found) {
    for (const Cell first : a) {
      for (const Cell second : b) {
        found.pairs.push_back({std::min(first, second), std::max(first, second)});
      }
    }
  }

  const ProperPuzzle& puzzle_;
  const std::vector<BoardAtRest>& outcomes_;
  Stop stop_;
};

}  // namespace

std::optional<Backdoors> find_backdoors(const Layout& layout, const ProperPuzzle& puzzle,
                                        DirectRules rules, int most, Stop stop) {
  assert(puzzle.solution.size() == layout.size());
  const DirectHouses houses(layout, rules);
  DirectBoard start(houses, givens_of(puzzle));
  start.settle();
  Backdoors found;
  found.is_solved_without = start.is_solved();
  if (found.is_solved_without) return found;
  std::vector<BoardAtRest> outcomes;
  for (const Cell cell : layout.all_cells() - start.placed()) {
    if (is_stopped(stop)) return std::nullopt;
    DirectBoard board = start;
    board.place(cell, *puzzle.solution[cell]);
    board.settle();
    if (board.is_solved()) {
      found.cells.insert(cell);
      continue;
    }
    // The same digits placed are the same candidates: the rules saw to the rest.
    const auto same =
        std::find_if(outcomes.begin(), outcomes.end(),
                     [&board](const BoardAtRest& o) { return o.board.placed() == board.placed(); });
    if (same == outcomes.end()) {
      outcomes.push_back({board, CellSet::only(cell)});
    } else {
      same->cells.insert(cell);
    }
  }
  if (most >= 2 && !PairSearch(puzzle, outcomes, stop).run(found)) return std::nullopt;
  return found;
}

}  // namespace shudu
