// Nishio forcing chains (7.5 and up): one digit alone, links in houses only; a candidate whose
// being true, or false, leads to a contradiction. Source: Tetsuya Nishio's way of trying a digit;
// Sudoku Explainer 1.2.1.
#include "rating/se/branch.h"
#include "rating/se/branch_producers.h"

namespace shudu::se {

std::optional<Hint> best_nishio(const Position& position, bool with_proof, Meter& meter) {
  BranchBest best;
  Branch branch;
  for (const Cell open : position.open) {
    const unsigned marks = position.marks[open.index()];
    if (!has_two_or_more(marks)) continue;
    for (unsigned left = marks; left != 0; left &= left - 1) {
      const int spot = spot_at(open.index(), lowest(left));
      for (const bool is_on : {true, false}) {
        if (!meter.spend()) return std::nullopt;
        follow(position, BranchKind::kNishio, spot, is_on, branch);
        if (!branch.is_contradiction()) continue;
        Ancestry ancestry;
        add_ancestors(position, branch, branch.clash.spot, !branch.clash.is_fresh_on,
                      best.complexity, ancestry);
        add_clash_ancestors(position, branch, best.complexity, ancestry);
        const int n = ancestry.count;
        const BranchBest hint{n,
                              BranchHintKind::kContradiction,
                              discovery(open.index(), lowest(left), is_on ? 0 : 1, 0),
                              spot,
                              !is_on,
                              spot,
                              -1};
        if (hint.is_before(best)) best = hint;
      }
    }
  }
  if (!best.is_found()) return std::nullopt;
  Hint hint = hint_of(position, best, Rule::kNishio, 7.5);
  if (!with_proof) return hint;
  follow(position, BranchKind::kNishio, best.spot, !best.is_on, branch);
  auto proof = std::make_shared<ChainProof>();
  std::vector<const InnerHint*> nested;
  proof->targets = {
      tell_clash_ancestors(position, branch, nested),
      tell_ancestors(position, branch, branch.clash.spot, !branch.clash.is_fresh_on, nested)};
  if (!branch.clash.is_fresh_on) std::swap(proof->targets[0], proof->targets[1]);
  hint.proof = proof;
  return hint;
}

}  // namespace shudu::se
