// The catalogue of the desk: no text is empty, all languages use the same arguments.
#include "tui/desk/desk_words.h"

#include <gtest/gtest.h>

#include <set>

namespace shudu::tui {
namespace {

std::set<char> arguments(std::string_view text) {
  std::set<char> found;
  for (std::size_t i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == '{' && text[i + 2] == '}') found.insert(text[i + 1]);
  }
  return found;
}

TEST(DeskWords, AllLanguagesSayTheSame) {
  for (const DeskWords& row : desk_words()) {
    EXPECT_FALSE(row.words.en.empty());
    EXPECT_FALSE(row.words.zh_cn.empty()) << row.words.en;
    EXPECT_FALSE(row.words.zh_tw.empty()) << row.words.en;
    EXPECT_EQ(arguments(row.words.en), arguments(row.words.zh_cn)) << row.words.en;
    EXPECT_EQ(arguments(row.words.en), arguments(row.words.zh_tw)) << row.words.en;
  }
}

TEST(DeskWords, ArgumentsAreFilledIn) {
  EXPECT_EQ(say(Language::kEnglish, DeskPhrase::kNotMade, 12),
            "No such puzzle was found in 12 tries.");
}

}  // namespace
}  // namespace shudu::tui
