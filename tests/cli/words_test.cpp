// The catalogues in three languages: nothing is missing, and every language uses the same
// arguments.
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

// The arguments a sentence uses: `{0}`, `{1}`, ...
std::set<std::string> arguments_of(std::string_view text) {
  std::set<std::string> found;
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    found.emplace(text.substr(at, text.find('}', at) - at + 1));
  }
  return found;
}

void expect_whole(const Words& words) {
  for (const Language language : kLanguages) {
    EXPECT_FALSE(words.in(language).empty()) << words.en;
    EXPECT_EQ(arguments_of(words.in(language)), arguments_of(words.en)) << words.en;
  }
}

TEST(Words, EverySentenceIsWholeInEveryLanguage) {
  EXPECT_EQ(phrase_table().size(), static_cast<std::size_t>(Phrase::kCount));
  for (const PhraseRow& row : phrase_table()) expect_whole(row.words);
}

TEST(Words, EveryVerbAndOptionIsWholeInEveryLanguage) {
  for (const Verb& verb : verb_table()) {
    expect_whole(verb.summary);
    for (const Language language : kLanguages) EXPECT_FALSE(verb.details.in(language).empty());
  }
  for (const OptionRow& row : option_table()) {
    for (const Language language : kLanguages) EXPECT_FALSE(row.help.in(language).empty());
  }
}

TEST(Words, TaiwanIsNotTheMainland) {
  // A sentence of some length that is the same in both was copied, not written.
  constexpr std::size_t kLong = 30;
  for (const PhraseRow& row : phrase_table()) {
    if (row.words.zh_cn.size() < kLong || row.words.zh_cn == row.words.en) continue;
    EXPECT_NE(row.words.zh_cn, row.words.zh_tw) << row.words.en;
  }
}

TEST(Words, ArgumentsAreFilledIn) {
  EXPECT_EQ(say(Language::kEnglish, Phrase::kAtLineAndColumn, 3, 40), "line 3, column 40");
  EXPECT_EQ(say(Language::kSimplifiedChinese, Phrase::kStalled, 24, 81),
            "规则用尽：81 格中已确定 24 格");
}

TEST(Words, SystemErrorsSpeakTheLanguage) {
  EXPECT_EQ(system_error_words(ENOSPC, Language::kEnglish), "no space left on device");
  EXPECT_EQ(system_error_words(ENOSPC, Language::kTraditionalChinese), "裝置上沒有空間了");
  EXPECT_FALSE(system_error_words(EXDEV, Language::kTraditionalChinese).empty());
}

}  // namespace
}  // namespace shudu::cli
