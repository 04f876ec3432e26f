// How far a run of `generate --vary` has come, as its marks in FILE.part.state have it: the form of
// each puzzle that was written, then `s`, state, numbers and a semicolon.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/generate/research_options.h"
#include "shudu/canonical/form_set.h"

namespace shudu::cli {

struct VaryProgress {
  VaryState state;             ///< where the run goes on
  std::uint64_t listed = 0;    ///< puzzles that were found, those of the same form among them
  std::uint64_t left_out = 0;  ///< choices with too many solutions
};

void note_progress(const VaryProgress& progress, std::string& out);

/// What the marks of a run say, from the first to the last; forms go into `seen`. What is not of
/// this form is left out with all after it.
[[nodiscard]] VaryProgress read_progress(std::string_view noted, VaryProgress begin, FormSet& seen);

}  // namespace shudu::cli
