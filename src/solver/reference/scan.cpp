// The method `scan`: the oldest and simplest of all.
//
// Go through the open cells row by row; put into each the smallest digit that its row, column, box
// and other peers do not have yet; when none fits, go back to the cell before and try its next
// digit. Every assignment of digits to the open cells is either tried or broken by a digit that
// stands already, so each solution is found, and as both cells and digits ascend the solutions come
// in lexicographic order. The recursion is unrolled: depth k is the k-th open cell, `left[k]` what
// is still to be tried there.
// Source: folklore; "backtracking" as in Walker (1960) and Golomb & Baumert, JACM 12 (1965).
// Tests: tests/solver/counts_test.cpp, differential_test.cpp, perft_test.cpp.
#include "solver/reference/scan.h"

#include <array>
#include <cstddef>

#include "solver/reference/house_marks.h"
#include "solver/search_run.h"

namespace shudu {

namespace {

class Scan {
 public:
  Scan(const Layout& layout, const Pencilmarks& marks) : board_(layout, marks) {
    if (!board_.place_givens()) return;
    is_possible_ = true;
    for (const Cell cell : layout.all_cells() - board_.grid().filled()) open_[count_++] = cell;
  }

  void search(SearchRun& run) {
    if (!is_possible_) return;
    std::size_t depth = 0;
    if (!enter(depth, run)) return;
    for (;;) {
      const Cell cell = open_[depth];
      if (!board_.grid().is_blank(cell)) board_.remove(cell);
      if (left_[depth].empty()) {
        if (depth == 0) return;
        --depth;
        continue;
      }
      const Digit digit = left_[depth].first();
      left_[depth].erase(digit);
      if (!run.visit()) return;
      board_.place(cell, digit);
      if (enter(depth + 1, run)) {
        ++depth;
      } else if (run.has_ended()) {
        return;
      }
    }
  }

 private:
  // Prepares the cell of a depth; below the last one stands a solution, and there is no cell.
  bool enter(std::size_t depth, SearchRun& run) {
    if (depth < count_) {
      left_[depth] = board_.fitting(open_[depth]);
      return true;
    }
    static_cast<void>(run.report(board_.grid()));  // the caller asks the run
    return false;
  }

  HouseMarks board_;
  std::array<Cell, kMaxCells> open_{};
  std::array<DigitSet, kMaxCells> left_{};
  std::size_t count_ = 0;
  bool is_possible_ = false;
};

}  // namespace

SearchResult search_by_scan(const Layout& layout, const Pencilmarks& marks,
                            const SearchOptions& options, SolutionSink sink) {
  SearchRun run(options, sink, layout.size());
  if (!run.has_ended()) Scan(layout, marks).search(run);
  return run.result();
}

}  // namespace shudu
