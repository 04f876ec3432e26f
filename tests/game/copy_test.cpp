// A copy of a game goes on with its line to the cursor and with all that was counted: no help is
// forgotten by copying.
#include <gtest/gtest.h>

#include "game/game_case.h"
#include "shudu/game/save.h"
#include "shudu/game/session.h"

namespace shudu::game {
namespace {

using test::kGivens;

constexpr std::string_view kUid = "00000000000000000000";
constexpr std::string_view kTime = "2026-11-22T00:00:00Z";
Session played(std::initializer_list<std::string_view> lines) {
  Session session = *start(test::new_game(Layout::classic(), test::grid_of(kGivens, 9)), {});
  for (const std::string_view line : lines) {
    const std::string text = std::to_string(session.log().size() + 1) + " 0 " + std::string(line);
    const std::optional<Event> event = parse_event(text, 9);
    EXPECT_TRUE(event && apply(session, *event)) << text;
  }
  return session;
}

std::vector<std::string> lines_of(const Session& session) {
  std::vector<std::string> lines;
  for (const Event& event : session.log()) lines.push_back(print_event(event, 9));
  return lines;
}

TEST(Copy, help_that_was_looked_at_is_carried_over_in_one_event) {
  const Session session = played({"place r1c1 5 +e", "check solution 1", "undo",
                                  "asked naked-single 3", "place r1c1 4 +e", "why r1c2 5"});
  ASSERT_FALSE(is_unaided(session.counts()));
  const Outcome<Session> copy = continue_in_copy(session, kUid, kTime);
  ASSERT_TRUE(copy);
  EXPECT_EQ(lines_of(*copy),
            (std::vector<std::string>{"1 0 carried mistakes=1 asked=1 stage=3 applied=0 checks=1 "
                                      "reveals=0 undos=1 whys=1 solution=off marks=off",
                                      "2 0 place r1c1 4 +e"}));
  EXPECT_EQ(copy->counts(), session.counts());
  EXPECT_FALSE(is_unaided(copy->counts()));
  EXPECT_EQ(copy->state(), session.state());
}

TEST(Copy, a_game_without_anything_to_carry_has_no_event_more) {
  const Session session = played({"place r1c1 4 +e", "check rules 0"});
  Session plain = played({"place r1c1 4 +e"});
  EXPECT_EQ(lines_of(*continue_in_copy(plain, kUid, kTime)), lines_of(plain));
  EXPECT_EQ(continue_in_copy(session, kUid, kTime)->log().size(), 2U);
}

TEST(Copy, level_solution_and_auto_marks_that_were_on_are_not_forgotten) {
  const Session session =
      played({"set check solution", "set check rules", "auto on", "undo", "place r1c1 4"});
  const Outcome<Session> copy = continue_in_copy(session, kUid, kTime);
  ASSERT_TRUE(copy);
  EXPECT_TRUE(copy->counts().solution_checked);
  EXPECT_TRUE(copy->counts().marks_kept);
  EXPECT_EQ(copy->counts(), session.counts());
}

TEST(Copy, counts_of_random_games_are_those_of_their_copies) {
  Rng rng(9);
  int helped = 0;
  int copied = 0;
  for (int number = 0; number < 60; ++number) {
    std::optional<test::Duel> duel = test::Duel::begin(test::random_case(rng, "classic"));
    if (!duel) continue;
    for (int i = 0; i < 60; ++i) duel->step(test::random_line(duel->session(), rng, false));
    const Session& session = duel->session();
    const Outcome<Session> copy = continue_in_copy(session, kUid, kTime);
    ASSERT_TRUE(copy);
    ASSERT_EQ(copy->counts(), session.counts());
    ASSERT_EQ(is_unaided(copy->counts()), is_unaided(session.counts()));
    ASSERT_EQ(copy->state(), session.state());
    // As a text it is the same game, and a copy of it counts no more.
    const Outcome<Session> loaded = load(save(*copy));
    ASSERT_TRUE(loaded);
    ASSERT_EQ(loaded->counts(), session.counts());
    ASSERT_EQ(continue_in_copy(*loaded, kUid, kTime)->counts(), session.counts());
    ++copied;
    if (!is_unaided(session.counts())) ++helped;
  }
  EXPECT_GT(helped, 10);
  EXPECT_GT(copied, 30);
}

TEST(Copy, what_is_carried_is_read_strictly) {
  const std::string good =
      "1 0 carried mistakes=1 asked=0 stage=6 applied=0 checks=0 reveals=0 undos=0 whys=0 "
      "solution=off marks=on";
  EXPECT_TRUE(parse_event(good, 9));
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"stage=6", "stage=7"},
                                                        {"mistakes=1", "mistakes=01"},
                                                        {"marks=on", "marks=yes"},
                                                        {"whys=0 ", ""},
                                                        {"marks=on", "marks=on "},
                                                        {"asked=0", "asked=1000001"},
                                                        {"asked", "Asked"}}) {
    std::string bad = good;
    bad.replace(bad.find(from), from.size(), to);
    EXPECT_FALSE(parse_event(bad, 9)) << bad;
  }
  // Nothing to carry is no event.
  std::string none = good;
  none.replace(none.find("mistakes=1"), 10, "mistakes=0");
  none.replace(none.find("stage=6"), 7, "stage=0");
  none.replace(none.find("marks=on"), 8, "marks=off");
  Session session = played({});
  EXPECT_EQ(apply(session, *parse_event(none, 9)).error().code, RefusalCode::kNothingChanges);
}

}  // namespace
}  // namespace shudu::game
