#include "shudu/verbs/reworking.h"

#include <span>

#include "shudu/generator/seeding.h"
#include "shudu/generator/unavoidable.h"

namespace shudu::verbs {
namespace {

Unanswered cancelled(Budget& budget) {
  budget.end_search(Halt::kCancelled);
  return halted(budget);
}

}  // namespace

Minimizer& MinimizerMemory::of(const Layout& layout, const Kernel* kernel) {
  // All classic layouts are alike, which is known at once.
  const bool is_known =
      layout_ && (layout_->is_classic() ? layout.is_classic() : *layout_ == layout);
  if (!is_known) {
    minimizer_.reset();
    layout_.emplace(layout);
    minimizer_.emplace(*layout_, kernel != nullptr ? *kernel : best_kernel());
  }
  return *minimizer_;
}

Result<ProperPuzzle, Unanswered> proper_puzzle(Budget& budget, const Position& position,
                                               const SearchWish& wish) {
  const Pencilmarks givens = Pencilmarks::from_grid(position.givens);
  const SearchResult found = search_up_to(budget, position.layout, givens, 2, wish);
  if (budget.halt() != Halt::kNone) return halted(budget);
  if (found.count != 1) return Unanswered{Halt::kNone, {}, found.count};
  return ProperPuzzle{found.first, position.givens.filled()};
}

Result<Minimized, Unanswered> minimize(Budget& budget, const Position& position,
                                       const MinimizeWish& wish, MinimizerMemory& memory) {
  const auto puzzle = proper_puzzle(budget, position, wish.search);
  if (!puzzle) return puzzle.error();
  std::vector<Cell> order(puzzle->givens.begin(), puzzle->givens.end());
  if (wish.seed) {
    Rng rng = item_rng(*wish.seed, wish.item);
    rng.shuffle(std::span(order));
  }
  Minimizer& minimizer = memory.of(position.layout, wish.search.kernel);
  const std::optional<CellSet> kept = minimizer.minimize(*puzzle, order, budget.stop());
  if (!budget.goes_on(1)) return halted(budget);
  if (!kept) return cancelled(budget);
  return Minimized{*puzzle, *kept};
}

MinimalList list_minimal(Budget& budget, const ProperPuzzle& puzzle, std::uint64_t most,
                         Minimizer& minimizer, MinimalSink take) {
  std::uint64_t count = 0;
  const auto take_one = [&](CellSet givens) { return budget.goes_on(count++) && take(givens); };
  const MinimalList list = minimizer.list_minimal(puzzle, most, take_one, budget.stop());
  if (list.end == SearchEnd::kStopped) budget.end_search(Halt::kCancelled);
  return list;
}

Result<Analysis, Unanswered> analyze(Budget& budget, const Position& position,
                                     const AnalyzeWish& wish, MinimizerMemory& memory) {
  const auto puzzle = proper_puzzle(budget, position, wish.search);
  if (!puzzle) return puzzle.error();
  const Layout& layout = position.layout;
  const Stop stop = budget.stop();
  const auto redundant = memory.of(layout, wish.search.kernel).redundant(*puzzle, stop);
  if (!redundant) return cancelled(budget);
  Analysis analysis{*puzzle, *redundant, {}, {}};
  for (const DirectRules rules : {DirectRules::kSingles, DirectRules::kSinglesAndLocked}) {
    if (wish.backdoor_cells == 0) break;
    auto found = find_backdoors(layout, *puzzle, rules, wish.backdoor_cells, stop);
    if (!found) return cancelled(budget);
    analysis.backdoors.push_back(*std::move(found));
  }
  if (wish.unavoidable_cells == 0) return analysis;
  auto sets = unavoidable_sets(layout, puzzle->solution, wish.unavoidable_cells, stop);
  if (!sets) return cancelled(budget);
  analysis.unavoidable = *std::move(sets);
  return analysis;
}

}  // namespace shudu::verbs
