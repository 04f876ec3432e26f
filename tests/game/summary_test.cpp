// A game in figures: every field of the summary after a short game played line by line, and the
// counts of the board against counting its characters.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/game_case.h"
#include "shudu/game/summary.h"

namespace shudu::game {
namespace {

using test::act_line;
using test::kGivens;

Session begin(std::string_view origin, std::string_view givens = kGivens) {
  NewGame game = test::new_game(Layout::classic(), test::grid_of(givens, 9));
  game.about.origin = origin;
  game.about.rating = "er=4.2";
  return *start(game, {});
}

TEST(Summary, a_new_game_is_unaided_and_has_its_level_from_the_origin) {
  const GameSummary summary = summary_of(begin("generated seed=2028 level=hard"));
  GameSummary wanted;
  wanted.level = "hard";
  wanted.rating = "er=4.2";
  EXPECT_EQ(summary, wanted);
  EXPECT_EQ(summary_of(begin("typed")).level, "");
  EXPECT_EQ(summary_of(begin("imported sublevel=no level=easy level=hard")).level, "easy");
  EXPECT_EQ(outcome_slug(summary.outcome), "playing");
}

TEST(Summary, every_field_follows_from_what_was_done) {
  Session session = begin("generated");
  act_line(session, "1000 place r1c1 8");  // the solution has 4 there
  act_line(session, "2000 undo");
  act_line(session, "3000 asked naked-single 1");
  act_line(session, "3000 asked naked-single 4");
  act_line(session, "4000 hint naked-single r6c8=1");
  act_line(session, "5000 check solution 0");
  act_line(session, "6000 reveal r1c1=4,r1c2=8");
  act_line(session, "7000 why r2c2 5");
  act_line(session, "8000 giveup");
  const GameSummary summary = summary_of(session);
  EXPECT_EQ(summary.outcome, GameOutcome::kGivenUp);
  EXPECT_EQ(outcome_slug(summary.outcome), "given-up");
  EXPECT_EQ(summary.elapsed, 8000);
  EXPECT_EQ(summary.counts.mistakes, 1U);
  EXPECT_EQ(summary.counts.undos, 1U);
  EXPECT_EQ(summary.counts.asked, 1U);
  EXPECT_EQ(summary.counts.stage_max, 4U);
  EXPECT_EQ(summary.counts.applied, 1U);
  EXPECT_EQ(summary.counts.checks, 1U);
  EXPECT_EQ(summary.counts.reveals, 2U);
  EXPECT_EQ(summary.counts.whys, 1U);
  EXPECT_FALSE(summary.is_unaided);
  EXPECT_TRUE(summary.are_mistakes_known);
  EXPECT_FALSE(summary_of(begin("typed", std::string(81, '.'))).are_mistakes_known);
}

// Each kind of help alone takes a game out of the unaided ones; the first stage and "why" do not.
TEST(Summary, what_counts_as_help) {
  const auto is_unaided_after = [](std::string_view line) {
    Session session = begin("typed");
    act_line(session, line);
    return summary_of(session).is_unaided;
  };
  EXPECT_TRUE(is_unaided_after("0 asked naked-single 1"));
  EXPECT_FALSE(is_unaided_after("0 asked naked-single 2"));
  EXPECT_TRUE(is_unaided_after("0 why r1c1 5"));
  EXPECT_TRUE(is_unaided_after("0 place r1c1 5"));
  EXPECT_TRUE(is_unaided_after("0 fill all legal"));
  EXPECT_FALSE(is_unaided_after("0 hint naked-single r6c8=1"));
  EXPECT_FALSE(is_unaided_after("0 reveal r1c1=4"));
  EXPECT_FALSE(is_unaided_after("0 check rules 0"));
  EXPECT_FALSE(is_unaided_after("0 set check solution"));
  EXPECT_FALSE(is_unaided_after("0 auto on"));
}

TEST(Summary, counts_of_the_board_agree_with_its_characters) {
  Session session = begin("typed");
  std::string board(kGivens);
  const auto agree = [&] {
    int empty = 0;
    for (int d = 1; d <= 9; ++d) {
      const char sign = static_cast<char>('0' + d);
      const auto held = static_cast<int>(std::count(board.begin(), board.end(), sign));
      EXPECT_EQ(left_of(session)[static_cast<std::size_t>(d - 1)], std::max(0, 9 - held)) << d;
      CellSet cells;
      for (std::size_t i = 0; i < 81; ++i) {
        if (board[i] == sign) cells.insert(Cell(static_cast<int>(i)));
      }
      EXPECT_EQ(cells_with(session, Digit(d)), cells) << d;
    }
    for (std::size_t i = 0; i < 81; ++i) {
      if (board[i] == '.') ++empty;
      EXPECT_EQ(empty_cells(session).contains(Cell(static_cast<int>(i))), board[i] == '.') << i;
    }
    EXPECT_EQ(empty_cells(session).size(), empty);
  };
  agree();
  // Ten fours: more than there can be are none left, not fewer than none.
  for (const int column : {1, 2, 4, 5, 8, 9}) {
    act_line(session, "0 place r1c" + std::to_string(column) + " 4");
    board[static_cast<std::size_t>(column - 1)] = '4';
    agree();
  }
  act_line(session, "0 place r2c2 4");
  board[10] = '4';
  agree();
  EXPECT_EQ(std::count(board.begin(), board.end(), '4'), 10);
  EXPECT_EQ(left_of(session)[3], 0);
}

TEST(Summary, a_house_misses_what_stands_nowhere_in_it) {
  Session session = begin("typed");
  const Layout& layout = Layout::classic();
  EXPECT_EQ(missing_digits(session, layout.row(0)),
            DigitSet({Digit(1), Digit(4), Digit(5), Digit(6), Digit(8), Digit(9)}));
  act_line(session, "0 place r1c1,r1c2 4");
  EXPECT_EQ(missing_digits(session, layout.row(0)),
            DigitSet({Digit(1), Digit(5), Digit(6), Digit(8), Digit(9)}));
  EXPECT_EQ(missing_digits(session, layout.column(2)),
            DigitSet({Digit(1), Digit(3), Digit(4), Digit(6)}));
}

}  // namespace
}  // namespace shudu::game
