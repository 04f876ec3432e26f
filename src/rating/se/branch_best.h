// The best hint of a producer that follows branches, while it is being looked for: by complexity,
// then by kind (double, cell, region, contradiction), then by discovery.
#pragma once

#include <cstdint>

#include "rating/se/chain_proof.h"

namespace shudu::se {

enum class BranchHintKind : std::uint8_t {
  kDouble = 1,
  kCell = 5,
  kRegion = 6,
  kContradiction = 7
};

struct BranchBest {
  int complexity = 0x7FFFFFF;
  BranchHintKind kind = BranchHintKind::kDouble;
  std::uint64_t order = 0;  ///< of discovery
  int spot = -1;            ///< conclusion; -1: none yet
  bool is_on = false;
  int start = -1;  ///< cell or first candidate (spot) that the hint starts from
  int house = -1;  ///< of a region

  [[nodiscard]] bool is_found() const { return spot >= 0; }
  [[nodiscard]] bool is_before(const BranchBest& other) const {
    if (complexity != other.complexity) return complexity < other.complexity;
    if (kind != other.kind) return kind < other.kind;
    return order < other.order;
  }
};

/// Cell, then digit (9: after all digits), then step, then the number of the node.
constexpr std::uint64_t discovery(int cell, int digit, int step, int number) {
  return static_cast<std::uint64_t>(cell) << 32 | static_cast<std::uint64_t>(digit) << 24 |
         static_cast<std::uint64_t>(step) << 16 | static_cast<std::uint64_t>(number);
}

/// The hint of a best conclusion: what it does, how hard it is.
Hint hint_of(const Position& position, const BranchBest& best, Rule rule);

}  // namespace shudu::se
