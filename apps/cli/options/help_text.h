// Help for people, from the tables of verbs and options: 80 columns in every language, Chinese
// characters counted as two. Tested in tests/cli/help_test.cpp.
#pragma once

#include <string>

#include "cli/commands/verb_table.h"
#include "cli/options/topics.h"
#include "shudu/core/language.h"

namespace shudu::cli {

/// No line of help is wider, but for what cannot be broken.
inline constexpr std::size_t kHelpColumns = 80;

/// The overview: what the program is, its verbs, exit codes.
[[nodiscard]] std::string overview_text(Language language);

/// One verb: usage, what it does, its options.
[[nodiscard]] std::string verb_help_text(const Verb& verb, Language language);

/// One list: a name and a line for each entry; the same as one JSON object.
[[nodiscard]] std::string topic_text(const Topic& topic, Language language);
[[nodiscard]] std::string topic_json(const Topic& topic, Language language);

/// All verbs and their options as one JSON object.
[[nodiscard]] std::string help_json(Language language);

/// The meaning of an option with its default and its choices, as one paragraph.
[[nodiscard]] std::string option_help(const OptionRow& row, Language language);

/// `-o, --output FILE`.
[[nodiscard]] std::string option_usage(const OptionRow& row);

}  // namespace shudu::cli
