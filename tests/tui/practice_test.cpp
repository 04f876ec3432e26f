// Practice of techniques: each action of a position is judged as the list of all steps and the
// solution of the reference solver say; what is kept of it; and by keys.
#include "tui/desk/practice.h"
#include "support/build_kind.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/logic/path.h"
#include "shudu/solver/method.h"
#include "tui/player.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::Player;
using testing::HasSubstr;
using testing::Not;

PracticeMade made_for(std::string_view slug, std::uint64_t seed) {
  const std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> tried{0};
  return make_practice(*find_technique(slug), seed, Language::kEnglish, stop, tried);
}

/// The position again, from nothing but the puzzle: singles until there are none.
View view_of(const Grid& puzzle, const Layout& layout) {
  View view(layout, puzzle);
  const Profile& all = *find_profile("shudu");
  Profile singles{"singles", {}};
  for (const Technique* technique : all.techniques) {
    if (technique->family == Family::kSingles) singles.techniques.push_back(technique);
  }
  static_cast<void>(solve_path(view, singles));
  return view;
}

bool has(const std::vector<Candidate>& list, Candidate one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

/// Does the step take the candidate from its cell, by itself or by filling the cell?
bool removes(const Step& step, Candidate one) {
  return has(step.eliminations, one) ||
         std::any_of(step.placements.begin(), step.placements.end(), [one](Candidate put) {
           return put.cell == one.cell && put.digit != one.digit;
         });
}

/// Does the step place the candidate, or leave nothing else in its cell?
bool leaves_only(const View& view, const Step& step, Candidate one) {
  if (has(step.placements, one)) return true;
  const DigitSet all = view.candidates(one.cell);
  return std::all_of(all.begin(), all.end(), [&](Digit digit) {
    return digit == one.digit || has(step.eliminations, {one.cell, digit});
  });
}

bool is_right(PracticeVerdict verdict) {
  return verdict == PracticeVerdict::kRight || verdict == PracticeVerdict::kMore;
}

/// Every action on a candidate, each on the position as it was.
void expect_judged(const Practice& fresh, const View& view, const std::vector<Step>& steps,
                   Candidate one, bool is_solutions) {
  const auto any = [&steps](auto yields) {
    return std::any_of(steps.begin(), steps.end(), yields);
  };
  const bool is_removed = any([&](const Step& step) { return removes(step, one); });
  const bool is_placed = any([&](const Step& step) { return leaves_only(view, step, one); });
  for (const bool is_placement : {false, true}) {
    Practice practice = fresh;
    const PracticeVerdict verdict = practice.act({one, is_placement});
    const bool is_kept = practice.session().cursor_id() != fresh.session().cursor_id();
    if (!view.has(one)) {
      EXPECT_EQ(verdict, PracticeVerdict::kNothing);
    } else if (is_solutions != is_placement) {
      EXPECT_EQ(verdict, PracticeVerdict::kWrong);
    } else {
      EXPECT_EQ(is_right(verdict), is_placement ? is_placed : is_removed)
          << one.cell.index() << ' ' << one.digit.value();
    }
    EXPECT_EQ(is_kept, view.has(one) && is_solutions == is_placement);
  }
}

/// Every action on a position of its own.
void expect_all_judged(std::string_view slug, std::uint64_t seed) {
  const Layout layout = Layout::classic();
  const PracticeMade made = made_for(slug, seed);
  ASSERT_TRUE(made.practice) << made.trouble;
  const Grid puzzle = test::grid_of(made.practice->position());
  // By exact cover, which has nothing in common with the finders.
  const auto solved =
      find_method("dlx")->count(layout, Pencilmarks::from_grid(puzzle), {.limit = 2});
  ASSERT_EQ(solved.count, 1U);
  const View view = view_of(puzzle, layout);
  const std::vector<Step> steps = all_steps(view, *find_technique(slug));
  ASSERT_FALSE(steps.empty()) << made.practice->position();
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : layout.all_digits()) {
      expect_judged(*made.practice, view, steps, {cell, digit}, solved.first[cell] == digit);
    }
  }
}

TEST(TuiPractice, EachActionIsJudgedByAllStepsAndTheSolution) {
  for (const std::string_view slug :
       {"pointing", "x-wing", "skyscraper", "xy-wing", "bug-plus-1", "unique-rectangle-1"}) {
    SCOPED_TRACE(slug);
    for (std::uint64_t seed = 1; seed <= test::by_build<std::uint64_t>(2, 1); ++seed)
      expect_all_judged(slug, seed);
  }
}

TEST(TuiPractice, AStepIsDoneWhenAllOfItIsDone) {
  for (const std::string_view slug : {"xy-wing", "locked-pair", "naked-triple"}) {
    const PracticeMade made = made_for(slug, 7);
    ASSERT_TRUE(made.practice) << slug << ": " << made.trouble;
    for (const Step& step : made.practice->steps()) {
      Practice practice = *made.practice;
      PracticeVerdict last = PracticeVerdict::kNothing;
      for (const Candidate gone : step.eliminations) {
        if (practice.is_over()) break;  // a smaller step lies within
        last = practice.act({gone, false});
        EXPECT_TRUE(last == PracticeVerdict::kMore || last == PracticeVerdict::kRight);
      }
      EXPECT_EQ(last, PracticeVerdict::kRight);
      EXPECT_TRUE(practice.is_solved());
      EXPECT_EQ(practice.act({step.eliminations.front(), false}), PracticeVerdict::kNothing);
    }
  }
}

TEST(TuiPractice, APlacementThatNoStepYieldsIsKeptAndDoesNotCount) {
  const PracticeMade made = made_for("xy-wing", 3);
  ASSERT_TRUE(made.practice);
  Practice practice = *made.practice;
  const Grid& solution = *practice.session().solution();
  CellSet lost;
  for (const Step& step : practice.steps()) {
    for (const Candidate gone : step.eliminations) lost.insert(gone.cell);
  }
  for (const Cell cell : practice.session().layout().all_cells()) {
    if (lost.contains(cell) || game::digit_at(practice.session().state(), cell)) continue;
    const Digit wrong(solution[cell]->value() % 9 + 1);
    const PracticeVerdict refused = practice.act({{cell, wrong}, true});
    EXPECT_TRUE(refused == PracticeVerdict::kWrong || refused == PracticeVerdict::kNothing);
    const PracticeVerdict verdict = practice.act({{cell, *solution[cell]}, true});
    EXPECT_TRUE(verdict == PracticeVerdict::kOther || verdict == PracticeVerdict::kGone);
    EXPECT_EQ(game::digit_at(practice.session().state(), cell), solution[cell]);
    EXPECT_FALSE(practice.is_solved());
    return;
  }
  FAIL() << "every open cell loses something";
}

TEST(TuiPractice, HintsTellStagesThreeToFive) {
  const PracticeMade made = made_for("xy-wing", 5);
  ASSERT_TRUE(made.practice);
  Practice practice = *made.practice;
  EXPECT_EQ(practice.hinted(), nullptr);
  for (int stage = 3; stage <= 5; ++stage) {
    EXPECT_TRUE(practice.more());
    EXPECT_EQ(practice.hint_stage(), stage);
    ASSERT_NE(practice.hinted(), nullptr);
    EXPECT_EQ(hint_of(practice, Language::kEnglish).marks.eliminations.empty(), stage < 5);
  }
  EXPECT_FALSE(practice.more());
  EXPECT_TRUE(practice.less());
  EXPECT_EQ(practice.hint_stage(), 4);
}

TEST(TuiPractice, WhereNoPuzzleCanBeMadeItSaysSo) {
  EXPECT_THAT(made_for("naked-single", 1).trouble, HasSubstr("practice begins where singles end"));
  const std::atomic<bool> stop{true};
  std::atomic<std::uint64_t> tried{0};
  const PracticeMade stopped =
      make_practice(*find_technique("xy-wing"), 1, Language::kEnglish, stop, tried);
  EXPECT_FALSE(stopped.practice);
  EXPECT_THAT(stopped.trouble, HasSubstr("Stopped after"));
}

std::string keys_to(Candidate one) {
  return {'g', static_cast<char>('1' + one.cell.row_in(9)),
          static_cast<char>('1' + one.cell.column_in(9)),
          static_cast<char>('0' + one.digit.value())};
}

TEST(TuiPractice, ByKeysFromThePageOfATechnique) {
  Player player;
  player.press("5xy-wing<Enter>p");
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  // The world's chance is a counter, so another world has the same seed.
  const test::World world;
  const PracticeMade made = made_for("xy-wing", world.surroundings().chance() % 1'000'000'000);
  ASSERT_TRUE(made.practice);
  const Step& step = made.practice->steps().front();
  const Cell cell = step.eliminations.front().cell;
  player.press("c" + keys_to({cell, *(*made.practice->session().solution())[cell]}));
  EXPECT_THAT(player.screen(), HasSubstr("That one stays."));
  player.press("z" + keys_to(step.eliminations.front()));
  EXPECT_THAT(player.screen(), HasSubstr("That digit does not go"));
  player.press("c");
  player.press("ttt");
  EXPECT_THAT(player.screen(), HasSubstr("removed"));
  EXPECT_THAT(player.screen(), Not(HasSubstr("; read on")));
  player.resize({20, 40});
  player.press("g11" + keys_to({cell, *(*made.practice->session().solution())[cell]}));
  EXPECT_THAT(player.screen(), HasSubstr("; read on"));
  player.press(";");
  EXPECT_THAT(player.screen(), HasSubstr("removed"));
  player.press("<Esc><Esc>");
  player.resize({24, 80});
  player.world().pass(7'000);
  for (const Candidate gone : step.eliminations) player.press(keys_to(gone));
  EXPECT_THAT(player.screen(), HasSubstr("Right."));
  player.settled();
  const std::vector<storage::PracticeRow> rows = player.shelf().practice();
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].technique, "xy-wing");
  EXPECT_EQ(rows[0].position, made.practice->position());
  EXPECT_EQ(rows[0].solved, 1U);
  EXPECT_EQ(rows[0].best_ms, 7'000U);
  EXPECT_TRUE(player.shelf().games().empty());
  EXPECT_EQ(player.app().session(), nullptr);
  player.press("<Enter>");
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  player.press("t<Esc><Esc>");
  EXPECT_THAT(player.screen(), HasSubstr("Practised: 1 of 2 solved."));
}

TEST(TuiPractice, WhatWasBegunCountsAsATryHoweverItIsLeft) {
  Player player;
  player.press("5xy-wing<Enter>p");
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  player.press("<Esc>p");  // looked at and left: no try
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  EXPECT_TRUE(player.shelf().practice().empty());
  player.press("t");
  player.leave();  // as a signal does it
  const std::vector<storage::PracticeRow> rows = player.shelf().practice();
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].tries, 1U);
  EXPECT_EQ(rows[0].solved, 0U);
  EXPECT_FALSE(rows[0].best_ms);
}

TEST(TuiPractice, AGameBelowRestsAndIsNotTouched) {
  Player player;
  player.put(test::new_session());
  player.press("1");
  player.press(":learn<Enter>xy-wing<Enter>p");
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  ASSERT_NE(player.app().session(), nullptr);
  EXPECT_EQ(player.app().session()->status(), game::GameStatus::kPaused);
  player.press("c5z5g455t");
  EXPECT_EQ(player.app().session()->log().size(), 1U);  // the pause
  player.press("<Esc><Esc><Esc><Esc><Esc>p");
  EXPECT_EQ(player.app().session()->status(), game::GameStatus::kPlaying);
  EXPECT_TRUE(player.app().session()->state() == test::new_session().state());
}

TEST(TuiPractice, ThePositionIsReadByKeys) {
  Player player;
  player.press("5xy-wing<Enter>p");
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  player.press("g11R");
  EXPECT_THAT(player.screen(), HasSubstr("Row 1: "));
  player.press("g95C");
  EXPECT_THAT(player.screen(), HasSubstr("Column 5: "));
  player.press("B");
  EXPECT_THAT(player.screen(), HasSubstr("Box 8: "));
  player.press(",");
  EXPECT_THAT(player.screen(), HasSubstr(" empty. Left: "));
}

TEST(TuiPractice, StoppedOrNotToBeHadItIsThePageAgain) {
  Player player;
  player.press("5xy-wing<Enter>p<Esc>");
  EXPECT_THAT(player.screen(), HasSubstr("Stopped."));
  player.press("<Up>");
  EXPECT_THAT(player.screen(), HasSubstr("p practise"));
  player.press("<Esc><Esc>full-house<Enter>p");
  EXPECT_THAT(player.screen(), HasSubstr("practice begins where singles end"));
  EXPECT_FALSE(player.app().is_busy());
}

}  // namespace
}  // namespace shudu::tui
