// The assignment of a search, and unit propagation.
//
// At least one true candidate in each group is a clause like any other, watched at two literals
// (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff", 2001). At most one is never written down:
// when a candidate becomes true, the others of its four groups become false, and "candidate a" is
// all that their reason says. In an order of 25 that saves some eighty thousand clauses of two
// literals, and their watches.
//
// Trail: literals in the order of becoming true; levels_ says where each decision stands in it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "large/learning/clauses.h"
#include "large/problem.h"

namespace shudu::large {

/// Why a literal is true: a decision (or known at the root), a true candidate of one of its groups,
/// or a clause whose other literals are false.
class Reason {
 public:
  constexpr Reason() = default;
  static constexpr Reason of_clause(ClauseRef ref) { return Reason(ref); }
  static constexpr Reason of_candidate(std::uint32_t candidate) {
    return Reason(candidate | kCandidateBit);
  }

  [[nodiscard]] constexpr bool is_none() const { return bits_ == kNone; }
  [[nodiscard]] constexpr bool is_candidate() const { return !is_none() && bits_ >= kCandidateBit; }
  [[nodiscard]] constexpr bool is_clause() const { return bits_ < kCandidateBit; }
  [[nodiscard]] constexpr std::uint32_t candidate() const { return bits_ & ~kCandidateBit; }
  [[nodiscard]] constexpr ClauseRef clause() const { return bits_; }

 private:
  static constexpr std::uint32_t kNone = 0xffffffffU;
  static constexpr std::uint32_t kCandidateBit = 0x80000000U;
  constexpr explicit Reason(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = kNone;
};

/// Literals that cannot all be false, and are.
struct Conflict {
  ClauseRef clause = kNoClause;
  // Two true candidates of a group, where `clause` is none.
  std::uint32_t first = 0;
  std::uint32_t second = 0;
};

class State {
 public:
  explicit State(const Problem& problem);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] std::uint32_t candidates() const { return problem_.candidates(); }

  /// 1 true, -1 false, 0 open.
  [[nodiscard]] int value(Literal literal) const { return values_[literal.code]; }
  [[nodiscard]] bool is_open(std::uint32_t candidate) const {
    return values_[is_true(candidate).code] == 0;
  }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(levels_.size()); }
  [[nodiscard]] std::uint32_t level_of(std::uint32_t candidate) const {
    return marks_[candidate].level;
  }
  [[nodiscard]] std::uint32_t place_of(std::uint32_t candidate) const {
    return marks_[candidate].place;
  }
  [[nodiscard]] Reason reason_of(std::uint32_t candidate) const { return marks_[candidate].reason; }
  [[nodiscard]] const std::vector<Literal>& trail() const { return trail_; }
  /// The decision of a level, from 1.
  [[nodiscard]] Literal decision(std::uint32_t level) const { return trail_[levels_[level - 1]]; }
  [[nodiscard]] bool is_full() const { return trail_.size() == candidates(); }

  [[nodiscard]] Clauses& clauses() { return clauses_; }
  [[nodiscard]] const Clauses& clauses() const { return clauses_; }
  [[nodiscard]] const std::vector<ClauseRef>& refs() const { return refs_; }

  /// Stores a clause of two literals or more; the first two are watched.
  ClauseRef add_clause(std::span<const Literal> literals, ClauseNote note);

  /// Opens a level with `literal`, which must be open.
  void decide(Literal literal) {
    levels_.push_back(static_cast<std::uint32_t>(trail_.size()));
    assign(literal, Reason());
  }
  /// `literal` must be open.
  void assign(Literal literal, Reason reason) {
    values_[literal.code] = 1;
    values_[(~literal).code] = -1;
    marks_[literal.candidate()] = {level(), static_cast<std::uint32_t>(trail_.size()), reason};
    trail_.push_back(literal);
  }

  /// All that follows from the trail; false where literals contradict each other (conflict()).
  [[nodiscard]] bool propagate() {
    has_conflict_ = !propagate_all();
    return !has_conflict_;
  }
  [[nodiscard]] const Conflict& conflict() const { return conflict_; }
  /// Did the last propagation meet one?
  [[nodiscard]] bool has_conflict() const { return has_conflict_; }
  /// Literals propagated so far.
  [[nodiscard]] std::uint64_t steps() const { return steps_; }
  /// A clause that propagation passes over, so that others may be seen to imply it.
  void ignore(ClauseRef ref) { ignored_ = ref; }

  /// Takes back all levels over `level`; `forget(literal)` is called for each literal.
  template <typename Forget>
  void backtrack(std::uint32_t level, Forget forget) {
    if (level >= levels_.size()) return;
    const std::size_t keep = levels_[level];
    for (std::size_t i = trail_.size(); i > keep; --i) {
      const Literal literal = trail_[i - 1];
      values_[literal.code] = 0;
      values_[(~literal).code] = 0;
      forget(literal);
    }
    trail_.resize(keep);
    levels_.resize(level);
    next_ = keep;
  }

  /// Drops the clauses that are garbage, and at the root those that hold and literals that are
  /// false. Refs change; reasons of the trail are kept right.
  void collect();

 private:
  struct Watch {
    ClauseRef clause;
    Literal blocker;  // another literal of the clause: where it is true nothing is to be done
  };
  struct Mark {
    std::uint32_t level;
    std::uint32_t place;
    Reason reason;
  };

  [[nodiscard]] bool propagate_all();
  void watch(ClauseRef ref);
  [[nodiscard]] bool strike_others(std::uint32_t candidate);
  [[nodiscard]] bool visit_watches(Literal falsified);
  [[nodiscard]] bool is_locked(ClauseRef ref) const;
  [[nodiscard]] bool copy_clause(ClauseRef ref, Clauses& to, std::vector<ClauseRef>& refs);

  const Problem& problem_;
  std::vector<std::int8_t> values_;
  std::vector<Mark> marks_;
  std::vector<Literal> trail_;
  std::vector<std::uint32_t> levels_;
  std::size_t next_ = 0;
  Clauses clauses_;
  std::vector<ClauseRef> refs_;
  std::vector<std::vector<Watch>> watches_;
  Conflict conflict_;
  bool has_conflict_ = false;
  std::uint64_t steps_ = 0;
  ClauseRef ignored_ = kNoClause;
};

}  // namespace shudu::large
