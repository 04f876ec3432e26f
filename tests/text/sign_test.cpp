// Signs: wide ones, marks that combine, escapes, ASCII.
#include "text/sign.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/core/characters.h"

namespace shudu {
namespace {

// The signs with a bar after each, and the columns of all.
std::string cut(std::string_view text) {
  std::string shown;
  int columns = 0;
  for (const Sign& sign : signs_of(text)) {
    shown += sign.text + "|";
    columns += sign.columns;
  }
  return shown + std::to_string(columns);
}

TEST(Sign, TakesTheMarksThatCombineWithIt) {
  EXPECT_EQ(cut(""), "0");
  EXPECT_EQ(cut("a数7"), "a|数|7|4");
  EXPECT_EQ(cut("e\u0301x"), "e\u0301|x|2");
  EXPECT_EQ(cut("e\u0301\u0302\u0303\u0304x"), "e\u0301\u0302\u0303|x|2");
  // Nothing stands before it.
  EXPECT_EQ(cut("\u0301x"), "x|1");
}

TEST(Sign, IsEscapedBeforeItIsCut) {
  EXPECT_EQ(cut("\x1b"), "\\|x|1|b|4");
  EXPECT_EQ(cut("\xE6数"), "\\|x|e|6|数|6");
}

TEST(Sign, HasAnAsciiOneInItsPlace) {
  for (const auto& [text, ascii] : std::vector<std::pair<std::string, std::string>>{
           {"a", "a"}, {"─", "-"}, {"┼", "+"}, {"…", "~"}, {"é", "?"}, {"数", "数"}}) {
    EXPECT_EQ(ascii_sign(signs_of(text).front()).text, ascii) << text;
  }
  EXPECT_EQ(ascii_sign(signs_of("e\u0301").front()).text, "e");
}

}  // namespace
}  // namespace shudu
