// See turns.h. Two searches by weights go first, then exact cover, then the kernel.
//
// Nodes of the others take more than five times as long as guesses of a kernel in its lanes; so a
// turn of theirs is a fifth of the kernel's or less. What a climber found in a minute or two: with
// exact cover alone puzzles of 1.9 s (over a minute by exact cover); with mrv as the third, of 80
// to 370 ms; with a search by weights that knew houses but not their digits, of 70 ms; and in half
// an hour, with one search by weights and longer turns of exact cover, of 60 ms.
#include "solver/turns.h"

#include <algorithm>

#include "solver/count_by.h"
#include "solver/reference/dlx.h"
#include "solver/weighted.h"

namespace shudu {
namespace {

constexpr std::uint64_t kFirstTurn = 500;  // nodes of a search by weights
constexpr std::uint64_t kKernelShare = 5;  // so many times as many for the kernel
constexpr std::uint64_t kCoverShare = 4;   // and so many times fewer for exact cover
constexpr std::uint64_t kMore = 2;
constexpr unsigned kTurns = 4;

}  // namespace

SearchResult count_in_turns(const Pencilmarks& marks, const SearchOptions& options,
                            std::uint64_t spent, CountByKernel kernel) {
  FailureWeights own{{.growth = 1.01, .counts_touched = false}};
  FailureWeights touched{{.growth = 1.3, .counts_touched = true}};
  SearchOptions turn = options;
  SearchResult most;  // where all is in vain: the best of the turns
  std::uint64_t nodes = kFirstTurn;
  const auto play = [&](unsigned number, std::uint64_t left) {
    switch (number) {
      case 0:
      case 1:
        turn.node_budget = std::min(left, nodes);
        return search_by_weights(marks, turn, number == 0 ? own : touched);
      case 2:
        turn.node_budget = std::min(left, nodes / kCoverShare);
        return count_by<search_by_dlx>(Layout::classic(), marks, turn);
      default:
        turn.node_budget = std::min(left, nodes * kKernelShare);
        return kernel(turn);
    }
  };
  for (unsigned number = 0;; number = (number + 1) % kTurns) {
    SearchResult result = play(number, options.node_budget - spent);
    spent += result.nodes;
    const bool is_open = result.end == SearchEnd::kBudget || result.end == SearchEnd::kStopped;
    if (is_open && most.count > result.count) {
      most.end = result.end;
      result = most;
    }
    result.nodes = spent;
    if (result.end != SearchEnd::kBudget || spent >= options.node_budget) return result;
    most = result;
    const bool is_last = number == kTurns - 1;
    if (is_last && nodes < kUnlimited / (kMore * kMore * kKernelShare)) nodes *= kMore;
  }
}

}  // namespace shudu
