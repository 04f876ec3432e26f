// Answers without a step to explain, in three languages, on boards that earn them.
#include "shudu/game/said_help.h"

#include <gtest/gtest.h>

#include "game/teller.h"
#include "shudu/logic/technique.h"

namespace shudu::game {
namespace {

using test::rc;
using test::Teller;

std::string help_of(Teller& teller, Language language = Language::kEnglish) {
  Voice voice = teller.voice();
  voice.language = language;
  return say_help(voice, teller.session(), find_help(teller.session()));
}

std::string why(Teller& teller, int row, int column, int digit,
                Language language = Language::kEnglish) {
  Voice voice = teller.voice();
  voice.language = language;
  const Candidate candidate{Cell::at(row - 1, column - 1, 9), Digit(digit)};
  return say_why_not(voice, teller.session(), candidate, why_not_here(teller.session(), candidate));
}

TEST(SaidHelp, tells_whether_a_digit_or_a_candidate_comes_next) {
  Teller teller;
  EXPECT_EQ(help_of(teller), "A digit can be placed.");
  EXPECT_EQ(help_of(teller, Language::kSimplifiedChinese), "有一格可以填数字。");
  EXPECT_EQ(help_of(teller, Language::kTraditionalChinese), "有一格可以填數字。");
  Help removal;
  removal.kind = HelpKind::kStep;
  removal.step = Step{};
  EXPECT_EQ(say_help({}, teller.session(), removal), "No digit yet: first remove a candidate.");
}

TEST(SaidHelp, a_wrong_board_is_told_without_saying_where) {
  Teller teller;
  teller.act("place r1c1 8");  // the solution has 4 there
  EXPECT_EQ(help_of(teller), "Something on the board is not right.");
  EXPECT_EQ(help_of(teller, Language::kTraditionalChinese), "盤面上有些地方不對。");
}

TEST(SaidHelp, says_why_there_is_no_step) {
  Settings settings;
  settings.techniques = "bug-plus-1";
  Teller none(settings);
  EXPECT_TRUE(help_of(none).starts_with("None with the techniques you allow. Easiest: "));
  EXPECT_EQ(help_of(none).find('{'), std::string::npos);
  Teller many({}, std::string(78, '.') + "123");
  EXPECT_EQ(help_of(many), "The puzzle does not decide the next digit.");
  EXPECT_EQ(help_of(many, Language::kSimplifiedChinese), "此题本身无法确定下一个数字。");
  Teller one;
  Help help;
  help.kind = HelpKind::kNothing;
  EXPECT_EQ(say_help({}, one.session(), help), "No technique finds a step.");
  help.kind = HelpKind::kStopped;
  EXPECT_EQ(say_help({}, one.session(), help), "The search was stopped.");
  one.act("giveup");
  EXPECT_EQ(help_of(one), "Every cell is filled.");
}

TEST(SaidHelp, reasons_in_their_order) {
  Teller teller;
  EXPECT_EQ(why(teller, 1, 3, 5), "The cell holds 2.");
  EXPECT_EQ(why(teller, 1, 3, 5, Language::kSimplifiedChinese), "这一格已是 2。");
  EXPECT_EQ(why(teller, 1, 1, 2), "2 at row 1 column 3 forbids it.");
  EXPECT_EQ(why(teller, 1, 1, 2, Language::kSimplifiedChinese), "第 1 行第 3 列已是 2。");
  EXPECT_EQ(why(teller, 1, 1, 2, Language::kTraditionalChinese), "第 1 列第 3 行已是 2。");
  teller.act("corner r1c2 +8");
  teller.act("out r1c1 +8");
  teller.act("out r1c2 +5");
  EXPECT_EQ(why(teller, 1, 1, 8), "Ruled out at move 2.");
  EXPECT_EQ(why(teller, 1, 1, 8, Language::kTraditionalChinese), "第 2 步已排除。");
  teller.act("goto 1");
  teller.act("centre r1c1 +4");
  EXPECT_EQ(why(teller, 1, 1, 8), "Your marks leave 8 out.");
  teller.act("undo");
  EXPECT_EQ(why(teller, 1, 1, 4), "Nothing found forbids 4 here.");  // the digit of the solution
  EXPECT_EQ(why(teller, 1, 1, 4, Language::kSimplifiedChinese), "没找到这里不能填 4 的理由。");
  teller.act("place r1c1 8");
  EXPECT_EQ(why(teller, 1, 2, 4), "Something on the board is not right.");
}

// What say_mistakes says at both stages.
std::string told(Teller& teller, Language language = Language::kEnglish) {
  const std::optional<BoardMistakes> mistakes = all_mistakes(teller.session(), true);
  if (!mistakes) return "nothing";
  const Voice voice{language, true};
  return say_mistakes(voice, teller.session(), *mistakes, 1) + "|" +
         say_mistakes(voice, teller.session(), *mistakes, 2);
}

TEST(SaidHelp, tells_all_that_is_wrong_at_once) {
  Teller teller;
  EXPECT_EQ(told(teller), "nothing");
  const Grid solution = *teller.session().solution();
  const auto truth = [&](int row, int column) { return solution.value_at(rc(row, column)); };
  const auto event = [](std::string_view what, std::string_view cell, int digit) {
    return std::string(what) + " " + std::string(cell) + " " + std::to_string(digit);
  };
  teller.act(event("place", "r1c1", truth(1, 1)));
  teller.act("out r1c2 +" + std::to_string(truth(1, 2)));
  teller.act("centre r1c4 +" + std::to_string(truth(1, 4) % 9 + 1));
  EXPECT_EQ(
      told(teller),
      "The right digit was ruled out in 2 cells.|The right digit was ruled out at r1c2, r1c4.");
  teller.act(event("place", "r2c2", truth(2, 2) % 9 + 1));
  const std::string wrong = std::to_string(truth(2, 2) % 9 + 1);
  EXPECT_EQ(told(teller), "1 digit is wrong.|Wrong: " + wrong + " at r2c2.");
  EXPECT_EQ(told(teller, Language::kSimplifiedChinese),
            "有 1 个数字填错了。|填错的是：r2c2 的 " + wrong + "。");
}

TEST(SaidHelp, of_several_solutions_tells_conflicts_and_that_none_is_left) {
  Teller teller({}, std::string(78, '.') + "123");
  teller.act("place r1c1 5");
  EXPECT_EQ(told(teller), "nothing");
  teller.act("place r1c2 5");
  EXPECT_EQ(told(teller), "2 digits are in conflict.|In conflict: 5 at r1c1, 5 at r1c2.");
  teller.act("undo");
  for (int i = 2; i <= 9; ++i) {
    if (i != 5) teller.act("place r1c" + std::to_string(i) + " " + std::to_string(i));
  }
  teller.act("place r2c5 1");
  const std::string none = "From here no solution is left.";
  EXPECT_EQ(told(teller), none + "|" + none);
  EXPECT_TRUE(all_mistakes(teller.session(), true)->can_go_back);
}

TEST(SaidHelp, says_what_a_look_at_a_cell_excludes) {
  Teller teller;
  const auto look = [&](int row, int column, Language language = Language::kEnglish) {
    return say_excluded({language, true}, teller.session(), rc(row, column));
  };
  EXPECT_EQ(look(1, 3), "r1c3 holds 2, which belongs to the puzzle.");
  EXPECT_EQ(say_excluded({}, teller.session(), rc(1, 3)),
            "Row 1 column 3 holds 2, which belongs to the puzzle.");
  EXPECT_EQ(say_excluded({Language::kTraditionalChinese}, teller.session(), rc(1, 3)),
            "第 1 列第 3 行是題目給的 2。");
  teller.act("place r1c2 8");
  EXPECT_EQ(look(1, 2), "r1c2 holds 8.");
  teller.act("out r1c1 +5");
  teller.act("centre r1c1 +46");
  EXPECT_EQ(look(1, 1),
            "r1c1: 1 (r3c1), 2 (r1c3), 3 (r1c7), 5 (ruled out), 7 (r1c6), 8 (r1c2), 9 (r2c3)");
  EXPECT_EQ(look(5, 5), "r5c5: 2 (r6c6), 6 (r4c5), 7 (r6c5), 8 (r5c3), 9 (r4c4)");
}

TEST(SaidHelp, every_kind_of_reason_has_its_words) {
  Teller teller;
  const Candidate candidate{Cell(0), Digit(8)};
  const auto told = [&](WhyNotKind kind) {
    WhyNot answer;
    answer.kind = kind;
    return say_why_not({}, teller.session(), candidate, answer);
  };
  EXPECT_EQ(told(WhyNotKind::kRuledOut), "Ruled out by the puzzle itself.");
  EXPECT_EQ(told(WhyNotKind::kContradiction), "8 here leads to a contradiction.");
  EXPECT_EQ(told(WhyNotKind::kStopped), "The search was stopped.");
  WhyNot technique;
  technique.kind = WhyNotKind::kTechnique;
  technique.step = Step{};
  technique.step->technique = find_technique("x-wing");
  EXPECT_EQ(say_why_not({}, teller.session(), candidate, technique),
            "A step removes 8 now: X-Wing.");
}

}  // namespace
}  // namespace shudu::game
