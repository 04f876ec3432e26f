// What is known at a point of the search, what follows from it, and how to go back.
//
// The trail has every literal that is true, in the order in which they became so; a level begins
// with each try. Settling follows the trail: a candidate that is in puts its peers out, a unit that
// has lost eight candidates puts the ninth in, clauses are asked. A unit's nine candidates are bits
// of a word, cleared as the trail is followed and set again on the way back.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/learning/clauses.h"
#include "solver/learning/literal.h"

namespace shudu {

/// Literals that cannot all be false, and are: those of `reason`, and `extra` out where it is a
/// candidate (two peers are in).
struct Conflict {
  Reason reason;
  std::size_t extra = kCandidates;
};

class Assignment {
 public:
  Assignment();

  [[nodiscard]] bool is_open(std::size_t candidate) const { return values_[candidate] == 0; }
  [[nodiscard]] bool is_in(std::size_t candidate) const { return values_[candidate] > 0; }
  [[nodiscard]] bool is_true(Literal literal) const { return value(literal) > 0; }
  [[nodiscard]] bool is_false(Literal literal) const { return value(literal) < 0; }
  /// Precondition for both: the candidate is not open.
  [[nodiscard]] std::size_t level_of(std::size_t candidate) const { return levels_[candidate]; }
  [[nodiscard]] Reason reason_of(std::size_t candidate) const { return reasons_[candidate]; }

  /// How many tries stand: 0 where everything follows from the givens.
  [[nodiscard]] std::size_t level() const { return starts_.size(); }
  /// The literal that was tried at a level, from 1 on.
  [[nodiscard]] Literal tried_at(std::size_t level) const { return trail_[starts_[level - 1]]; }
  [[nodiscard]] std::size_t trail_size() const { return size_; }
  [[nodiscard]] Literal on_trail(std::size_t at) const { return trail_[at]; }

  /// How many candidates the tightest unit of an open candidate has left. Precondition: settled.
  [[nodiscard]] int fewest_left(std::size_t candidate) const;

  /// Makes an open literal true.
  void assign(Literal literal, Reason reason);
  /// A new level that begins with an open literal.
  void attempt(Literal literal);
  /// Goes back to a level.
  void go_back(std::size_t level);
  /// Follows everything to the end; false, and why, at a contradiction.
  [[nodiscard]] bool settle(Clauses& clauses, Conflict& conflict);

  /// For Clauses::watch.
  void force(Literal literal, std::uint32_t clause) {
    assign(literal, {Reason::Kind::kClause, clause});
  }

 private:
  [[nodiscard]] int value(Literal literal) const {
    const int value = values_[literal.candidate()];
    return literal.is_in() ? value : -value;
  }
  bool put_peers_out(std::size_t candidate, Conflict& conflict);
  bool take_from_units(std::size_t candidate, Conflict& conflict);

  const Units& units_ = Units::classic();
  std::array<std::int16_t, kCandidates> values_{};  // 1 in, 0 open, -1 out
  std::array<std::uint16_t, kCandidates> levels_{};
  std::array<Reason, kCandidates> reasons_{};
  std::array<Literal, kCandidates> trail_{};
  std::size_t size_ = 0;
  std::size_t followed_ = 0;                  // so many of the trail
  std::vector<std::size_t> starts_;           // of the levels on the trail
  std::array<std::uint16_t, kUnits> left_{};  // bits: places that are not out, as followed
};

}  // namespace shudu
