// Starting a puzzle: what is refused, what an imported candidate grid adds, and what a session
// keeps that no event tells. Its numbers of solutions were found by plain backtracking.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "game/game_case.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/save.h"

namespace shudu::game {
namespace {

using test::act_line;
using test::kGivens;
using test::rc;

constexpr std::string_view kSolution =
    "482617359759283641136459287241968735378145926965372418894731562523896174617524893";

NewGame new_game_of(std::string_view givens) {
  return test::new_game(Layout::classic(), test::grid_of(givens, 9));
}

// The puzzle without its 2 at r1c3, which has several solutions.
NewGame open_new_game() {
  std::string givens(kGivens);
  givens[2] = '.';
  return new_game_of(givens);
}

TEST(Start, says_what_is_wrong_with_a_puzzle) {
  const auto told = [](std::string givens) {
    const Outcome<Session> session =
        start(test::new_game(Layout::classic(), test::grid_of(givens, 9)), {});
    return session ? std::string(session->solution() == nullptr ? "many" : "one")
                   : sentence(session.error(), Language::kEnglish);
  };
  std::string givens(kGivens);
  EXPECT_EQ(told(givens), "one");
  EXPECT_EQ(told(std::string(81, '.')), "many");
  givens[0] = '2';
  EXPECT_EQ(told(givens), "duplicate 2 in row 1 (r1c1 r1c3)");
  givens[0] = '5';  // the solution has another digit there
  EXPECT_EQ(told(givens), "No solution. Without the 5 at r1c1 it would have one.");
  const Session session = *start(test::new_game(Layout::classic(), test::grid_of(kGivens, 9)), {});
  std::string full;
  for (const Cell cell : session.layout().all_cells()) {
    full += (*session.solution())[cell]->to_char();
  }
  EXPECT_EQ(told(full), "Nothing left to do.");
}

TEST(Start, what_the_puzzle_rules_out_may_leave_one_solution) {
  NewGame game = open_new_game();
  const Session many = *start(game, {});
  EXPECT_EQ(many.solution(), nullptr);
  EXPECT_FALSE(many.beginning().is_unique_by_givens);
  game.out[at(rc(1, 3))] = Layout::classic().all_digits() - DigitSet::only(Digit(2));
  const Session one = *start(game, {});
  ASSERT_NE(one.solution(), nullptr);
  EXPECT_EQ(*one.solution(), test::grid_of(kSolution, 9));
  // No step may assume it: the givens alone do not prove it.
  EXPECT_FALSE(one.beginning().is_unique_by_givens);
  EXPECT_TRUE(start(new_game_of(kGivens), {})->beginning().is_unique_by_givens);
  game.out[at(rc(1, 3))] = Layout::classic().all_digits();
  EXPECT_EQ(start(game, {}).error().code, RefusalCode::kNoSolution);
}

// Imported candidates may be the work of a player and wrong: givens with one solution have it.
TEST(Start, what_is_ruled_out_wrongly_changes_no_solution_of_the_givens) {
  NewGame game = new_game_of(kGivens);
  game.out[at(rc(1, 1))] = DigitSet::only(Digit(4));  // the digit of the solution
  game.out[at(rc(1, 3))] = DigitSet::only(Digit(5));  // in a given
  const Session session = *start(game, {});
  EXPECT_EQ(*session.solution(), test::grid_of(kSolution, 9));
  EXPECT_EQ(session.state().out[at(rc(1, 1))], DigitSet::only(Digit(4)));
  EXPECT_TRUE(session.state().out[at(rc(1, 3))].empty());
  // It lies below undo and is saved.
  EXPECT_NE(save(session).find("\nout0 r1c1:4\n"), std::string::npos);
  EXPECT_EQ(load(save(session))->beginning().out, session.beginning().out);
}

TEST(Start, candidates_that_came_with_a_puzzle_rule_out_the_others) {
  const Grid givens = test::grid_of(kGivens, 9);
  CellDigits marks{};
  for (const Cell cell : Layout::classic().all_cells()) {
    marks[at(cell)] = Layout::classic().all_digits();
  }
  marks[at(rc(1, 1))] = DigitSet({Digit(4), Digit(6)});
  const CellDigits out = out_of_marks(Layout::classic(), givens, marks);
  // 4 5 6 8 are legal there.
  EXPECT_EQ(out[at(rc(1, 1))], DigitSet({Digit(5), Digit(8)}));
  EXPECT_TRUE(out[at(rc(1, 2))].empty());
  EXPECT_TRUE(out[at(rc(1, 3))].empty());
}

TEST(Start, help_that_is_on_from_the_start_counts) {
  EXPECT_TRUE(is_unaided(start(new_game_of(kGivens), {})->counts()));
  Settings settings;
  settings.auto_marks = true;
  EXPECT_FALSE(is_unaided(start(new_game_of(kGivens), settings)->counts()));
  settings.auto_marks = false;
  settings.check = CheckLevel::kSolution;
  EXPECT_FALSE(is_unaided(start(new_game_of(kGivens), settings)->counts()));
  // Where there are several solutions there is none to check against.
  const Session many = *start(open_new_game(), settings);
  EXPECT_EQ(many.settings().check, CheckLevel::kRules);
  EXPECT_TRUE(is_unaided(many.counts()));
}

TEST(Session, keeps_what_a_saved_game_can_keep_and_refuses_the_rest) {
  Session session = *start(new_game_of(kGivens), {});
  session.set_elapsed(5'000);
  session.set_elapsed(4'000);
  EXPECT_EQ(session.elapsed(), 5'000);
  session.set_elapsed(2 * kMaxElapsed);
  EXPECT_EQ(session.elapsed(), kMaxElapsed);
  EXPECT_TRUE(session.set_title("Evening"));
  EXPECT_FALSE(session.set_title("two\nlines"));
  EXPECT_FALSE(session.set_title(std::string(kMaxTitle + 1, 'x')));
  EXPECT_EQ(session.about().title, "Evening");
  EXPECT_TRUE(session.set_played("2026-11-22T00:00:00Z"));
  EXPECT_FALSE(session.set_played("later"));
  EXPECT_EQ(session.about().played, "2026-11-22T00:00:00Z");
  const std::array picked{rc(5, 5), rc(1, 1), rc(5, 5), rc(9, 9)};
  session.select(picked);
  const std::vector<Cell> wanted{rc(5, 5), rc(1, 1), rc(9, 9)};
  EXPECT_TRUE(std::equal(session.selection().begin(), session.selection().end(), wanted.begin(),
                         wanted.end()));
  session.set_mode(Mode::kColour);
  // Order of picking, mode and time come back from the text.
  const Session loaded = *load(save(session));
  EXPECT_TRUE(std::equal(loaded.selection().begin(), loaded.selection().end(), wanted.begin(),
                         wanted.end()));
  EXPECT_EQ(loaded.mode(), Mode::kColour);
  EXPECT_EQ(loaded.elapsed(), kMaxElapsed);
  EXPECT_EQ(loaded.about(), session.about());
}

TEST(Session, cells_of_a_larger_board_are_not_picked) {
  NewGame game = test::new_game(*parse_layout("4x4"), test::grid_of("1...............", 4));
  Session session = *start(game, {});
  session.select(std::array{Cell(3), Cell(16), Cell(80)});
  ASSERT_EQ(session.selection().size(), 1U);
  EXPECT_EQ(session.selection()[0], Cell(3));
}

// What a check level shows of one board: an own 3 beside a given 3, a wrong digit that clashes with
// nothing, and a mark that a given forbids.
TEST(Mistakes, each_check_level_shows_what_it_says) {
  Session session = *start(new_game_of(kGivens), {});
  act_line(session, "0 place r1c2 3");       // r1c7 is a given 3
  act_line(session, "0 place r5c5 5");       // the solution has 4
  act_line(session, "0 centre r1c1 +2468");  // r1c3 is a given 2
  act_line(session, "0 corner r9c1 +1");     // r3c1 is a given 1
  CellSet clash;
  clash.insert(rc(1, 2));
  clash.insert(rc(1, 7));
  CellSet marks;
  marks.insert(rc(1, 1));
  marks.insert(rc(9, 1));
  EXPECT_EQ(wrong_shown(session), (Wrong{clash, {}}));
  EXPECT_EQ(count_wrong(session, false), 1U);
  EXPECT_EQ(count_wrong(session, true), 2U);
  act_line(session, "0 set check-marks on");
  EXPECT_EQ(wrong_shown(session), (Wrong{clash, marks}));
  act_line(session, "0 set check solution");
  CellSet all = clash;
  all.insert(rc(5, 5));
  EXPECT_EQ(wrong_shown(session), (Wrong{all, marks}));
  EXPECT_FALSE(is_unaided(session.counts()));
  act_line(session, "0 set check off");
  EXPECT_EQ(wrong_shown(session), Wrong{});
}

}  // namespace
}  // namespace shudu::game
