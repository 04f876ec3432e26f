// See turns.h. The search by weights goes first, then exact cover, then the kernel.
//
// Nodes of the other two take more than five times as long as guesses of a kernel in its lanes; so
// a turn of theirs is a fifth of the kernel's. What a climber found in a minute or two: with exact
// cover alone puzzles of 1.9 s (over a minute by exact cover); with mrv as the third, of 80 to 370
// ms; with a search by weights that knew houses but not their digits, of 70 ms; now, of 8 ms.
#include "solver/turns.h"

#include <algorithm>

#include "solver/count_by.h"
#include "solver/reference/dlx.h"
#include "solver/weighted.h"

namespace shudu {
namespace {

constexpr std::uint64_t kFirstTurn = 500;  // nodes of the others
constexpr std::uint64_t kKernelShare = 5;
constexpr std::uint64_t kMore = 4;

}  // namespace

SearchResult count_in_turns(const Pencilmarks& marks, const SearchOptions& options,
                            std::uint64_t spent, CountByKernel kernel) {
  const Layout& layout = Layout::classic();
  SearchOptions turn = options;
  FailureWeights weights;
  SearchResult most;  // where all is in vain: the best of the turns
  std::uint64_t nodes = kFirstTurn;
  for (unsigned number = 0;; ++number) {
    const bool is_kernels = number % 3 == 2;
    turn.node_budget =
        std::min(options.node_budget - spent, is_kernels ? nodes * kKernelShare : nodes);
    SearchResult result = is_kernels        ? kernel(turn)
                          : number % 3 == 1 ? count_by<search_by_dlx>(layout, marks, turn)
                                            : search_by_weights(marks, turn, weights);
    spent += result.nodes;
    const bool is_open = result.end == SearchEnd::kBudget || result.end == SearchEnd::kStopped;
    if (is_open && most.count > result.count) {
      most.end = result.end;
      result = most;
    }
    result.nodes = spent;
    if (result.end != SearchEnd::kBudget || spent >= options.node_budget) return result;
    most = result;
    if (is_kernels && nodes < kUnlimited / (kMore * kMore * kKernelShare)) nodes *= kMore;
  }
}

}  // namespace shudu
