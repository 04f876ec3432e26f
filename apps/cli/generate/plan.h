// From the options of `generate` to the wish of a run, or to the sentence why there is none. How
// puzzles are made to a wish, every front door has from the room generator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/option_table.h"
#include "cli/options/options.h"
#include "cli/process.h"
#include "shudu/generator/make.h"
#include "shudu/solver/kernel.h"

namespace shudu::cli {

/// What one run makes.
struct GeneratePlan {
  UsageError error;                    ///< why it cannot; then only exit_code is set
  int exit_code = kExitUsage;          ///< of that error
  std::optional<std::string> vain;     ///< why nothing is like that; then nothing else is set
  std::optional<PuzzleSource> source;  ///< where there is neither
  std::vector<CellSet> patterns;       ///< of --pattern: item i stands on number i, in turn
  std::uint64_t tries = 1;             ///< most of each item
  std::uint64_t input = 0;             ///< a sum of what was read
};

/// May take time for tables and reads the file of --pattern.
[[nodiscard]] GeneratePlan plan_generate(const Options& options, const Layout& layout);

/// For --base and --vary: every variation, in order; the exit code.
[[nodiscard]] int run_vary(const Options& options, const Process& process, const Kernel& kernel);
/// For --estimate: a table; the exit code.
[[nodiscard]] int run_estimate(const Options& options, const Process& process, const Kernel& kernel,
                               std::uint64_t seed);

}  // namespace shudu::cli
