// The parts of `generate` for researchers: two methods of the table, what --pattern does in place
// of one, and the two runs that are no series of items.
#pragma once

#include "cli/generate/method_table.h"
#include "cli/process.h"

namespace shudu::cli {

[[nodiscard]] GeneratePlan plan_controlled_bias(const PlanRequest& request);
[[nodiscard]] GeneratePlan plan_weighted(const PlanRequest& request);
/// For --pattern, whatever the method.
[[nodiscard]] GeneratePlan plan_pattern(const PlanRequest& request);

/// For --base and --vary: every variation, in order; the exit code.
[[nodiscard]] int run_vary(const Options& options, const Process& process, const Kernel& kernel);
/// For --estimate: a table; the exit code.
[[nodiscard]] int run_estimate(const Options& options, const Process& process, const Kernel& kernel,
                               std::uint64_t seed);

}  // namespace shudu::cli
