// Ranks of lines among all readings of the grid. Clues on the same grid become one rule in the end
// (lower.cpp).
#include "variant/full_rank.h"

#include <array>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

bool are_never_equal(const Variables& first, const Variables& second, const Lowering& out) {
  for (std::size_t i = 0; i < first.size(); ++i) {
    const std::array<Variable, 2> pair{first[i], second[i]};
    if (first[i] != second[i] && out.are_different(pair)) return true;
  }
  return false;
}

}  // namespace

void lower_full_rank(const Constraint& rule, Lowering& out) {
  const RankTies ties = rank_ties_of(out.puzzle());
  Ranks ranks{readings_of(out.puzzle()), {}, ties == RankTies::kNone};
  const auto wanted = *number_of(out.puzzle(), rule);
  if (wanted > static_cast<std::int64_t>(ranks.lines.size())) return out.add(Impossible{});
  ranks.ranks.resize(ranks.lines.size());
  for (std::size_t i = 0; i < ranks.lines.size(); ++i) {
    const Variables& line = ranks.lines[i];
    if (line == rule.cells) {
      ranks.ranks[i] = static_cast<int>(wanted);
    } else if (ties == RankTies::kOnlyUnclued && !are_never_equal(rule.cells, line, out)) {
      AnyOf either;
      either.branches.push_back({Primitive{LessLine{rule.cells, line}}});
      either.branches.push_back({Primitive{LessLine{line, rule.cells}}});
      out.add(std::move(either));
    }
  }
  out.add(std::move(ranks));
}

void lower_full_rank_ties(const Constraint& rule, Lowering& out) {
  if (static_cast<RankTies>(rule.numbers[0]) != RankTies::kNone) return;
  Ranks ranks{readings_of(out.puzzle()), {}, true};
  ranks.ranks.resize(ranks.lines.size());
  out.add(std::move(ranks));
}

}  // namespace shudu::variant
