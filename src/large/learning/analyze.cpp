#include "large/learning/analyze.h"

#include <algorithm>
#include <utility>

namespace shudu::large {

namespace {

constexpr int kDeepest = 500;

}  // namespace

Analyzer::Analyzer(const State& state)
    : marks_(state.candidates(), Mark::kNone),
      level_stamps_(std::size_t{state.candidates()} + 1, 0),
      group_stamps_(state.problem().groups(), 0),
      block_stamps_(state.candidates(), 0) {}

Lesson& Analyzer::analyze(State& state) {
  clear();
  find_first_point(state);
  drop_implied(state);
  shrink(state);
  drop_struck(state);
  finish(state);
  return lesson_;
}

void Analyzer::clear() {
  for (const std::uint32_t candidate : touched_) marks_[candidate] = Mark::kNone;
  for (const std::uint32_t candidate : judged_) marks_[candidate] = Mark::kNone;
  touched_.clear();
  judged_.clear();
  lesson_.literals.clear();
  open_ = 0;
}

// Notes a false literal of a clause that takes part.
void Analyzer::see(const State& state, Literal literal) {
  const std::uint32_t candidate = literal.candidate();
  const std::uint32_t level = state.level_of(candidate);
  if (level == 0 || marks_[candidate] != Mark::kNone) return;
  marks_[candidate] = Mark::kSeen;
  touched_.push_back(candidate);
  if (level == state.level()) {
    ++open_;
  } else {
    lesson_.literals.push_back(literal);
  }
}

void Analyzer::see_clause(State& state, ClauseRef ref) {
  ClauseNote& note = state.clauses().note(ref);
  if (note.is_learned != 0 && note.glue > 2) {
    const std::uint32_t glue = count_levels(state, state.clauses().literals(ref));
    if (glue < note.glue) note.glue = glue & kLargestGlue;
    note.used = rounds_held(note.glue) & 3U;
  }
  for (const Literal literal : state.clauses().literals(ref)) {
    if (state.value(literal) < 0) see(state, literal);
  }
}

void Analyzer::see_conflict(State& state) {
  const Conflict conflict = state.conflict();
  if (conflict.clause != kNoClause) {
    see_clause(state, conflict.clause);
    return;
  }
  see(state, is_false(conflict.first));
  see(state, is_false(conflict.second));
}

// What made the true `literal` true.
void Analyzer::see_reason(State& state, Literal literal) {
  const Reason reason = state.reason_of(literal.candidate());
  if (reason.is_candidate()) {
    see(state, is_false(reason.candidate()));
  } else {
    see_clause(state, reason.clause());
  }
}

void Analyzer::find_first_point(State& state) {
  lesson_.literals.push_back({});
  see_conflict(state);
  std::size_t at = state.trail().size();
  for (;;) {
    do {
      --at;
    } while (marks_[state.trail()[at].candidate()] != Mark::kSeen);
    if (--open_ == 0) break;
    see_reason(state, state.trail()[at]);
  }
  lesson_.literals[0] = ~state.trail()[at];
}

// Does the rest of the lesson imply the candidate's literal? Marks of candidates tell.
bool Analyzer::is_implied(const State& state, std::uint32_t candidate, int depth) {
  const Mark mark = marks_[candidate];
  const Reason reason = state.reason_of(candidate);
  if (state.level_of(candidate) == 0 || mark == Mark::kImplied) return true;
  if (depth > 0 && mark == Mark::kSeen) return true;
  if (reason.is_none() || mark == Mark::kNeeded || depth > kDeepest) return false;
  if (level_stamps_[state.level_of(candidate)] != stamp_) return false;
  bool is_good = true;
  if (reason.is_candidate()) {
    is_good = is_implied(state, reason.candidate(), depth + 1);
  } else {
    for (const Literal literal : state.clauses().literals(reason.clause())) {
      if (literal.candidate() == candidate) continue;
      is_good = is_implied(state, literal.candidate(), depth + 1);
      if (!is_good) break;
    }
  }
  if (depth > 0) {
    marks_[candidate] = is_good ? Mark::kImplied : Mark::kNeeded;
    judged_.push_back(candidate);
  }
  return is_good;
}

void Analyzer::drop_implied(const State& state) {
  // Candidates of the last level are no part of the lesson, but for the first literal.
  for (const std::uint32_t candidate : touched_) {
    if (state.level_of(candidate) == state.level()) marks_[candidate] = Mark::kNone;
  }
  marks_[lesson_.literals[0].candidate()] = Mark::kSeen;
  ++stamp_;
  for (const Literal literal : lesson_.literals) {
    level_stamps_[state.level_of(literal.candidate())] = stamp_;
  }
  const auto begin = lesson_.literals.begin() + 1;
  const auto kept = std::remove_if(begin, lesson_.literals.end(), [&](Literal literal) {
    return is_implied(state, literal.candidate(), 0);
  });
  lesson_.literals.erase(kept, lesson_.literals.end());
}

// Blocks of literals of one level become the one literal that leads to all of them, the highest
// level first: what a block needs of lower levels is still there then.
void Analyzer::shrink(const State& state) {
  auto& literals = lesson_.literals;
  std::sort(literals.begin() + 1, literals.end(), [&](Literal a, Literal b) {
    return state.place_of(a.candidate()) > state.place_of(b.candidate());
  });
  std::size_t kept = 1;
  for (std::size_t begin = 1; begin < literals.size();) {
    const std::uint32_t level = state.level_of(literals[begin].candidate());
    std::size_t end = begin + 1;
    while (end < literals.size() && state.level_of(literals[end].candidate()) == level) ++end;
    const auto block = std::span(literals).subspan(begin, end - begin);
    Literal point;
    if (block.size() > 1 && shrink_block(state, block, point)) {
      literals[kept++] = point;
    } else {
      for (const Literal literal : block) literals[kept++] = literal;
    }
    begin = end;
  }
  literals.resize(kept);
}

// Looks for the literal that leads to all of a block, which is in the order of the trail backwards,
// and needs of other levels only what the lesson has or implies.
bool Analyzer::shrink_block(const State& state, std::span<const Literal> block, Literal& point) {
  ++block_stamp_;
  open_ = static_cast<std::uint32_t>(block.size());
  for (const Literal literal : block) block_stamps_[literal.candidate()] = block_stamp_;
  for (std::size_t at = state.place_of(block[0].candidate());; --at) {
    const std::uint32_t candidate = state.trail()[at].candidate();
    if (block_stamps_[candidate] != block_stamp_) continue;
    if (--open_ == 0) {
      point = ~state.trail()[at];
      return true;
    }
    if (!resolve(state, candidate)) return false;
  }
}

bool Analyzer::resolve(const State& state, std::uint32_t candidate) {
  const Reason reason = state.reason_of(candidate);
  const std::uint32_t level = state.level_of(candidate);
  if (reason.is_candidate()) return see_in_block(state, reason.candidate(), level);
  const auto literals = state.clauses().literals(reason.clause());
  return std::all_of(literals.begin(), literals.end(), [&](Literal literal) {
    return literal.candidate() == candidate || see_in_block(state, literal.candidate(), level);
  });
}

bool Analyzer::see_in_block(const State& state, std::uint32_t candidate, std::uint32_t level) {
  if (state.level_of(candidate) != level) return is_implied(state, candidate, 1);
  if (block_stamps_[candidate] == block_stamp_) return true;
  block_stamps_[candidate] = block_stamp_;
  ++open_;
  return true;
}

void Analyzer::drop_struck(const State& state) {
  const auto& groups_of = state.problem().groups_of;
  ++stamp_;
  for (const Literal literal : lesson_.literals) {
    if (!literal.is_negative()) continue;
    for (const std::uint32_t group : groups_of[literal.candidate()]) group_stamps_[group] = stamp_;
  }
  const auto begin = lesson_.literals.begin() + 1;
  const auto kept = std::remove_if(begin, lesson_.literals.end(), [&](Literal literal) {
    if (literal.is_negative()) return false;
    const auto& own = groups_of[literal.candidate()];
    return std::any_of(own.begin(), own.end(),
                       [&](std::uint32_t group) { return group_stamps_[group] == stamp_; });
  });
  lesson_.literals.erase(kept, lesson_.literals.end());
}

void Analyzer::finish(const State& state) {
  auto& literals = lesson_.literals;
  lesson_.level = 0;
  for (std::size_t i = 1; i < literals.size(); ++i) {
    const std::uint32_t level = state.level_of(literals[i].candidate());
    if (level <= lesson_.level) continue;
    lesson_.level = level;
    std::swap(literals[1], literals[i]);
  }
  lesson_.glue = count_levels(state, literals);
}

std::uint32_t Analyzer::count_levels(const State& state, std::span<const Literal> literals) {
  ++stamp_;
  std::uint32_t levels = 0;
  for (const Literal literal : literals) {
    std::uint64_t& of_level = level_stamps_[state.level_of(literal.candidate())];
    if (of_level != stamp_) ++levels;
    of_level = stamp_;
  }
  return levels;
}

const std::vector<Literal>& Analyzer::decisions_behind(const State& state, const Literal* implied) {
  clear();
  auto& decisions = lesson_.literals;
  const auto note = [&](std::uint32_t candidate) {
    if (state.level_of(candidate) == 0 || marks_[candidate] != Mark::kNone) return;
    marks_[candidate] = Mark::kSeen;
    touched_.push_back(candidate);
  };
  const auto note_clause = [&](ClauseRef ref, std::uint32_t but) {
    for (const Literal literal : state.clauses().literals(ref)) {
      if (literal.candidate() != but) note(literal.candidate());
    }
  };
  constexpr std::uint32_t kNobody = 0xffffffffU;
  if (implied != nullptr) {
    note(implied->candidate());
  } else if (state.conflict().clause != kNoClause) {
    note_clause(state.conflict().clause, kNobody);
  } else {
    note(state.conflict().first);
    note(state.conflict().second);
  }
  // touched_ grows meanwhile. NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t at = 0; at < touched_.size(); ++at) {
    const std::uint32_t candidate = touched_[at];
    const Reason reason = state.reason_of(candidate);
    if (reason.is_none()) {
      decisions.push_back(state.decision(state.level_of(candidate)));
    } else if (reason.is_candidate()) {
      note(reason.candidate());
    } else {
      note_clause(reason.clause(), candidate);
    }
  }
  return decisions;
}

}  // namespace shudu::large
