// Which formats can say what rules a record was left without: those whose text, read again, names
// them.
#include "shudu/formats/unsaid_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "formats/record_list.h"
#include "shudu/formats/reader.h"

namespace shudu::test {
namespace {

Puzzle caged() {
  Puzzle puzzle;
  puzzle.givens.place(Cell(0), Digit(1));
  puzzle.left_out = "colors, killer-cage";
  return puzzle;
}

TEST(UnsaidRules, AreFoundWhereReadingAgainDoesNotNameThem) {
  std::set<std::string_view> holding;
  for (const Format& format : format_table()) {
    if (format.writes == Holdings()) continue;
    std::string text(format.prologue);
    format.write(caged(), text);
    text += format.epilogue;
    bool is_named = false;
    ReadOptions options;
    const Format* const only = &format;
    options.formats = std::span(&only, 1);
    RecordReader reader(options);
    const auto look = [&](const Record& record) {
      is_named = record.puzzle != nullptr && record.puzzle->left_out == caged().left_out;
      return true;
    };
    reader.feed(text, look);
    reader.finish(look);
    const auto fault = find_unsaid_rules(format, caged());
    EXPECT_EQ(!fault, is_named) << format.name;
    if (is_named) holding.insert(format.name);
  }
  EXPECT_THAT(holding, testing::ElementsAre("json", "jsonl", "share"));
}

TEST(UnsaidRules, AreNamed) {
  const auto fault = find_unsaid_rules(format_named("line"), caged());
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code, ErrorCode::kCannotHold);
  EXPECT_EQ(fault->token.view(), "killer-cage");
}

TEST(UnsaidRules, ColorsAreNone) {
  Puzzle puzzle = caged();
  puzzle.left_out = "colors";
  EXPECT_FALSE(find_unsaid_rules(format_named("csv"), puzzle));
}

}  // namespace
}  // namespace shudu::test
