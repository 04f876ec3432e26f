// See turns.h. Nodes of exact cover take about five times as long as guesses of a kernel in its
// lanes; so a turn of it is a fifth of the kernel's.
#include "solver/turns.h"

#include <algorithm>

#include "solver/reference/dlx.h"

namespace shudu {
namespace {

constexpr std::uint64_t kFirstTurn = 500;  // nodes of exact cover
constexpr std::uint64_t kKernelShare = 5;
constexpr std::uint64_t kMore = 4;

SearchResult count_by_cover(const Pencilmarks& marks, const SearchOptions& options) {
  return search_by_dlx(Layout::classic(), marks, options,
                       [](const Grid& /*solution*/) { return true; });
}

}  // namespace

SearchResult count_in_turns(const Pencilmarks& marks, const SearchOptions& options,
                            std::uint64_t spent, CountByKernel kernel) {
  SearchOptions turn = options;
  SearchResult most;  // where all is in vain: the best of the turns
  bool is_covers = true;
  for (std::uint64_t nodes = kFirstTurn;;) {
    const std::uint64_t left = options.node_budget - spent;
    turn.node_budget = std::min(left, is_covers ? nodes : nodes * kKernelShare);
    SearchResult result = is_covers ? count_by_cover(marks, turn) : kernel(turn);
    spent += result.nodes;
    const bool is_open = result.end == SearchEnd::kBudget || result.end == SearchEnd::kStopped;
    if (is_open && most.count > result.count) {
      most.end = result.end;
      result = most;
    }
    result.nodes = spent;
    if (result.end != SearchEnd::kBudget || spent >= options.node_budget) return result;
    most = result;
    is_covers = !is_covers;
    if (is_covers && nodes < kUnlimited / (kMore * kMore * kKernelShare)) nodes *= kMore;
  }
}

}  // namespace shudu
