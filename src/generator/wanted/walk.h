// One walk towards a group of puzzles of a wish (shudu/generator/wanted.h):
//
//   starts      kStarts random puzzles; every hit is taken as it is
//   uphill      where none is a hit and a high rating is wished for: from the hardest of them to
//               relatives that are no easier, until one is hard enough
//   way on      where fewer than kFewHits are hits, from each of them: relatives, until one is a
//               hit again, kSteps times; then it is taken in another form, kPerStart times
//   relatives   kMoreUnits units of cells more, then taken away again in random order. Of relatives
//               of a puzzle that needs an X-wing 13 in a hundred need one, of random ones 0.16;
//               with 1 to 4 units it was 12, 13, 13 and 10, with 8 only 2. Those of one given less
//               and another one more, on other grids, are as often hits, but they break symmetries
//               and have to be made minimal
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "generator/wanted/judge.h"
#include "generator/wanted/screens.h"
#include "shudu/canonical/form_set.h"
#include "shudu/core/rng.h"
#include "shudu/core/symmetry.h"
#include "shudu/generator/wanted.h"

namespace shudu::wanted {

/// Random puzzles that a walk begins with; no reduction has more.
inline constexpr std::size_t kStarts = 64;

/// What the walks of a wish share; its memory is used again by each.
struct WalkTools {
  WalkTools(const Wish& the_wish, const ReduceWish& the_mask, UniformGrids the_grids,
            const Kernel& kernel);

  [[nodiscard]] CellSet unit(Cell cell) const {
    return units[static_cast<std::size_t>(cell.index())];
  }
  [[nodiscard]] ClueRange clues() const { return mask.clues.value_or(ClueRange{}); }
  [[nodiscard]] bool is_minimal() const { return mask.is_minimal || !mask.clues; }
  [[nodiscard]] bool is_symmetric() const { return mask.symmetry != MaskSymmetry::kNone; }

  ReduceWish mask;
  CellUnits units;
  std::vector<Cell> unit_cells;  // the first of each unit
  WantedRange er;                // wished for; 0 to 0: none
  std::vector<Screen> screens;
  Judge judge;
  UniformGrids grids;
  ReductionSolver solver;
  // A batch of reductions.
  std::array<Grid, kStarts> solutions;
  std::array<std::vector<Cell>, kStarts> orders;
  std::array<ReductionTask, kStarts> tasks;
  std::array<CellSet, kStarts> left;
};

/// The puzzles of a group so far, no two the same up to symmetry.
class Group {
 public:
  explicit Group(std::size_t wanted) : wanted_(wanted) {}

  [[nodiscard]] bool is_full() const { return items_.size() >= wanted_; }
  /// Counts a try.
  void note_try() { ++tries_; }
  /// Precondition: not full. A double is left out.
  void take(const PuzzleWithSolution& puzzle);
  /// In succession without a new puzzle.
  [[nodiscard]] std::uint64_t vain_tries() const { return tries_; }
  [[nodiscard]] const std::vector<SeriesItem>& items() const { return items_; }

 private:
  std::size_t wanted_;
  std::vector<SeriesItem> items_;
  FormSet forms_;
  std::uint64_t tries_ = 0;
};

class Walk {
 public:
  Walk(WalkTools& tools, const Rng& rng, Group& group, Leave& leave);

  /// Goes until it is at its end, the group is full or `leave`, asked after each reduction and
  /// rating, is over. Adds to the tally.
  void run(WantedTally& tally);

 private:
  struct Hard {
    PuzzleWithSolution puzzle;
    int er = 0;
  };

  [[nodiscard]] bool is_at_end();
  [[nodiscard]] int draw_clues();
  void set_task(std::size_t i, const Grid& solution, CellSet givens);
  bool reduce(std::size_t count);
  bool reduce_relatives(const Grid& solution, CellSet givens);
  [[nodiscard]] CellSet with_more(CellSet givens);
  bool is_hit(const Grid& puzzle);
  void begin();
  void climb();
  void go_on(const PuzzleWithSolution& start);
  [[nodiscard]] std::optional<CellSet> next_hit(const Grid& solution, CellSet givens);
  void take_in_another_form(const Grid& solution, CellSet givens);
  [[nodiscard]] Symmetry draw_form();

  WalkTools& tools_;
  Rng rng_;
  Group& group_;
  Leave& leave_;
  WantedTally tally_;
  std::vector<PuzzleWithSolution> hits_;
  std::vector<Cell> open_;
  Hard hardest_;          // of the starts, as far as it is not too hard
  int er_ = 0;            // of the puzzle looked at last, where it was looked for
  int batches_left_ = 0;  // of relatives
};

}  // namespace shudu::wanted
