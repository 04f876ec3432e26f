// Nishio forcing chains (7.5 and up): one digit alone, links in houses only; a candidate whose
// being true, or false, leads to a contradiction. Source: Tetsuya Nishio's way of trying a digit;
// Sudoku Explainer 1.2.1.
#include "rating/se/branch.h"
#include "rating/se/branch_producers.h"

namespace shudu::se {
namespace {

void weigh(const Position& position, int spot, bool is_on, Branch& branch, BranchBest& best) {
  follow(position, BranchKind::kNishio, spot, is_on, branch);
  if (!branch.is_contradiction()) return;
  const Clash& clash = branch.clash;
  Ancestry ancestry;
  add_ancestors(position, branch, {clash.spot, !clash.is_fresh_on}, best.complexity, ancestry);
  add_clash_ancestors(position, branch, best.complexity, ancestry);
  const BranchBest hint{ancestry.count,
                        BranchHintKind::kContradiction,
                        discovery(cell_of_spot(spot), digit_of_spot(spot), is_on ? 0 : 1, 0),
                        spot,
                        !is_on,
                        spot,
                        -1};
  if (hint.is_before(best)) best = hint;
}

// False: the meter has run out.
bool renew(const Position& position, int digit, DigitNishio& known, Meter& meter) {
  if (known.is_known && known.cells == position.cells_of_digit[digit]) return true;
  known = {position.cells_of_digit[digit], false, {}};
  Branch branch;
  for (const Cell cell : known.cells) {
    if (!has_two_or_more(position.marks[cell.index()])) continue;
    for (const bool is_on : {true, false}) {
      if (!meter.spend()) return false;
      weigh(position, spot_at(cell.index(), digit), is_on, branch, known.best);
    }
  }
  known.is_known = true;
  return true;
}

}  // namespace

std::optional<Hint> best_nishio(const Position& position, bool with_proof, BranchMemory& memory) {
  BranchBest best;
  for (int digit = 0; digit < 9; ++digit) {
    DigitNishio& known = memory.nishio[digit];
    if (!renew(position, digit, known, memory.meter)) return std::nullopt;
    if (known.best.is_found() && known.best.is_before(best)) best = known.best;
  }
  if (!best.is_found()) return std::nullopt;
  Hint hint = hint_of(position, best, Rule::kNishio);
  if (!with_proof) return hint;
  Branch branch;
  follow(position, BranchKind::kNishio, best.spot, !best.is_on, branch);
  auto proof = std::make_shared<ChainProof>();
  std::vector<const InnerHint*> nested;
  proof->targets = {
      tell_clash_ancestors(position, branch, nested),
      tell_ancestors(position, branch, {branch.clash.spot, !branch.clash.is_fresh_on}, nested)};
  if (!branch.clash.is_fresh_on) std::swap(proof->targets[0], proof->targets[1]);
  hint.proof = proof;
  return hint;
}

}  // namespace shudu::se
