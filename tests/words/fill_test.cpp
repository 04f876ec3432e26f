// The filler of phrases: fields by name and in order, numbers with their words, joints.
#include "shudu/words/fill.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/words/section.h"

namespace shudu::words {
namespace {

TEST(Fill, FieldsAreFilledInByName) {
  EXPECT_EQ(fill("{n} of {m}", {{"n", "1"}, {"m", "81"}}), "1 of 81");
  EXPECT_EQ(fill("{a technique} or {a}", {{"a", "A"}, {"a technique", "an X-Wing"}}),
            "an X-Wing or A");
  EXPECT_EQ(fill("{other} {", {{"n", "1"}}), "{other} {");
}

TEST(Fill, AValueIsNotReadAgain) {
  EXPECT_EQ(fill("{n} of {m}", {{"n", "{m}"}, {"m", "{n}"}}), "{m} of {n}");
}

TEST(Fill, ANumberChoosesTheFormOfItsWord) {
  EXPECT_EQ(fill("{n|cell|cells}", {{"n", "1"}}), "1 cell");
  EXPECT_EQ(fill("{n|cell|cells}", {{"n", "0"}}), "0 cells");
  EXPECT_EQ(fill("{n|cell|cells}", {{"n", "21"}}), "21 cells");
  EXPECT_EQ(fill("{n|cell|cells}", {}), "{n|cell|cells}");
}

TEST(Fill, ValuesAreGivenInTheOrderOfTheEnglishText) {
  const auto filled = [](std::string_view text, std::vector<std::string> values) {
    return fill_words({"{0} {1} {2}", text, text}, Language::kSimplifiedChinese, values);
  };
  EXPECT_EQ(filled("{1} before {0}, {1}", {"3", "four"}), "four before 3, four");
  EXPECT_EQ(filled("{0}{1}{2}",
                   {value_text('x'), value_text(std::string("y")), value_text(std::size_t{7})}),
            "xy7");
  EXPECT_EQ(filled("{0} and {1}", {value_text(1)}), "1 and {1}");
}

TEST(Fill, ABlankStandsBetweenTheScriptsWhereItIsAskedFor) {
  const auto spaced = [](std::string_view text, std::string_view value) {
    return fill(text, {{"d", std::string(value)}}, Joint::kSpaced);
  };
  EXPECT_EQ(spaced("第{d}行", "3"), "第 3 行");
  EXPECT_EQ(spaced("已填{d}。", "3"), "已填 3。");
  EXPECT_EQ(spaced("已填{d}", "三"), "已填三");
  EXPECT_EQ(spaced("{d} at", "3"), "3 at");
  EXPECT_EQ(fill("第{d}行", {{"d", "3"}}), "第3行");
}

}  // namespace
}  // namespace shudu::words
