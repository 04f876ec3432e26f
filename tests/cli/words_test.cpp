// What the program says, and the texts of its verbs and options.
#include "cli/words.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <set>
#include <string>

#include "cli/commands/verb_table.h"
#include "cli/options/option_table.h"
#include "support/languages.h"

namespace shudu::cli {
namespace {

using test::kLanguages;

TEST(Words, EveryVerbAndOptionIsWholeInEveryLanguage) {
  for (const Verb& verb : verb_table()) {
    EXPECT_TRUE(words::is_whole(verb.summary)) << verb.name;
    for (const Language language : kLanguages) EXPECT_FALSE(verb.details.in(language).empty());
  }
  for (const OptionRow& row : option_table()) {
    for (const Language language : kLanguages) EXPECT_FALSE(row.help.in(language).empty());
  }
}

TEST(Words, TaiwanIsNotTheMainland) {
  // A sentence of some length that is the same in both was copied, not written.
  constexpr std::size_t kLong = 30;
  for (const words::NamedText& row : kPhrases) {
    if (row.words.zh_cn.size() < kLong || row.words.zh_cn == row.words.en) continue;
    EXPECT_NE(row.words.zh_cn, row.words.zh_tw) << row.words.en;
  }
}

TEST(Words, ArgumentsAreFilledIn) {
  EXPECT_EQ(say(Language::kEnglish, "at-line-and-column", 3, 40), "line 3, column 40");
  EXPECT_EQ(say(Language::kSimplifiedChinese, "stalled", 24, 81), "规则用尽：81 格中已确定 24 格");
}

TEST(Words, SystemErrorsSpeakTheLanguage) {
  EXPECT_EQ(system_error_words(ENOSPC, Language::kEnglish), "no space left on device");
  EXPECT_EQ(system_error_words(ENOSPC, Language::kTraditionalChinese), "裝置上沒有空間了");
  EXPECT_FALSE(system_error_words(EXDEV, Language::kTraditionalChinese).empty());
}

}  // namespace
}  // namespace shudu::cli
