// What a verb may know of the process it runs in, gathered once by main.cpp and passed down, so
// that nothing else reads the environment or sets a signal handler.
#pragma once

#include <string>
#include <vector>

#include "shudu/core/language.h"

namespace shudu::cli {

/// The program's exit codes; where several apply the order is 3, 4, 1.
enum ExitCode : int {
  kExitFine = 0,
  kExitPuzzle = 1,
  kExitUsage = 2,
  kExitInputOutput = 3,
  kExitUnreadable = 4,
  kExitInterrupted = 130,
};

struct Process {
  std::vector<std::string> arguments;  ///< without the program's name
  std::string language_wish;           ///< SHUDU_LANG; empty when unset
  std::string locale;                  ///< the first set one of LC_ALL, LC_MESSAGES, LANG
  std::string kernel_wish;             ///< SHUDU_KERNEL; empty when unset
  bool no_color = false;               ///< NO_COLOR is set and not empty
  int signal_fd = -1;                  ///< readable when SIGINT or SIGTERM has come; -1: none
};

/// The language of a call: the tag of --lang if it is one, else SHUDU_LANG, else the locale, else
/// English.
[[nodiscard]] Language choose_language(const Process& process);

/// Runs the program and gives its exit code. Writes to the standard streams and to -o.
[[nodiscard]] int run_program(const Process& process);

}  // namespace shudu::cli
