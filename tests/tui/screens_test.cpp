// Every screen as a picture: at 80x24 in three languages, at 100x33 and 40x20, and once in ASCII on
// a terminal whose bold cannot be told. Read what changes before it is kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <string_view>

#include "shudu/core/layout_table.h"
#include "support/paths.h"
#include "tui/golden_screen.h"
#include "tui/player.h"
#include "tui/screen_svg.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::Player;

struct ScreenCase {
  const char* name;
  std::function<void(Player& player)> open;
};

game::Session design_game() {
  game::Session session = test::game_of(test::kPicturePuzzle, test::kPicturePosition);
  test::must(session, {.kind = game::IntentKind::kFillAll});
  const Cell cursor = test::cell_of("r2c7");
  session.select(std::span(&cursor, 1));
  return session;
}

void finish(Player& player, int number, std::uint64_t elapsed, const char* level) {
  storage::GameResult result;
  result.uid = "0000000000000000000" + std::to_string(number);
  result.finished_ms = test::kNow - 1000;
  result.local_day = 20'261'123;
  result.outcome = "complete";
  result.layout = "classic";
  result.level = level;
  result.elapsed_ms = elapsed;
  result.check_level = "rules";
  EXPECT_FALSE(player.shelf().add_result(result));
}

void play(Player& player) { player.press("1"); }

const ScreenCase kCases[] = {
    {"home", [](Player&) {}},
    {"new-game", [](Player& player) { player.press("2"); }},
    {"import", [](Player& player) { player.press("3"); }},
    {"import-read",
     [](Player& player) {
       player.press("3");
       player.take(Paste{std::string(test::kPuzzle)});
     }},
    {"play", play},
    {"play-hint",
     [](Player& player) {
       play(player);
       player.press("t");
       player.settled();
       player.press("tttt");
     }},
    {"play-why",
     [](Player& player) {
       play(player);
       player.press("e5");
     }},
    {"play-paused",
     [](Player& player) {
       play(player);
       player.press("p");
     }},
    {"play-long-message",
     [](Player& player) {
       play(player);
       player.press("R");
     }},
    {"cell-menu",
     [](Player& player) {
       play(player);
       player.press("<Enter>");
     }},
    {"question",
     [](Player& player) {
       play(player);
       player.press(":giveup<Enter>");
     }},
    {"prompt",
     [](Player& player) {
       play(player);
       player.press("mbefore the wing");
     }},
    {"history",
     [](Player& player) {
       play(player);
       player.press("mfirst try<Enter>g126uuM");
     }},
    {"saved-games", [](Player& player) { player.press("4"); }},
    {"learn", [](Player& player) { player.press("5"); }},
    {"technique", [](Player& player) { player.press("5unique rect<Enter>"); }},
    {"practice",
     [](Player& player) {
       player.press("5xy-wing<Enter>p");
       player.settled();
       player.press("ttt");
     }},
    {"statistics",
     [](Player& player) {
       finish(player, 1, 61'000, "easy");
       finish(player, 2, 183'000, "easy");
       finish(player, 3, 754'000, "hard");
       player.press("6");
     }},
    {"settings", [](Player& player) { player.press("7"); }},
    {"settings-explained", [](Player& player) { player.press("7<Down>?"); }},
    {"techniques",
     [](Player& player) {
       player.press("7");
       for (int i = 0; i < 9; ++i) player.press("<Down>");
       player.press("<Enter><Down><Down> <Down><Down><Down> <Down><Down><Down> ");
     }},
    {"help", [](Player& player) { player.press("8"); }},
};

Canvas seen(const ScreenCase& one, Size size, AppSetup setup) {
  Player player(size, setup);
  player.put(design_game());
  player.canvas();
  one.open(player);
  return player.settled();
}

AppSetup in(Language language) {
  AppSetup setup;
  setup.preferences.language = language;
  return setup;
}

TEST(TuiScreens, GoldenEveryScreen) {
  constexpr Size kUsual{24, 80};
  for (const ScreenCase& one : kCases) {
    const AppSetup english = in(Language::kEnglish);
    test::expect_screens({{"80x24 en", seen(one, kUsual, english)},
                          {"80x24 zh-CN", seen(one, kUsual, in(Language::kSimplifiedChinese))},
                          {"80x24 zh-TW", seen(one, kUsual, in(Language::kTraditionalChinese))},
                          {"100x33 en", seen(one, {33, 100}, english)},
                          {"40x20 en", seen(one, {20, 40}, english)},
                          {"40x20 zh-TW", seen(one, {20, 40}, in(Language::kTraditionalChinese))}},
                         one.name);
  }
}

// README and the player's guide show a screen as it is.
TEST(TuiScreens, PictureOfTheGuide) {
  const auto* const hint =
      std::find_if(std::begin(kCases), std::end(kCases),
                   [](const ScreenCase& one) { return std::string_view(one.name) == "play-hint"; });
  ASSERT_NE(hint, std::end(kCases));
  const std::string drawn = svg_of(seen(*hint, {33, 100}, in(Language::kEnglish)));
  const std::string path = (test::source_dir() / "docs" / "pictures" / "play.svg").string();
  if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) test::write_file(path, drawn);
  EXPECT_EQ(drawn, test::read_file(path)) << "SHUDU_UPDATE_GOLDEN=1 writes it anew";
}

TEST(TuiScreens, GoldenAsciiWithoutBold) {
  AppSetup setup;
  setup.has_bold = false;
  setup.can_draw_lines = false;
  std::vector<test::NamedCanvas> pictures;
  for (const ScreenCase& one : {kCases[5], kCases[9]}) {
    for (const Size size : {Size{24, 80}, Size{20, 40}}) {
      Canvas canvas = seen(one, size, setup);
      const std::string text = picture(canvas);
      for (const char c : text) EXPECT_EQ(static_cast<unsigned char>(c) & 0x80U, 0U) << text;
      pictures.push_back(
          {std::string(one.name) + (size.rows == 24 ? " 80x24" : " 40x20"), std::move(canvas)});
    }
  }
  test::expect_screens(pictures, "ascii");
}

/// An empty jigsaw whose regions are anything but boxes.
game::Session jigsaw_game() {
  game::NewGame puzzle;
  puzzle.layout = *parse_layout(
      "jigsaw:"
      "111122333111222333112222336444555366444555666744855666774885999777888999777888999");
  // `shudu generate --seed 1` on that layout.
  puzzle.givens = test::grid_of(
      "6...3........5.39......7.6...9..81..25.............57...8..3.........7.8.741.....");
  puzzle.about.uid = "7k3m9q2x4w8v6t1r5p0n";
  puzzle.about.created = "2026-11-21T07:58:03Z";
  puzzle.about.played = puzzle.about.created;
  return *game::start(puzzle, {});
}

TEST(TuiScreens, GoldenJigsaw) {
  std::vector<test::NamedCanvas> pictures;
  for (const Size size : {Size{20, 40}, Size{24, 80}, Size{33, 100}, Size{20, 40}}) {
    Player player(size);
    player.put(jigsaw_game());
    player.canvas();
    player.press("1g557");
    if (pictures.size() == 3) player.press("RR");
    pictures.push_back(
        {std::to_string(size.columns) + "x" + std::to_string(size.rows), player.settled()});
  }
  test::expect_screens(pictures, "jigsaw");
}

TEST(TuiScreens, GoldenTooSmall) {
  Player player({18, 36});
  player.put(design_game());
  player.resize({20, 40});
  player.press("1");
  player.resize({18, 36});
  player.canvas();
  test::expect_screens({{"36x18 en", player.settled()}}, "too-small");
}

}  // namespace
}  // namespace shudu::tui
