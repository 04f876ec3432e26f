#include "large/learning/vivify.h"

#include <algorithm>

namespace shudu::large {

namespace {

constexpr std::uint32_t kMostGlue = 6;

}  // namespace

// Clauses of low glue that were not looked at yet, the lowest first.
std::vector<ClauseRef> Vivifier::plan() {
  const Clauses& clauses = state_.clauses();
  std::vector<ClauseRef> planned;
  uses_.assign(2 * std::size_t{state_.candidates()}, 0);
  for (const ClauseRef ref : state_.refs()) {
    const ClauseNote note = clauses.note(ref);
    if (note.is_learned == 0 || note.is_garbage != 0 || note.is_vivified != 0) continue;
    if (note.glue > kMostGlue) continue;
    planned.push_back(ref);
    for (const Literal literal : clauses.literals(ref)) ++uses_[literal.code];
  }
  std::sort(planned.begin(), planned.end(), [&](ClauseRef a, ClauseRef b) {
    const auto glue_a = clauses.note(a).glue;
    const auto glue_b = clauses.note(b).glue;
    return glue_a != glue_b ? glue_a < glue_b : a < b;
  });
  return planned;
}

bool Vivifier::run(std::uint64_t steps, const Stop& stop) {
  const std::uint64_t end = state_.steps() + steps;
  for (const ClauseRef ref : plan()) {
    if (state_.steps() >= end || stop.is_asked()) break;
    state_.clauses().note(ref).is_vivified = 1;
    if (!shorten(ref)) return false;
  }
  back_to(0);
  return true;
}

// Assumes literals of the clause false until something comes of it; kept_ is what is enough.
void Vivifier::assume(ClauseRef ref) {
  kept_ = sorted_;
  is_implied_ = false;
  std::uint32_t level = 0;
  while (level < state_.level() && level < sorted_.size() &&
         state_.decision(level + 1) == ~sorted_[level]) {
    ++level;
  }
  back_to(level);
  state_.ignore(ref);
  for (const Literal literal : sorted_) {
    const int value = state_.value(literal);
    if (value < 0) continue;
    if (value == 0) state_.decide(~literal);
    const bool is_conflict = value == 0 && !state_.propagate();
    if (value == 0 && !is_conflict) continue;
    is_implied_ = true;
    const auto& decisions = analyzer_.decisions_behind(state_, value > 0 ? &literal : nullptr);
    kept_.clear();
    for (const Literal decision : decisions) kept_.push_back(~decision);
    if (value > 0) kept_.push_back(literal);
    if (is_conflict) back_to(state_.level() - 1);
    break;
  }
  state_.ignore(kNoClause);
  if (is_implied_) return;
  kept_.clear();
  for (const Literal literal : sorted_) {  // those that others made false are not needed
    if (state_.reason_of(literal.candidate()).is_none() &&
        state_.level_of(literal.candidate()) > 0) {
      kept_.push_back(literal);
    }
  }
}

bool Vivifier::shorten(ClauseRef ref) {
  const auto literals = state_.clauses().literals(ref);
  // A clause that is a reason here must not be judged by what it implied itself.
  for (const Literal literal : literals) {
    const Reason reason = state_.reason_of(literal.candidate());
    if (state_.value(literal) > 0 && reason.is_clause() && reason.clause() == ref) back_to(0);
  }
  sorted_.assign(literals.begin(), literals.end());
  for (const Literal literal : literals) {
    const bool is_at_root = state_.level_of(literal.candidate()) == 0;
    if (is_at_root && state_.value(literal) > 0) {
      state_.clauses().note(ref).is_garbage = 1;
      return true;
    }
  }
  std::sort(sorted_.begin(), sorted_.end(), [&](Literal a, Literal b) {
    return uses_[a.code] != uses_[b.code] ? uses_[a.code] > uses_[b.code] : a.code < b.code;
  });
  assume(ref);
  if (kept_.size() < sorted_.size()) return replace(ref);
  return true;
}

// kept_ instead of the clause.
bool Vivifier::replace(ClauseRef ref) {
  back_to(0);
  ClauseNote note = state_.clauses().note(ref);
  state_.clauses().note(ref).is_garbage = 1;
  if (kept_.empty()) return false;
  if (kept_.size() == 1) {
    if (state_.value(kept_[0]) > 0) return true;
    if (state_.value(kept_[0]) < 0) return false;
    state_.assign(kept_[0], Reason());
    return state_.propagate();
  }
  note.glue = std::min<std::uint32_t>(note.glue, static_cast<std::uint32_t>(kept_.size()) - 1) &
              kLargestGlue;
  state_.add_clause(kept_, note);
  return true;
}

}  // namespace shudu::large
