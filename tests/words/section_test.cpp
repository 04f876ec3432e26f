// Phrases that are known by name: looked up, filled in by the order of the English text, and what
// is sound. What does not compile: tests/compile_fail/phrase_*.cpp.
#include "shudu/words/section.h"

#include <gtest/gtest.h>

namespace shudu::words {
namespace {

constexpr auto kRows = std::to_array<NamedText>({
    {"saved", {"saved", "已保存", "已儲存"}},
    {"found", {"{n|digit|digits} at {cell}", "{cell} 有 {n} 个", "{cell} 有 {n} 個"}},
    {"twice", {"{a}, {b}, {a}", "{b}{a}", "{b}{a}"}},
});
static_assert(is_sound(kRows));
using Name = NameIn<kRows>;

TEST(Section, ANameIsThatOfItsRow) {
  EXPECT_EQ(Name("saved").text(Language::kTraditionalChinese), "已儲存");
  EXPECT_EQ(Name("found").row().slug, "found");
  EXPECT_EQ(Name("saved"), Name("saved"));
  EXPECT_NE(Name("saved"), Name("twice"));
}

TEST(Section, ValuesStandInTheOrderOfTheEnglishText) {
  EXPECT_EQ(said<kRows>(Language::kEnglish, "saved"), "saved");
  EXPECT_EQ(said<kRows>(Language::kEnglish, "found", 1, "r1c1"), "1 digit at r1c1");
  EXPECT_EQ(said<kRows>(Language::kEnglish, "found", 2, "r1c1"), "2 digits at r1c1");
  EXPECT_EQ(said<kRows>(Language::kSimplifiedChinese, "found", 2, "r1c1"), "r1c1 有 2 个");
  EXPECT_EQ(said<kRows>(Language::kEnglish, "twice", "x", std::string("{a}")), "x, {a}, x");
  EXPECT_EQ(said<kRows>(Language::kTraditionalChinese, "twice", 'x', "y"), "yx");
}

TEST(Section, ANameMayBeChosenWhileTheProgramRuns) {
  for (const Name name : {Name("twice"), Name("found")}) {
    EXPECT_EQ(said<kRows>(Language::kEnglish, name, 3, "b").front(), '3');
  }
}

}  // namespace
}  // namespace shudu::words
