// What the checks of a section find, fault by fault, and that they name the row.
#include "shudu/words/phrase.h"

#include <gtest/gtest.h>

#include <array>

namespace shudu::words {
namespace {

enum class Sample : std::uint8_t { kFirst, kSecond, kCount };
using Row = Phrase<Sample>;

constexpr Words kGood{"{n|cell|cells} of {m}", "{m} 格中的 {n} 格", "{m} 格中的 {n} 格"};

constexpr std::array kSound{Row{Sample::kFirst, kGood}, Row{Sample::kSecond, kGood}};
static_assert(kIsSound<first_fault(kSound)>);

TEST(Phrase, ATextIsWholeInThreeLanguagesWithTheSameFields) {
  EXPECT_TRUE(is_whole(kGood));
  EXPECT_TRUE(is_whole({"a", "b", "c"}));
  EXPECT_FALSE(is_whole({"", "b", "c"}));
  EXPECT_FALSE(is_whole({"a", "", "c"}));
  EXPECT_FALSE(is_whole({"a", "b", ""}));
  EXPECT_FALSE(is_whole({"{n}", "{n}", "{m}"}));
  EXPECT_FALSE(is_whole({"{n}", "{n}{m}", "{n}"}));
  EXPECT_FALSE(is_whole({"{n}{m}", "{n}", "{n}{m}"}));
  EXPECT_TRUE(is_whole({"{n}", "{m}", "{m}"}, SameFields::kChinese));
  EXPECT_FALSE(is_whole({"{n}", "{n}", "{m}"}, SameFields::kChinese));
}

TEST(Phrase, ATextKeepsToTheGrammar) {
  for (const std::string_view text :
       {"{n", "n}", "{}", "{ n}", "{n|cell|}", "{N}", "{n:2}", "{{n}}", "{n|}"}) {
    EXPECT_FALSE(field_names(text).is_well_formed) << text;
  }
  for (const std::string_view text : {"", "n", "{n}", "{a technique}", "{n|cell|cells}", "{0}"}) {
    EXPECT_TRUE(field_names(text).is_well_formed) << text;
  }
}

TEST(Phrase, TheFirstRowAtFaultIsNamed) {
  EXPECT_EQ(first_fault(kSound), Sample::kCount);
  EXPECT_EQ(first_fault(std::array{Row{Sample::kFirst, kGood}}), Sample::kSecond) << "one too few";
  EXPECT_EQ(first_fault(std::array{Row{Sample::kFirst, kGood}, Row{Sample::kFirst, kGood}}),
            Sample::kSecond)
      << "out of order";
  EXPECT_EQ(
      first_fault(std::array{Row{Sample::kFirst, {"a", "", "c"}}, Row{Sample::kSecond, kGood}}),
      Sample::kFirst);
  EXPECT_EQ(first_unsound(std::array{Row{Sample::kSecond, {"{n}", "{n}", "n"}}}), Sample::kSecond);
}

}  // namespace
}  // namespace shudu::words
