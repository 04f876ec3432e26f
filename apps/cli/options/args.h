// From the words on the command line to a verb and its `Options`, or one sentence that says what is
// wrong with them.
//
// CLI11 takes the words apart; which options there are, what their values mean and every sentence
// come from our own tables, so that errors are in the user's language. Tested in
// tests/cli/args_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/verb_table.h"
#include "cli/options/options.h"
#include "cli/process.h"

namespace shudu::cli {

struct ParsedArguments {
  const Verb* verb = nullptr;  ///< nullptr: none was named
  Options options;             ///< the language holds also when there is an error
  std::string error;           ///< a sentence; empty when all is well
};

/// The language of all sentences: that of the last --lang that names one, else of the process.
[[nodiscard]] Language language_of_call(const Process& process);

/// The sentence for a word that is no verb, with that of `names` that was perhaps meant.
[[nodiscard]] std::string unknown_verb_text(std::string_view word,
                                            const std::vector<std::string>& names,
                                            Language language);

[[nodiscard]] ParsedArguments parse_arguments(const Process& process);

}  // namespace shudu::cli
