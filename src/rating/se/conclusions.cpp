// Conclusions from the branches of all candidates:
//   contradiction  a branch that contradicts itself refutes its assumption;
//   double         what follows from a candidate and from its opposite is so;
//   region         what follows from all positions of a digit in a house is so;
//   cell           what follows from all candidates of a cell is so.
// Sets of ON and OFF nodes are intersected as words. Ancestors are counted only where depths alone
// do not already say that the conclusion cannot be wanted. Branches that ended in a contradiction
// take part with the nodes that they had. Source: Sudoku Explainer 1.2.1.
#include "rating/se/conclusions.h"

#include <cassert>

namespace shudu::se {
namespace {

// The branches that a conclusion rests on, in order.
class Group {
 public:
  Group(const Position& position, BranchTable& table, const BranchBest& hint) {
    if (hint.kind == BranchHintKind::kDouble) {
      add(table.of(hint.start, true));
      add(table.of(hint.start, false));
    } else {
      for_each_start_of(position, hint, [&](int spot) { add(table.of(spot, true)); });
    }
  }
  [[nodiscard]] const Branch* const* begin() const { return branches_; }
  [[nodiscard]] const Branch* const* end() const { return branches_ + size_; }
  [[nodiscard]] const Branch& first() const {
    assert(size_ > 0);  // a cell or a house that is weighed has candidates
    return *branches_[0];
  }

  [[nodiscard]] SpotSet common(bool is_on) const {
    SpotSet common = is_on ? first().on : first().off;
    for (int i = 1; i < size_; ++i) common &= is_on ? branches_[i]->on : branches_[i]->off;
    return common;
  }

 private:
  void add(const Branch& branch) { branches_[size_++] = &branch; }

  const Branch* branches_[9];
  int size_ = 0;
};

class Conclusions {
 public:
  Conclusions(const Position& position, BranchTable& table, Collector& collector)
      : position_(position), table_(table), collector_(collector) {}

  void run() {
    for_each_start([&](int cell, int digit) { weigh_contradictions(cell, digit); });
    for_each_start([&](int cell, int digit) {
      const int spot = spot_at(cell, digit);
      if (count(position_.marks[cell]) >= 3) {
        weigh_group(
            {0, BranchHintKind::kDouble, discovery(cell, digit, 2, 0), -1, false, spot, -1});
      }
      for_each_region(position_, cell, digit, [&](const BranchBest& hint) { weigh_group(hint); });
    });
    for (const Cell open : position_.open) {
      const int cell = open.index();
      if (!has_two_or_more(position_.marks[cell])) continue;
      weigh_group(through_cell(position_, cell));
    }
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
      const int most = collector_.most(position_, spot, !is_on);
      if (branch.least_ancestors(clash.spot, !clash.is_fresh_on) + 1 > most) continue;
      ancestry_ = {};
      add_ancestors(position_, branch, {clash.spot, !clash.is_fresh_on}, most, ancestry_);
      if (ancestry_.count + 1 > most) continue;
      add_clash_ancestors(position_, branch, most, ancestry_);
      if (ancestry_.count > most) continue;
      collector_.offer(position_,
                       {complexity(), BranchHintKind::kContradiction,
                        discovery(cell, digit, is_on ? 0 : 1, 0), spot, !is_on, spot, -1});
    }
  }

  [[nodiscard]] int complexity() { return ancestry_.count + nested_complexity(ancestry_.nested); }

  void weigh_group(BranchBest hint) {
    const Group group(position_, table_, hint);
    for (const bool is_on : {true, false}) {
      const SpotSet common = group.common(is_on);
      if (common.empty()) continue;
      hint.is_on = is_on;
      for_each_spot(common, [&](int spot) {
        hint.spot = spot;
        weigh(group, hint);
      });
    }
  }

  void weigh(const Group& group, BranchBest hint) {
    if (hint.is_on && !has_two_or_more(position_.marks[cell_of_spot(hint.spot)])) return;
    const int most = collector_.most(position_, hint.spot, hint.is_on);
    int least = 0;
    for (const Branch* branch : group) least += branch->least_ancestors(hint.spot, hint.is_on);
    if (least > most) return;
    ancestry_ = {};
    for (const Branch* branch : group) {
      add_ancestors(position_, *branch, {hint.spot, hint.is_on}, most, ancestry_);
      if (ancestry_.count > most) return;
    }
    hint.complexity = complexity();
    if (hint.complexity > most) return;
    hint.order +=
        static_cast<std::uint64_t>(hint.is_on ? group.first().on_number(hint.spot)
                                              : 1024 + group.first().off_number(hint.spot));
    collector_.offer(position_, hint);
  }

  const Position& position_;
  BranchTable& table_;
  Collector& collector_;
  Ancestry ancestry_;
};

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

void collect_conclusions(const Position& position, BranchTable& table, Collector& collector) {
  Conclusions(position, table, collector).run();
}

std::vector<std::vector<ProofNode>> tell_conclusion(const Position& position, BranchTable& table,
                                                    const BranchBest& hint,
                                                    std::vector<const InnerHint*>& nested) {
  std::vector<std::vector<ProofNode>> targets;
  if (hint.kind == BranchHintKind::kContradiction) {
    const Branch& branch = table.of(hint.start, !hint.is_on);
    const Clash& clash = branch.clash;
    // The ON node first.
    if (clash.is_fresh_on) targets.push_back(tell_clash_ancestors(position, branch, nested));
    targets.push_back(tell_ancestors(position, branch, {clash.spot, !clash.is_fresh_on}, nested));
    if (!clash.is_fresh_on) targets.push_back(tell_clash_ancestors(position, branch, nested));
    return targets;
  }
  for (const Branch* branch : Group(position, table, hint)) {
    targets.push_back(tell_ancestors(position, *branch, {hint.spot, hint.is_on}, nested));
  }
  return targets;
}

SeCause root_cause(const BranchBest& hint) {
  if (hint.kind == BranchHintKind::kCell) return SeCause::kCell;
  if (hint.kind != BranchHintKind::kRegion) return SeCause::kStart;
  return static_cast<SeCause>(static_cast<int>(SeCause::kBox) + kind_of_house(hint.house));
}

std::shared_ptr<InnerHint> inner_hint_of(const Position& position, const BranchBest& hint,
                                         const std::vector<std::vector<ProofNode>>& targets) {
  auto inner = std::make_shared<InnerHint>();
  inner->complexity = hint.complexity;
  Collector::for_each_gone(position, hint.spot, hint.is_on, [&](int spot) {
    inner->gone.push_back(static_cast<std::uint16_t>(spot));
  });
  const SeCause root = root_cause(hint);
  for (const auto& target : targets) {
    if (!inner->key.empty()) inner->key.push_back(kKeyEnd);
    for (const ProofNode& node : target) {
      inner->key.push_back(static_cast<std::uint16_t>(node.node));
      const SeCause cause = node.cause == SeCause::kStart ? root : node.cause;
      if (!is_on(node.node) || cause == SeCause::kStart) continue;
      inner->causes.push_back(
          {static_cast<std::uint16_t>(spot_of(candidate_of(node.node))), cause});
    }
  }
  return inner;
}

std::shared_ptr<const ChainProof> proof_of(std::vector<std::vector<ProofNode>> targets,
                                           const std::vector<const InnerHint*>& nested) {
  auto proof = std::make_shared<ChainProof>();
  proof->targets = std::move(targets);
  for (const InnerHint* hint : nested) proof->nested.push_back(hint->told);
  return proof;
}

}  // namespace shudu::se
