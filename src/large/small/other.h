// Is there a solution besides the one that is known?
//
// Another solution mostly differs from the known one in few cells. So cells are given their known
// values first; and where each open cell can still have its known value, the search is over,
// because these values agree with each other, and with all that is placed.
//
// The cell to be tried is one of those with fewest values, by how often it was where a
// contradiction was met (Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by
// weighting constraints", 2004), times how many of its values' houses have two places left. Weights
// stay from question to question about the same grid. Of minimal 16 x 16 puzzles that halves the
// nodes: 60 where there is another solution, which is mostly 15 decisions away, 120 where not.
//
// Tried: cells that cannot have their known values first, six times the nodes; starting anew after
// 50 nodes with the weights, twice the nodes of questions whose answer is no.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "large/small/backtrack.h"
#include "large/small/board.h"
#include "large/small/shape.h"
#include "shudu/large/large_grid.h"

namespace shudu::large {

template <typename OneBoard>
class OtherSolution {
 public:
  explicit OtherSolution(const Shape& shape) : shape_(shape) {}

  /// The solution that is known from now on.
  void set_known(const LargeGrid& full) {
    known_.clear();
    for (const std::uint16_t value : full.cells) known_.push_back(OneBoard::bit(value - 1U));
    weights_.assign(shape_.cells, 1);
    gain_ = 1;
  }

  /// Is there a solution over a board from which a known value is excluded? Unknown: neither is
  /// clear after `most_nodes`.
  [[nodiscard]] Found run(const OneBoard& start, std::uint64_t most_nodes) {
    if (boards_.empty()) boards_.push_back(start);
    boards_.front() = start;
    nodes_left_ = most_nodes;
    return descend(0);
  }

 private:
  using Set = typename OneBoard::Set;

  static constexpr double kGrowth = 1.01;  // of what a contradiction weighs, to the next
  static constexpr double kLargest = 1e100;

  // NOLINTNEXTLINE(misc-no-recursion)
  [[nodiscard]] Found descend(std::size_t depth) {
    const std::size_t cell = choose(boards_[depth]);
    if (cell == shape_.cells) return Found::kSome;
    if (boards_.size() == depth + 1) boards_.push_back(boards_[depth]);
    for (Set rest = boards_[depth].values(cell); rest != 0;) {
      if (nodes_left_ == 0) return Found::kUnknown;
      --nodes_left_;
      const bool is_known_left = (rest & known_[cell]) != 0;
      const std::size_t value = OneBoard::lowest(is_known_left ? known_[cell] : rest);
      rest &= static_cast<Set>(~OneBoard::bit(value));
      boards_[depth + 1] = boards_[depth];
      if (!boards_[depth + 1].place(shape_, cell, value)) {
        note_contradiction(cell, boards_[depth + 1].failed_at());
        continue;
      }
      const Found found = descend(depth + 1);
      if (found != Found::kNone) return found;
    }
    return Found::kNone;
  }

  // The cell to be tried; shape_.cells where each open cell can have its known value.
  [[nodiscard]] std::size_t choose(const OneBoard& board) const {
    std::size_t best = 0;
    int fewest = std::numeric_limits<int>::max();
    double most = 0;
    bool has_strayed = false;
    for (std::size_t cell = 0; cell < shape_.cells; ++cell) {
      const Set values = board.values(cell);
      if (OneBoard::is_single(values)) continue;  // it is placed
      has_strayed = has_strayed || (values & known_[cell]) == 0;
      const int count = std::popcount(values);
      const double most_score = weights_[cell] * (1 + static_cast<int>(kHouseKinds) * count);
      if (count > fewest || (count == fewest && most_score <= most)) continue;
      const double score = weights_[cell] * (1 + board.count_pairs(shape_, cell));
      if (count == fewest && score <= most) continue;
      best = cell;
      fewest = count;
      most = score;
    }
    return has_strayed ? best : shape_.cells;
  }

  void note_contradiction(std::size_t tried, std::size_t failed_at) {
    weights_[tried] += gain_;
    weights_[failed_at] += gain_;
    gain_ *= kGrowth;
    if (gain_ < kLargest) return;
    for (double& weight : weights_) weight /= kLargest;
    gain_ /= kLargest;
  }

  const Shape& shape_;
  std::vector<Set> known_;  // the bit of each cell's value
  std::vector<OneBoard> boards_;
  std::uint64_t nodes_left_ = 0;
  std::vector<double> weights_;  // of cells
  double gain_ = 1;
};

}  // namespace shudu::large
