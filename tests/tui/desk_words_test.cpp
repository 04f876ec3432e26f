// What the desk says, filled in.
#include "tui/desk/desk_words.h"

#include <gtest/gtest.h>

namespace shudu::tui {
namespace {

TEST(DeskWords, ArgumentsAreFilledIn) {
  EXPECT_EQ(say(Language::kEnglish, DeskPhrase::kNotMade, 12),
            "No such puzzle was found in 12 tries.");
}

}  // namespace
}  // namespace shudu::tui
