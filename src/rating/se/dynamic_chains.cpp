// Nishio (7.5 and up) and dynamic forcing chains (8.5 and up). Every candidate is assumed to be
// true and to be false, and what follows is written down (branch.h). Then
//   contradiction  a branch that contradicts itself refutes its assumption (Nishio: this alone);
//   double         what follows from a candidate and from its opposite is so;
//   region         what follows from all positions of a digit in a house is so;
//   cell           what follows from all candidates of a cell is so.
// Best first by complexity; what cannot be as small as the best so far by its depth alone is not
// counted. Source: Sudoku Explainer 1.2.1.
#include "rating/se/dynamic_chains.h"

namespace shudu::se {
namespace {

class DynamicSearch {
 public:
  DynamicSearch(const Position& position, BranchTable& table, Meter& meter)
      : position_(position), table_(table), meter_(meter) {}

  bool follow_all() {
    table_.number_candidates(position_);
    for (const Cell open : position_.open) {
      for (unsigned left = position_.marks[open.index()]; left != 0; left &= left - 1) {
        const int spot = spot_at(open.index(), lowest(left));
        for (const bool is_on : {true, false}) {
          if (!meter_.spend()) return false;
          follow(position_, BranchKind::kDynamic, spot, is_on, table_.of(spot, is_on));
        }
      }
    }
    return true;
  }

  BranchBest run() {
    for_each_start([&](int cell, int digit) { weigh_contradictions(cell, digit); });
    for_each_start([&](int cell, int digit) {
      if (count(position_.marks[cell]) >= 3) weigh_double(cell, digit);
      weigh_regions(cell, digit);
    });
    for (const Cell open : position_.open) {
      if (has_two_or_more(position_.marks[open.index()])) weigh_cell(open.index());
    }
    return best_;
  }

  std::shared_ptr<const ChainProof> prove(const BranchBest& best) {
    auto proof = std::make_shared<ChainProof>();
    if (best.kind == BranchHintKind::kContradiction) {
      const Branch& branch = table_.of(best.spot, !best.is_on);
      auto fresh = tell_clash_ancestors(position_, branch);
      auto known = tell_ancestors(position_, branch, branch.clash.spot, !branch.clash.is_fresh_on);
      if (!branch.clash.is_fresh_on) std::swap(fresh, known);
      proof->targets = {std::move(fresh), std::move(known)};
      return proof;
    }
    set_group(best);
    for (const Branch* branch : group_) {
      proof->targets.push_back(tell_ancestors(position_, *branch, best.spot, best.is_on));
    }
    return proof;
  }

 private:
  template <typename See>
  void for_each_start(See see) {
    for (const Cell open : position_.open) {
      const unsigned marks = position_.marks[open.index()];
      if (!has_two_or_more(marks)) continue;
      for (unsigned left = marks; left != 0; left &= left - 1) see(open.index(), lowest(left));
    }
  }

  void weigh_contradictions(int cell, int digit) {
    const int spot = spot_at(cell, digit);
    for (const bool is_on : {true, false}) {
      const Branch& branch = table_.of(spot, is_on);
      if (!branch.is_contradiction()) continue;
      const Clash& clash = branch.clash;
      int n = branch.least_ancestors(clash.spot, !clash.is_fresh_on);
      if (n + 1 > best_.complexity) continue;
      n = count_ancestors(position_, branch, clash.spot, !clash.is_fresh_on, best_.complexity);
      if (n + 1 > best_.complexity) continue;
      n += count_clash_ancestors(position_, branch, best_.complexity - n);
      offer({n, BranchHintKind::kContradiction, discovery(cell, digit, is_on ? 0 : 1, 0), spot,
             !is_on, spot, -1});
    }
  }

  void offer(const BranchBest& hint) {
    if (hint.is_before(best_)) best_ = hint;
  }

  // Sets group_ to the branches that all must agree.
  void set_group(const BranchBest& hint) {
    group_.clear();
    if (hint.kind == BranchHintKind::kDouble) {
      group_ = {&table_.of(hint.start, true), &table_.of(hint.start, false)};
    } else if (hint.kind == BranchHintKind::kRegion) {
      const int digit = digit_of_spot(hint.start);
      unsigned left = position_.places[digit][hint.house];
      for (; left != 0; left &= left - 1) {
        const int cell = kGeometry.cell[hint.house][lowest(left)];
        group_.push_back(&table_.of(spot_at(cell, digit), true));
      }
    } else {
      const int cell = cell_of_spot(hint.start);
      for (unsigned left = position_.marks[cell]; left != 0; left &= left - 1) {
        group_.push_back(&table_.of(spot_at(cell, lowest(left)), true));
      }
    }
  }

  void weigh_double(int cell, int digit) {
    weigh_group({0, BranchHintKind::kDouble, discovery(cell, digit, 2, 0), -1, false,
                 spot_at(cell, digit), -1});
  }

  void weigh_regions(int cell, int digit) {
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[cell][kind];
      const unsigned places = position_.places[digit][house];
      if (!has_two_or_more(places) || lowest(places) != kGeometry.position[cell][kind]) continue;
      weigh_group({0, BranchHintKind::kRegion, discovery(cell, digit, 3 + kind, 0), -1, false,
                   spot_at(cell, digit), house});
    }
  }

  void weigh_cell(int cell) {
    weigh_group({0, BranchHintKind::kCell, discovery(cell, 9, 0, 0), -1, false,
                 spot_at(cell, lowest(position_.marks[cell])), -1});
  }

  void weigh_group(BranchBest hint) {
    set_group(hint);
    for (const bool is_on : {true, false}) {
      SpotSet common = is_on ? group_[0]->on : group_[0]->off;
      for (std::size_t i = 1; i < group_.size(); ++i) {
        common &= is_on ? group_[i]->on : group_[i]->off;
      }
      if (common.empty()) continue;
      hint.is_on = is_on;
      for_each_spot(common, [&](int spot) {
        hint.spot = spot;
        weigh(hint);
      });
    }
  }

  void weigh(BranchBest hint) {
    if (hint.is_on && !has_two_or_more(position_.marks[cell_of_spot(hint.spot)])) return;
    int n = 0;
    for (const Branch* branch : group_) n += branch->least_ancestors(hint.spot, hint.is_on);
    if (n > best_.complexity) return;
    n = 0;
    for (const Branch* branch : group_) {
      n += count_ancestors(position_, *branch, hint.spot, hint.is_on, best_.complexity - n);
      if (n > best_.complexity) return;
    }
    hint.complexity = n;
    hint.order += static_cast<std::uint64_t>(hint.is_on ? group_[0]->on_number(hint.spot)
                                                        : 1024 + group_[0]->off_number(hint.spot));
    offer(hint);
  }

  const Position& position_;
  BranchTable& table_;
  Meter& meter_;
  std::vector<const Branch*> group_;
  BranchBest best_;
};

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

void BranchTable::number_candidates(const Position& position) {
  std::int16_t n = 0;
  for (const Cell open : position.open) {
    for (unsigned left = position.marks[open.index()]; left != 0; left &= left - 1) {
      number[spot_at(open.index(), lowest(left))] = n++;
    }
  }
  if (branches.size() < static_cast<std::size_t>(2 * n)) {
    branches.resize(static_cast<std::size_t>(2 * n));
  }
}

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
        const int n = count_ancestors(position, branch, branch.clash.spot,
                                      !branch.clash.is_fresh_on, best.complexity) +
                      count_clash_ancestors(position, branch, best.complexity);
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
  proof->targets = {tell_clash_ancestors(position, branch),
                    tell_ancestors(position, branch, branch.clash.spot, !branch.clash.is_fresh_on)};
  if (!branch.clash.is_fresh_on) std::swap(proof->targets[0], proof->targets[1]);
  hint.proof = proof;
  return hint;
}

std::optional<Hint> best_dynamic(const Position& position, bool with_proof, BranchTable& table,
                                 Meter& meter) {
  DynamicSearch search(position, table, meter);
  if (!search.follow_all()) return std::nullopt;
  const BranchBest best = search.run();
  if (!best.is_found()) return std::nullopt;
  Hint hint = hint_of(position, best, dynamic_rule(best.kind, 0), 8.5);
  if (with_proof) hint.proof = search.prove(best);
  return hint;
}

}  // namespace shudu::se
