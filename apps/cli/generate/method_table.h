// The methods of `generate`, one row each: what it understands of the wishes, and how its puzzles
// are made. A new method is a file with a function or two and a row; help and completions follow.
//
// `plan` is called once a run and may take time for tables; each worker then gets a maker of its
// own, with a kernel and memory. Items of a series depend on seed and index alone, so any worker
// may make any stretch of them.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/options/option_table.h"
#include "cli/options/options.h"
#include "cli/process.h"
#include "shudu/generator/series.h"
#include "shudu/solver/kernel.h"

namespace shudu::cli {

/// An item, as it is to be written.
struct MadeItem {
  SeriesItem item;
  std::string json;  ///< further fields of its object, each with a comma before it; may be empty
  std::string line;  ///< written in place of the puzzle's own line; may be empty
};

/// Makes the items from `first` on; false when `stop` became true.
using MakeItems = std::function<bool(std::uint64_t first, std::span<MadeItem> items,
                                     const std::atomic<bool>* stop)>;

/// How one run makes its items.
struct GeneratePlan {
  UsageError error;                   ///< why it cannot; then only exit_code is set
  int exit_code = kExitUsage;         ///< of that error
  std::optional<std::string> vain;    ///< why nothing is like that; then nothing else is set
  std::function<MakeItems()> worker;  ///< called once a worker
  std::size_t block = 1024;           ///< how many items are best made at a time
  std::uint64_t tries = 1;            ///< most of each item
  std::uint64_t input = 0;            ///< a sum of what was read
  std::string json;                   ///< fields of every object, each with a comma before it
  /// More about an item that could not be made; may be empty.
  std::function<std::string()> remark = {};
};

/// What a plan is made from.
struct PlanRequest {
  const Options& options;
  const Layout& layout;
  const Kernel& kernel;
  std::uint64_t seed;
};

struct GenerateMethod {
  std::string_view name;
  Words words;       ///< one line for people
  OptionSet wishes;  ///< which of the options of `generate` mean something to it
  GeneratePlan (*plan)(const PlanRequest& request);
};

/// reduce first: the one that is used when nobody says.
[[nodiscard]] std::span<const GenerateMethod> generate_method_table();
[[nodiscard]] const GenerateMethod* find_generate_method(std::string_view name);

/// What is wrong with the wishes together, before any work.
[[nodiscard]] UsageError check_generate(const Options& options);

// The rows' functions.
[[nodiscard]] GeneratePlan plan_reduce(const PlanRequest& request);
[[nodiscard]] GeneratePlan plan_transform(const PlanRequest& request);
/// For --full, whatever the method.
[[nodiscard]] GeneratePlan plan_full_grids(const PlanRequest& request);

}  // namespace shudu::cli
