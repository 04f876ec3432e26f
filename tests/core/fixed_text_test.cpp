// FixedText keeps what fits and cuts between characters, never inside one.
#include "shudu/core/fixed_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace shudu {
namespace {

static_assert(std::is_trivially_copyable_v<FixedText<60>>);

TEST(FixedText, appends_text_characters_and_numbers) {
  FixedText<40> text("at ");
  text.append('#');
  text.append_number(0);
  text.append(' ');
  text.append_number(std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(text.view(), "at #0 18446744073709551615");
  EXPECT_EQ(text.size(), 26U);
  EXPECT_FALSE(text.empty());
  EXPECT_TRUE(FixedText<4>().empty());
}

TEST(FixedText, cuts_between_characters) {
  // U+5BAB is three bytes, U+1F600 four.
  EXPECT_EQ(FixedText<5>("\u5bab\u5bab").view(), "\u5bab");
  EXPECT_EQ(FixedText<6>("\u5bab\u5bab").view(), "\u5bab\u5bab");
  EXPECT_EQ(FixedText<3>("\U0001F600").view(), "");
  EXPECT_EQ(FixedText<4>("a\u5babb").view(), "a\u5bab");
  FixedText<2> full("ab");
  full.append("c");
  full.append('d');
  EXPECT_EQ(full.view(), "ab");
}

TEST(FixedText, equality_is_that_of_the_text) {
  FixedText<8> cut("abc");
  EXPECT_EQ(cut, FixedText<8>("abc"));
  EXPECT_FALSE(cut == FixedText<8>("abcd"));
}

// Short enough texts are kept whole, others are the longest prefix of whole characters.
RC_GTEST_PROP(FixedText, keeps_the_longest_prefix_of_whole_characters,
              (const std::vector<bool>& wide)) {
  std::string text;
  std::string expected;
  for (const bool is_wide : wide) {
    text += is_wide ? "\u5bab" : "x";
    if (text.size() <= 17) expected = text;
  }
  RC_ASSERT(FixedText<17>(text).view() == expected);
}

}  // namespace
}  // namespace shudu
