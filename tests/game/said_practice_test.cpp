// The words of practice: each verdict has its sentence, in every language, with the technique in
// it.
#include "shudu/game/said_practice.h"

#include <gtest/gtest.h>

#include <set>

namespace shudu::game {
namespace {

TEST(SaidPractice, EachVerdictHasASentenceOfItsOwn) {
  const Technique& technique = *find_technique("xy-wing");
  const PracticeMove removal{{Cell(0), Digit(1)}, false};
  const PracticeMove placement{{Cell(0), Digit(1)}, true};
  for (const Language language :
       {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
    std::set<std::string> sentences;
    for (const PracticeVerdict verdict :
         {PracticeVerdict::kNothing, PracticeVerdict::kWrong, PracticeVerdict::kOther,
          PracticeVerdict::kGone, PracticeVerdict::kMore, PracticeVerdict::kRight}) {
      sentences.insert(say_verdict(verdict, removal, technique, language));
    }
    sentences.insert(say_verdict(PracticeVerdict::kWrong, placement, technique, language));
    EXPECT_EQ(sentences.size(), 7U);
  }
  EXPECT_EQ(say_verdict(PracticeVerdict::kOther, removal, technique, Language::kEnglish),
            "True, but not by XY-Wing.");
  EXPECT_EQ(say_practice(technique, Language::kEnglish),
            "Practise XY-Wing: remove what it removes, or place what it places.");
  EXPECT_EQ(say_not_practised(technique, Language::kEnglish),
            "XY-Wing is not practised: practice begins where singles end.");
}

}  // namespace
}  // namespace shudu::game
