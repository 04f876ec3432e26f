// The statements that learning deals in, and why they hold.
//
// A candidate is numbered 9 * cell + digit, from 0 to 728. A literal says that it is the solution's
// or that it is not. A unit is a cell, or a digit of a house: exactly one of its nine candidates is
// the solution's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "shudu/core/cell.h"
#include "shudu/core/digit.h"

namespace shudu {

inline constexpr std::size_t kCandidates = 729;
inline constexpr std::size_t kUnits = 324;
inline constexpr std::size_t kUnitsOfOne = 4;   ///< its cell; its digit in a row, a column, a box
inline constexpr std::size_t kPeersOfOne = 28;  ///< candidates that share a unit with it

[[nodiscard]] constexpr std::size_t candidate_of(Cell cell, Digit digit) {
  return static_cast<std::size_t>(cell.index()) * 9 + static_cast<std::size_t>(digit.index());
}

/// "This candidate is in the solution", or "it is not".
class Literal {
 public:
  constexpr Literal() = default;
  [[nodiscard]] static constexpr Literal in(std::size_t candidate) {
    return Literal(candidate * 2);
  }
  [[nodiscard]] static constexpr Literal out(std::size_t candidate) {
    return Literal(candidate * 2 + 1);
  }
  [[nodiscard]] constexpr std::size_t candidate() const { return index_ / 2U; }
  [[nodiscard]] constexpr bool is_in() const { return index_ % 2 == 0; }
  [[nodiscard]] constexpr std::size_t index() const { return index_; }  ///< 0 to 1457
  [[nodiscard]] constexpr Literal operator!() const { return Literal(index_ ^ 1U); }
  friend constexpr bool operator==(Literal, Literal) = default;

 private:
  explicit constexpr Literal(std::size_t index) : index_(static_cast<std::uint16_t>(index)) {}
  std::uint16_t index_ = 0;
};

/// What forces a literal: nothing (it was given or tried), a peer that is in, a unit whose other
/// candidates are out, a learned clause whose other literals are false.
struct Reason {
  enum class Kind : std::uint8_t { kNone, kPeer, kUnit, kClause };
  Kind kind = Kind::kNone;
  std::uint32_t which = 0;  ///< the peer, the unit, the clause
};

/// Who shares a unit with whom.
struct Units {
  std::array<std::array<std::uint16_t, 9>, kUnits> candidates;
  std::array<std::array<std::uint16_t, kUnitsOfOne>, kCandidates> of;
  std::array<std::array<std::uint8_t, kUnitsOfOne>, kCandidates> place;  ///< in each of them
  std::array<std::array<std::uint16_t, kPeersOfOne>, kCandidates> peers;

  [[nodiscard]] static const Units& classic();
};

}  // namespace shudu
