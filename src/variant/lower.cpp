#include "shudu/variant/lower.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

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

// True where two clues give one line different places.
bool add_ranks(const Ranks& more, Ranks& ranks) {
  bool has_two_places = false;
  ranks.no_ties = ranks.no_ties || more.no_ties;
  for (std::size_t i = 0; i < ranks.ranks.size(); ++i) {
    int& known = ranks.ranks[i];
    const int place = more.ranks[i];
    has_two_places = has_two_places || (known != 0 && place != 0 && known != place);
    known = std::max(known, place);
  }
  return has_two_places;
}

// The clues of one grid as one rule, which sees more than each alone.
void unite_ranks(std::vector<Primitive>& rules) {
  std::optional<Ranks> united;
  bool has_two_places = false;
  std::erase_if(rules, [&](const Primitive& primitive) {
    const auto* const ranks = std::get_if<Ranks>(&primitive.rule);
    if (ranks == nullptr) return false;
    if (!united) united = *ranks;
    has_two_places = add_ranks(*ranks, *united) || has_two_places;
    return true;
  });
  if (united) rules.push_back(Primitive{std::move(*united)});
  if (has_two_places) rules.push_back(Primitive{Impossible{}});
}

}  // namespace

Model lower(const VariantPuzzle& puzzle) {
  Model model{puzzle.rows, puzzle.columns, puzzle.low, puzzle.values(), puzzle.candidates, {}};
  const std::size_t lines = as_index(puzzle.rows) + as_index(puzzle.columns);
  // Many kinds come to two.
  model.rules.reserve(lines + puzzle.regions.size() + 2 * puzzle.constraints.size());
  Lowering out(puzzle, model.rules, &model.domains);
  lower_lines(puzzle, out);
  for (const Variables& region : puzzle.regions) out.all_different(region);
  for (const Constraint& rule : puzzle.constraints) row_of(rule.kind).lower(rule, out);
  unite_ranks(model.rules);
  return model;
}

}  // namespace shudu::variant
