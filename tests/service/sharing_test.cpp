// Games as links: on every layout the board that is shared is the board that opens, whatever is on
// it; what came from a stranger is judged by the rules of a game.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "service/helpers.h"
#include "shudu/formats/share_link.h"
#include "support/build_kind.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json start_of(const std::string& puzzle, const std::string& layout = "") {
  json asked = request_for("start", puzzle);
  asked.update({{"uid", kUid}, {"created", kDate}, {"settings", "auto-erase=both"}});
  if (!layout.empty()) asked["layout"] = layout;
  return asked;
}

// A service with one game, and what can be asked of it.
class Player {
 public:
  explicit Player(const json& start) { board_ = ask(start); }

  json ask(json asked) {
    asked["shudu"] = 1;
    return json::parse(service_.answer(asked.dump()));
  }
  json act(json fields) {
    fields.update({{"do", "act"}, {"game", 1}});
    return ask(fields);
  }
  json board() { return ask({{"do", "board"}, {"game", 1}}); }
  std::string saved() { return ask({{"do", "save"}, {"game", 1}}).at("text"); }
  json shared(const json& more = json::object()) {
    json asked = {{"do", "share"}, {"text", saved()}};
    asked.update(more);
    return ask(asked);
  }
  [[nodiscard]] const json& opened() const { return board_; }

 private:
  Service service_;
  json board_;
};

// What a player sees of a board.
json seen(const json& board) {
  json kept;
  for (const char* name : {"layout", "givens", "values", "corner", "centre", "out", "colours",
                           "tint", "auto_marks", "solutions"}) {
    kept[name] = board.at(name);
  }
  // Marks under a digit come to light when it is erased; of those that rest nobody knows.
  const auto size = board.at("size").get<std::size_t>();
  const auto values = board.at("values").get<std::string>();
  for (const char* name : {"centre", "out"}) {
    auto layer = kept[name].get<std::string>();
    for (std::size_t i = 0; i < layer.size(); ++i) {
      if (values[i / size] != '.') layer[i] = '.';
    }
    kept[name] = layer;
  }
  return kept;
}

void play_at_random(Player& player, std::mt19937& chance, int moves) {
  const auto size = player.opened().at("size").get<unsigned>();
  const auto up_to = [&chance](unsigned most) {
    return 1 + static_cast<unsigned>(chance()) % most;
  };
  constexpr std::array kIntents{"place",  "corner", "corner", "centre",     "centre", "out",
                                "colour", "tint",   "erase",  "auto-marks", "fill",   "place"};
  for (int i = 0; i < moves; ++i) {
    const std::string intent = kIntents[chance() % kIntents.size()];
    if (intent == "auto-marks" && up_to(4) > 1) continue;
    json cells = json::array();
    for (unsigned n = up_to(3); n > 0; --n) {
      cells.push_back("r" + std::to_string(up_to(size)) + "c" + std::to_string(up_to(size)));
    }
    json fields = {{"intent", intent}, {"cells", cells}};
    const bool wants_digit = intent != "erase" && intent != "auto-marks" && intent != "fill";
    if (wants_digit) fields["digit"] = up_to(intent == "colour" ? 9 : size);
    if (intent == "tint") fields["number"] = up_to(9);
    if (intent == "fill") fields["fill"] = "legal";
    player.act(fields);  // a refusal is fine
  }
}

struct Case {
  std::string layout;
  std::string puzzle;
};

std::vector<Case> all_kinds() {
  std::vector<Case> cases{{"", kEasyPuzzle}, {"", kTwoSolutions}, {"4x4", "1.....2..3.....4"}};
  for (const std::string layout : {"6x6", "8x8", "x", "windoku", "x+windoku"}) {
    const json made = ask({{"shudu", 1}, {"do", "generate"}, {"seed", 7}, {"layout", layout}});
    cases.push_back({layout, made.at("puzzle").get<std::string>()});
  }
  return cases;
}

TEST(Sharing, TheSamePositionStandsWhereItIsOpened) {
  std::mt19937 chance(20281);
  for (const auto& [layout, puzzle] : all_kinds()) {
    for (int round = 0; round < test::by_build(5, 2); ++round) {
      Player player(start_of(puzzle, layout));
      ASSERT_TRUE(player.opened().at("ok")) << player.opened();
      play_at_random(player, chance, test::by_build(20, 40) * round);
      const json link = player.shared();
      ASSERT_TRUE(link.at("ok")) << link;
      Player other(start_of(link.at("text")));
      ASSERT_TRUE(other.opened().at("ok")) << other.opened() << link;
      ASSERT_EQ(seen(other.opened()), seen(player.board())) << link;
      const json imported = ask({{"shudu", 1},
                                 {"do", "import"},
                                 {"text", link.at("text")},
                                 {"uid", kUid},
                                 {"created", kDate}});
      ASSERT_TRUE(imported.at("ok")) << imported;
      Player third({{"do", "load"}, {"text", imported.at("text")}});
      ASSERT_EQ(seen(third.opened()), seen(player.board())) << link;
    }
  }
}

TEST(Sharing, WhatThePuzzleRulesOutStaysItsOwn) {
  const std::string line =
      ":0000:x:+63+5+2+7+1+8+9+4+9+82+435+6+717..8....58.+73.2+5+1+9..9...+76+3+3....74+82.7....9.."
      "+593+72.+1+4.1.8....57:133:::";
  Player player(start_of(line));
  player.act({{"intent", "out"}, {"cells", {"r3c4"}}, {"digit", 6}});
  const json link = player.shared();
  Player other(start_of(link.at("text")));
  ASSERT_TRUE(other.opened().at("ok")) << other.opened();
  EXPECT_EQ(seen(other.opened()), seen(player.board()));
  const auto before = player.saved();
  const auto after = other.saved();
  const auto out0 = [](const std::string& text) {
    const std::size_t at = text.find("\nout0 ");
    return text.substr(at, text.find('\n', at + 1) - at);
  };
  EXPECT_EQ(out0(after), out0(before));
  EXPECT_NE(out0(after), "\nout0 -");
}

TEST(Sharing, TitlesGoAlongOrAnotherOne) {
  json start = start_of(kEasyPuzzle);
  start["title"] = "Evening";
  Player player(start);
  const auto title_in = [](const json& link) {
    const json read =
        ask({{"shudu", 1}, {"do", "convert"}, {"puzzle", link.at("text").get<std::string>()}});
    return read.contains("notes") ? read.at("notes").at("title").get<std::string>() : "";
  };
  EXPECT_EQ(title_in(player.shared()), "Evening");
  EXPECT_EQ(title_in(player.shared({{"title", "数独"}})), "数独");
  EXPECT_EQ(title_in(player.shared({{"title", ""}})), "");
  EXPECT_EQ(code_of(player.shared({{"title", "a\nb"}})), "bad_value");
  EXPECT_EQ(code_of(ask({{"shudu", 1}, {"do", "share"}, {"text", "no game"}})), "not-a-save");
}

// As full as a board can be: every layer of every cell.
void fill_cell(Player& player, int row, int column) {
  const json cells{"r" + std::to_string(row) + "c" + std::to_string(column)};
  for (int digit = 1; digit <= 9; ++digit) {
    const bool is_corner = (row * 7 + column * 3 + digit) % 2 == 0;
    player.act({{"intent", is_corner ? "corner" : "centre"}, {"cells", cells}, {"digit", digit}});
    player.act({{"intent", "tint"}, {"cells", cells}, {"digit", digit}, {"number", digit}});
    if ((row + column * digit) % 3 > 0) {
      player.act({{"intent", "colour"}, {"cells", cells}, {"digit", digit}});
    }
  }
}

TEST(Sharing, TheFullestBoardFitsIntoALink) {
  Player player(start_of(std::string(78, '.') + "12."));
  for (int row = 1; row <= 9; ++row) {
    for (int column = 1; column <= 9; ++column) fill_cell(player, row, column);
  }
  const json link = player.shared();
  ASSERT_TRUE(link.at("ok")) << link;
  EXPECT_LT(link.at("text").get<std::string>().size(), 16'000U);
  Player other(start_of(link.at("text")));
  EXPECT_EQ(seen(other.opened()), seen(player.board()));
}

TEST(Sharing, MovesOfStrangersAreJudged) {
  Puzzle puzzle;
  puzzle.clear(4);
  puzzle.givens.place(Cell::at(0, 0, 4), Digit(1));
  puzzle.givens.place(Cell::at(1, 2, 4), Digit(2));
  puzzle.givens.place(Cell::at(2, 1, 4), Digit(3));
  puzzle.givens.place(Cell::at(3, 3, 4), Digit(4));
  const auto opened = [&puzzle](const std::string& members) {
    return Player(start_of(*share_link(puzzle, members))).opened();
  };
  EXPECT_TRUE(opened("").at("ok"));
  EXPECT_TRUE(opened(R"("moves":[])").at("ok"));
  EXPECT_TRUE(opened(R"("moves":["corner r1c2 +2"],"more":1)").at("ok"));
  for (const std::string moves :
       {R"("moves":"corner r1c2 +2")", R"("moves":[1])", R"("moves":["corner r1c5 +2"])",
        R"("moves":["corner r1c2 +9"])", R"("moves":["giveup"])", R"("moves":["undo"])",
        R"("moves":["reveal r1c2=2"])", R"("moves":["corner r1c2 +2\n2 0 undo"])"}) {
    EXPECT_EQ(code_of(opened(moves)), "bad_syntax") << moves;
  }
  EXPECT_EQ(code_of(opened(R"("moves":["place r1c1 2"])")), "given");
}

TEST(Sharing, DamagedLinksAreRefused) {
  Player player(start_of(kEasyPuzzle));
  player.act({{"intent", "corner"}, {"cells", {"r1c3"}}, {"digit", 1}});
  const auto link = player.shared().at("text").get<std::string>();
  std::string wrong = link;
  wrong.back() = wrong.back() == '0' ? '1' : '0';
  EXPECT_EQ(code_of(Player(start_of(wrong)).opened()), "bad_checksum");
  std::string large = link;
  large.replace(large.find("1.") + 2, 0, "99999");
  EXPECT_EQ(code_of(Player(start_of(large)).opened()), "too_large");
  EXPECT_FALSE(Player(start_of(link.substr(0, link.size() / 2))).opened().at("ok"));
}

}  // namespace
}  // namespace shudu::service
