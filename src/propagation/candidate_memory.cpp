// A model is held to those before it literally, rule by rule in their order, so an answer never
// rests on what two rules mean to each other.
#include <algorithm>

#include "shudu/propagation/true_candidates.h"

namespace shudu::propagation {
namespace {

using variant::Model;
using variant::ValueSet;

bool are_alike(const Model& a, const Model& b) {
  return a.rows == b.rows && a.columns == b.columns && a.low == b.low && a.values == b.values &&
         a.domains.size() == b.domains.size();
}

// Has `more` all rules of `less`, in the same order? Another order is not looked for: what makes
// models keeps it.
bool has_rules_of(const Model& more, const Model& less) {
  if (more.rules.size() < less.rules.size()) return false;
  auto at = more.rules.begin();
  return std::all_of(less.rules.begin(), less.rules.end(), [&](const variant::Primitive& rule) {
    at = std::find(at, more.rules.end(), rule);
    if (at == more.rules.end()) return false;
    ++at;
    return true;
  });
}

bool has_domains_within(const Model& inner, const Model& outer) {
  return std::equal(inner.domains.begin(), inner.domains.end(), outer.domains.begin(),
                    [](ValueSet a, ValueSet b) { return (a & ~b) == 0; });
}

// Is each solution of `inner` one of `outer`, as far as rules and domains show it?
bool is_within(const Model& inner, const Model& outer) {
  return are_alike(inner, outer) && has_domains_within(inner, outer) && has_rules_of(inner, outer);
}

}  // namespace

CandidateMemory::Known CandidateMemory::known_of(const Model& model) const {
  Known known{model.domains, std::vector<ValueSet>(model.domains.size()), false};
  for (const Settled& settled : settled_) {
    const bool is_less = is_within(model, settled.model);
    const bool is_more = is_within(settled.model, model);
    known.is_all = known.is_all || (is_less && is_more);
    for (std::size_t i = 0; i < settled.candidates.size(); ++i) {
      if (is_less) known.can_be[i] &= settled.candidates[i];
      if (is_more) known.is_true[i] |= settled.candidates[i];
    }
  }
  return known;
}

void CandidateMemory::keep(Values solution) {
  if (witnesses_.size() == kMostWitnesses) witnesses_.pop_back();
  witnesses_.emplace_front(solution.begin(), solution.end());
}

void CandidateMemory::keep(const Model& model, const std::vector<ValueSet>& candidates) {
  if (model.rules.size() > kMostRules) return;
  if (settled_.size() == kMostModels) settled_.erase(settled_.begin());
  settled_.push_back({model, candidates});
}

}  // namespace shudu::propagation
