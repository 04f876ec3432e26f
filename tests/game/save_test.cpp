// Saving and loading: the example of the documentation byte by byte, a text for each refusal, and
// mutated texts that must lead nowhere.
#include "shudu/game/save.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "game/game_case.h"
#include "shudu/game/intent.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::game {
namespace {

// The example of docs/saved-games.md, whose last line was worked out by zlib.
constexpr std::string_view kExample =
    R"(shudu-game 1
uid 7k3m9q2x4w8v6t1r5p0n
title Evening puzzle
from generated seed=2028 level=hard
layout classic
givens ..2..73..7.9....4.1..4...8....96.73...8...9...65.72....9...1..2.2....1.4..75..8..
out0 -
solutions one
rating er=4.2
created 2026-11-21T07:58:03Z
played 2026-11-21T08:20:44Z
settings auto-erase=both auto-marks=off check=rules check-marks=off)"
    R"( hint-marks=on multi-digit=marks techniques=all
events 11
1 4100 place r6c7 4 +e
2 9840 corner r1c4,r2c4 +6
3 15320 place r1c4 8 +e
4 17005 check solution 1
5 21700 undo
6 23050 place r1c4 6 +e
7 31400 centre r1c8,r1c9 +15
8 33900 colour r1c8,r1c9 +24
9 35000 savepoint before the pair
10 60110 asked naked-single 3
11 66800 hint naked-single r6c8=1 +e
at cursor=11 elapsed=70250 mode=digit select=r6c8
values ..26.73..7.9....4.1..4...8....96.73...8...9...65.7241..9...1..2.2....1.4..75..8..
corner r1c4:6
centre r1c8:5 r1c9:15
out -
colour r1c8:24 r1c9:24
tint -
crc d6d8dcf6
)";

std::string replaced(std::string_view from, std::string_view to) {
  std::string text(kExample);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// The example changed, with the checksum that it has then.
std::string edited(std::string_view from, std::string_view to) {
  Outcome<std::string> text = repair(replaced(from, to));
  EXPECT_TRUE(text.has_value()) << from;
  return *std::move(text);
}

std::string told(const std::string& text) {
  const Outcome<Session> loaded = load(text);
  if (loaded) return "loaded";
  return std::string(refusal_slug(loaded.error().code)) + ": " +
         sentence(loaded.error(), Language::kEnglish);
}

TEST(Save, the_example_loads_and_is_saved_byte_by_byte) {
  const Outcome<Session> session = load(kExample);
  ASSERT_TRUE(session.has_value()) << told(std::string(kExample));
  EXPECT_EQ(save(*session), kExample);
  // The documentation says of it: 3 was a mistake, undone; nodes 0-1-2-6-7-8-11, 3 a branch of 2.
  EXPECT_EQ(session->counts().mistakes, 1U);
  EXPECT_EQ(session->counts().undos, 1U);
  EXPECT_EQ(session->counts().applied, 1U);
  EXPECT_EQ(session->counts().stage_max, 3U);
  EXPECT_FALSE(is_unaided(session->counts()));
  std::vector<std::uint32_t> ids;
  for (const NodeIndex index : path_to(*session, session->cursor())) {
    ids.push_back(session->nodes()[index].id);
  }
  EXPECT_EQ(ids, (std::vector<std::uint32_t>{0, 1, 2, 6, 7, 8, 11}));
  EXPECT_EQ(session->nodes()[session->nodes()[find_node(*session, 3)].parent].id, 2U);
}

TEST(Save, lines_may_end_in_carriage_return_and_line_feed) {
  std::string text;
  for (const char c : kExample) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const Outcome<Session> session = load(text);
  ASSERT_TRUE(session.has_value());
  EXPECT_EQ(save(*session), kExample);
}

struct Fault {
  std::string text;
  std::string_view told;
};

TEST(Save, every_fault_is_told_with_its_line) {
  const std::string givens(kExample.substr(kExample.find("givens ") + 7, 81));
  std::string clash = givens;
  clash[0] = '7';
  std::string none = givens;
  none[0] = '5';
  const std::vector<Fault> faults{
      {"", "not-a-save: This is not a Shudu game."},
      {"shudu-game", "not-a-save: This is not a Shudu game."},
      {"shudu-game 0\n", "not-a-save: This is not a Shudu game."},
      {"shudu-game one\n", "not-a-save: This is not a Shudu game."},
      {replaced("game 1", "game 2"),
       "newer-version: This game was saved by a newer Shudu (version 2)."},
      {std::string(kMaxSaveBytes + 1, 'x'), "too-large: The file is larger than 1 MiB."},
      {replaced("Evening", "Even\x1Bing"), "bad-text: Line 3 has a character that is not allowed."},
      {replaced("Evening", "\xE2\x80\xAE"),
       "bad-text: Line 3 has a character that is not allowed."},
      {replaced("Evening", "\xC3("), "bad-text: Line 3 has a character that is not allowed."},
      {std::string(kExample.substr(0, 700)), "truncated: The end of the file is missing."},
      {std::string(kExample.substr(0, kExample.size() - 1)),
       "truncated: The end of the file is missing."},
      {replaced("Evening", "Morning"), "damaged: The file was changed or damaged (checksum)."},
      {edited("layout classic\n", ""),
       "unexpected-line: Line 5: expected 'layout', found 'givens'."},
      {edited("out -\n", ""), "unexpected-line: Line 29: expected 'out', found 'colour'."},
      {edited("events 11", "events 10"), "unexpected-line: Line 24: expected 'at', found '11'."},
      {edited("events 11", "events 12"),
       "bad-value: Line 25: 'at cursor=11 elapsed=70250 mode=digit select=r6c8' cannot stand "
       "here."},
      {edited("uid 7", "uid X"), "bad-value: Line 2: 'Xk3m9q2x4w8v6t1r5p0n' cannot stand here."},
      {edited("rating er=4.2", "rating 4.2"), "bad-value: Line 9: '4.2' cannot stand here."},
      {edited("T07:", "T27:"), "bad-value: Line 10: '2026-11-21T27:58:03Z' cannot stand here."},
      {edited("check=rules", "check=maybe"), "bad-value: Line 12:"},
      {edited("out0 -", "out0 r1c1:21"), "bad-value: Line 7: 'r1c1:21' cannot stand here."},
      {edited("solutions one", "solutions many"), "bad-value: Line 8: 'many' cannot stand here."},
      {edited("r6c7 4 +e", "r0c7 4 +e"),
       "bad-value: Line 14: '1 4100 place r0c7 4 +e' cannot stand here."},
      {edited("r1c4,r2c4 +6", "r2c4,r1c4 +6"), "bad-value: Line 15:"},
      {edited("2 9840", "2 09840"), "bad-value: Line 15:"},
      {edited("colour r1c8:24", "colour r1c8:42"), "bad-value: Line 30:"},
      {edited("elapsed=70250", "elapsed=66799"), "bad-value: Line 25:"},
      {edited(givens, clash),
       "bad-givens: Line 6: these givens make no puzzle. duplicate 7 in row 1"},
      {edited(givens, none), "bad-givens: Line 6: these givens make no puzzle."},
      {edited("place r1c4 8 +e", "place r1c3 8 +e"),
       "bad-event: Move 3 (line 16): r1c3 belongs to the puzzle and stays."},
      {edited("5 21700 undo", "5 21700 redo"), "bad-event: Move 5 (line 18): Nothing to redo."},
      {edited("5 21700 undo", "6 21700 undo"),
       "bad-event: Move 5 (line 18): Out of order: move 5 comes next."},
      {edited("corner r1c4:6", "corner r2c4:6"),
       "board-differs: The moves do not lead to the board in this file (line 27, first "
       "difference: r1c4)."},
      {edited("values ..26", "values ..2."), "board-differs:"},
      {edited("cursor=11", "cursor=8"), "board-differs:"},
      {edited("tint -", "tint r1c1:5=2"), "board-differs:"},
      {edited("from generated", "from " + std::string(5'000, 'x')),
       "line-too-long: Line 4 is too long."},
      {edited("5 21700 undo", "5 21700 undo " + std::string(1'000, 'x')),
       "line-too-long: Line 18 is too long."},
  };
  for (const Fault& fault : faults) {
    EXPECT_EQ(told(fault.text).substr(0, fault.told.size()), fault.told)
        << fault.text.substr(0, 90);
  }
}

TEST(Save, what_does_not_load_still_gives_its_puzzle) {
  const std::optional<NewGame> game = salvage(edited("place r1c4 8 +e", "place r1c3 8 +e"));
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->givens, load(kExample)->beginning().givens);
  EXPECT_EQ(game->about.title, "Evening puzzle");
  EXPECT_FALSE(salvage("shudu-game 1\nuid").has_value());
  EXPECT_TRUE(salvage(kExample.substr(0, 400)).has_value());
}

TEST(Save, repair_renews_the_checksum_and_nothing_else) {
  EXPECT_EQ(*repair(kExample), kExample);
  EXPECT_EQ(*repair(replaced("crc d6d8dcf6", "crc 00000000")), kExample);
  EXPECT_EQ(repair("shudu-game 1\n").error().code, RefusalCode::kTruncated);
}

TEST(Save, a_full_game_stays_below_the_limit) {
  Session session = *load(kExample);
  std::vector<Cell> all;
  for (const Cell cell : session.layout().all_cells()) all.push_back(cell);
  session.select(all);
  Intent intent;
  intent.kind = IntentKind::kColour;
  intent.digit = Digit(9);
  Outcome<Event> event = plan(session, intent, 0);
  while (event) {
    ASSERT_TRUE(apply(session, *event).has_value());
    event = plan(session, intent, 0);
  }
  EXPECT_EQ(event.error().code, RefusalCode::kEventLimit);
  const std::string text = save(session);
  EXPECT_LE(text.size(), kMaxSaveBytes);
  const Outcome<Session> loaded = load(text);
  ASSERT_TRUE(loaded.has_value());
  EXPECT_EQ(save(*loaded), text);
}

// One to three bytes changed, lost, doubled or exchanged for others of the text.
std::string mutated(std::string text, Rng& rng) {
  for (std::uint64_t i = 1 + rng.below(3); i > 0; --i) {
    const auto at = static_cast<std::size_t>(rng.below(text.size()));
    const auto other = static_cast<std::size_t>(rng.below(text.size()));
    switch (rng.below(5)) {
      case 0:
        text[at] = static_cast<char>(rng.below(256));
        break;
      case 1:
        text.erase(at, 1 + static_cast<std::size_t>(rng.below(4)));
        break;
      case 2:
        text.insert(at, text.substr(other, 1 + static_cast<std::size_t>(rng.below(9))));
        break;
      case 3:
        text[at] = text[other];
        break;
      default:
        std::swap(text[at], text[other]);
        break;
    }
    if (text.empty()) text = "s";
  }
  return text;
}

TEST(Save, mutated_texts_load_only_as_what_they_say) {
  const auto usual = test::by_build<std::uint64_t>(100'000, 3'000);
  Rng rng(2028);
  std::uint64_t loads = 0;
  for (std::uint64_t i = test::soak_amount("saves", usual); i > 0; --i) {
    std::string text = mutated(std::string(kExample), rng);
    // Most with a good checksum, else nothing after it is ever tried.
    if (rng.below(4) != 0) {
      if (Outcome<std::string> good = repair(text)) text = *std::move(good);
    }
    const Outcome<Session> loaded = load(text);
    if (!loaded) {
      ASSERT_FALSE(sentence(loaded.error(), Language::kEnglish).empty());
      continue;
    }
    ++loads;
    std::string plain = text;
    plain.erase(std::remove(plain.begin(), plain.end(), '\r'), plain.end());
    ASSERT_EQ(save(*loaded), plain);
  }
  EXPECT_GT(loads, 0U);
}

}  // namespace
}  // namespace shudu::game
