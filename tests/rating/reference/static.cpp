// Static forcing chains and cycles with linked objects: the judge of chains_static.cpp.
#include <deque>

#include "rating/reference/links.h"

namespace shudu::se::reference {
namespace {

enum Mode { kX, kY, kXY };

struct Search {
  const Position& position;
  Mode mode;
  bool with_proof;
  Links links;
  ChainHints& hints;
  Arena arena{};
};

bool is_ancestor(int id, const Node* p) {
  for (const Node* node = p;; node = node->parents[0]) {
    if (node->id == id) return true;
    if (node->parents.empty()) return false;
  }
}

std::vector<const Node*> closings_from(Search& search, const Node* source) {
  std::vector<const Node*> closings;
  std::vector<bool> on(std::size_t{2} * 729);
  on[static_cast<std::size_t>(source->id)] = true;
  std::vector<const Node*> on_queue{source};
  std::vector<const Node*> off_queue;
  int n = 0;
  while (!on_queue.empty() || !off_queue.empty()) {
    ++n;
    for (const Node* p : on_queue) {
      for (const Node* q : weak(search.position, search.links, p, search.arena)) {
        if (!is_ancestor(q->id, p)) off_queue.push_back(q);
      }
    }
    on_queue.clear();
    ++n;
    for (const Node* p : off_queue) {
      for (const Node* s :
           strong({search.position, nullptr}, search.position, search.links, p, search.arena)) {
        if (n >= 4 && s->id == source->id) closings.push_back(s);
        if (on[static_cast<std::size_t>(s->id)]) continue;
        on[static_cast<std::size_t>(s->id)] = true;
        on_queue.push_back(s);
      }
    }
    off_queue.clear();
  }
  return closings;
}

// The closing and what it goes back to, the root left out.
std::vector<const Node*> cycle_of(const Node* closing) {
  std::vector<const Node*> nodes;
  for (const Node* node = closing; !node->parents.empty(); node = node->parents[0]) {
    nodes.push_back(node);
  }
  return nodes;
}

CandidateSet eliminations_of(const Position& position, const std::vector<const Node*>& cycle) {
  CellSet own;
  CellSet seen[2][9];  // by ON nodes, by OFF nodes; for each digit
  for (const Node* node : cycle) {
    const int cell = cell_of(candidate_of(node->id));
    own.insert(Cell(cell));
    seen[is_on(node->id) ? 0 : 1][digit_of(candidate_of(node->id))] |= kGeometry.peers[cell];
  }
  Hint hint;
  for (int digit = 0; digit < 9; ++digit) {
    hint.eliminate(position, (seen[0][digit] & seen[1][digit]) - own, digit);
  }
  return hint.eliminations;
}

// The same nodes backwards with ON and OFF exchanged: the node made from the root's successor's
// predecessor first.
const Node* reversed(Search& search, const Node* closing) {
  std::vector<const Node*> nodes = cycle_of(closing);
  const Node* node = nullptr;
  for (const Node* one : nodes) {
    std::vector<const Node*> parents;
    if (node != nullptr) parents.push_back(node);
    node = search.arena.make(one->id ^ 1, one->cause, parents);
  }
  // The root, reversed, is the target.
  const Node* root = nodes.back()->parents[0];
  return search.arena.make(root->id ^ 1, SeCause::kStart, {node});
}

void add_cycles(Search& search, int candidate) {
  const Node* source = search.arena.make(node_id(candidate, true), SeCause::kStart, {});
  for (const Node* closing : closings_from(search, source)) {
    CandidateSet gone = eliminations_of(search.position, cycle_of(closing));
    if (gone.empty()) continue;
    constexpr Rule kRules[] = {Rule::kXCycle, Rule::kYCycle, Rule::kCycle};
    auto hint = weigh(
        {closing},
        {kRules[search.mode], search.mode == kXY ? 7.0 : 6.5, 2 + search.mode, search.with_proof},
        SeCause::kStart);
    const auto back =
        weigh({reversed(search, closing)}, {Rule::kCycle, 0, 0, false}, SeCause::kStart);
    hint->key.push_back(back->key[0]);
    hint->causes.insert(hint->causes.end(), back->causes.begin(), back->causes.end());
    hint->hint.eliminations = gone;
    search.hints.push_back(hint);
  }
}

const Node* target_from(Search& search, const Node* source) {
  std::vector<bool> seen(std::size_t{2} * 729);
  seen[static_cast<std::size_t>(source->id)] = true;
  std::deque<const Node*> queue{source};
  while (!queue.empty()) {
    const Node* p = queue.front();
    queue.pop_front();
    const auto list = is_on(p->id) ? weak(search.position, search.links, p, search.arena)
                                   : strong({search.position, nullptr}, search.position,
                                            search.links, p, search.arena);
    for (const Node* q : list) {
      if (q->id == (source->id ^ 1)) return q;
      if (seen[static_cast<std::size_t>(q->id)]) continue;
      seen[static_cast<std::size_t>(q->id)] = true;
      queue.push_back(q);
    }
  }
  return nullptr;
}

void add_chain(Search& search, int candidate, bool from_on) {
  const Node* source = search.arena.make(node_id(candidate, from_on), SeCause::kStart, {});
  const Node* target = target_from(search, source);
  if (target == nullptr) return;
  auto hint = weigh({target},
                    {search.mode == kX ? Rule::kForcingXChain : Rule::kForcingChain,
                     search.mode == kX ? 6.6 : 7.0, 2 + search.mode, search.with_proof},
                    SeCause::kStart);
  if (search.mode == kX && hint->hint.complexity == 6) hint->hint.rule = Rule::kTurbotFish;
  const int cell = cell_of(candidate);
  const unsigned bit = 1U << digit_of(candidate);
  hint->hint.eliminate(search.position, cell, from_on ? bit : ~bit);
  if (!from_on) hint->hint.placement = candidate;
  if (!hint->hint.eliminations.empty()) search.hints.push_back(hint);
}

}  // namespace

ChainHints static_hints(const Position& position, bool with_proof) {
  ChainHints hints;
  for (const Mode mode : {kX, kY, kXY}) {
    const Links links{mode != kX, mode != kX, mode != kY};
    for (int cell = 0; cell < kCells; ++cell) {
      const int n = count(position.marks[cell]);
      if (n < 2 || (mode == kY && n > 2)) continue;
      for (int digit = 0; digit < 9; ++digit) {
        if (!position.has(cell, digit)) continue;
        Search search{position, mode, with_proof, links, hints};
        const int candidate = candidate_id(cell, digit);
        add_cycles(search, candidate);
        if (mode == kY) continue;
        add_chain(search, candidate, true);
        add_chain(search, candidate, false);
      }
    }
  }
  rank(hints);
  return hints;
}

}  // namespace shudu::se::reference
