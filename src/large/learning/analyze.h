// From a conflict to the clause that it teaches.
//
// The clause of the first unique implication point (Marques-Silva and Sakallah, "GRASP", 1999),
// without literals that the others imply by way of their reasons (Soerensson and Biere, "Minimizing
// learned clauses", 2009). The literals of a level become the one that leads to all of them (Fleury
// and Biere, "Efficient all-UIP learned clause minimization", 2021): candidates that a true one of
// their groups made false become "not that one", which takes a quarter of the time of hard 25 x 25
// grids. And literals go that the groups make needless: where the clause says "not a", and b is in
// a group with a, "b" may go, because b is false where a is true. No binary clause has to be stored
// for that. Glue is the number of levels in the clause (Audemard and Simon, "Predicting learnt
// clauses quality", 2009).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "large/learning/state.h"

namespace shudu::large {

/// What a conflict teaches. Empty: the puzzle has no (other) solution.
struct Lesson {
  /// The first literal becomes true once levels over `level` are taken back; the second, where
  /// there is one, is of that level.
  std::vector<Literal> literals;
  std::uint32_t level = 0;
  std::uint32_t glue = 0;
};

class Analyzer {
 public:
  explicit Analyzer(const State& state);

  /// Reads the conflict of the state, whose level must be over 0. Clauses that take part are held
  /// for the next reductions.
  Lesson& analyze(State& state);
  /// The candidates that took part, to be bumped.
  [[nodiscard]] const std::vector<std::uint32_t>& touched() const { return touched_; }

  /// The decisions that lead to the conflict, or where `implied` is a true literal to that literal;
  /// as literals of the trail.
  const std::vector<Literal>& decisions_behind(const State& state, const Literal* implied);

  /// How many levels the literals have.
  [[nodiscard]] std::uint32_t count_levels(const State& state, std::span<const Literal> literals);

 private:
  enum class Mark : std::uint8_t { kNone, kSeen, kImplied, kNeeded };

  void see(const State& state, Literal literal);
  void see_clause(State& state, ClauseRef ref);
  void see_conflict(State& state);
  void see_reason(State& state, Literal literal);
  void find_first_point(State& state);
  [[nodiscard]] bool is_implied(const State& state, std::uint32_t candidate, int depth);
  void drop_implied(const State& state);
  void shrink(const State& state);
  [[nodiscard]] bool shrink_block(const State& state, std::span<const Literal> block,
                                  Literal& point);
  [[nodiscard]] bool resolve(const State& state, std::uint32_t candidate);
  [[nodiscard]] bool see_in_block(const State& state, std::uint32_t candidate, std::uint32_t level);
  void drop_struck(const State& state);
  void finish(const State& state);
  void clear();

  Lesson lesson_;
  std::vector<Mark> marks_;
  std::vector<std::uint32_t> touched_;
  std::vector<std::uint32_t> judged_;  // marked by is_implied
  std::vector<std::uint64_t> level_stamps_;
  std::vector<std::uint64_t> group_stamps_;
  std::uint64_t stamp_ = 0;
  std::vector<std::uint64_t> block_stamps_;  // of candidates that take part in a block
  std::uint64_t block_stamp_ = 0;
  std::uint32_t open_ = 0;  // seen at the level that is looked at, and not yet resolved
};

}  // namespace shudu::large
