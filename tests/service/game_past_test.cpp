// A game's past as a page gets it: the tree of moves of random play held to the lines of the saved
// game, what is kept of a game that has ended, and the copy that a full game goes on in.
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "service/helpers.h"
#include "shudu/core/rng.h"

namespace shudu::service {
namespace {

using nlohmann::json;

class GamePast : public testing::Test {
 protected:
  json ask(json request) {
    request["shudu"] = 1;
    return json::parse(service_.answer(request.dump()));
  }
  void start(const std::string& puzzle, const std::string& settings = "") {
    const json answer = ask({{"do", "start"},
                             {"puzzle", puzzle},
                             {"uid", kUid},
                             {"created", kDate},
                             {"settings", settings}});
    ASSERT_TRUE(answer.at("ok")) << answer;
  }
  json act(const std::string& intent, json more = json::object()) {
    more.update({{"do", "act"}, {"game", 1}, {"intent", intent}, {"t", time_ += 100}});
    return ask(more);
  }
  json history(const std::string& part) {
    return ask({{"do", "history"}, {"game", 1}, {"part", part}});
  }
  std::string saved(int game) { return ask({{"do", "save"}, {"game", game}}).at("text"); }

  Service service_;
  int time_ = 0;
};

// The numbers of the events in the lines of a saved game, with their text.
std::map<int, std::string> events_in(const std::string& saved) {
  std::map<int, std::string> events;
  std::istringstream stream(saved);
  bool is_inside = false;
  for (std::string line; std::getline(stream, line);) {
    if (line.starts_with("at ")) break;
    if (is_inside) events[std::stoi(line)] = line;
    if (line.starts_with("events ")) is_inside = true;
  }
  return events;
}

// The tree of boards, walked by what the saved lines mean: a board event is a child of where the
// board stood, `undo` goes to the parent, `redo` to the child that was visited last.
struct Tree {
  std::map<int, int> parent;
  std::map<int, int> next;
  int at = 0;

  void walk(int n, const std::string& line) {
    std::istringstream words(line);
    std::string number;
    std::string time;
    std::string kind;
    int target = 0;
    words >> number >> time >> kind >> target;
    if (kind == "undo") {
      at = parent.at(at);
    } else if (kind == "redo") {
      at = next.at(at);
    } else if (kind == "goto") {
      at = target;
      for (int on = at; on != 0; on = parent.at(on)) next[parent.at(on)] = on;
    } else {
      parent[n] = at;
      next[at] = n;
      at = n;
    }
  }

  [[nodiscard]] bool is_on_path(int n) const {
    for (int on = at; on != n; on = parent.at(on)) {
      if (on == 0) return false;
    }
    return true;
  }

  [[nodiscard]] int children(int n) const {
    int count = 0;
    for (const auto& [child, its_parent] : parent) count += its_parent == n ? 1 : 0;
    return count;
  }
};

TEST_F(GamePast, TreeOfRandomPlayIsThatOfTheSavedLines) {
  start(kEasyPuzzle);
  Rng rng(7);
  for (int move = 0; move < 300; ++move) {
    const std::string cell =
        "r" + std::to_string(1 + rng.below(9)) + "c" + std::to_string(1 + rng.below(9));
    const std::uint64_t kind = rng.below(6);
    if (kind == 0) {
      (void)act("undo");
    } else if (kind == 1) {
      (void)act("redo");
    } else if (kind == 2) {
      (void)act("goto", {{"number", rng.below(static_cast<std::uint64_t>(move + 1))}});
    } else {
      (void)act("centre", {{"cells", {cell}}, {"digit", 1 + rng.below(9)}});
    }
  }
  const std::map<int, std::string> events = events_in(saved(1));
  Tree tree;
  for (const auto& [n, line] : events) tree.walk(n, line);
  const json answer = history("all");
  EXPECT_EQ(answer.at("nodes").size(), tree.parent.size() + 1);
  EXPECT_EQ(answer.at("cursor"), tree.at);
  std::map<int, int> depth;
  for (const json& node : answer.at("nodes")) {
    const int n = node.at("n").get<int>();
    const bool is_root = n == 0;
    ASSERT_TRUE(is_root || tree.parent.count(n) == 1) << n;
    depth[n] = is_root ? 0 : depth[tree.parent.at(n)] + 1;
    if (!is_root) {
      EXPECT_EQ(node.at("line"), events.at(n));
      EXPECT_EQ(node.at("parent"), tree.parent.at(n));
    }
    EXPECT_EQ(node.at("depth"), depth[n]) << n;
    EXPECT_EQ(node.value("next", 0), tree.next.count(n) == 1 ? tree.next.at(n) : 0) << n;
    EXPECT_EQ(node.at("on_path"), tree.is_on_path(n)) << n;
    EXPECT_EQ(node.at("children"), tree.children(n)) << n;
  }
  const json line = history("line");
  for (const json& node : line.at("nodes")) EXPECT_TRUE(node.at("on_line"));
}

TEST_F(GamePast, SavepointsStandAtTheirNode) {
  start("1.....2..3.....4");
  (void)act("place", {{"cells", {"r1c2"}}, {"digit", 2}});
  (void)act("savepoint", {{"text", "here"}});
  (void)act("undo");
  const json nodes = history("line").at("nodes");
  ASSERT_EQ(nodes.size(), 2U);  // redo ends there
  EXPECT_EQ(nodes.at(1).at("savepoints"), json({"here"}));
  EXPECT_FALSE(nodes.at(1).at("on_path").get<bool>());
  EXPECT_EQ(nodes.at(1).at("text"), "2 at row 1 column 2.");
  EXPECT_FALSE(nodes.at(0).contains("text"));
}

TEST_F(GamePast, ResultCountsWhatWasDone) {
  start("1.....2..3.....4", "check=off");
  (void)act("place", {{"cells", {"r1c2"}}, {"digit", 3}});  // the solution has 2
  (void)act("undo");
  (void)act("asked", {{"text", "naked-single"}, {"number", 4}});
  (void)act("check-solution");
  (void)act("reveal", {{"cells", {"r1c2"}}});
  (void)act("give-up");
  const json result = ask({{"do", "result"}, {"game", 1}});
  EXPECT_EQ(result.at("outcome"), "given-up");
  EXPECT_EQ(result.at("mistakes"), 1);
  EXPECT_EQ(result.at("undos"), 1);
  EXPECT_EQ(result.at("asked"), 1);
  EXPECT_EQ(result.at("stage_max"), 4);
  EXPECT_EQ(result.at("checks"), 1);
  EXPECT_EQ(result.at("reveals"), 1);
  EXPECT_EQ(result.at("elapsed"), time_);
  EXPECT_EQ(result.at("check_level"), "off");
  EXPECT_EQ(result.at("layout"), "4x4");
  EXPECT_FALSE(result.at("unaided").get<bool>());
  EXPECT_FALSE(result.contains("level"));
}

TEST_F(GamePast, MistakesOfManySolutionsAreNotKnown) {
  start("1.....2........4");
  EXPECT_FALSE(ask({{"do", "result"}, {"game", 1}}).contains("mistakes"));
}

TEST_F(GamePast, CopyHasTheLineAloneAndTheOldGameStays) {
  start("1.....2..3.....4");
  (void)act("place", {{"cells", {"r1c2"}}, {"digit", 3}});
  (void)act("undo");
  (void)act("place", {{"cells", {"r1c2"}}, {"digit", 2}});
  const std::string old_uid = ask({{"do", "board"}, {"game", 1}}).at("uid");
  const json copy =
      ask({{"do", "continue"}, {"game", 1}, {"uid", "0k3m9q2x4w8v6t1r5p0n"}, {"created", kDate}});
  ASSERT_TRUE(copy.at("ok")) << copy;
  EXPECT_EQ(copy.at("game"), 2);
  EXPECT_EQ(copy.at("values"), ".2..............");
  EXPECT_EQ(copy.at("counts").at("mistakes"), 1);
  const json nodes = ask({{"do", "history"}, {"game", 2}}).at("nodes");
  EXPECT_EQ(nodes.size(), 2U);
  EXPECT_EQ(ask({{"do", "board"}, {"game", 1}}).at("uid"), old_uid);
}

}  // namespace
}  // namespace shudu::service
