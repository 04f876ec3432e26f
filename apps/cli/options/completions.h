// Completion scripts for bash, zsh and fish, from the tables of verbs and options. Tested by
// running them in the shells in tests/cli/help_test.cpp.
#pragma once

#include <string>

#include "shudu/core/language.h"

namespace shudu::cli {

/// Descriptions are in `language`; bash shows none.
[[nodiscard]] std::string bash_completions();
[[nodiscard]] std::string zsh_completions(Language language);
[[nodiscard]] std::string fish_completions(Language language);

}  // namespace shudu::cli
