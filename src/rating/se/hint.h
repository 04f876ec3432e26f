// A hint: which rule, how hard, what it does to the position. And the sink that producers fill.
// Passed by value and told later: nothing in it refers to the search that found it.
#pragma once

#include <memory>

#include "rating/se/difficulty.h"
#include "rating/se/position.h"
#include "rating/se/rules.h"
#include "shudu/core/function_ref.h"

namespace shudu::se {

struct ChainProof;  // chain_proof.h

/// The least difficulty of a rule. (A quotient of integers is the double next to it, as is 3.2.)
inline Difficulty base_difficulty(Rule rule) { return {technique_of(rule).base_tenths / 10.0}; }

struct Hint {
  Rule rule = Rule::kLastCell;
  Difficulty difficulty;
  int complexity = 0;  ///< of a chain
  CandidateSet eliminations;
  int placement = -1;  ///< candidate
  // The pattern, to be told.
  CellSet cells;
  Mask digits = 0;
  std::uint32_t houses = 0;                 ///< a bit for each house number
  std::uint32_t bases = 0;                  ///< those of them that lock a digit: base houses
  std::shared_ptr<const ChainProof> proof;  ///< of a chain, if wanted

  /// Adds `digit` in those of `targets` that have it.
  void eliminate(const Position& position, CellSet targets, int digit) {
    for (const Cell cell : targets& position.cells_of_digit[digit]) {
      eliminations.insert(Candidate::from_index(candidate_id(cell.index(), digit)));
    }
  }
  /// Adds those of `marks` that are candidates of the cell.
  void eliminate(const Position& position, int cell, unsigned marks) {
    for (unsigned left = position.marks[cell] & marks; left != 0; left &= left - 1) {
      eliminations.insert(Candidate::from_index(candidate_id(cell, lowest(left))));
    }
  }
  /// Sets the rule, and the difficulty to the one that all its hints have.
  void set_rule(Rule of) {
    rule = of;
    difficulty = base_difficulty(of);
  }
  [[nodiscard]] bool is_worth_it() const { return placement >= 0 || !eliminations.empty(); }
};

/// Takes a hint; false: it is enough.
using HintSink = FunctionRef<bool(const Hint& hint)>;

/// Hands over what is worth it; false when the sink has had enough.
inline bool hand_over(const Hint& hint, HintSink sink) { return !hint.is_worth_it() || sink(hint); }

void apply(Position& position, const Hint& hint);

}  // namespace shudu::se
