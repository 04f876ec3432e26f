#include "shudu/variant/lower.h"

#include <algorithm>

#include "shudu/variant/kinds.h"
#include "variant/lowering.h"

namespace shudu::variant {
namespace {

void lower_lines(const VariantPuzzle& puzzle, Lowering& out) {
  for (int row = 0; puzzle.rows_differ && row < puzzle.rows; ++row) {
    Variables line;
    for (int column = 0; column < puzzle.columns; ++column) {
      line.push_back(puzzle.cell_at(row, column));
    }
    out.all_different(line);
  }
  for (int column = 0; puzzle.columns_differ && column < puzzle.columns; ++column) {
    Variables line;
    for (int row = 0; row < puzzle.rows; ++row) line.push_back(puzzle.cell_at(row, column));
    out.all_different(line);
  }
}

// The clues of one grid as one rule, which sees more than each alone.
void unite_ranks(std::vector<Primitive>& rules) {
  Ranks* first = nullptr;
  bool has_two_places = false;
  const auto is_taken_in = [&](Primitive& primitive) {
    auto* const ranks = std::get_if<Ranks>(&primitive.rule);
    if (ranks == nullptr) return false;
    if (first == nullptr) {
      first = ranks;
      return false;
    }
    first->no_ties = first->no_ties || ranks->no_ties;
    for (std::size_t i = 0; i < ranks->ranks.size(); ++i) {
      int& known = first->ranks[i];
      has_two_places |= known != 0 && ranks->ranks[i] != 0 && known != ranks->ranks[i];
      known = std::max(known, ranks->ranks[i]);
    }
    return true;
  };
  std::vector<Primitive> kept;
  kept.reserve(rules.size());  // `first` stays where it is, in `rules`
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (!is_taken_in(rules[i])) others.push_back(i);
  }
  for (const std::size_t i : others) kept.push_back(std::move(rules[i]));
  rules = std::move(kept);
  if (has_two_places) rules.push_back(Primitive{Impossible{}});
}

}  // namespace

Model lower(const VariantPuzzle& puzzle) {
  Model model{puzzle.rows, puzzle.columns, puzzle.low, puzzle.values(), puzzle.candidates, {}};
  Lowering out(puzzle, model.rules, &model.domains);
  lower_lines(puzzle, out);
  for (const Variables& region : puzzle.regions) out.all_different(region);
  for (const Constraint& rule : puzzle.constraints) row_of(rule.kind).lower(rule, out);
  unite_ranks(model.rules);
  return model;
}

}  // namespace shudu::variant
