#include "large/learning/state.h"

#include <utility>

namespace shudu::large {

State::State(const Problem& problem)
    : problem_(problem),
      values_(2 * std::size_t{problem.candidates()}, 0),
      marks_(problem.candidates()),
      watches_(2 * std::size_t{problem.candidates()}) {
  trail_.reserve(problem.candidates());
  std::vector<Literal> literals;
  for (std::uint32_t g = 0; g < problem.groups(); ++g) {
    literals.clear();
    for (const std::uint32_t candidate : problem.group(g)) literals.push_back(is_true(candidate));
    add_clause(literals, {});  // singles were placed, so it has two literals at least
  }
}

ClauseRef State::add_clause(std::span<const Literal> literals, ClauseNote note) {
  const ClauseRef ref = clauses_.add(literals, note);
  refs_.push_back(ref);
  watch(ref);
  return ref;
}

void State::watch(ClauseRef ref) {
  const Literal* literals = clauses_.begin(ref);
  watches_[literals[0].code].push_back({ref, literals[1]});
  watches_[literals[1].code].push_back({ref, literals[0]});
}

bool State::propagate_all() {
  while (next_ < trail_.size()) {
    const Literal literal = trail_[next_++];
    ++steps_;
    if (!literal.is_negative() && !strike_others(literal.candidate())) return false;
    if (!visit_watches(~literal)) return false;
  }
  return true;
}

bool State::strike_others(std::uint32_t candidate) {
  const Reason reason = Reason::of_candidate(candidate);
  for (const std::uint32_t group : problem_.groups_of[candidate]) {
    for (const std::uint32_t other : problem_.group(group)) {
      const int value = values_[is_true(other).code];
      if (value < 0 || other == candidate) continue;
      if (value > 0) {
        conflict_ = {kNoClause, candidate, other};
        return false;
      }
      assign(is_false(other), reason);
    }
  }
  return true;
}

bool State::visit_watches(Literal falsified) {
  std::vector<Watch>& watches = watches_[falsified.code];
  Watch* keep = watches.data();
  Watch* const end = keep + watches.size();
  bool is_sound = true;
  for (const Watch* at = keep; at != end; ++at) {
    const Watch watch = *at;
    *keep++ = watch;
    const int blocker = value(watch.blocker);
    if (blocker > 0 || !is_sound) continue;
    Literal* literals = clauses_.begin(watch.clause);
    const Literal other{literals[0].code ^ literals[1].code ^ falsified.code};
    const int other_value = value(other);
    if (other_value > 0) {
      keep[-1].blocker = other;
      continue;
    }
    Literal* const last = literals + clauses_.size(watch.clause);
    Literal* found = literals + 2;
    while (found != last && value(*found) < 0) ++found;
    if (found != last && value(*found) > 0) {
      keep[-1].blocker = *found;
    } else if (found != last) {
      literals[0] = other;
      literals[1] = *found;
      *found = falsified;
      watches_[literals[1].code].push_back({watch.clause, other});
      --keep;
    } else if (watch.clause == ignored_) {
      continue;
    } else if (other_value == 0) {
      literals[0] = other;
      literals[1] = falsified;
      assign(other, Reason::of_clause(watch.clause));
    } else {
      conflict_ = {watch.clause, 0, 0};
      is_sound = false;
    }
  }
  watches.resize(watches.size() - static_cast<std::size_t>(end - keep));
  return is_sound;
}

bool State::is_locked(ClauseRef ref) const {
  const Literal first = clauses_.begin(ref)[0];
  const Reason reason = marks_[first.candidate()].reason;
  return value(first) > 0 && reason.is_clause() && reason.clause() == ref;
}

// Copies what is left of a clause; false where nothing is. At the root it has two open literals or
// holds, because all units have been propagated.
bool State::copy_clause(ClauseRef ref, Clauses& to, std::vector<ClauseRef>& refs) {
  if (clauses_.note(ref).is_garbage != 0) return false;
  std::vector<Literal> left;
  if (level() == 0) {
    for (const Literal literal : clauses_.literals(ref)) {
      if (value(literal) > 0) return false;
      if (value(literal) == 0) left.push_back(literal);
    }
  } else {
    left.assign(clauses_.literals(ref).begin(), clauses_.literals(ref).end());
  }
  const ClauseRef copied = to.add(left, clauses_.note(ref));
  if (level() != 0 && is_locked(ref)) {
    marks_[left[0].candidate()].reason = Reason::of_clause(copied);
  }
  refs.push_back(copied);
  return true;
}

void State::collect() {
  Clauses kept;
  std::vector<ClauseRef> refs;
  for (const ClauseRef ref : refs_) (void)copy_clause(ref, kept, refs);
  clauses_ = std::move(kept);
  refs_ = std::move(refs);
  for (auto& watches : watches_) watches.clear();
  for (const ClauseRef ref : refs_) watch(ref);
}

}  // namespace shudu::large
