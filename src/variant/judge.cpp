#include "shudu/variant/judge.h"

#include "shudu/core/as_index.h"
#include "shudu/variant/kinds.h"
#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

using What = BrokenRule::What;

bool is_candidate(const VariantPuzzle& puzzle, int variable, int value) {
  if (value < puzzle.low || value > puzzle.high) return false;
  const auto bit = static_cast<unsigned>(value - puzzle.low);
  return (puzzle.candidates[as_index(variable)] >> bit & 1U) != 0;
}

// Lines of cells `step` apart, each `between` behind the last.
std::optional<int> find_repeat(const Asked& asked, int lines, int length, int between, int step) {
  for (int line = 0; line < lines; ++line) {
    std::vector<int> values;
    values.reserve(as_index(length));
    for (int i = 0; i < length; ++i) {
      values.push_back(asked.values[as_index(line * between + i * step)]);
    }
    if (!all_differ(std::move(values))) return line;
  }
  return std::nullopt;
}

}  // namespace

std::optional<BrokenRule> judge(const VariantPuzzle& puzzle, std::span<const int> values) {
  for (int i = 0; i < puzzle.variables(); ++i) {
    if (!is_candidate(puzzle, i, values[as_index(i)])) return BrokenRule{What::kCandidates, i};
  }
  const Constraint none;
  const Asked asked{puzzle, none, values};
  if (puzzle.rows_differ) {
    const auto row = find_repeat(asked, puzzle.rows, puzzle.columns, puzzle.columns, 1);
    if (row) return BrokenRule{What::kRow, *row};
  }
  if (puzzle.columns_differ) {
    const auto column = find_repeat(asked, puzzle.columns, puzzle.rows, 1, puzzle.columns);
    if (column) return BrokenRule{What::kColumn, *column};
  }
  for (std::size_t i = 0; i < puzzle.regions.size(); ++i) {
    if (all_differ(values_in(asked, puzzle.regions[i]))) continue;
    return BrokenRule{What::kRegion, static_cast<int>(i)};
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const Constraint& rule = puzzle.constraints[i];
    if (row_of(rule.kind).holds({puzzle, rule, values})) continue;
    return BrokenRule{What::kConstraint, static_cast<int>(i)};
  }
  return std::nullopt;
}

}  // namespace shudu::variant
