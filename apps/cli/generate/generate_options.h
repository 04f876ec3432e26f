// What the options of `generate` ask for, as written; which of them go together is decided by the
// table of methods (method_table.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shudu/generator/layout_grids.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/generator/origin.h"
#include "shudu/generator/reduce.h"

namespace shudu::cli {

struct GenerateMethod;  // method_table.h

struct GenerateOptions {
  std::uint64_t number = 1;                ///< -n: how many
  bool has_number = false;                 ///< -n was given
  std::uint64_t skip = 0;                  ///< --skip: index of the first
  std::optional<std::uint64_t> tries;      ///< --tries: most of each puzzle
  const GenerateMethod* method = nullptr;  ///< --method; nullptr: the first one
  std::optional<GridSpread> grids;         ///< --grids
  std::optional<ClueRange> clues;          ///< --clues
  std::optional<MaskSymmetry> symmetry;    ///< --symmetry
  std::string level;                       ///< --level; empty: not given
  bool full = false;                       ///< --full: grids, not puzzles
  bool unlike = false;                     ///< --unique-up-to-symmetry
  std::optional<Origin> again;             ///< --again
};

}  // namespace shudu::cli
