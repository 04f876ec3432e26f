// The method `mrv`: minimum remaining values.
//
// Always go on in the open cell with the fewest digits that fit: none means that an earlier choice
// was wrong, one is forced, two is the cheapest guess there is. Among equals one is drawn by the
// seeded generator, so that no puzzle is hard for every seed; forced cells and dead ends are no
// choice and draw nothing. Trying all digits of one cell covers every solution once, whichever cell
// it is.
//
// Copy-free: the open cells stand in one list, the chosen one is swapped to the end of its used
// part and swapped back when the search returns; the marks of the houses are undone in the same
// order. What fits is worked out from the marks when asked for.
//
//   open_:  [ open cells ... | cells filled by the search, the latest first ... ]
//                           ^ open_count_
//
// Source: "dynamic search rearrangement", Bitner & Reingold, CACM 18 (1975); "fail first",
// Haralick & Elliott, AI 14 (1980).
// Tests: tests/solver/counts_test.cpp, differential_test.cpp, mrv_test.cpp.
#include "solver/reference/mrv.h"

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "shudu/core/rng.h"
#include "solver/reference/house_marks.h"
#include "solver/search_run.h"

namespace shudu {

namespace {

// Digits in a set, by its bits: no instruction for it is in every machine the program runs on.
constexpr std::array<std::uint8_t, 1U << kMaxSize> make_sizes() {
  std::array<std::uint8_t, 1U << kMaxSize> sizes{};
  for (unsigned bits = 0; bits < sizes.size(); ++bits) {
    sizes[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  }
  return sizes;
}
constexpr std::array kSizes = make_sizes();

class Mrv {
 public:
  Mrv(const Layout& layout, const Pencilmarks& marks, std::uint64_t seed)
      : board_(layout, marks), rng_(seed) {
    if (!board_.place_givens()) return;
    is_possible_ = true;
    for (const Cell cell : layout.all_cells() - board_.grid().filled()) open_[open_count_++] = cell;
  }

  void search(SearchRun& run) {
    if (!is_possible_ || !enter(run)) return;
    while (depth_ > 0) {
      Level& level = levels_[depth_ - 1];
      const Cell cell = open_[open_count_];
      if (!board_.grid().is_blank(cell)) board_.remove(cell);
      if (level.left.empty()) {
        leave();
        continue;
      }
      const Digit digit = level.left.first();
      level.left.erase(digit);
      if (level.is_choice && !run.visit()) return;
      board_.place(cell, digit);
      if (!enter(run) && run.has_ended()) return;
    }
  }

 private:
  // One cell of the current path: where it stood among the open ones and what is left to try.
  struct Level {
    std::size_t position = 0;
    DigitSet left;
    bool is_choice = false;
  };

  // Takes the next cell, or reports the solution when none is open.
  bool enter(SearchRun& run) {
    if (open_count_ == 0) {
      static_cast<void>(run.report(board_.grid()));  // the caller asks the run
      return false;
    }
    const std::size_t position = select();
    const DigitSet digits = board_.fitting(open_[position]);
    --open_count_;
    std::swap(open_[position], open_[open_count_]);
    levels_[depth_++] = {position, digits, digits.size() > 1};
    return true;
  }

  void leave() {
    --depth_;
    std::swap(open_[levels_[depth_].position], open_[open_count_]);
    ++open_count_;
  }

  // The position of an open cell with the fewest fitting digits.
  std::size_t select() {
    int fewest = kMaxSize + 1;
    std::size_t ties = 0;
    for (std::size_t i = 0; i < open_count_; ++i) {
      const int count = kSizes[board_.fitting(open_[i]).bits()];
      if (count > fewest) continue;
      if (count <= 1) return i;
      if (count < fewest) ties = 0;
      fewest = count;
      ties_[ties++] = i;
    }
    return ties_[static_cast<std::size_t>(rng_.below(ties))];
  }

  HouseMarks board_;
  Rng rng_;
  std::array<Cell, kMaxCells> open_{};
  std::array<Level, kMaxCells> levels_{};
  std::array<std::size_t, kMaxCells> ties_{};
  std::size_t open_count_ = 0;
  std::size_t depth_ = 0;
  bool is_possible_ = false;
};

}  // namespace

SearchResult search_by_mrv(const Layout& layout, const Pencilmarks& marks,
                           const SearchOptions& options, SolutionSink sink) {
  SearchRun run(options, sink, layout.size());
  if (!run.has_ended()) Mrv(layout, marks, options.seed).search(run);
  return run.result();
}

}  // namespace shudu
