// The line of totals at the end and the line of progress on the way, both on stderr.
// Tested in tests/cli/totals_test.cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "cli/output/answer.h"
#include "shudu/core/language.h"

namespace shudu::cli {

/// `puzzles 36, unique 35, none 1, time 0.012 s, 3,000 puzzles/s`; kinds that did not occur are
/// left out, except unique.
[[nodiscard]] std::string totals_text(const VerdictTally& tally, double seconds, Language language);

/// What a line of progress shows.
struct ProgressState {
  std::uint64_t records = 0;
  std::uint64_t bytes = 0;
  std::uint64_t total_bytes = 0;  ///< 0: not known, then there is no bar
  double seconds = 0;
};

/// `[#####.....] 50 %, 1,234 records, 600/s, 2 s left`, without a line end.
[[nodiscard]] std::string progress_text(const ProgressState& state, Language language);

}  // namespace shudu::cli
