// What the options of `minimize` and `analyze` ask for.
// Plain data, a part of `Options`.
#pragma once

namespace shudu::cli {

/// The largest backdoors and unavoidable sets that can be asked for.
inline constexpr int kMostBackdoor = 2;
inline constexpr int kMostUnavoidable = 16;

struct AnalysisOptions {
  bool only_count = false;     ///< --count: the number of minimal puzzles instead of them
  int backdoors = 2;           ///< --backdoors: up to so many cells; 0: none
  int unavoidable_cells = 12;  ///< --unavoidable: sets of up to so many cells; 0: none
};

}  // namespace shudu::cli
