#include "rating/reference/nodes.h"

#include <algorithm>
#include <map>
#include <set>

namespace shudu::se::reference {

std::vector<const Node*> ancestors(const Node* target) {
  std::vector<const Node*> list{target};
  std::set<int> seen{target->id};
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Node* parent : list[i]->parents) {
      if (seen.insert(parent->id).second) list.push_back(parent);
    }
  }
  return list;
}

namespace {

void add_target(const Node* target, SeCause root_cause, bool with_proof, ChainHint& hint,
                ChainProof& proof) {
  const std::vector<const Node*> list = ancestors(target);
  std::vector<int> key;
  std::vector<ProofNode> told;
  for (const Node* node : list) {
    key.push_back(node->id);
    const SeCause cause = node->parents.empty() ? root_cause : node->cause;
    if (is_on(node->id) && cause != SeCause::kStart) {
      hint.causes.push_back({candidate_of(node->id), cause});
    }
    int nested = -1;
    if (node->nested) {
      const auto is_same = [&](const auto& other) { return other->key == node->nested->key; };
      const auto found = std::find_if(hint.nested.begin(), hint.nested.end(), is_same);
      nested = static_cast<int>(found - hint.nested.begin());
      if (found == hint.nested.end()) hint.nested.push_back(node->nested);
    }
    if (!with_proof) continue;
    ProofNode one{node->id, node->cause, {}, nested};
    for (const Node* parent : node->parents) one.parents.push_back(parent->id);
    told.push_back(std::move(one));
  }
  hint.hint.complexity += static_cast<int>(list.size());
  hint.key.push_back(std::move(key));
  if (with_proof) proof.targets.push_back(std::move(told));
}

}  // namespace

std::shared_ptr<ChainHint> weigh(const std::vector<const Node*>& targets, const Weighing& weighing,
                                 SeCause root_cause) {
  auto hint = std::make_shared<ChainHint>();
  auto proof = std::make_shared<ChainProof>();
  hint->sort_key = weighing.sort_key;
  for (const Node* target : targets) {
    add_target(target, root_cause, weighing.with_proof, *hint, *proof);
  }
  for (const auto& nested : hint->nested) {
    hint->hint.complexity += nested->hint.complexity;
    proof->nested.push_back(std::make_shared<Hint>(nested->hint));
  }
  hint->hint.rule = weighing.rule;
  hint->hint.difficulty = chain_difficulty(weighing.base, hint->hint.complexity);
  if (weighing.with_proof) hint->hint.proof = proof;
  return hint;
}

void rank(ChainHints& hints) {
  std::vector<std::size_t> order(hints.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    const Hint& a = hints[one]->hint;
    const Hint& b = hints[other]->hint;
    if (a.difficulty != b.difficulty) return a.difficulty < b.difficulty;
    if (a.complexity != b.complexity) return a.complexity < b.complexity;
    if (hints[one]->sort_key != hints[other]->sort_key) {
      return hints[one]->sort_key < hints[other]->sort_key;
    }
    return one < other;
  });
  std::set<std::vector<int>> seen;
  ChainHints kept;
  for (const std::size_t i : order) {
    const auto& hint = hints[i];
    std::vector<int> gone;
    hint->hint.eliminations.for_each([&](Candidate one) { gone.push_back(one.index()); });
    if (seen.insert(std::move(gone)).second) kept.push_back(hint);
  }
  hints = std::move(kept);
}

}  // namespace shudu::se::reference
