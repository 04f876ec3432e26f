#include "large/learning/search.h"

#include <algorithm>
#include <vector>

#include "large/learning/probe.h"

namespace shudu::large {

namespace {

constexpr std::uint64_t kReduceEvery = 1000;
constexpr std::uint64_t kRephaseEvery = 1000;
constexpr std::uint32_t kKeptGlue = 2;  // learned clauses that are never thrown away
constexpr double kDecay = 0.95;
constexpr double kVivifyShare = 0.15;       // of the steps of propagation
constexpr std::size_t kLargestTrue = 1296;  // cells: 36 x 36

}  // namespace

Search::Search(const Problem& problem, const Options& options)
    : state_(problem),
      analyzer_(state_),
      vivifier_(state_, analyzer_),
      scores_(problem.candidates()),
      phases_(problem.candidates()),
      options_(options),
      has_phases_(problem.cells.size() > kLargestTrue) {}

bool Search::end(Ending ending) {
  ending_ = ending;
  return false;
}

bool Search::next() {
  const bool has_more = has_begun_ ? !is_solved_ || rule_out_solution() : begin();
  has_begun_ = true;
  is_solved_ = false;
  if (!has_more) return end(Ending::kExhausted);
  while (state_.propagate() || state_.level() > 0) {
    if (state_.has_conflict()) {
      ++conflicts_;
      learn();
      if (is_over()) return false;
      continue;
    }
    if (state_.is_full()) {
      is_solved_ = true;
      return true;
    }
    if (!tidy()) break;
    if (!state_.is_full()) decide();
    if (decisions_ % 1024 == 0 && is_over()) return false;
  }
  return end(Ending::kExhausted);
}

bool Search::begin() { return state_.propagate() && probe_all(state_, options_.stop); }

bool Search::is_over() {
  if (options_.stop.is_asked()) {
    (void)end(Ending::kStopped);
    return true;
  }
  if (options_.most_conflicts != 0 && conflicts_ >= options_.most_conflicts) {
    (void)end(Ending::kBudget);
    return true;
  }
  if (state_.clauses().bytes() > kMostClauseBytes) {
    (void)end(Ending::kMemory);
    return true;
  }
  return false;
}

void Search::backtrack(std::uint32_t level) {
  state_.backtrack(level, [&](Literal literal) {
    phases_.save(literal);
    scores_.put_back(literal.candidate());
  });
}

// False where there is no other solution.
bool Search::rule_out_solution() {
  const std::uint32_t level = state_.level();
  if (level == 0) return false;
  std::vector<Literal> literals;
  for (std::uint32_t i = level; i > 0; --i) literals.push_back(~state_.decision(i));
  backtrack(level - 1);
  if (literals.size() == 1) {
    state_.assign(literals[0], Reason());
    return true;
  }
  state_.assign(literals[0], Reason::of_clause(state_.add_clause(literals, {})));
  return true;
}

void Search::learn() {
  if (has_phases_) phases_.note_trail(state_, state_.trail().size() - 1);
  Lesson& lesson = analyzer_.analyze(state_);
  for (const std::uint32_t candidate : analyzer_.touched()) scores_.bump(candidate);
  scores_.decay(kDecay);
  restarts_.note();
  backtrack(lesson.level);
  const std::vector<Literal>& literals = lesson.literals;
  if (literals.size() == 1) {
    state_.assign(literals[0], Reason());
    return;
  }
  // "Not a" becomes false much less often than "a", so it is met first when another literal is to
  // be watched: a tenth of the time.
  std::sort(lesson.literals.begin() + 2, lesson.literals.end(), [](Literal a, Literal b) {
    return a.is_negative() != b.is_negative() ? a.is_negative() : a.code < b.code;
  });
  ClauseNote note{};
  note.is_learned = 1;
  note.glue = lesson.glue & kLargestGlue;
  note.used = rounds_held(lesson.glue) & 3U;
  state_.assign(literals[0], Reason::of_clause(state_.add_clause(literals, note)));
}

// What is due between conflicts; false where it proves that nothing is left.
bool Search::tidy() {
  if (restarts_.take_due()) backtrack(0);
  if (has_phases_ && conflicts_ >= next_rephasing_) {
    next_rephasing_ = conflicts_ + kRephaseEvery * ++rephasings_;
    backtrack(0);
    phases_.rephase();
  }
  if (conflicts_ < next_reduction_) return true;
  next_reduction_ = conflicts_ + kReduceEvery;
  return inprocess();
}

bool Search::inprocess() {
  backtrack(0);
  if (!state_.propagate()) return false;
  reduce();
  state_.collect();
  const double steps = kVivifyShare * static_cast<double>(state_.steps() - vivified_from_);
  if (!vivifier_.run(static_cast<std::uint64_t>(steps), options_.stop)) return false;
  vivified_from_ = state_.steps();
  return true;
}

void Search::reduce() {
  Clauses& clauses = state_.clauses();
  std::vector<ClauseRef> weak;
  for (const ClauseRef ref : state_.refs()) {
    ClauseNote& note = clauses.note(ref);
    if (note.is_learned == 0 || note.is_garbage != 0) continue;
    const bool is_held = note.used != 0;
    if (is_held) note.used = (note.used - 1) & 3U;
    if (!is_held && note.glue > kKeptGlue) weak.push_back(ref);
  }
  std::sort(weak.begin(), weak.end(), [&](ClauseRef a, ClauseRef b) {
    if (clauses.note(a).glue != clauses.note(b).glue) {
      return clauses.note(a).glue > clauses.note(b).glue;
    }
    return clauses.size(a) != clauses.size(b) ? clauses.size(a) > clauses.size(b) : a < b;
  });
  weak.resize(weak.size() * 3 / 4);
  for (const ClauseRef ref : weak) clauses.note(ref).is_garbage = 1;
}

void Search::decide() {
  while (!state_.is_open(scores_.best())) scores_.take_best();
  const std::uint32_t candidate = scores_.best();
  ++decisions_;
  state_.decide(has_phases_ ? phases_.choose(candidate) : is_true(candidate));
}

}  // namespace shudu::large
