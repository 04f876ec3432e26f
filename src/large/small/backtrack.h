// Backtracking over boards: the cell with fewest values is tried, value by value, in random order.
//
// Nothing is learned, so each node costs a copy and what follows from one placement; searches that
// are not over after some hundred nodes are begun anew, or are for the learning engine.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "large/small/board.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/rng.h"

namespace shudu::large {

enum class Found : std::uint8_t { kNone, kSome, kUnknown };

template <typename OneBoard>
class Backtrack {
 public:
  using Set = typename OneBoard::Set;
  /// A full board; false ends the search.
  using Sink = FunctionRef<bool(const OneBoard&)>;

  Backtrack(const Shape& shape, Rng& rng) : shape_(shape), rng_(rng) {}

  /// All solutions of a board, until the sink wants no more (kSome), within `most_nodes`
  /// (kUnknown).
  [[nodiscard]] Found run(const OneBoard& start, std::uint64_t most_nodes, Sink sink) {
    if (boards_.empty()) boards_.push_back(start);
    boards_.front() = start;
    nodes_left_ = most_nodes;
    return descend(0, sink);
  }

 private:
  // Solutions over boards_[depth]; kNone: the sink wants more, and there are no more.
  // NOLINTNEXTLINE(misc-no-recursion)
  [[nodiscard]] Found descend(std::size_t depth, Sink sink) {
    if (boards_[depth].placed() == shape_.cells) {
      return sink(boards_[depth]) ? Found::kNone : Found::kSome;
    }
    const std::size_t cell = narrowest(boards_[depth]);
    if (boards_.size() == depth + 1) boards_.push_back(boards_[depth]);
    for (Set rest = boards_[depth].values(cell); rest != 0;) {
      if (nodes_left_ == 0) return Found::kUnknown;
      --nodes_left_;
      const std::size_t value = choose(rest);
      rest &= static_cast<Set>(~OneBoard::bit(value));
      boards_[depth + 1] = boards_[depth];
      if (!boards_[depth + 1].place(shape_, cell, value)) continue;
      const Found found = descend(depth + 1, sink);
      if (found != Found::kNone) return found;
    }
    return Found::kNone;
  }

  // An open cell with fewest values; of two, the one whose values have most houses with two places
  // left, because both ways lead far then.
  [[nodiscard]] std::size_t narrowest(const OneBoard& board) const {
    std::size_t best = 0;
    int fewest = std::numeric_limits<int>::max();
    int most_pairs = -1;
    for (std::size_t cell = 0; cell < shape_.cells; ++cell) {
      if (board.is_placed(cell)) continue;
      const int count = std::popcount(board.values(cell));
      if (count > fewest) continue;
      const int pairs = count <= 3 ? board.count_pairs(shape_, cell) : 0;
      if (count == fewest && pairs <= most_pairs) continue;
      best = cell;
      fewest = count;
      most_pairs = pairs;
    }
    return best;
  }

  [[nodiscard]] std::size_t choose(Set rest) {
    const auto count = static_cast<std::uint64_t>(std::popcount(rest));
    for (std::uint64_t skip = rng_.below(count); skip > 0; --skip) {
      rest = OneBoard::without_lowest(rest);
    }
    return OneBoard::lowest(rest);
  }

  const Shape& shape_;
  std::vector<OneBoard> boards_;
  std::uint64_t nodes_left_ = 0;
  Rng& rng_;
};

}  // namespace shudu::large
