// The lists that `shudu help LIST` prints and that options refer to instead of printing them: what
// there is to choose from, a name and a line for people each. The names are those of the rooms'
// own tables. Tested in tests/cli/help_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_table.h"
#include "shudu/core/language.h"

namespace shudu::cli {

struct TopicEntry {
  std::string name;
  std::string text;  ///< in the language that was asked for
};

struct Topic {
  std::string_view name;  ///< `techniques`
  Words summary;          ///< one line
  OptionSet options;      ///< whose help names the list instead of its entries
  std::vector<TopicEntry> (*entries)(Language language);
};

[[nodiscard]] std::span<const Topic> topic_table();

/// The topic of that name in any case, or nullptr.
[[nodiscard]] const Topic* find_topic(std::string_view name);
/// The topic that lists the choices of an option, or nullptr where its help prints them.
[[nodiscard]] const Topic* topic_of(const OptionRow& row);

[[nodiscard]] std::vector<std::string> topic_names();

}  // namespace shudu::cli
