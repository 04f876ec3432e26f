// See turns.h. Exact cover goes first, then mrv with another seed every time, then the kernel.
//
// Nodes of the reference methods take about five times as long as guesses of a kernel in its lanes;
// so a turn of theirs is a fifth of the kernel's. With exact cover alone the climber soon found
// puzzles that are hard for both (1.9 s on AVX-512, over a minute by exact cover) and that mrv
// refutes in 25 us.
#include "solver/turns.h"

#include <algorithm>

#include "solver/count_by.h"
#include "solver/reference/dlx.h"
#include "solver/reference/mrv.h"

namespace shudu {
namespace {

constexpr std::uint64_t kFirstTurn = 500;  // nodes of a reference method
constexpr std::uint64_t kKernelShare = 5;
constexpr std::uint64_t kMore = 4;

}  // namespace

SearchResult count_in_turns(const Pencilmarks& marks, const SearchOptions& options,
                            std::uint64_t spent, CountByKernel kernel) {
  const Layout& layout = Layout::classic();
  SearchOptions turn = options;
  SearchResult most;  // where all is in vain: the best of the turns
  std::uint64_t nodes = kFirstTurn;
  for (unsigned number = 0;; ++number) {
    const bool is_kernels = number % 3 == 2;
    turn.node_budget =
        std::min(options.node_budget - spent, is_kernels ? nodes * kKernelShare : nodes);
    turn.seed = options.seed + number;
    SearchResult result = is_kernels        ? kernel(turn)
                          : number % 3 == 0 ? count_by<search_by_dlx>(layout, marks, turn)
                                            : count_by<search_by_mrv>(layout, marks, turn);
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
