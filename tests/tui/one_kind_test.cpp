// One kind of marks: whatever key writes a mark, it is of the kind that fills write and hints read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tui/player.h"

namespace shudu::tui {
namespace {

using test::Player;

const game::State& state_of(Player& player) { return player.app().session()->state(); }

// r1c1, r1c3 and r1c4 of the puzzle are empty.
void begin(Player& player) {
  player.put(test::new_session());
  player.setup().preferences.one_kind_marks = true;
  player.press("1g13");
}

DigitSet digits(std::initializer_list<int> values) {
  DigitSet set;
  for (const int value : values) set.insert(Digit(value));
  return set;
}

DigitSet corner(Player& player, int column) {
  return state_of(player).corner[game::at(Cell::at(0, column - 1, 9))];
}

DigitSet centre(Player& player, int column) {
  return state_of(player).centre[game::at(Cell::at(0, column - 1, 9))];
}

TEST(OneKind, EveryKeyAndModeWritesCentreMarks) {
  Player player;
  begin(player);
  player.press("@");  // Shift+2, a corner mark else
  player.press("<A-4>");
  player.press("x1");  // corner mode
  EXPECT_THAT(player.screen(), testing::HasSubstr("Centre"));
  EXPECT_EQ(centre(player, 3), digits({1, 2, 4}));
  EXPECT_TRUE(corner(player, 3).empty());
}

TEST(OneKind, ADigitOnSeveralCellsIsACentreMark) {
  Player player;
  begin(player);
  player.press("z<S-Right>6");
  EXPECT_EQ(centre(player, 3), digits({6}));
  EXPECT_EQ(centre(player, 4), digits({6}));
  EXPECT_TRUE((corner(player, 3) | corner(player, 4)).empty());
  player.press("6");
  EXPECT_TRUE((centre(player, 3) | centre(player, 4)).empty());
}

TEST(OneKind, CornerMarksFromBeforeAreTakenAwayAsSuch) {
  Player player;
  player.put(test::new_session());
  player.press("1g13@");
  EXPECT_EQ(corner(player, 3), digits({2}));
  player.press("Q");
  player.leave();
  player.setup().preferences.one_kind_marks = true;
  player.press("1g13@");
  EXPECT_TRUE((corner(player, 3) | centre(player, 3)).empty());
  player.press("@");
  EXPECT_EQ(centre(player, 3), digits({2}));
}

}  // namespace
}  // namespace shudu::tui
