// Which language a tag or a locale means.
#include "shudu/core/language.h"

#include <gtest/gtest.h>

namespace shudu {
namespace {

constexpr Language kEn = Language::kEnglish;
constexpr Language kCn = Language::kSimplifiedChinese;
constexpr Language kTw = Language::kTraditionalChinese;

TEST(Language, tags_and_locales) {
  struct Case {
    std::string_view tag;
    Language language;
  };
  for (const Case& c : {
           Case{"en", kEn},         Case{"EN-us", kEn},       Case{"en_GB.UTF-8", kEn},
           Case{"C", kEn},          Case{"POSIX", kEn},       Case{"C.UTF-8", kEn},
           Case{"en_IE@euro", kEn}, Case{"zh", kCn},          Case{"zh-CN", kCn},
           Case{"zh_SG.utf8", kCn}, Case{"zh-Hans", kCn},     Case{"zh-Hans-HK", kCn},
           Case{"zh-TW", kTw},      Case{"zh_tw.UTF-8", kTw}, Case{"zh_HK.BIG5", kTw},
           Case{"zh-MO", kTw},      Case{"ZH-HANT", kTw},     Case{"zh-Hant-CN", kTw},
           Case{"zh_TW-Hans", kCn}, Case{"zh-", kCn},
       }) {
    EXPECT_EQ(find_language(c.tag), c.language) << c.tag;
  }
}

TEST(Language, others_are_none) {
  for (const std::string_view tag :
       {"", "fr", "de_DE.UTF-8", "english", "z", "zhx", "-en", "C-en", ".UTF-8", "\xff"}) {
    EXPECT_FALSE(find_language(tag).has_value()) << tag;
  }
}

TEST(Language, tag_and_back) {
  EXPECT_EQ(language_tag(kEn), "en");
  EXPECT_EQ(language_tag(kCn), "zh-CN");
  EXPECT_EQ(language_tag(kTw), "zh-TW");
  for (const Language language : {kEn, kCn, kTw}) {
    EXPECT_EQ(find_language(language_tag(language)), language);
  }
}

TEST(Language, words_in_each) {
  constexpr Words kWords{"row", "行", "列"};
  EXPECT_EQ(kWords.in(kEn), "row");
  EXPECT_EQ(kWords.in(kCn), "行");
  EXPECT_EQ(kWords.in(kTw), "列");
}

}  // namespace
}  // namespace shudu
