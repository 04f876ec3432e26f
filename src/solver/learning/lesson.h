// What a contradiction teaches: a clause that would have ended the search a few tries earlier.
//
// The contradiction's literals are replaced by the reasons for the latest of them until one literal
// of the last level is left, the "first unique implication point" of Marques-Silva & Sakallah; then
// every literal that follows from the others is left out (Een & Sorensson).
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/learning/assignment.h"
#include "solver/learning/clauses.h"

namespace shudu {

/// How often a candidate was part of contradictions, the latest counting most.
class Activity {
 public:
  void bump(std::size_t candidate);
  /// From now on a bump adds more.
  void age() { step_ *= kGrowth; }
  [[nodiscard]] double operator[](std::size_t candidate) const { return activity_[candidate]; }

 private:
  static constexpr double kGrowth = 1.2;

  std::array<double, kCandidates> activity_{};
  double step_ = 1;
};

/// A clause whose literals are all false. Where it stands after going back to level `back`, its
/// first literal is forced; the second is of that level.
struct Lesson {
  std::vector<Literal> clause;
  std::size_t back = 0;
  std::uint32_t levels = 0;  ///< different ones among its literals
};

class Teacher {
 public:
  /// Borrows both.
  Teacher(const Assignment& known, const Clauses& clauses) : known_(known), clauses_(clauses) {}

  /// Precondition: not at level 0. Valid until the next call. Bumps all candidates that it meets.
  const Lesson& learn(const Conflict& conflict, Activity& activity);

 private:
  template <class Function>
  void for_causes(Reason reason, std::size_t forced, Function function) const;
  void derive(const Conflict& conflict, Activity& activity);
  [[nodiscard]] bool follows(Literal literal) const;
  [[nodiscard]] Literal false_literal_of(std::size_t candidate) const {
    return known_.is_in(candidate) ? Literal::out(candidate) : Literal::in(candidate);
  }
  void watch_latest();
  void count_levels();

  const Assignment& known_;
  const Clauses& clauses_;
  Lesson lesson_;
  std::bitset<kCandidates> is_met_;
  std::vector<std::size_t> met_;
};

}  // namespace shudu
