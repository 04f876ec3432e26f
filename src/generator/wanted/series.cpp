// See shudu/generator/wanted_series.h.
#include <vector>

#include "shudu/canonical/form.h"
#include "shudu/generator/wanted_series.h"

namespace shudu {

void WantedSeries::take(const WantedWalk& walk, FunctionRef<void(const PuzzleWithSolution&)> sink) {
  tally_ += walk.tally;
  vain_ += walk.tally.tried;
  std::vector<Grid> puzzles;
  for (const PuzzleWithSolution& made : walk.puzzles) puzzles.push_back(made.puzzle);
  std::vector<BatchForm> forms(puzzles.size());
  canonical_forms(puzzles, forms);
  for (std::size_t i = 0; i < puzzles.size() && !is_enough(); ++i) {
    if (!forms_.insert(hash_of(forms[i].form))) {
      ++doubles_;
      continue;
    }
    ++made_;
    vain_ = 0;
    sink(walk.puzzles[i]);
  }
}

}  // namespace shudu
