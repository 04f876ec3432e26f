// The options of `generate` for researchers: how their values are read, and which go together.
// Values are checked here; what stands in the files, where they are read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/options/option_table.h"

namespace shudu::cli {

/// `2+1`: two givens go, one comes.
UsageError take_vary(Options& options, const OptionRow& row, std::string_view value);
/// `12.305.4`, as it is printed where a search ends early.
UsageError take_resume(Options& options, const OptionRow& row, std::string_view value);

/// The state as --resume takes it.
[[nodiscard]] std::optional<VaryState> read_state(std::string_view text);
[[nodiscard]] std::string state_text(const VaryState& state);

/// An option, and whether it was given.
struct GivenOption {
  OptionId id;
  bool is_given;
};

/// What is wrong with these options, together and beside the others of `generate`.
[[nodiscard]] UsageError check_research(const Options& options);

/// Is a pattern, a variation or an estimate asked for?
[[nodiscard]] bool is_research(const Options& options);

}  // namespace shudu::cli
