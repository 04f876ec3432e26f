// One step of a solving path, as data: which pattern, where, and what follows from it.
//
// A finder fills in what its family uses and leaves the rest empty. `explain` puts it into words
// and marks, `rating` scores it, `step_check.h` holds it to the solution. Nothing here depends on
// the view that it was found in.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/digit_set.h"
#include "shudu/core/house.h"
#include "shudu/core/symmetry.h"
#include "shudu/logic/candidate.h"

#pragma GCC visibility push(default)
namespace shudu {

struct Technique;  // technique.h

/// What a marked candidate is to the pattern.
enum class MarkRole : std::uint8_t {
  kPattern,
  kFin,
  kEndoFin,
  kOn,
  kOff,
  kColorA,
  kColorB,
  kColorC,
  kColorD,
  kGuardian,
};

struct Mark {
  Candidate candidate;
  MarkRole role = MarkRole::kPattern;
  friend bool operator==(const Mark&, const Mark&) = default;
};

enum class NodeKind : std::uint8_t { kCell, kGroup, kAls };
/// How a node follows from the one before it.
enum class LinkKind : std::uint8_t { kStart, kStrong, kWeak };

/// A node of a chain: a digit in one cell, in a group of cells, or in an almost locked set.
struct ChainNode {
  Digit digit{1};
  CellSet cells;
  bool is_on = false;
  LinkKind link = LinkKind::kStart;
  NodeKind kind = NodeKind::kCell;
  std::int8_t als = -1;  ///< its place in Step::als
  /// Of an on in a net: the house in which it is the last place; -1: the last of its cell.
  std::int8_t house = -1;
  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};
using Chain = std::vector<ChainNode>;

/// N cells of a house with N + 1 digits; of an almost hidden set N + 1 cells for N digits.
struct StepAls {
  CellSet cells;
  DigitSet digits;
  friend bool operator==(const StepAls&, const StepAls&) = default;
};

/// A digit that at most one of two sets can have; places in Step::als.
struct RestrictedCommon {
  std::uint8_t one = 0;
  std::uint8_t other = 0;
  Digit digit{1};
  friend bool operator==(const RestrictedCommon&, const RestrictedCommon&) = default;
};

struct StepFlags {
  bool uniqueness : 1 = false;    ///< assumes that there is one solution
  bool needs_givens : 1 = false;  ///< the difference between givens and entered digits is real
  bool cannibalistic : 1 = false;
  bool siamese : 1 = false;
  bool grouped : 1 = false;
  bool als_nodes : 1 = false;
  friend bool operator==(const StepFlags&, const StepFlags&) = default;
};

struct Step {
  const Technique* technique = nullptr;  ///< a row of the registry
  DigitSet digits;                       ///< that the pattern is about
  std::vector<Cell> cells;               ///< of the pattern, in the order of the text
  std::vector<Mark> marks;
  std::vector<House> base;    ///< base houses, or the one house of a single or a subset
  std::vector<House> cover;   ///< cover houses
  std::vector<Chain> chains;  ///< one, or a branch each
  std::vector<StepAls> als;
  std::vector<RestrictedCommon> commons;
  std::vector<Candidate> eliminations;  ///< by cell, then digit; no duplicates
  std::vector<Candidate> placements;
  std::optional<Symmetry> symmetry;  ///< of the givens, with what it does to digits
  StepFlags flags;

  friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace shudu
#pragma GCC visibility pop
