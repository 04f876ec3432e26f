// What follows when nothing is left out: a judge of chains that knows no order.
//
// The scale takes one thing after another, and what it adds first decides what it finds next. Here
// everything that a level might add is added, until nothing is left to add: all singles, all hints
// of the simple families, all that chains inside agree upon, whether or not it rests on the
// assumption. What multiple chains show, the branches of dynamic ones agree upon; what static ones
// do, the two reaches of a candidate, both ways round a cycle included. So each depth concludes
// at least what the scale's level does, and where it concludes nothing the scale has no hint. It
// may well conclude more, for a house or a cell without candidates is a contradiction at once.
//
//   kSingles   dynamic chains (8.5); also static and multiple ones
//   kSimple    and locked candidates, pairs, X-wings (9.0)
//   kStatic    and static chains on what is left (9.5)
//   kChains    kSimple and all that kSingles concludes on what is left (10.0, 10.5)
//   kNested    kChains and all that kStatic concludes on what is left (11.0)
#pragma once

#include <bitset>
#include <cstdint>
#include <vector>

#include "rating/se/position.h"

namespace shudu::se::reference {

enum class Depth : std::uint8_t { kSingles, kSimple, kStatic, kChains, kNested };

using CandidateBits = std::bitset<729>;  ///< by candidate_id

/// A position in which candidates are assumed. A cell that is filled has one candidate.
class Closure {
 public:
  explicit Closure(const Position& position);

  /// What follows by singles from a candidate that is true, or false.
  void set_on(int cell, int digit);
  void set_off(int cell, int digit);
  /// And from all that the depth has. Takes a millisecond with kChains, some tenths of a
  /// second with kNested.
  void close(Depth depth);
  [[nodiscard]] bool is_contradiction() const { return is_contradiction_; }
  [[nodiscard]] CandidateBits candidates() const;

  /// What is false whatever is assumed: of each candidate that it is true or false, of each house
  /// where a digit goes, of each cell which digit it has. `is_first`: the first of it is enough.
  [[nodiscard]] CandidateBits conclusions(Depth depth, bool is_first) const;

  /// The same by chains that delete nothing on their way.
  [[nodiscard]] CandidateBits static_conclusions() const;

 private:
  // Candidates that are false, and true, as follows from one that is true (or false).
  struct Reach {
    CandidateBits on;
    CandidateBits off;
  };
  [[nodiscard]] Reach reach_of(int candidate, bool is_on) const;
  void reach_from_on(int candidate, Reach& reach, std::vector<int>& queue) const;
  void reach_from_off(int candidate, Reach& reach, std::vector<int>& queue) const;
  [[nodiscard]] CandidateBits inner_conclusions(Depth depth) const;
  [[nodiscard]] bool has(int cell, int digit) const { return (marks_[cell] >> digit & 1) != 0; }
  // The simple families; each says whether anything went.
  bool take_locked();
  bool take_pairs();
  bool take_hidden_pair(int house, int a, int b);
  bool take_naked_pair(int house, int a, int b);
  bool take_x_wing(int digit, int a, int b);
  bool take_x_wings();
  bool take_simple() { return take_locked() || take_pairs() || take_x_wings(); }
  bool take_from(const Mask& positions, int house, unsigned digits);

  Mask marks_[kCells]{};
  Mask places_[9][kHouses]{};
  CandidateBits on_;
  bool is_contradiction_ = false;
};

}  // namespace shudu::se::reference
