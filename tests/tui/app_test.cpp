// The app as somebody plays it: whole games by keys, what is open and how it closes.
#include "tui/screens/app.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "shudu/game/save.h"
#include "tui/golden_screen.h"
#include "tui/player.h"

namespace shudu::tui {
namespace {

using test::Player;
using testing::HasSubstr;
using testing::Not;

/// A player who has opened the game of the article.
std::unique_ptr<Player> player_of_a_game(Size size = {24, 80}) {
  auto player = std::make_unique<Player>(size);
  player->put(test::new_session());
  player->press("1");
  EXPECT_THAT(player->screen(), HasSubstr("Test"));
  return player;
}

/// Row by row: `g`, the cell, the digit of the solution.
void fill_in(Player& player, int from, int to) {
  for (int i = from; i < to; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (test::kPuzzle[at] != '.') continue;
    const std::string keys = {'g', static_cast<char>('1' + i / 9), static_cast<char>('1' + i % 9),
                              test::kSolved[at]};
    player.press(keys);
  }
}

TEST(TuiApp, AGameIsPlayedToTheEndByKeysAlone) {
  const auto player = player_of_a_game();
  fill_in(*player, 0, 81);
  EXPECT_THAT(player->screen(), HasSubstr("Solved in 0:00. Mistakes: 0. Hints: 0."));
  EXPECT_EQ(player->app().session()->status(), game::GameStatus::kComplete);
  player->press("5");
  EXPECT_THAT(player->screen(), HasSubstr("The game is over"));
  player->settled();
  player->press("q6");
  EXPECT_THAT(player->screen(), HasSubstr("1 solved, 1 unaided. Streak: 1 day."));
}

TEST(TuiApp, WhatWasPlayedIsThereInTheNextProcess) {
  Player player;
  player.put(test::new_session());
  player.press("1");
  fill_in(player, 0, 40);
  player.press("mhere<Enter>");
  player.settled();
  const std::string saved = game::save(*player.app().session());
  EXPECT_EQ(player.press("Q"), AppWish::kLeave);
  player.leave();
  player.press("1");
  ASSERT_NE(player.app().session(), nullptr);
  EXPECT_EQ(game::save(*player.app().session()), saved);
}

TEST(TuiApp, MarksMistakesAndTheWayBack) {
  const auto player = player_of_a_game();
  player->press("g13");  // r1c3 is 4
  player->press("@");    // Shift+2 on the keyboard of the US
  EXPECT_THAT(player->screen(), HasSubstr("corner 2"));
  player->press("c<A-4>1");
  EXPECT_THAT(player->screen(), HasSubstr("marks 1 4"));
  player->press("z1g143");
  const std::uint32_t moves = player->app().session()->cursor_id();
  EXPECT_EQ(moves, 5U);
  player->press("i");
  EXPECT_THAT(player->screen(), HasSubstr("2 digits are wrong. Press again to see where."));
  player->press("i");
  EXPECT_THAT(player->screen(), HasSubstr("Wrong: r1c3, r1c4."));
  player->press("r");
  EXPECT_THAT(player->screen(), HasSubstr("Went back 2 moves, to before 1 at r1c3."));
  EXPECT_EQ(player->app().session()->cursor_id(), 3U);
  player->press("uuu");
  player->press("u");
  EXPECT_THAT(player->screen(), HasSubstr("Nothing to undo."));
  player->press("U");
  EXPECT_EQ(player->app().session()->cursor_id(), 1U);
}

TEST(TuiApp, HintsInStagesUpToTheMove) {
  const auto player = player_of_a_game();
  player->press("t");
  EXPECT_TRUE(player->see("1/5"));
  player->press("t");
  EXPECT_THAT(player->screen(), HasSubstr("2/5"));
  player->press("ttt");
  EXPECT_THAT(player->screen(), HasSubstr("5/5"));
  player->press("T");
  EXPECT_THAT(player->screen(), HasSubstr("4/5"));
  player->press("<Esc>");
  EXPECT_THAT(player->screen(), Not(HasSubstr("/5")));
  player->press("t");
  EXPECT_TRUE(player->see("4/5"));
  const int filled = player->app().session()->state().values.filled_count();
  player->press("<Enter>");
  EXPECT_EQ(player->app().session()->state().values.filled_count(), filled + 1);
  EXPECT_EQ(player->app().session()->counts().applied, 1U);
}

TEST(TuiApp, PressesWhileAHintIsLookedForCount) {
  const auto player = player_of_a_game();
  player->press("ttt");
  EXPECT_TRUE(player->see("3/5"));
}

TEST(TuiApp, WhyNotADigit) {
  const auto player = player_of_a_game();
  player->press("g13e5");
  EXPECT_TRUE(player->see("5 at r1c1 forbids"));
  player->press("<Esc>");
  EXPECT_THAT(player->screen(), Not(HasSubstr("5 at r1c1 forbids")));
  player->press("e<Enter>");
  EXPECT_THAT(player->screen(), HasSubstr("5 (r1c1)"));
}

TEST(TuiApp, ThePauseHidesTheBoard) {
  const auto player = player_of_a_game();
  EXPECT_THAT(player->screen(), HasSubstr("Left"));
  player->press("p");
  const std::string hidden = player->screen();
  EXPECT_THAT(hidden, HasSubstr("Paused. The board is"));
  for (const char digit : {'5', '7', '8'}) {
    const std::size_t board = hidden.find("│");
    EXPECT_EQ(hidden.substr(board, 300).find(digit), std::string::npos);
  }
  player->press("C");
  EXPECT_THAT(player->screen(), Not(HasSubstr("Column")));
  player->press("p");
  EXPECT_EQ(player->app().session()->status(), game::GameStatus::kPlaying);
}

TEST(TuiApp, TheIdleGamePausesByItself) {
  const auto player = player_of_a_game();
  for (int i = 0; i < 310; ++i) {
    player->world().pass(1000);
    player->app().tick();
  }
  EXPECT_EQ(player->app().session()->status(), game::GameStatus::kPaused);
  EXPECT_EQ(player->app().next_tick_ms() < 0 || player->app().is_busy(), true);
}

TEST(TuiApp, ASmallWindowStopsTheClockAndSaysSo) {
  const auto player = player_of_a_game();
  player->resize({18, 36});
  player->canvas();
  player->settled();
  EXPECT_EQ(player->screen().substr(0, 33), "Window too small (36 x 18). Shudu");
  EXPECT_EQ(player->app().session()->status(), game::GameStatus::kPaused);
  player->press("5");
  player->resize({24, 80});
  EXPECT_THAT(player->screen(), HasSubstr("Paused."));
  player->resize({3, 3});
  player->canvas();
  EXPECT_EQ(player->press("<C-c>"), AppWish::kLeave);
}

TEST(TuiApp, PicksColoursAndTheMouse) {
  const auto player = player_of_a_game();
  player->press("g11o<Right><Right>o");
  EXPECT_EQ(player->app().session()->selection().size(), 2U);
  player->press("<Esc><Down>");
  EXPECT_EQ(player->app().session()->selection().size(), 1U);
  player->click({1 + 1, 1});
  EXPECT_EQ(player->app().session()->selection().back(), Cell(0));
  player->click({2, 1});  // the second click on a 5: all of them
  EXPECT_EQ(player->app().session()->selection().size(), 3U);
  player->press("<Esc>");
  player->click({2, 13});
  player->click({4, 13}, MouseButton::kLeft, MouseAction::kDrag);
  EXPECT_EQ(player->app().session()->selection().size(), 2U);
  player->click({4, 13}, MouseButton::kRight);
  EXPECT_THAT(player->screen(), HasSubstr("Pick or drop this cell"));
}

TEST(TuiApp, NumberFirst) {
  const auto player = player_of_a_game();
  player->press("b4g13<Enter>");
  EXPECT_EQ(player->app().session()->state().values[test::cell_of("r1c3")], Digit(4));
  player->press("<Esc>g147");
  EXPECT_EQ(player->app().session()->state().values.filled_count(), 2);
}

TEST(TuiApp, ALongPasteIsAPuzzle) {
  const auto player = player_of_a_game();
  player->take(Paste{std::string(test::kPicturePuzzle)});
  EXPECT_TRUE(player->see("Read as"));
  player->press("<Enter>");
  ASSERT_NE(player->app().session(), nullptr);
  EXPECT_EQ(player->app().session()->beginning().givens, test::grid_of(test::kPicturePuzzle));
}

TEST(TuiApp, APuzzleIsMadeAndPlayed) {
  Player player;
  player.press("2<Down><Left><Left><Down><Down><Down>7<Enter>");
  EXPECT_TRUE(player.see("Left  1 2 3"));
  EXPECT_NE(player.app().session(), nullptr);
}

TEST(TuiApp, SettingsActOnTheRunningGame) {
  const auto player = player_of_a_game();
  player->press(":settings<Enter>");
  EXPECT_THAT(player->screen(), HasSubstr("Settings"));
  player->press("<Right>");
  EXPECT_EQ(player->app().session()->settings().auto_erase, game::AutoErase::kCentre);
  EXPECT_EQ(player->app().preferences().game.auto_erase, game::AutoErase::kCentre);
  player->press("?");
  EXPECT_THAT(player->screen(), HasSubstr("A placed digit takes itself out"));
}

TEST(TuiApp, APageOfATechniqueMakesAPuzzleOfIt) {
  Player player;
  player.press("5naked pair<Enter>");
  EXPECT_THAT(player.screen(), HasSubstr("naked-pair"));
  player.press("<Enter>");
  EXPECT_TRUE(player.see("Left  1 2 3"));
  EXPECT_NE(player.app().session(), nullptr);
}

TEST(TuiApp, AKeyboardIsLearnt) {
  const auto player = player_of_a_game();
  player->press(":settings<Enter>");
  while (player->screen().find("> Keyboard") == std::string::npos) player->press("<Down>");
  player->press("l!#$%&/()=");
  player->press("<Enter>");
  EXPECT_THAT(player->screen(), HasSubstr("The keyboard has been learnt."));
  EXPECT_THAT(player->app().preferences().keyboard, HasSubstr("learnt ! #"));
  player->press("<Esc>g13#");
  EXPECT_THAT(player->screen(), HasSubstr("corner 2"));
}

TEST(TuiApp, LettersOfOtherKeyboardsAndFullWidthDigitsCount) {
  Player player;
  player.put(test::new_session());
  player.take(Key{.character = U'１'});
  ASSERT_NE(player.app().session(), nullptr);
  player.press("g13");
  player.take(Key{.character = U'４'});
  EXPECT_EQ(player.app().session()->state().values.filled_count(), 1);
  player.take(Key{.character = U'й'});  // where q is
  EXPECT_EQ(player.app().session(), nullptr);
}

TEST(TuiApp, ASecondAppCanOnlyRead) {
  const auto player = player_of_a_game();
  const Surroundings world = player->world().surroundings();
  Shelf shelf(world);
  App second(shelf, world, {}, [] {});
  Canvas canvas(Size{24, 80});
  second.draw(canvas);
  second.take(Key{.character = U'1'});
  second.draw(canvas);
  EXPECT_THAT(picture(canvas), HasSubstr("open elsewhere"));
  second.take(Key{.character = U'5'});
  ASSERT_NE(second.session(), nullptr);
  EXPECT_TRUE(second.session()->log().empty());
}

TEST(TuiApp, MovesThatAreNotSavedAreSaidAndLeavingAsks) {
  const auto player = player_of_a_game();
  player->settled();
  std::filesystem::remove_all(player->world().folder());
  player->press("g134");
  EXPECT_TRUE(player->see("NOT SAVED (1)"));
  EXPECT_EQ(player->app().session()->state().values.filled_count(), 1);
  EXPECT_EQ(player->press("Q"), AppWish::kNone);
  EXPECT_THAT(player->screen(), HasSubstr("1 change is not saved"));
  EXPECT_EQ(player->press("n"), AppWish::kNone);
  player->press("q");
  EXPECT_NE(player->app().session(), nullptr);
  player->press("<Esc>Q");
  EXPECT_EQ(player->press("y"), AppWish::kLeave);
}

TEST(TuiApp, TitlesNeverReachTheScreenRaw) {
  Player player;
  game::Session session = test::new_session();
  player.put(session);
  player.press("1:title ");
  for (const char32_t sign : {char32_t{0x202E}, char32_t{'a'}, char32_t{0x9B}, char32_t{'b'}}) {
    player.take(Key{.character = sign});
  }
  player.take(Paste{"\x1b[31m"});
  player.press("<Enter>");
  player.press("mevil \x7f<Enter>");
  const std::string seen = player.screen();
  EXPECT_THAT(seen, Not(HasSubstr("\xE2\x80\xAE")));
  EXPECT_THAT(seen, Not(HasSubstr("\x1b")));
}

TEST(TuiApp, HistoryGoesToAnyMoveAndTurnsBranches) {
  const auto player = player_of_a_game();
  player->press("g134g146uuM");
  EXPECT_THAT(player->screen(), HasSubstr("the beginning"));
  player->press("<Down><Enter>");
  EXPECT_EQ(player->app().session()->cursor_id(), 1U);
  player->press("ug131M");
  EXPECT_THAT(player->screen(), HasSubstr("2 branches"));
  player->press("<Home><Right><End><Enter>");
  EXPECT_EQ(player->app().session()->cursor_id(), 2U);
}

TEST(TuiApp, CommandsAreTaken) {
  const auto player = player_of_a_game();
  const std::string file = player->world().file("out.shudu");
  player->press("g134:export " + file + "<Enter>");
  EXPECT_EQ(test::read_file(file), game::save(*player->app().session()));
  player->press(":title Evening<Enter>");
  EXPECT_THAT(player->screen(), HasSubstr("Evening"));
  player->press(":goto 0<Enter>");
  EXPECT_EQ(player->app().session()->cursor_id(), 0U);
  player->press("mhere<Enter>:drop here<Enter>");
  EXPECT_TRUE(player->app().session()->savepoints().empty());
  player->press(":reval<Enter>");
  EXPECT_THAT(player->screen(), HasSubstr("Did you mean :reveal?"));
  player->press(":reveal<Enter>y");
  EXPECT_EQ(player->app().session()->counts().reveals, 1U);
}

TEST(TuiApp, HelpAndLeavingAreCommandsToo) {
  for (const char* leave : {"quit", "q", "Q", "wq", "q!", "x", "exit", "QUIT"}) {
    const auto player = player_of_a_game();
    EXPECT_EQ(player->press(":" + std::string(leave) + "<Enter>"), AppWish::kLeave) << leave;
  }
  const auto player = player_of_a_game();
  const std::string board = player->screen();
  player->press("?");
  const std::string help = player->screen();
  EXPECT_NE(help, board);
  for (const char* word : {"help", "Help"}) {
    const auto other = player_of_a_game();
    other->press(":" + std::string(word) + "<Enter>");
    EXPECT_EQ(other->screen(), help);
  }
}

// What is no saved game is written over when the player says so, and not before.
TEST(TuiApp, ExportAsksBeforeItWritesOverAnotherFile) {
  const auto player = player_of_a_game();
  const std::string file = player->world().file("letter");
  test::write_file(file, "Dear all");
  player->press("g134:export " + file + "<Enter>");
  EXPECT_THAT(player->screen(), HasSubstr("Write over it?"));
  player->press("n");
  EXPECT_EQ(test::read_file(file), "Dear all");
  player->press(":export " + file + "<Enter>y");
  const std::string saved = game::save(*player->app().session());
  EXPECT_EQ(test::read_file(file), saved);
  player->press("g146:export " + file + "<Enter>");  // its older self
  EXPECT_NE(test::read_file(file), saved);
  EXPECT_EQ(test::read_file(file), game::save(*player->app().session()));
}

TEST(TuiApp, SavedGamesFilterOpenAndDelete) {
  Player player;
  player.put(test::new_session(test::kPuzzle, 1));
  player.put(test::new_session(test::kPuzzle, 2));
  player.press("4");
  EXPECT_THAT(player.screen(), HasSubstr("Saved games (2)"));
  player.press("/zzz<Enter>");
  EXPECT_THAT(player.screen(), HasSubstr("Nothing fits."));
  player.press("/<Esc>e");
  EXPECT_THAT(player.screen(), HasSubstr(".shudu"));
  player.press("<Esc><Down>dy");
  EXPECT_THAT(player.screen(), HasSubstr("Saved games (1)"));
  player.press("<Enter>");
  EXPECT_NE(player.app().session(), nullptr);
}

TEST(TuiApp, WithoutADiskTheGameGoesOnAndSaysSo) {
  Player player;
  Surroundings world = player.world().surroundings();
  world.store_path.clear();
  Shelf shelf(world);
  App app(shelf, world, {}, [] {});
  Canvas canvas(Size{24, 80});
  app.draw(canvas);
  app.take(Paste{std::string(test::kPuzzle)});
  app.draw(canvas);
  while (app.is_busy()) app.collect();
  app.take(Key{.code = KeyCode::kEnter});
  app.draw(canvas);
  ASSERT_NE(app.session(), nullptr);
  EXPECT_THAT(picture(canvas), HasSubstr("nothing is kept"));
}

}  // namespace
}  // namespace shudu::tui
