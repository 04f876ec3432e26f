// What no two neighbours may be that have no mark between them. A dot of either colour excuses its
// pair from both rules of dots, an X or V from the rule of X and V.
#include <array>
#include <set>
#include <utility>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

using Pair = std::pair<Variable, Variable>;

std::set<Pair> marked_pairs(const VariantPuzzle& puzzle, std::span<const Kind> kinds) {
  std::set<Pair> pairs;
  for (const Constraint& rule : puzzle.constraints) {
    if (std::find(kinds.begin(), kinds.end(), rule.kind) == kinds.end()) continue;
    pairs.emplace(std::minmax(rule.cells[0], rule.cells[1]));
  }
  return pairs;
}

template <typename Test>
void relate_unmarked(Lowering& out, std::span<const Kind> kinds, const Test& allowed) {
  const VariantPuzzle& puzzle = out.puzzle();
  const std::set<Pair> marked = marked_pairs(puzzle, kinds);
  const auto relate = [&](Variable first, Variable second) {
    if (!marked.contains({first, second})) out.relate(first, second, allowed);
  };
  for (int row = 0; row < puzzle.rows; ++row) {
    for (int column = 0; column < puzzle.columns; ++column) {
      const Variable cell = puzzle.cell_at(row, column);
      if (column + 1 < puzzle.columns) relate(cell, puzzle.cell_at(row, column + 1));
      if (row + 1 < puzzle.rows) relate(cell, puzzle.cell_at(row + 1, column));
    }
  }
}

constexpr std::array kDots{Kind::kDifference, Kind::kRatio};

// The numbers on the dots of a kind, or its usual one where there are no dots.
std::set<std::int64_t> numbers_of(const VariantPuzzle& puzzle, Kind kind) {
  std::set<std::int64_t> numbers;
  for (const Constraint& rule : puzzle.constraints) {
    if (rule.kind == kind) numbers.insert(*number_of(puzzle, rule));
  }
  if (numbers.empty()) numbers.insert(row_of(kind).takes.numbers[0].fixed);
  return numbers;
}

bool is_ratio(int first, int second, std::int64_t ratio) {
  return first == second * ratio || second == first * ratio;
}

}  // namespace

void lower_strict_kropki(const Constraint& /*rule*/, Lowering& out) {
  relate_unmarked(out, kDots, [](int first, int second) {
    return first - second != 1 && second - first != 1 && !is_ratio(first, second, 2);
  });
}

void lower_negative_ratio(const Constraint& /*rule*/, Lowering& out) {
  const auto ratios = numbers_of(out.puzzle(), Kind::kRatio);
  relate_unmarked(out, kDots, [&](int first, int second) {
    return std::none_of(ratios.begin(), ratios.end(),
                        [&](std::int64_t ratio) { return is_ratio(first, second, ratio); });
  });
}

void lower_negative_difference(const Constraint& /*rule*/, Lowering& out) {
  const auto differences = numbers_of(out.puzzle(), Kind::kDifference);
  relate_unmarked(out, kDots, [&](int first, int second) {
    return !differences.contains(first - second) && !differences.contains(second - first);
  });
}

void lower_strict_xv(const Constraint& /*rule*/, Lowering& out) {
  constexpr std::array kSums{Kind::kPairSum};
  relate_unmarked(out, kSums, [](int first, int second) {
    return first + second != 5 && first + second != 10;
  });
}

}  // namespace shudu::variant
