// The tables of verbs and options: names are distinct and findable, every option is somebody's.
#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <string>

#include "cli/commands/verb_table.h"
#include "cli/options/option_table.h"

namespace shudu::cli {
namespace {

TEST(Tables, NamesAreDistinctAndFindable) {
  std::set<std::string_view> verbs;
  for (const Verb& verb : verb_table()) {
    EXPECT_TRUE(verbs.insert(verb.name).second) << verb.name;
    EXPECT_EQ(find_verb(verb.name), &verb);
    EXPECT_NE(verb.run, nullptr);
  }
  EXPECT_EQ(find_verb("sol"), nullptr);
  std::set<char> letters;
  for (const OptionRow& row : option_table()) {
    // Words are told from values before the verb is looked at, so rows of one name agree on that.
    ASSERT_NE(find_option(row.name), nullptr);
    const OptionRow& first = *find_option(row.name);
    EXPECT_TRUE(first.value.empty() == row.value.empty() || first.value_is_optional) << row.name;
    EXPECT_EQ(&option_row(row.id), &row);
    EXPECT_NE(row.target.take, nullptr);
    if (row.letter == 0) continue;
    EXPECT_TRUE(letters.insert(row.letter).second) << row.letter;
    EXPECT_EQ(find_option(row.letter), &row);
  }
  EXPECT_EQ(find_option("nothing"), nullptr);
  EXPECT_EQ(find_option('\0'), nullptr);
}

TEST(Tables, NoVerbTakesTwoOptionsOfOneName) {
  for (const Verb& verb : verb_table()) {
    std::set<std::string_view> names;
    for (const OptionRow& row : option_table()) {
      if (!takes(verb, row)) continue;
      EXPECT_TRUE(names.insert(row.name).second) << verb.name << row.name;
    }
  }
}

TEST(Tables, EveryOptionIsCommonOrTakenBySomeVerb) {
  for (const OptionRow& row : option_table()) {
    bool is_taken = row.is_common;
    for (const Verb& verb : verb_table()) is_taken = is_taken || verb.own.has(row.id);
    EXPECT_TRUE(is_taken) << row.name;
  }
}

TEST(Tables, DefaultsAreAmongTheChoicesAndAreAccepted) {
  for (const OptionRow& row : option_table()) {
    if (row.default_text.empty()) continue;
    Options options;
    EXPECT_EQ(row.take(options, row.default_text), std::nullopt) << row.name;
  }
}

TEST(Tables, EveryChoiceIsAccepted) {
  for (const OptionRow& row : option_table()) {
    if (!row.has_choices()) continue;
    EXPECT_FALSE(row.target.choices().empty()) << row.name;
    for (const std::string& choice : row.target.choices()) {
      Options options;
      EXPECT_EQ(row.take(options, choice), std::nullopt) << row.name << " " << choice;
    }
    Options options;
    EXPECT_NE(row.take(options, "no such choice"), std::nullopt) << row.name;
  }
}

TEST(Tables, SwitchesHaveNoValuesAndHelpEndsWithAStop) {
  for (const OptionRow& row : option_table()) {
    EXPECT_EQ(row.help.en.back(), '.') << row.name;
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(row.help.en.front()))) << row.name;
    EXPECT_TRUE(!row.value.empty() || !row.has_choices()) << row.name;
  }
}

}  // namespace
}  // namespace shudu::cli
