// Two sets of cells that hold the same digits, each equally often: what two families of as many
// houses leave over when the cells that both have are taken away (each family has every digit once
// a house). So a digit stands as often in the one set as in the other:
//
//   room   where one set cannot have a digit more often than the other has it filled in, the other
//          has it in no further cell
//   need   where that number is as much as fits into the one set, it has the digit that often; what
//          would leave room for fewer is false
//   joint  for small sets: what is in no filling of both sets with the same digits is false
#pragma once

#include <vector>

#include "shudu/logic/technique.h"

namespace shudu {

struct EqualSets {
  std::vector<House> base;
  std::vector<House> cover;
  CellSet in_base;   ///< cells of the base houses that no cover house has
  CellSet in_cover;  ///< and the reverse
};

/// Sets of so many cells are filled in all ways.
inline constexpr int kMostJoint = 3;

/// Hands over the step of room, then the one of all three if that proves more (`als` are the two
/// sets then). Cells: those of the base, then of the cover; marks kColorA, kColorB of the digits.
bool hand_over_equal_sets(const FindTask& task, const EqualSets& sets);

}  // namespace shudu
