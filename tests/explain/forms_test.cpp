// Forms of steps that the cases of the techniques do not show, as steps made by hand; what they say
// is written by hand, too.
#include <gtest/gtest.h>

#include <string>

#include "explain/exclusion_words.h"
#include "explain/forcing_words.h"
#include "explain/reasons.h"
#include "explain/speeches.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/technique.h"

namespace shudu::test {
namespace {

TEST(Typeset, EnglishBeginsWithACapitalAndCellsDoNot) {
  EXPECT_EQ(typeset(kEn, "row 3 has"), "Row 3 has");
  EXPECT_EQ(typeset(kEn, "r3c5 has"), "r3c5 has");
  EXPECT_EQ(typeset(kEn, "5 is"), "5 is");
}

TEST(Typeset, ChineseHasBlanksBesideLatinAndNoneBesideSigns) {
  EXPECT_EQ(typeset(kCn, "若r1c1填5，则"), "若 r1c1 填 5，则");
  EXPECT_EQ(typeset(kCn, "于是 第 4 行， r1c1 与（3、8） 的"), "于是第 4 行，r1c1 与（3、8）的");
  EXPECT_EQ(typeset(kTw, "全雙值格 + 1"), "全雙值格 + 1");
  EXPECT_EQ(typeset(kCn, "(1=2)r1c1 - (2)r3c1"), "(1=2)r1c1 - (2)r3c1");
}

TEST(Candidates, OfTheSameCellsStandTogether) {
  const std::vector<Candidate> gone = {
      {at(1, 1), Digit(1)}, {at(1, 1), Digit(3)}, {at(2, 2), Digit(3)}, {at(1, 1), Digit(4)}};
  EXPECT_EQ(say_candidates(kEn, gone), "1 and 4 in r1c1 and 3 in r1c1, r2c2");
  EXPECT_EQ(say_candidates(kTw, gone), "r1c1 的 1、4 和 r1c1、r2c2 的 3");
}

TEST(Clashes, AreSaidByTheirKind) {
  Step step;
  step.technique = find_technique("forcing-net-contradiction");
  step.chains = {{node(5, at(1, 1), true)}, {node(5, at(1, 1), false)}};
  EXPECT_EQ(say_clash(kEn, step), "r1c1 would be 5 and would not be 5");
  step.chains = {{node(5, at(1, 1), true)}, {node(7, at(1, 1), true)}};
  EXPECT_EQ(say_clash(kEn, step), "r1c1 would be 5 and 7 at once");
  step.chains = {{node(5, at(1, 1), true)}, {node(5, at(1, 9), true)}};
  EXPECT_EQ(typeset(kCn, say_clash(kCn, step)), "互相看到的 r1c1、r1c9 要同时填 5");
  step.cover = {House(0)};
  EXPECT_EQ(say_clash(kEn, step), "5 would stand twice in row 1, in r1c1 and r1c9");
  EXPECT_EQ(typeset(kTw, say_clash(kTw, step)), "第 1 列的 r1c1、r1c9 要同時填 5");
  step.chains = {{node(5, at(1, 1), false)}, {node(5, at(1, 9), false)}};
  EXPECT_EQ(say_clash(kEn, step), "row 1 would have no place left for 5");
  step.cover = {};
  step.chains = {{node(5, at(1, 1), false)}, {node(7, at(1, 1), false)}};
  EXPECT_EQ(say_clash(kEn, step), "r1c1 would have no candidate left");
}

TEST(Cases, OfACellAHouseAndACandidate) {
  Step step;
  step.technique = find_technique("forcing-net-verity");
  step.chains = {{node(5, at(1, 1), true)}, {node(5, at(1, 1), false)}};
  EXPECT_EQ(say_cases(kEn, step), "either r1c1 is 5 or it is not");
  step.chains = {{node(5, at(1, 1), true)}, {node(7, at(1, 1), true)}};
  EXPECT_EQ(say_cases(kEn, step), "r1c1 is 5 or 7");
  step.chains = {{node(5, at(1, 1), true)}, {node(5, at(1, 9), true)}};
  step.base = {House(0)};
  EXPECT_EQ(say_cases(kEn, step), "in row 1, 5 is in r1c1 or r1c9");
}

// The second branch goes on from what the first has said, and what merely sees a filled cell goes
// without saying.
TEST(Arguments, SayEachFilledCellOnceAndWhy) {
  Step step;
  step.technique = find_technique("forcing-net-contradiction");
  const ChainNode premise = node(2, at(3, 4), true);
  const ChainNode seen = node(2, at(1, 5), false, LinkKind::kWeak);
  ChainNode by_house = node(3, at(3, 7), true, LinkKind::kStrong);
  by_house.house = static_cast<std::int8_t>(Layout::classic().box(2).index());
  const ChainNode by_cell = node(4, at(5, 7), true, LinkKind::kStrong);
  const ChainNode by_pattern = node(6, at(7, 1), false, LinkKind::kStrong);
  const ChainNode beside = node(6, at(7, 2), false, LinkKind::kStrong);
  step.chains = {{premise, seen, by_house, by_pattern, beside},
                 {premise, by_house, by_pattern, by_cell}};
  EXPECT_EQ(say_consequences(kEn, step),
            "One after another this gives (a house in brackets: the digit's last place there; "
            "\"cell\": the cell's last candidate; <>: ruled out by a pattern in what is left): "
            "r3c7=3 (box 3), r7c12<>6, r5c7=4 (cell). Then ");
  EXPECT_EQ(say_arguments(kEn, step),
            "if r3c4=2, then r3c7=3 (box 3), r7c12<>6; if r3c4=2, then r3c7=3 (box 3), r7c1<>6, "
            "r5c7=4 (cell)");
  const std::vector<std::string> each = {"r3c4=2, r1c5<>2, r3c7=3, r7c12<>6",
                                         "r3c4=2, r3c7=3, r7c1<>6, r5c7=4"};
  EXPECT_EQ(chain_texts(Layout::classic(), step, Language::kEnglish), each);

  step.chains = {{premise, by_cell}};
  EXPECT_EQ(say_consequences(kTw, step), "依次推得（「格」：該格僅剩此數）：r5c7=4（格）。於是 ");
  step.chains = {{premise, seen}};
  EXPECT_EQ(say_consequences(kEn, step), "Then ");
}

TEST(Sentences, MultiColorsNameFurtherMeetings) {
  Step step;
  step.technique = find_technique("multi-colors-1");
  step.digits = DigitSet::only(Digit(2));
  step.cells = {at(6, 1), at(8, 1), at(4, 3), at(4, 8)};
  step.marks = {{{at(6, 1), Digit(2)}, MarkRole::kColorA},
                {{at(8, 1), Digit(2)}, MarkRole::kColorB},
                {{at(4, 3), Digit(2)}, MarkRole::kColorC},
                {{at(4, 8), Digit(2)}, MarkRole::kColorD}};
  step.eliminations = {{at(1, 1), Digit(2)}};
  EXPECT_TRUE(has(explain_step(Layout::classic(), step, Language::kEnglish),
                  "The same holds for the colours of r4c3 and r4c8."));
}

// Two base cells in a row with 1 to 5 each, 13 combinations and more with the excluder {1, 2}.
TEST(Sentences, ManyCombinationsAreNotListed) {
  Step step;
  step.technique = find_technique("aligned-triple-exclusion");
  step.cells = {at(1, 1), at(1, 2), at(1, 3)};
  for (const Cell cell : step.cells) {
    for (int digit = 1; digit <= 5; ++digit) {
      step.marks.push_back({{cell, Digit(digit)}, MarkRole::kPattern});
    }
  }
  step.marks.push_back({{at(1, 9), Digit(1)}, MarkRole::kPattern});
  step.marks.push_back({{at(1, 9), Digit(2)}, MarkRole::kPattern});
  step.eliminations = {{at(1, 1), Digit(1)}};
  EXPECT_FALSE(can_list_combinations(step));
  EXPECT_TRUE(has(explain_step(Layout::classic(), step, Language::kEnglish),
                  "leaves one of r1c9 without a candidate"));
}

TEST(Sentences, SueDeCoqSaysWhatBothSetsHave) {
  Step step;
  step.technique = find_technique("sue-de-coq");
  const auto mark = [&step](Cell cell, DigitSet digits, MarkRole role) {
    step.cells.push_back(cell);
    step.digits |= digits;
    for (const Digit digit : digits) step.marks.push_back({{cell, digit}, role});
  };
  mark(at(1, 1), {Digit(1), Digit(2)}, MarkRole::kPattern);
  mark(at(2, 1), {Digit(3), Digit(4)}, MarkRole::kPattern);
  mark(at(5, 1), {Digit(1), Digit(9)}, MarkRole::kColorA);
  mark(at(1, 2), {Digit(3), Digit(9)}, MarkRole::kColorB);
  step.base = {House(9)};
  step.cover = {House(18)};
  step.eliminations = {{at(9, 1), Digit(9)}};
  EXPECT_TRUE(has(explain_step(Layout::classic(), step, Language::kEnglish),
                  "(9 is used twice, once in each of these two sets.)"));
}

TEST(Hints, DoNotTellASingleGuardian) {
  Step step;
  step.technique = find_technique("broken-wing");
  step.digits = DigitSet::only(Digit(6));
  step.cells = {at(1, 2), at(1, 4), at(2, 6), at(6, 6), at(6, 2)};
  step.base = {House(0), House(19), House(14), House(5), House(10)};
  for (const Cell cell : step.cells) step.marks.push_back({{cell, Digit(6)}, MarkRole::kPattern});
  step.marks.push_back({{at(1, 9), Digit(6)}, MarkRole::kGuardian});
  step.placements = {{at(1, 9), Digit(6)}};
  for (int stage = 1; stage <= 4; ++stage) {
    const Hint hint = hint_for(Layout::classic(), step, stage, Language::kEnglish);
    EXPECT_FALSE(has(hint.text, "r1c9")) << hint.text;
    EXPECT_FALSE(has(hint.text, "digit 6")) << hint.text;
    EXPECT_TRUE(hint.marks.candidates.empty());
  }
  EXPECT_TRUE(has(hint_for(Layout::classic(), step, 5, Language::kEnglish).text, "So r1c9 is 6."));
}

}  // namespace
}  // namespace shudu::test
