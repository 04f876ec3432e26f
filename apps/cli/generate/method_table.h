// The methods of `generate`, one row each: what it is called, and which of the wishes it
// understands. Help and completions follow.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "cli/options/option_table.h"
#include "cli/options/options.h"
#include "shudu/generator/make.h"

namespace shudu::cli {

struct GenerateMethod {
  std::string_view name;
  Words words;       ///< one line for people
  OptionSet wishes;  ///< which of the options of `generate` mean something to it
  MakeMethod method;
  bool (*knows_level)(std::string_view slug) = nullptr;  ///< where levels mean something to it
  std::optional<MakeMethod> full = std::nullopt;  ///< what makes its full grids, where it has
};

/// reduce first: the one that is used when nobody says.
[[nodiscard]] std::span<const GenerateMethod> generate_method_table();

/// The one of --method; else the first that is for so many givens and knows the level that is
/// wished, which may be one of a single method.
[[nodiscard]] const GenerateMethod& meant_method(const Options& options);
/// By --pattern, --full and the method that is meant.
[[nodiscard]] MakeMethod method_of(const Options& options);
/// As the JSON of a puzzle says it.
[[nodiscard]] std::string_view method_name(MakeMethod method);

/// What is wrong with the wishes together, before any work.
[[nodiscard]] UsageError check_generate(const Options& options);

}  // namespace shudu::cli
