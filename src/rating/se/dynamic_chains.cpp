// Dynamic forcing chains (8.5 and up) and nested ones (9.0, 9.5, 10.0, 10.5, 11.0 and up). Every
// candidate is assumed to be true and to be false, and what follows is written down (branch.h);
// then what all agree upon is so (conclusions.h). When nothing more follows, a level above 0 looks
// for locked candidates, pairs, X-wings and whole chains on what is left (nested.cpp).
//
// A level runs only where the one before found nothing. So no branch has a contradiction yet, and
// each goes on from where it stood: level 2 from level 1, 3 from 2. Level 4 has other families and
// begins again at level 0. Source: Sudoku Explainer 1.2.1.
#include "rating/se/branch_producers.h"

namespace shudu::se {
namespace {

template <typename See>
bool for_each_start(const Position& position, See see) {
  for (const Cell open : position.open) {
    for (unsigned left = position.marks[open.index()]; left != 0; left &= left - 1) {
      const int spot = spot_at(open.index(), lowest(left));
      if (!see(spot, true) || !see(spot, false)) return false;
    }
  }
  return true;
}

// False: the meter has run out.
bool follow_all(const Position& position, BranchTable& table, Meter& meter) {
  table.number_candidates(position);
  return for_each_start(position, [&](int spot, bool is_on) {
    if (!meter.spend()) return false;
    follow(position, BranchKind::kDynamic, spot, is_on, table.of(spot, is_on));
    return true;
  });
}

// The simple families find nothing in the position itself, nor in a branch that stood at a level
// above 0 (`was_nested`) before anything is added.
bool go_on_all(const Position& position, const NestedRequest& request, bool was_nested,
               BranchTable& table, BranchMemory& memory) {
  return for_each_start(position, [&](int spot, bool is_on) {
    Branch& branch = table.of(spot, is_on);
    if (branch.is_contradiction()) return true;
    SimpleCursors cursors(position.clock + (was_nested ? 1 : 0));
    go_on(position, branch, [&](const Position& s, Branch& going) {
      return memory.meter.spend() &&
             add_advanced_nodes({position, s, going}, request, cursors, memory);
    });
    return !memory.meter.is_out;
  });
}

Rule dynamic_rule(BranchHintKind kind, int level) {
  switch (kind) {
    case BranchHintKind::kDouble:
      return Rule::kDynamicDouble0 + 4 * level;
    case BranchHintKind::kCell:
      return Rule::kDynamicCell0 + 4 * level;
    case BranchHintKind::kRegion:
      return Rule::kDynamicRegion0 + 4 * level;
    case BranchHintKind::kContradiction:
      break;
  }
  return Rule::kDynamicContradiction0 + 4 * level;
}

}  // namespace

std::optional<Hint> best_dynamic(const Position& position, int level, bool with_proof,
                                 BranchMemory& memory) {
  BranchTable& table = memory.table;
  if (level == 0) memory.forget_results();
  if ((level == 0 || level == 4) && !follow_all(position, table, memory.meter)) {
    return std::nullopt;
  }
  const bool was_nested = level == 2 || level == 3 || level == 5;
  if (level > 0 && !go_on_all(position, {level, with_proof}, was_nested, table, memory)) {
    return std::nullopt;
  }
  Collector collector;
  collect_conclusions(position, table, collector);
  const BranchBest& best = collector.best();
  if (!best.is_found()) return std::nullopt;
  Hint hint = hint_of(position, best, dynamic_rule(best.kind, level));
  if (with_proof) {
    std::vector<const InnerHint*> nested;
    auto targets = tell_conclusion(position, table, best, nested);
    hint.proof = proof_of(std::move(targets), nested);
  }
  return hint;
}

InnerHints inner_dynamic_hints(const Position& position, int level, bool with_proof,
                               BranchMemory& memory) {
  BranchTable& table = memory.inner_table;
  if (!follow_all(position, table, memory.meter)) return {};
  if (level > 0 && !go_on_all(position, {level, with_proof}, false, table, memory)) return {};
  Collector collector = Collector::for_all();
  collect_conclusions(position, table, collector);
  InnerHints hints;
  for (const BranchBest& best : collector.all()) {
    std::vector<const InnerHint*> nested;
    auto targets = tell_conclusion(position, table, best, nested);
    auto hint = inner_hint_of(position, best, targets);
    if (with_proof) {
      Hint told = hint_of(position, best, dynamic_rule(best.kind, level));
      told.proof = proof_of(std::move(targets), nested);
      hint->told = std::make_shared<Hint>(std::move(told));
    }
    hints.push_back(std::move(hint));
  }
  return hints;
}

}  // namespace shudu::se
