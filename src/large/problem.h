// A grid as an exact cover: the candidates that the givens and the singles leave open, in groups of
// which each has exactly one true member.
//
// A candidate is a value in a cell. Its groups are the candidates of the cell, and those of the
// value in the row, the column and the box. Singles, naked and hidden, are followed to the end
// before candidates get their numbers, so that easy cells cost the search nothing: a 225 x 225 grid
// starts with a tenth of the candidates that the rows, columns and boxes of its givens leave.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "shudu/large/large_grid.h"

namespace shudu::large {

inline constexpr std::size_t kGroupsOfCandidate = 4;

struct Problem {
  /// The givens and what followed from them; 0 where candidates are open.
  std::vector<std::uint16_t> cells;
  /// What each candidate says, by cell and then by value.
  std::vector<std::uint32_t> cell_of;
  std::vector<std::uint16_t> value_of;
  /// The groups that each candidate is in: of its cell, row, column, box.
  std::vector<std::array<std::uint32_t, kGroupsOfCandidate>> groups_of;
  /// Group g has the members from starts[g] up to starts[g + 1].
  std::vector<std::uint32_t> starts;
  std::vector<std::uint32_t> members;
  /// A cell without a value, or a value without a cell in some house: nothing else is right then.
  bool is_impossible = false;

  [[nodiscard]] std::uint32_t candidates() const {
    return static_cast<std::uint32_t>(cell_of.size());
  }
  [[nodiscard]] std::uint32_t groups() const {
    return static_cast<std::uint32_t>(starts.size() - 1);
  }
  [[nodiscard]] std::span<const std::uint32_t> group(std::uint32_t index) const {
    return std::span(members).subspan(starts[index], starts[index + 1] - starts[index]);
  }
};

/// Precondition: the grid has no fault.
[[nodiscard]] Problem make_problem(const LargeGrid& grid);

}  // namespace shudu::large
