// Nishio, multiple and dynamic chains with linked objects: the judge of the fast search.
#include "rating/reference/branch.h"

#include <deque>

#include "rating/reference/inner_results.h"
#include "rating/reference/links.h"

namespace shudu::se::reference {
namespace {

class Follower {
 public:
  Follower(const Position& g, int level, Arena& arena, InnerResults& inner)
      : g_(g), s_(g), level_(level), arena_(arena), inner_(inner) {
    if (level == kNishio) links_ = {false, false, true};
  }

  std::unique_ptr<Branch> run(int start) {
    add(arena_.make(start, SeCause::kStart, {}));
    while (!on_queue_.empty() || !off_queue_.empty()) {
      if (!(on_queue_.empty() ? take_off() : take_on())) break;
      if (on_queue_.empty() && off_queue_.empty() && level_ > 0) {
        for (const Node* q : advanced(g_, s_, {level_, inner_}, *branch_, arena_)) {
          if (branch_->off[candidate_of(q->id)] == nullptr) add(q);
        }
      }
    }
    return std::move(branch_);
  }

 private:
  void add(const Node* node) {
    const int candidate = candidate_of(node->id);
    if (is_on(node->id)) {
      branch_->on[candidate] = node;
      branch_->on_order.push_back(node);
      on_queue_.push_back(node);
    } else {
      branch_->off[candidate] = node;
      branch_->off_order.push_back(node);
      off_queue_.push_back(node);
    }
  }

  bool take_on() {
    const Node* p = on_queue_.front();
    on_queue_.pop_front();
    for (const Node* q : weak(s_, links_, p, arena_)) {
      const int candidate = candidate_of(q->id);
      if (branch_->on[candidate] != nullptr) return clash(branch_->on[candidate], q);
      if (branch_->off[candidate] == nullptr) add(q);
    }
    return true;
  }

  bool take_off() {
    const Node* p = off_queue_.front();
    off_queue_.pop_front();
    const auto list = strong({g_, branch_->off}, s_, links_, p, arena_);
    if (level_ != kMultiple) s_.erase(candidate_of(p->id));
    for (const Node* s : list) {
      const int candidate = candidate_of(s->id);
      if (branch_->off[candidate] != nullptr) return clash(s, branch_->off[candidate]);
      if (branch_->on[candidate] == nullptr) add(s);
    }
    return true;
  }

  bool clash(const Node* on, const Node* off) {
    branch_->clash_on = on;
    branch_->clash_off = off;
    return false;
  }

  const Position& g_;
  Position s_;
  int level_;
  Arena& arena_;
  InnerResults& inner_;
  Links links_;
  std::unique_ptr<Branch> branch_ = std::make_unique<Branch>();
  std::deque<const Node*> on_queue_;
  std::deque<const Node*> off_queue_;
};

class Producer {
 public:
  Producer(const Position& g, int level, bool with_proof, InnerResults& inner)
      : g_(g), level_(level), with_proof_(with_proof), inner_(inner) {}

  ChainHints run() {
    const int least = level_ == kMultiple ? 3 : 2;
    for (int cell = 0; cell < kCells; ++cell) {
      if (count(g_.marks[cell]) >= least) examine(cell);
    }
    rank(hints_);
    return std::move(hints_);
  }

 private:
  using Targets = std::vector<const Node*>;

  const Branch& branch(int id) {
    auto& known = branches_[id];
    if (!known) known = follow(g_, id, level_, arena_, inner_);
    return *known;
  }

  void examine(int cell) {
    const bool is_dynamic = level_ >= 0;
    for (int digit = 0; digit < 9; ++digit) {
      if (!g_.has(cell, digit)) continue;
      const int candidate = candidate_id(cell, digit);
      if (level_ != kMultiple) add_contradictions(candidate);
      if (is_dynamic && count(g_.marks[cell]) >= 3) add_doubles(candidate);
      if (level_ != kNishio) add_regions(candidate);
    }
    if (level_ != kNishio) add_cell(cell);
  }

  void add_contradictions(int candidate) {
    for (const bool on : {true, false}) {
      const Branch& a = branch(node_id(candidate, on));
      if (!a.is_contradiction()) continue;
      conclude(node_id(candidate, !on), {a.clash_on, a.clash_off},
               level_ == kNishio ? Rule::kNishio : Rule::kDynamicContradiction0, 7,
               SeCause::kStart);
    }
  }

  void add_doubles(int candidate) {
    const Branch& a = branch(node_id(candidate, true));
    const Branch& z = branch(node_id(candidate, false));
    for (const auto* order : {&a.on_order, &a.off_order}) {
      for (const Node* n : *order) {
        if (z.of(n->id) == nullptr) continue;
        conclude(n->id, {n, z.of(n->id)}, Rule::kDynamicDouble0, 1, SeCause::kStart);
      }
    }
  }

  void add_common(const std::vector<const Branch*>& branches, Rule rule, int key, SeCause root) {
    for (const auto* order : {&branches[0]->on_order, &branches[0]->off_order}) {
      for (const Node* n : *order) {
        Targets targets;
        for (const Branch* b : branches) {
          if (b->of(n->id) == nullptr) break;
          targets.push_back(b->of(n->id));
        }
        if (targets.size() == branches.size()) conclude(n->id, targets, rule, key, root);
      }
    }
  }

  void add_regions(int candidate) {
    const int cell = cell_of(candidate);
    const int digit = digit_of(candidate);
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[cell][kind];
      const unsigned places = g_.places[digit][house];
      if (!has_two_or_more(places) || lowest(places) != kGeometry.position[cell][kind]) continue;
      std::vector<const Branch*> branches;
      for (unsigned left = places; left != 0; left &= left - 1) {
        const int other = candidate_id(kGeometry.cell[house][lowest(left)], digit);
        branches.push_back(&branch(node_id(other, true)));
      }
      add_common(branches, level_ == kMultiple ? Rule::kRegion : Rule::kDynamicRegion0, 6,
                 cause_of_kind(kind));
    }
  }

  void add_cell(int cell) {
    std::vector<const Branch*> branches;
    for (unsigned left = g_.marks[cell]; left != 0; left &= left - 1) {
      branches.push_back(&branch(node_id(candidate_id(cell, lowest(left)), true)));
    }
    add_common(branches, level_ == kMultiple ? Rule::kCell : Rule::kDynamicCell0, 5,
               SeCause::kCell);
  }

  void conclude(int id, const Targets& targets, Rule rule, int key, SeCause root) {
    Hint gone;
    const int cell = cell_of(candidate_of(id));
    const unsigned bit = 1U << digit_of(candidate_of(id));
    gone.eliminate(g_, cell, is_on(id) ? ~bit : bit);
    if (gone.eliminations.empty()) return;
    const double base = level_ == kNishio ? 7.5 : level_ == kMultiple ? 8.0 : 8.5 + 0.5 * level_;
    const int steps = level_ > 0 ? 4 * level_ : 0;
    auto hint = weigh(targets, {rule + steps, base, key, with_proof_}, root);
    hint->hint.eliminations = gone.eliminations;
    if (is_on(id)) hint->hint.placement = candidate_of(id);
    hints_.push_back(hint);
  }

  const Position& g_;
  int level_;
  bool with_proof_;
  InnerResults& inner_;
  Arena arena_;
  std::unique_ptr<Branch> branches_[2 * 729];
  ChainHints hints_;
};

}  // namespace

std::unique_ptr<Branch> follow(const Position& g, int start, int level, Arena& arena,
                               InnerResults& inner) {
  return Follower(g, level, arena, inner).run(start);
}

ChainHints branch_hints(const Position& position, int level, bool with_proof, InnerResults& inner) {
  return Producer(position, level, with_proof, inner).run();
}

ChainHints branch_hints(const Position& position, int level, bool with_proof) {
  InnerResults inner{with_proof, {}};
  return branch_hints(position, level, with_proof, inner);
}

}  // namespace shudu::se::reference
