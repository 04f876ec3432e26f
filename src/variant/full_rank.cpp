#include "variant/full_rank.h"

#include <algorithm>

namespace shudu::variant {

std::vector<Variables> readings_of(const VariantPuzzle& puzzle) {
  std::vector<Variables> readings;
  const auto add_both = [&](Variables line) {
    readings.push_back(line);
    std::reverse(line.begin(), line.end());
    readings.push_back(std::move(line));
  };
  for (int row = 0; row < puzzle.rows; ++row) {
    Variables line;
    for (int column = 0; column < puzzle.columns; ++column) {
      line.push_back(puzzle.cell_at(row, column));
    }
    add_both(std::move(line));
  }
  for (int column = 0; column < puzzle.columns; ++column) {
    Variables line;
    for (int row = 0; row < puzzle.rows; ++row) line.push_back(puzzle.cell_at(row, column));
    add_both(std::move(line));
  }
  return readings;
}

RankTies rank_ties_of(const VariantPuzzle& puzzle) {
  for (const Constraint& rule : puzzle.constraints) {
    if (rule.kind == Kind::kFullRankTies) return static_cast<RankTies>(rule.numbers[0]);
  }
  return RankTies::kOnlyUnclued;
}

}  // namespace shudu::variant
