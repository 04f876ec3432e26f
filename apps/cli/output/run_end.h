// How a run ends: the file appears or does not, stderr hears what there is to say, and one exit
// code comes out. The same for the verbs that answer and for `convert`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/input/intake.h"
#include "cli/input/sources.h"
#include "cli/options/options.h"
#include "cli/output/output.h"
#include "cli/watch.h"

namespace shudu::cli {

struct RunEnd {
  bool read_failed = false;
  bool keeps_on_failure = false;  ///< all that was answered stands before what could not be read
  bool is_kept_back = false;      ///< the file is not to appear
  int answers = 0;                ///< exit code of the answers themselves: 0, 1 or 4
  std::uint64_t records = 0;      ///< how many were answered
  /// Where to go on; empty when all was read and answered, and a signal came too late to end it.
  std::optional<ResumePoint> resume;
};

/// Finishes the output and gives the exit code: 130 before 3 before 4 before 1. A pipe that was
/// closed at the other end is a quiet 0.
[[nodiscard]] int end_run(const Options& options, const std::vector<InputSource>& sources,
                          Output& output, const Watch& watch, const RunEnd& end);

/// 0 where the output is as it should be; else the exit code, after saying what is wrong.
[[nodiscard]] int check_output(const Options& options, const Output& output);

/// The same for a path, before anything is written there.
[[nodiscard]] int check_target(const Options& options, const std::string& path);

/// Leaves what is whole of an output that could not be written, or whose run was interrupted, and
/// says how to go on. False, and nothing is said, where nothing was kept.
bool keep_part(const Options& options, Output& output, bool is_interrupted);

}  // namespace shudu::cli
