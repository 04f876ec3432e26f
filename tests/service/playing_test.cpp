// Games through the port: what it says is what the room `game` does with the same events, moves
// tell what to paint, refusals change nothing, and so many games are open and no more.
#include <gtest/gtest.h>

#include <set>

#include "service/helpers.h"
#include "shudu/game/said.h"
#include "shudu/game/save.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// A service with a game of the easy puzzle.
class Table {
 public:
  explicit Table(const std::string& puzzle = kEasyPuzzle, const std::string& settings = "") {
    json asked = request_for("start", puzzle);
    asked["uid"] = "7k3m9q2x4w8v6t1r5p0n";
    asked["created"] = "2026-11-21T07:58:03Z";
    asked["settings"] = settings;
    opened_ = ask(asked);
  }

  json ask(json asked) {
    asked["shudu"] = 1;
    return json::parse(service_.answer(asked.dump()));
  }
  json ask(const std::string& name, json fields) {
    fields["do"] = name;
    fields["game"] = 1;
    return ask(std::move(fields));
  }
  json act(const std::string& intent, json fields = json::object()) {
    fields["intent"] = intent;
    return ask("act", std::move(fields));
  }
  json board() { return ask("board", json::object()); }
  game::Session session() {
    return *game::load(ask("save", json::object()).at("text").get<std::string>());
  }
  [[nodiscard]] const json& opened() const { return opened_; }

 private:
  Service service_;
  json opened_;
};

TEST(Playing, AMoveTellsWhatItDid) {
  Table table;
  ASSERT_EQ(table.opened().at("ok"), true) << table.opened().dump();
  EXPECT_EQ(table.opened().at("game"), 1);
  EXPECT_EQ(table.opened().at("solutions"), "one");
  const json marked = table.act("centre", {{"cells", {"r1c4"}}, {"digit", 2}, {"t", 900}});
  EXPECT_EQ(marked.at("line"), "1 900 centre r1c4 +2");
  const json placed = table.act("place", {{"cells", {"r1c3"}}, {"digit", 2}, {"t", 1'000}});
  EXPECT_EQ(placed.at("line"), "2 1000 place r1c3 2 +e");
  EXPECT_EQ(placed.at("effect").size(), 2U);
  EXPECT_EQ(placed.at("effect")[0],
            json({{"layer", "value"}, {"cell", "r1c3"}, {"before", ""}, {"after", "2"}}));
  EXPECT_EQ(placed.at("repaint"), json({"r1c3", "r1c4"}));
  EXPECT_EQ(placed.at("said"), "2 at row 1 column 3. Removed 2 from the marks of 1 cell.");
  EXPECT_EQ(placed.at("can_undo"), true);
  const json undone = table.act("undo");
  EXPECT_EQ(undone.at("cursor"), 1);
  EXPECT_EQ(undone.at("can_redo"), true);
  EXPECT_EQ(undone.at("elapsed"), 1'000);
}

TEST(Playing, AnEventSpelledOutIsTheSame) {
  Table one;
  Table two;
  for (const char* line :
       {"1 4100 place r1c3 4 +e", "2 9840 corner r1c4,r1c6 +6", "3 21700 undo"}) {
    EXPECT_EQ(one.ask("apply", {{"line", line}}).at("line"), line);
  }
  two.act("place", {{"cells", {"r1c3"}}, {"digit", 4}, {"t", 4'100}});
  two.act("corner", {{"cells", {"r1c4", "r1c6"}}, {"digit", 6}, {"t", 9'840}});
  two.act("undo", {{"t", 21'700}});
  const json by_line = one.board();
  const json by_intent = two.board();
  for (const char* field : {"values", "corner", "centre", "out", "cursor", "events", "counts"}) {
    EXPECT_EQ(by_line.at(field), by_intent.at(field)) << field;
  }
}

TEST(Playing, RefusalsChangeNothing) {
  Table table;
  const json before = table.board();
  EXPECT_EQ(code_of(table.act("place", {{"cells", {"r1c1"}}, {"digit", 4}})), "given");
  EXPECT_EQ(code_of(table.act("undo")), "nothing-to-undo");
  EXPECT_EQ(code_of(table.act("place")), "bad_value");
  EXPECT_EQ(code_of(table.act("place", {{"digit", 4}, {"cells", {"r0c1"}}})), "bad_value");
  EXPECT_EQ(code_of(table.act("set", {{"text", "on"}})), "bad_value");
  EXPECT_EQ(code_of(table.ask("apply", {{"line", "2 0 undo"}})), "out-of-order");
  EXPECT_EQ(code_of(table.ask("apply", {{"line", "undo"}})), "bad_value");
  json after = table.board();
  after["selection"] = before.at("selection");
  EXPECT_EQ(after, before);
}

TEST(Playing, WrongDigitsAreShownAsTheCheckLevelSays) {
  Table table(kEasyPuzzle, "check=solution");
  const json wrong = table.act("place", {{"cells", {"r1c3"}}, {"digit", 1}});
  EXPECT_EQ(wrong.at("wrong"), json({"r1c3"}));
  EXPECT_EQ(wrong.at("counts").at("mistakes"), 1);
  const json back = table.act("back");
  EXPECT_EQ(back.at("wrong"), json::array());
  EXPECT_EQ(back.at("repaint"), json({"r1c3"}));
  EXPECT_EQ(back.at("said"), "Went back 1 move, to before 1 at row 1 column 3.");
}

TEST(Playing, ASavedGameIsLoadedAsItWas) {
  Table table;
  table.act("place", {{"cells", {"r1c3"}}, {"digit", 4}, {"t", 100}});
  const json saved = table.ask("save", json::object());
  const json loaded = table.ask({{"do", "load"}, {"text", saved.at("text")}});
  EXPECT_EQ(loaded.at("game"), 2);
  EXPECT_EQ(loaded.at("values"), table.board().at("values"));
  EXPECT_EQ(code_of(table.ask({{"do", "load"}, {"text", "shudu-game 1\n"}})), "truncated");
}

TEST(Playing, EnteredDigitsAndCandidatesComeAlong) {
  Table table(":0000:x:53+4" + kEasyPuzzle.substr(3) + ":614::");
  ASSERT_EQ(table.opened().at("ok"), true) << table.opened().dump();
  EXPECT_EQ(table.opened().at("values").get<std::string>().substr(0, 3), "..4");
  EXPECT_EQ(table.opened().at("out").get<std::string>()[3 * 9 + 5], '6');
}

TEST(Playing, SoManyGamesAreOpenAndNoMore) {
  Limits limits;
  limits.games = 2;
  Service service(limits);
  json asked = request_for("start", kEasyPuzzle);
  asked["uid"] = "7k3m9q2x4w8v6t1r5p0n";
  asked["created"] = "2026-11-21T07:58:03Z";
  const auto answer = [&service](const json& request) {
    return json::parse(service.answer(request.dump()));
  };
  EXPECT_EQ(answer(asked).at("game"), 1);
  EXPECT_EQ(answer(asked).at("game"), 2);
  EXPECT_EQ(code_of(answer(asked)), "too_many_games");
  EXPECT_EQ(answer({{"shudu", 1}, {"do", "close"}, {"game", 1}}).at("ok"), true);
  EXPECT_EQ(code_of(answer({{"shudu", 1}, {"do", "board"}, {"game", 1}})), "unknown_game");
  EXPECT_EQ(answer(asked).at("game"), 3);
}

TEST(Reading, SaysWhatTheGameSays) {
  Table table;
  table.act("place", {{"cells", {"r1c3"}}, {"digit", 4}});
  const game::Session session = table.session();
  for (const char* language : {"en", "zh-CN", "zh-TW"}) {
    const game::Voice voice{*find_language(language)};
    const auto read = [&](json fields) {
      fields["language"] = language;
      return table.ask("read", std::move(fields));
    };
    const json labels = read({{"what", "labels"}}).at("labels");
    ASSERT_EQ(labels.size(), 81U);
    for (const Cell cell : session.layout().all_cells()) {
      EXPECT_EQ(labels[static_cast<std::size_t>(cell.index())],
                game::say_cell(voice, session, cell));
    }
    EXPECT_EQ(read({{"what", "row"}, {"number", 2}}).at("text"),
              game::say_house(voice, session, session.layout().row(1)));
    EXPECT_EQ(read({{"what", "box"}, {"number", 9}}).at("text"),
              game::say_house(voice, session, session.layout().box(8)));
    EXPECT_EQ(read({{"what", "left"}}).at("text"), game::say_left(voice, session));
    EXPECT_EQ(read({{"what", "cell"}, {"cell", "r1c3"}}).at("text"), labels[2]);
  }
  EXPECT_EQ(code_of(table.ask("read", {{"what", "row"}, {"number", 10}})), "bad_value");
  EXPECT_EQ(code_of(table.ask("read", {{"what", "region"}, {"number", 1}})), "bad_value");
  EXPECT_EQ(code_of(table.ask("read", {{"what", "cell"}, {"cell", "r1c0"}})), "bad_value");
}

TEST(Reading, ColoursAreCalledAsTheCallerCallsThem) {
  Table table;
  const json names = {"grey", "dark blue"};
  const auto said = [&](const char* colour) {
    return table
        .act("colour", {{"cells", {"r1c3"}}, {"digit", colour[0] - '0'}, {"colours", names}})
        .at("said");
  };
  EXPECT_EQ(said("2"), "Colour dark blue added.");
  EXPECT_EQ(said("3"), "Colour 3 added.");  // nobody names it
  const json read = table.ask("read", {{"what", "cell"}, {"cell", "r1c3"}, {"colours", names}});
  EXPECT_EQ(read.at("text"), "row 1 column 3, empty, coloured dark blue and 3");
  const json numbers = table.ask("read", {{"what", "cell"}, {"cell", "r1c3"}});
  EXPECT_EQ(numbers.at("text"), "row 1 column 3, empty, coloured 2 3");
  const json past = table.ask("history", {{"colours", names}});
  EXPECT_EQ(past.at("nodes").at(1).at("text"), "Colour dark blue added at row 1 column 3.");
  const json many(std::vector<std::string>(10, "x"));
  EXPECT_EQ(code_of(table.ask("history", {{"colours", many}})), "bad_value");
  EXPECT_EQ(code_of(table.ask("read", {{"what", "labels"}, {"colours", {1, 2}}})), "bad_value");
}

TEST(Advise, FindsAStepOrWhatIsWrong) {
  Table table(kXWingPuzzle);
  const json step = table.ask("advise", json::object());
  EXPECT_EQ(step.at("kind"), "step");
  EXPECT_EQ(step.at("step").at("technique"), "pointing");
  EXPECT_EQ(step.at("stages").size(), 5U);
  EXPECT_FALSE(step.contains("others"));
  std::set<json> results{step.at("step").at("eliminations")};
  const json others = table.ask("advise", {{"others", 3}}).at("others");
  EXPECT_EQ(others.size(), 3U);
  for (const json& other : others) {
    EXPECT_TRUE(results.insert(other.at("step").at("eliminations")).second) << other;
    EXPECT_EQ(other.at("stages").size(), 5U);
  }
  EXPECT_EQ(code_of(table.ask("advise", {{"others", 10}})), "bad_value");
  table.act("hint", {{"text", "pointing"}, {"actions", step.at("step").at("eliminations")}});
  EXPECT_EQ(table.board().at("counts").at("applied"), 1);
  EXPECT_NE(table.ask("advise", json::object()).at("step"), step.at("step"));
  table.act("place", {{"cells", {"r1c2"}}, {"digit", 7}});
  EXPECT_EQ(table.ask("advise", json::object()).at("kind"), "wrong");
}

TEST(Doubt, NamesTheReason) {
  Table table(kXWingPuzzle);
  const auto doubt = [&table](const char* cell, int digit) {
    return table.ask("doubt", {{"cell", cell}, {"digit", digit}});
  };
  EXPECT_EQ(doubt("r1c1", 1).at("kind"), "filled");
  EXPECT_EQ(doubt("r1c2", 1).at("kind"), "peer");
  const json technique = doubt("r9c4", 9);
  EXPECT_EQ(technique.at("kind"), "technique");
  EXPECT_EQ(technique.at("step").at("technique"), "pointing");
}

}  // namespace
}  // namespace shudu::service
