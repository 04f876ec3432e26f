// What keys come to on a board: play.md's rules of toggling, erasing and filling, one by one, each
// as the line of its event.
#include <gtest/gtest.h>

#include "game/game_case.h"
#include "shudu/game/intent.h"
#include "shudu/game/mistakes.h"

namespace shudu::game {
namespace {

using test::kGivens;
using test::rc;

// A game played by keys.
class Player {
 public:
  explicit Player(std::string_view givens = kGivens, const Settings& settings = {})
      : session_(*start(test::new_game(Layout::classic(), test::grid_of(givens, 9)), settings)) {}

  Player& pick(std::initializer_list<Cell> cells) {
    session_.select(std::vector<Cell>(cells));
    return *this;
  }
  // The event without number and time, or the slug of the refusal; applied where there is one.
  std::string press(const Intent& intent) {
    const Outcome<Event> event = plan(session_, intent, 0);
    if (!event) return "no: " + std::string(refusal_slug(event.error().code));
    EXPECT_TRUE(apply(session_, *event).has_value());
    const std::string line = print_event(*event, 9);
    return line.substr(line.find(' ', line.find(' ') + 1) + 1);
  }
  std::string press(IntentKind kind, int digit = 1) {
    Intent intent;
    intent.kind = kind;
    intent.digit = Digit(digit);
    return press(intent);
  }
  Session& session() { return session_; }

 private:
  Session session_;
};

TEST(Plan, a_digit_is_placed_replaced_and_taken_back) {
  Player player;
  player.pick({rc(1, 1)});
  EXPECT_EQ(player.press(IntentKind::kDigit, 8), "place r1c1 8 +e");
  EXPECT_EQ(player.press(IntentKind::kDigit, 4), "place r1c1 4 +e");
  EXPECT_EQ(player.press(IntentKind::kDigit, 4), "clear r1c1 value");
  player.pick({rc(1, 3)});
  EXPECT_EQ(player.press(IntentKind::kDigit, 4), "no: given");
  player.pick({});
  EXPECT_EQ(player.press(IntentKind::kDigit, 4), "no: nothing-selected");
}

TEST(Plan, a_digit_on_several_open_cells_is_a_corner_mark_unless_set_otherwise) {
  Player player;
  player.pick({rc(1, 1), rc(1, 2), rc(1, 3)});
  EXPECT_EQ(player.press(IntentKind::kDigit, 8), "corner r1c1,r1c2 +8");
  EXPECT_EQ(player.press(IntentKind::kDigit, 8), "corner r1c1,r1c2 -8");
  Settings settings;
  settings.multi_digit_places = true;
  settings.auto_erase = AutoErase::kCentre;
  Player other(kGivens, settings);
  other.pick({rc(1, 1), rc(1, 2), rc(1, 3)});
  EXPECT_EQ(other.press(IntentKind::kDigit, 8), "place r1c1,r1c2 8 +c");
}

TEST(Plan, of_one_kind_of_marks_every_mark_is_a_centre_mark) {
  Player player;
  const auto press = [&player](IntentKind kind, int digit) {
    return player.press({.kind = kind, .digit = Digit(digit), .has_one_kind = true});
  };
  player.pick({rc(1, 1), rc(1, 2), rc(1, 3)});
  EXPECT_EQ(press(IntentKind::kDigit, 8), "centre r1c1,r1c2 +8");
  EXPECT_EQ(press(IntentKind::kCorner, 8), "centre r1c1,r1c2 -8");
  EXPECT_EQ(player.press(IntentKind::kCorner, 4), "corner r1c1,r1c2 +4");
  EXPECT_EQ(press(IntentKind::kCentre, 4), "corner r1c1,r1c2 -4") << "from before";
  player.pick({rc(1, 1)});
  player.session().set_mode(Mode::kCorner);
  EXPECT_EQ(press(IntentKind::kDigit, 4), "centre r1c1 +4");
  EXPECT_EQ(press(IntentKind::kColour, 4), "colour r1c1 +4");
  EXPECT_EQ(press(IntentKind::kPlace, 4), "place r1c1 4 +e");
  EXPECT_EQ(press(IntentKind::kCorner, 4), "no: holds-digit");
}

TEST(Plan, a_toggle_adds_where_the_digit_lacks_and_then_takes_from_all) {
  Player player;
  player.pick({rc(1, 1)});
  EXPECT_EQ(player.press(IntentKind::kCentre, 5), "centre r1c1 +5");
  player.pick({rc(1, 2), rc(1, 1), rc(1, 3)});
  EXPECT_EQ(player.press(IntentKind::kCentre, 5), "centre r1c2 +5");
  EXPECT_EQ(player.press(IntentKind::kCentre, 5), "centre r1c1,r1c2 -5");
  EXPECT_EQ(player.press(IntentKind::kColour, 9), "colour r1c1,r1c2,r1c3 +9");
}

TEST(Plan, erasing_takes_one_layer_a_press) {
  Player player;
  player.pick({rc(1, 1)});
  player.press(IntentKind::kCorner, 8);
  player.press(IntentKind::kCentre, 8);
  player.press(IntentKind::kColour, 3);
  player.press(IntentKind::kPlace, 8);
  player.session().set_mode(Mode::kCorner);
  EXPECT_EQ(player.press(IntentKind::kErase), "clear r1c1 value");
  EXPECT_EQ(player.press(IntentKind::kErase), "clear r1c1 corner");
  EXPECT_EQ(player.press(IntentKind::kErase), "clear r1c1 centre");
  EXPECT_EQ(player.press(IntentKind::kErase), "clear r1c1 colour");
  EXPECT_EQ(player.press(IntentKind::kErase), "no: nothing-to-erase");
  player.pick({rc(1, 3)});
  EXPECT_EQ(player.press(IntentKind::kErase), "no: given");
}

TEST(Plan, in_digit_mode_centre_marks_go_before_corner_marks) {
  Player player;
  player.pick({rc(1, 1)});
  player.press(IntentKind::kCorner, 8);
  player.press(IntentKind::kCentre, 8);
  EXPECT_EQ(player.press(IntentKind::kErase), "clear r1c1 centre");
  EXPECT_EQ(player.press(IntentKind::kErase), "clear r1c1 corner");
  player.press(IntentKind::kCorner, 8);
  player.press(IntentKind::kColour, 8);
  EXPECT_EQ(player.press(IntentKind::kEraseAll), "clear r1c1 all");
  EXPECT_EQ(player.press(IntentKind::kEraseAll), "no: nothing-to-erase");
}

TEST(Plan, a_fill_over_marks_is_asked_about) {
  Player player;
  Intent fill;
  fill.kind = IntentKind::kFill;
  player.pick({rc(1, 1), rc(1, 3)});
  EXPECT_FALSE(overwrites_marks(player.session(), fill));
  player.press(IntentKind::kCentre, 8);
  EXPECT_TRUE(overwrites_marks(player.session(), fill));
  fill.fill = FillKind::kMissing;  // leaves them
  EXPECT_FALSE(overwrites_marks(player.session(), fill));
  fill.fill = FillKind::kSnyder;  // writes corner marks
  EXPECT_FALSE(overwrites_marks(player.session(), fill));
  player.press(IntentKind::kCorner, 8);
  EXPECT_TRUE(overwrites_marks(player.session(), fill));
  player.pick({rc(1, 2)});
  EXPECT_FALSE(overwrites_marks(player.session(), fill));
  fill.kind = IntentKind::kFillAll;
  EXPECT_TRUE(overwrites_marks(player.session(), fill));
  fill.kind = IntentKind::kUndo;
  EXPECT_FALSE(overwrites_marks(player.session(), fill));
}

TEST(Plan, with_auto_marks_a_centre_mark_is_ruled_out_and_comes_back) {
  Player player;
  player.press(IntentKind::kAutoMarks);
  player.pick({rc(1, 1)});  // sees 1 2 3 7 8? 4 5 6 8 are legal in this puzzle
  EXPECT_EQ(player.press(IntentKind::kCentre, 8), "out r1c1 +8");
  EXPECT_EQ(player.press(IntentKind::kCentre, 8), "out r1c1 -8");
  EXPECT_EQ(player.press(IntentKind::kCentre, 7), "no: illegal-mark");
}

TEST(Plan, undo_takes_back_a_digit_with_all_that_it_erased) {
  Player player;
  Intent fill;
  fill.kind = IntentKind::kFillAll;
  EXPECT_EQ(player.press(fill), "fill all legal");
  EXPECT_TRUE(overwrites_marks(player.session(), fill));
  const State before = player.session().state();
  player.pick({rc(1, 1)});
  player.press(IntentKind::kDigit, 4);
  EXPECT_FALSE(player.session().state().centre[at(rc(1, 2))].contains(Digit(4)));
  EXPECT_EQ(player.press(IntentKind::kUndo), "undo");
  EXPECT_EQ(player.session().state(), before);
  EXPECT_EQ(player.press(IntentKind::kRedo), "redo");
  EXPECT_EQ(player.press(IntentKind::kRedo), "no: nothing-to-redo");
}

TEST(Plan, a_paused_game_refuses_moves_and_says_so) {
  Player player;
  player.pick({rc(1, 1)});
  EXPECT_EQ(player.press(IntentKind::kResume), "no: not-paused");
  EXPECT_EQ(player.press(IntentKind::kPause), "pause");
  EXPECT_EQ(player.press(IntentKind::kDigit, 4), "no: paused");
  EXPECT_EQ(player.press(IntentKind::kResume), "resume");
  EXPECT_EQ(player.press(IntentKind::kGiveUp), "giveup");
  EXPECT_EQ(player.session().status(), GameStatus::kGivenUp);
  EXPECT_EQ(player.press(IntentKind::kUndo), "undo");
  EXPECT_EQ(player.press(IntentKind::kDigit, 4), "no: finished");
}

TEST(Plan, savepoints_are_gone_to_by_name) {
  Player player;
  Intent intent;
  intent.kind = IntentKind::kSavepoint;
  intent.text = "start";
  EXPECT_EQ(player.press(intent), "savepoint start");
  player.pick({rc(1, 1)});
  player.press(IntentKind::kDigit, 4);
  intent.kind = IntentKind::kGotoName;
  EXPECT_EQ(player.press(intent), "goto 0");
  intent.text = "nowhere";
  EXPECT_EQ(player.press(intent), "no: unknown-savepoint");
}

TEST(Plan, a_copy_goes_on_with_the_line_of_the_cursor) {
  Player player;
  player.pick({rc(1, 1)});
  player.press(IntentKind::kDigit, 8);
  player.press(IntentKind::kUndo);
  player.press(IntentKind::kDigit, 4);
  player.pick({rc(1, 2)});
  player.press(IntentKind::kCentre, 5);
  player.press(IntentKind::kPlace, 8);
  player.press(IntentKind::kUndo);
  const Outcome<Session> copy =
      continue_in_copy(player.session(), "00000000000000000000", "2026-11-22T00:00:00Z");
  ASSERT_TRUE(copy.has_value());
  std::vector<std::string> lines;
  for (const Event& event : copy->log()) lines.push_back(print_event(event, 9));
  EXPECT_EQ(lines,
            (std::vector<std::string>{"1 0 carried mistakes=1 asked=0 stage=0 applied=0 checks=0 "
                                      "reveals=0 undos=2 whys=0 solution=off marks=off",
                                      "2 0 place r1c1 4 +e", "3 0 centre r1c2 +5"}));
  EXPECT_EQ(copy->state(), player.session().state());
  EXPECT_EQ(copy->cursor_id(), 3U);
  EXPECT_EQ(copy->about().created, "2026-11-22T00:00:00Z");
  EXPECT_EQ(continue_in_copy(player.session(), "short", "2026-11-22T00:00:00Z").error().code,
            RefusalCode::kBadName);
}

}  // namespace
}  // namespace shudu::game
