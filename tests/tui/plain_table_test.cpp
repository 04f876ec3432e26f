// The words of the dialogue: every command has an answer, no name means two commands in a language,
// all languages say the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "support/languages.h"
#include "tui/plain/command_table.h"
#include "tui/plain/dialogue_state.h"
#include "tui/plain/plain_words.h"

namespace shudu::tui {
namespace {

using test::kLanguages;

std::vector<std::string> names(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    all.emplace_back(text.substr(0, blank));
    text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
  }
  return all;
}

TEST(PlainTable, NoNameMeansTwoThings) {
  for (const Language language : kLanguages) {
    std::map<std::string, PlainCommand> seen;
    for (const PlainRow& row : plain_table()) {
      EXPECT_FALSE(row.names.in(language).empty());
      EXPECT_FALSE(row.does.in(language).empty()) << row.names.en;
      std::set<std::string> own;
      for (const std::string& name : names(row.names.en)) own.insert(name);
      for (const std::string& name : names(row.names.in(language))) own.insert(name);
      for (const std::string& name : own) {
        EXPECT_TRUE(seen.emplace(name, row.command).second) << name;
        EXPECT_EQ(find_plain(name, language), &row) << name;
      }
    }
  }
}

TEST(PlainTable, RowsAndColumnsOfTheTwoShores) {
  const auto command = [](std::string_view word, Language language) {
    const PlainRow* const row = find_plain(word, language);
    return row == nullptr ? PlainCommand::kCount : row->command;
  };
  EXPECT_EQ(command("行", Language::kSimplifiedChinese), PlainCommand::kRow);
  EXPECT_EQ(command("行", Language::kTraditionalChinese), PlainCommand::kColumn);
  EXPECT_EQ(command("列", Language::kTraditionalChinese), PlainCommand::kRow);
  EXPECT_EQ(command("行", Language::kEnglish), PlainCommand::kCount);
  EXPECT_EQ(command("ROW", Language::kEnglish), PlainCommand::kRow);
}

TEST(PlainTable, EveryCommandHasOneAnswer) {
  std::map<PlainCommand, int> answers;
  for (const auto& rows : {move_answers(), board_answers(), help_answers(), history_answers(),
                           game_answers(), setting_answers()}) {
    for (const AnswerRow& row : rows) ++answers[row.command];
  }
  EXPECT_EQ(answers.size(), plain_table().size());
  for (const auto& [command, count] : answers) EXPECT_EQ(count, 1) << row_of(command).names.en;
}

TEST(PlainTable, NearWords) {
  EXPECT_THAT(nearest_names("histroy", Language::kEnglish), testing::Contains("history"));
  EXPECT_THAT(nearest_names("undoo", Language::kEnglish).at(0), "undo");
  EXPECT_LE(nearest_names("re", Language::kEnglish).size(), 3U);
  EXPECT_THAT(nearest_names("qqqqqqqqqqqqq", Language::kEnglish), testing::IsEmpty());
}

}  // namespace
}  // namespace shudu::tui
