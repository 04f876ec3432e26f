// What is wrong with a puzzle as data, before anything is lowered or judged: sizes, cells that are
// not there, numbers out of range, more than anybody asks for. Found in one pass without trust in
// any field, so that models from outside may be looked at.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/language.h"
#include "shudu/variant/kind.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

enum class FaultReason : std::uint8_t {
  // Of the puzzle.
  kGridSize,
  kValueRange,
  kFreeVariables,
  kCandidates,
  kRegion,
  kTooMuch,  ///< more constraints than kMostConstraints, or pairs than kMostPairs
  // Of a constraint.
  kUnknownKind,
  kUnusedField,
  kCellCount,
  kNoSuchCell,
  kCellTwice,
  kListCount,
  kListLength,
  kNumberMissing,
  kNumberRange,
  kSeries,
  kTable,
  kAutomaton,
  kBranches,
  kWrongGrid,
  kTooManySets,
  kTooDeep,
  kCount,  // how many reasons there are; not a reason
};

struct Fault {
  FaultReason reason = FaultReason::kGridSize;
  std::optional<std::size_t> constraint = {};  ///< its number at the top, from 0
  Kind kind = Kind::kCount;                    ///< of the constraint, which may be in a branch
  friend bool operator==(const Fault&, const Fault&) = default;
};

/// The first fault, or nothing. Takes time and memory in proportion to the puzzle.
[[nodiscard]] std::optional<Fault> find_fault(const VariantPuzzle& puzzle);

/// The sentence of a reason.
[[nodiscard]] const Words& fault_words(FaultReason reason);

}  // namespace shudu::variant
#pragma GCC visibility pop
