// The table of troubles: every code has a name and whole sentences.
#include "shudu/storage/trouble.h"

#include <gtest/gtest.h>

#include <set>

namespace shudu::storage {
namespace {

TEST(Trouble, EveryCodeHasItsWordsInThreeLanguages) {
  std::set<std::string_view> slugs;
  for (int i = 0; i < static_cast<int>(TroubleCode::kCount); ++i) {
    const Trouble trouble{
        .code = static_cast<TroubleCode>(i), .found = 7, .expected = 8, .token = Token("word")};
    EXPECT_TRUE(slugs.insert(trouble_slug(trouble.code)).second);
    for (const Language language :
         {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
      const Sentence text = sentence(trouble, language);
      EXPECT_FALSE(text.empty());
      EXPECT_EQ(text.view().find('{'), std::string_view::npos) << text.view();
    }
  }
  const Trouble gap{.code = TroubleCode::kGap, .found = 7, .expected = 5};
  EXPECT_EQ(sentence(gap, Language::kEnglish).view(), "Move 7 cannot be saved before move 5.");
}

}  // namespace
}  // namespace shudu::storage
