// Runs the built program as a user would: on pipes or on a pseudo-terminal, with a clean
// environment, and says all that came of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/folder.h"

namespace shudu::test {

struct RunRequest {
  std::vector<std::string> arguments;
  std::string input;                     ///< standard input, when there is no `feed`
  std::vector<std::string> environment;  ///< NAME=VALUE, all there is
  std::string folder;                    ///< working directory; empty: the current one
  bool on_terminal = false;  ///< stdout and stderr are a pseudo-terminal; both come back as `out`
  bool keeps_output = true;  ///< else the output is only counted
  /// Gives the next piece of standard input; empty: the end.
  std::function<std::string()> feed;
  /// Called with the process's number once this many bytes of output have come.
  std::size_t act_after_bytes = 0;
  std::function<void(int pid)> act;
  /// Called with all that has come on standard error, whenever more has; not by the thread of
  /// `feed`.
  std::function<void(std::string_view)> on_err;
  /// A file to open for writing as standard output instead of a pipe.
  std::string output_path;
  bool closes_stdout_early = false;  ///< the reader of the pipe goes away after the first line
  /// Called with the process's number as soon as there is one.
  std::function<void(int pid)> on_start;
  std::uint64_t most_file_bytes = 0;    ///< no file may grow beyond (RLIMIT_FSIZE); 0: as it is
  std::uint64_t most_memory_bytes = 0;  ///< of address space (RLIMIT_AS); 0: as it is
};

struct RunResult {
  int exit_code = -1;  ///< -1 when a signal ended it
  int end_signal = 0;
  std::string out;
  std::string err;
  std::size_t out_bytes = 0;
  long peak_kib = 0;  ///< peak resident memory
};

[[nodiscard]] RunResult run_program(const RunRequest& request);

/// `run_program` with arguments and standard input only.
[[nodiscard]] RunResult run(std::vector<std::string> arguments, std::string input = {});

/// Are this test and the program under test built with a sanitizer? Then memory is not theirs
/// alone.
[[nodiscard]] bool is_sanitized();

}  // namespace shudu::test
