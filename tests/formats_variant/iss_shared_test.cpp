// The collections of the Interactive Sudoku Solver that are shared: every string is read but those
// that need regions to be found, solutions keep the rules, and what is written reads the same.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "formats_variant/variant_files.h"
#include "shudu/formats/variant/variant_text.h"
#include "support/paths.h"

namespace shudu::variant::test {
namespace {

constexpr std::string_view kIssFile = "data/variants/iss.jsonl";

TEST(IssShared, EveryStringIsRead) {
  const auto objects = shared_objects(kIssFile);
  if (objects.empty()) GTEST_SKIP() << shudu::test::no_shared(kIssFile);
  EXPECT_EQ(objects.size(), 170U);
  std::map<std::string, int> refused;
  int solved = 0;
  for (const auto& object : objects) {
    const auto name = object["name"].get<std::string>();
    const auto text = read_iss(object["iss"].get<std::string>());
    if (!text) {
      EXPECT_EQ(text.error().code, ErrorCode::kNotReadHere)
          << name << ": " << sentence(text.error(), Language::kEnglish).view();
      ++refused[std::string(text.error().token.view())];
      continue;
    }
    const auto solution = solution_of(object, text->puzzle);
    if (solution.empty()) continue;
    ++solved;
    EXPECT_EQ(broken_rule(text->puzzle, solution), "") << name;
    // One wrong cell is refused, wherever it is.
    EXPECT_EQ(cells_that_do_not_matter(text->puzzle, solution), 0) << name;
  }
  // Regions that are to be found, and doubles.
  const std::map<std::string, int> expected{{"ChaosConstruction", 7}, {"Doppelganger", 1}};
  EXPECT_EQ(refused, expected);
  EXPECT_GT(solved, 110);
}

TEST(IssShared, WhatIsWrittenReadsTheSame) {
  for (const auto& object : shared_objects(kIssFile)) {
    const auto name = object["name"].get<std::string>();
    const auto text = read_iss(object["iss"].get<std::string>());
    if (!text) continue;
    const auto written = write_iss(text->puzzle);
    ASSERT_TRUE(written.has_value()) << name << written.error().token.view();
    const auto again = read_iss(*written);
    ASSERT_TRUE(again.has_value())
        << name << ": " << sentence(again.error(), Language::kEnglish).view() << *written;
    EXPECT_TRUE(again->puzzle == text->puzzle) << name << '\n' << *written;
  }
}

TEST(IssShared, OurJsonHoldsThemAll) {
  for (const auto& object : shared_objects(kIssFile)) {
    const auto text = read_iss(object["iss"].get<std::string>());
    if (!text) continue;
    const auto again = read_variant_json(write_variant_json(*text));
    ASSERT_TRUE(again.has_value()) << sentence(again.error(), Language::kEnglish).view();
    EXPECT_TRUE(again->puzzle == text->puzzle) << object["name"];
  }
}

}  // namespace
}  // namespace shudu::variant::test
