// FILE.part.state as text: of which run FILE.part is, and where whole records end in it.
//
//   shudu-part 1 RUN SEED #SUM
//   at BYTES RECORDS INPUT OUTPUT TALLY MORE #SUM
//   at ...
//
// A line is added now and then and counts by itself: the part can be gone on with after the last
// `at` whose BYTES are there and have the sum OUTPUT. Each line ends in its own sum, so that one
// that was cut, and all after it, is not believed. Tested in tests/cli/part_state_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/answer.h"

namespace shudu::cli {

/// How far a run has come, at the end of a record.
struct RunMark {
  std::uint64_t records = 0;  ///< answered, and their answers written
  std::uint64_t input = 0;    ///< a sum of these records (input_sum.h)
  VerdictTally tally;         ///< of them
  std::string more;           ///< what the verb wants to know beside; no blanks
};

/// A mark and where it stands in FILE.part.
struct PartMark {
  std::uint64_t bytes = 0;
  std::uint64_t output = 0;  ///< the sum of these bytes (stream_hash.h)
  RunMark run;               ///< `more` is what has come since the mark before
};

struct PartState {
  std::uint64_t run = 0;  ///< a sum of the command
  std::uint64_t seed = 0;
  std::vector<PartMark> marks;
};

[[nodiscard]] std::string head_text(std::uint64_t run, std::uint64_t seed);
[[nodiscard]] std::string mark_text(const PartMark& mark);

/// Nothing where the text is not of this form from its first line on.
[[nodiscard]] std::optional<PartState> read_part_state(std::string_view text);

}  // namespace shudu::cli
