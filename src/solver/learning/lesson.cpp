#include "solver/learning/lesson.h"

#include <algorithm>
#include <cassert>

namespace shudu {

void Activity::bump(std::size_t candidate) {
  constexpr double kMost = 1e100;
  activity_[candidate] += step_;
  if (activity_[candidate] < kMost) return;
  for (double& activity : activity_) activity /= kMost;
  step_ /= kMost;
}

const Lesson& Teacher::learn(const Conflict& conflict, Activity& activity) {
  assert(known_.level() > 0);
  derive(conflict, activity);
  activity.age();
  std::vector<Literal>& clause = lesson_.clause;
  const auto rest =
      std::remove_if(clause.begin() + 1, clause.end(), [&](Literal l) { return follows(l); });
  clause.erase(rest, clause.end());
  for (const std::size_t candidate : met_) is_met_.reset(candidate);
  met_.clear();
  watch_latest();
  count_levels();
  return lesson_;
}

// The candidates that forced `forced` (kCandidates: all of the reason).
template <class Function>
void Teacher::for_causes(Reason reason, std::size_t forced, Function function) const {
  switch (reason.kind) {
    case Reason::Kind::kNone:
      return;
    case Reason::Kind::kPeer:
      function(std::size_t{reason.which});
      return;
    case Reason::Kind::kUnit:
      for (const std::uint16_t candidate : Units::classic().candidates[reason.which]) {
        if (candidate != forced) function(std::size_t{candidate});
      }
      return;
    case Reason::Kind::kClause:
      for (const Literal literal : clauses_[reason.which]) {
        if (literal.candidate() != forced) function(literal.candidate());
      }
      return;
  }
}

void Teacher::derive(const Conflict& conflict, Activity& activity) {
  std::vector<Literal>& clause = lesson_.clause;
  clause.assign(1, Literal());
  std::size_t of_last_level = 0;
  const auto meet = [&](std::size_t candidate) {
    if (is_met_[candidate] || known_.level_of(candidate) == 0) return;
    is_met_.set(candidate);
    met_.push_back(candidate);
    activity.bump(candidate);
    if (known_.level_of(candidate) == known_.level()) {
      ++of_last_level;
    } else {
      clause.push_back(false_literal_of(candidate));
    }
  };
  for_causes(conflict.reason, kCandidates, meet);
  if (conflict.extra != kCandidates) meet(conflict.extra);
  assert(of_last_level > 0);
  std::size_t at = known_.trail_size();
  while (of_last_level > 0) {
    const std::size_t candidate = known_.on_trail(--at).candidate();
    if (!is_met_[candidate]) continue;
    if (--of_last_level == 0) {
      clause[0] = false_literal_of(candidate);
    } else {
      for_causes(known_.reason_of(candidate), candidate, meet);
    }
  }
}

// Of what has been met? Then the clause says nothing less without it.
bool Teacher::follows(Literal literal) const {
  const Reason reason = known_.reason_of(literal.candidate());
  bool follows = reason.kind != Reason::Kind::kNone;
  for_causes(reason, literal.candidate(), [&](std::size_t cause) {
    follows = follows && (is_met_[cause] || known_.level_of(cause) == 0);
  });
  return follows;
}

// The second latest literal comes second.
void Teacher::watch_latest() {
  std::vector<Literal>& clause = lesson_.clause;
  lesson_.back = 0;
  if (clause.size() == 1) return;
  const auto level = [&](Literal literal) { return known_.level_of(literal.candidate()); };
  const auto latest = std::max_element(clause.begin() + 1, clause.end(),
                                       [&](Literal a, Literal b) { return level(a) < level(b); });
  std::iter_swap(clause.begin() + 1, latest);
  lesson_.back = level(clause[1]);
}

void Teacher::count_levels() {
  std::bitset<kCandidates + 1> levels;
  for (const Literal literal : lesson_.clause) levels.set(known_.level_of(literal.candidate()));
  lesson_.levels = static_cast<std::uint32_t>(levels.count());
}

}  // namespace shudu
