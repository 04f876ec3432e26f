// solve, count, check, judged by exact cover (dlx) and by what is known of the puzzles.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "service/helpers.h"
#include "shudu/solver/search.h"
#include "support/build_kind.h"

namespace shudu::service {
namespace {

using nlohmann::json;

const std::string kNone =  // Norvig's impossible one
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
// The easy one without its first two rows, and without three digits more: thousands of solutions.
const std::string kOpen = std::string(18, '.') + kEasyPuzzle.substr(18);
const std::string kWideOpen = std::string(21, '.') + kEasyPuzzle.substr(21);

TEST(Solve, GivesTheOneSolution) {
  const json answer = ask(request_for("solve", kEasyPuzzle));
  EXPECT_EQ(answer.at("status"), "unique");
  EXPECT_EQ(answer.at("puzzle"), kEasyPuzzle);
  EXPECT_EQ(answer.at("solution"), judged_solutions(kEasyPuzzle, 2).front());
}

TEST(Solve, GivesTheSmallestOfSeveral) {
  const json answer = ask(request_for("solve", kTwoSolutions));
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_EQ(answer.at("solution"), judged_solutions(kTwoSolutions, kUnlimited).front());
}

TEST(Solve, SaysThatThereIsNone) {
  const json answer = ask(request_for("solve", kNone));
  EXPECT_EQ(answer.at("ok"), true);
  EXPECT_EQ(answer.at("status"), "none");
  EXPECT_FALSE(answer.contains("solution"));
}

TEST(Solve, ListsAllInAscendingOrder) {
  json asked = request_for("solve", kTwoSolutions);
  asked["all"] = true;
  json answer = ask(asked);
  EXPECT_EQ(answer.at("solutions"), json(judged_solutions(kTwoSolutions, kUnlimited)));
  EXPECT_EQ(answer.at("count"), 2);
  EXPECT_EQ(answer.at("count_is_exact"), true);
  asked["limit"] = 1;
  answer = ask(asked);
  EXPECT_EQ(answer.at("solutions"),
            json(std::vector<std::string>{judged_solutions(kTwoSolutions, 2).front()}));
  EXPECT_EQ(answer.at("count_is_exact"), false);
  EXPECT_EQ(answer.at("status"), "multiple");
}

TEST(Solve, ListsTheFirstOfVeryMany) {
  for (const std::string& puzzle : {kOpen, kWideOpen}) {
    json asked = request_for("solve", puzzle);
    asked["all"] = true;
    asked["limit"] = 3;
    std::vector<std::string> all = judged_solutions(puzzle, kUnlimited);
    ASSERT_GT(all.size(), puzzle == kOpen ? 1'000U : 100'000U);
    all.resize(3);
    EXPECT_EQ(ask(asked).at("solutions"), json(all));
  }
}

TEST(Solve, TheEmptyGridHasADocumentedFirstSolution) {
  const json answer = ask(request_for("solve", std::string(81, '.')));
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_EQ(answer.at("solution").get<std::string>().substr(0, 18), "123456789456789123");
}

TEST(Solve, NamesTheCellsThatClash) {
  const json answer = ask(request_for("solve", "55" + kEasyPuzzle.substr(2)));
  EXPECT_EQ(code_of(answer), "duplicate_in_row");
  EXPECT_EQ(answer.at("error").at("cells"), json({"r1c1", "r1c2"}));
  EXPECT_EQ(answer.at("error").at("sentence"), "duplicate 5 in row 1 (r1c1 r1c2)");
}

TEST(Solve, ReadsEveryFormatAndLayout) {
  json asked = request_for("solve", "1.....2..3.....4");
  EXPECT_EQ(ask(asked).at("status"), "unique");
  asked["layout"] = "x+4x4";
  EXPECT_TRUE(ask(asked).contains("status"));
  asked["layout"] = "hexagon";
  EXPECT_EQ(code_of(ask(asked)), "unknown_layout");
  asked = request_for("solve", R"({"puzzle":")" + kEasyPuzzle + R"(","title":"x"})");
  EXPECT_EQ(ask(asked).at("puzzle"), kEasyPuzzle);
  asked["from"] = "line";
  EXPECT_EQ(ask(asked).at("ok"), false);
  asked["from"] = "nothing";
  EXPECT_EQ(code_of(ask(asked)), "bad_value");
}

TEST(Solve, SaysWhatIsNoPuzzle) {
  EXPECT_EQ(code_of(ask(request_for("solve", ""))), "too_short");
  EXPECT_EQ(code_of(ask(request_for("solve", kEasyPuzzle + "\n" + kEasyPuzzle))), "too_long");
  EXPECT_EQ(ask(request_for("solve", kEasyPuzzle.substr(1))).at("ok"), false);
  EXPECT_EQ(ask(request_for("solve", "0123456789")).at("ok"), false);
  EXPECT_EQ(code_of(ask({{"shudu", 1}, {"do", "solve"}})), "one_of_two");
  json both = request_for("solve", kEasyPuzzle);
  both["puzzles"] = kEasyPuzzle;
  EXPECT_EQ(code_of(ask(both)), "one_of_two");
}

TEST(Solve, AnswersManyRecordsInOrder) {
  const std::string clash = "55" + kEasyPuzzle.substr(2);
  const json asked = {
      {"shudu", 1},
      {"do", "solve"},
      {"puzzles", kEasyPuzzle + "\nrubbish of any kind\n" + clash + "\n" + kNone + "\n"}};
  const json results = ask(asked).at("results");
  ASSERT_EQ(results.size(), 4U);
  EXPECT_EQ(results[0].at("solution"), judged_solutions(kEasyPuzzle, 2).front());
  EXPECT_EQ(results[1].at("status"), "unreadable");
  EXPECT_EQ(results[2].at("status"), "invalid");
  EXPECT_EQ(results[2].at("error").at("code"), "duplicate_in_row");
  EXPECT_EQ(results[3].at("status"), "none");
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(results[i].at("index"), i);
    EXPECT_EQ(results[i].at("line"), i + 1);
  }
}

TEST(Solve, SoManyRecordsAndNoMore) {
  Limits limits;
  limits.puzzles = 2;
  json asked = {
      {"shudu", 1}, {"do", "solve"}, {"puzzles", kEasyPuzzle + "\n" + kEasyPuzzle + "\n"}};
  EXPECT_EQ(ask(asked, {}, limits).at("results").size(), 2U);
  asked["puzzles"] = kEasyPuzzle + "\n" + kEasyPuzzle + "\n" + kEasyPuzzle;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "too_many_puzzles");
}

TEST(Count, CountsAndStopsAtTheLimit) {
  EXPECT_EQ(ask(request_for("count", kTwoSolutions)).at("count"), 2);
  const std::uint64_t all = judged_solutions(kOpen, kUnlimited).size();
  EXPECT_EQ(ask(request_for("count", kOpen)).at("count"), all);
  json asked = request_for("count", kOpen);
  asked["limit"] = all;
  EXPECT_EQ(ask(asked).at("count_is_exact"), true);
  asked["limit"] = all - 1;
  const json cut = ask(asked);
  EXPECT_EQ(cut.at("count"), all - 1);
  EXPECT_EQ(cut.at("count_is_exact"), false);
  EXPECT_EQ(cut.at("status"), "multiple");
}

TEST(Count, EndsAtItsNodes) {
  json asked = request_for("count", std::string(81, '.'));
  asked["budget"] = test::by_build(100'000, 10'000);
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_EQ(answer.at("count_is_exact"), false);
  EXPECT_GE(answer.at("count").get<std::uint64_t>(), 2U);
}

TEST(Count, NumbersAreChecked) {
  for (const char* limit : {"0", "-1", "18446744073709551616", "1.5", "\"1\"", "null", "[1]"}) {
    const std::string text =
        R"({"shudu":1,"do":"count","puzzle":")" + kEasyPuzzle + R"(","limit":)" + limit + "}";
    const json answer = json::parse(Service().answer(text));
    EXPECT_EQ(code_of(answer), "bad_value") << limit;
    EXPECT_EQ(answer.at("error").at("field"), "limit") << limit;
  }
}

TEST(Check, NamesTheGivensThatAreNotNeeded) {
  EXPECT_EQ(ask(request_for("check", kEasyPuzzle)).at("status"), "unique");
  EXPECT_FALSE(ask(request_for("check", kEasyPuzzle)).contains("minimal"));
  json asked = request_for("check", kEasyPuzzle);
  asked["minimal"] = true;
  const json answer = ask(asked);
  ASSERT_EQ(answer.at("minimal"), false);
  // A given is redundant when the puzzle without it has one solution still.
  json redundant = json::array();
  for (std::size_t i = 0; i < 81; ++i) {
    if (kEasyPuzzle[i] == '.') continue;
    std::string without = kEasyPuzzle;
    without[i] = '.';
    if (judged_solutions(without, 2).size() != 1) continue;
    redundant.push_back("r" + std::to_string(i / 9 + 1) + "c" + std::to_string(i % 9 + 1));
  }
  EXPECT_EQ(answer.at("redundant"), redundant);
}

TEST(Control, IsAskedBeforeTheWorkAndCancels) {
  expect_cancelled(request_for("solve", kEasyPuzzle), 1);
}

TEST(Control, CancelsALongCountSoon) {
  expect_cancelled(request_for("count", std::string(81, '.')), 4);
}

TEST(Control, TimeNeedsAClockAndEnds) {
  json asked = request_for("count", std::string(81, '.'));
  asked["time"] = 50;
  EXPECT_EQ(code_of(ask(asked)), "no_clock");
  std::uint64_t now = 1'000;
  const auto clock = [&now] { return now += 20; };
  Control control;
  control.clock = clock;
  EXPECT_EQ(code_of(ask(asked, control)), "timeout");
}

TEST(Control, TheFlagOfAnotherThreadEndsIt) {
  StopFlag stop;
  stop.set();
  Control control;
  control.stop = &stop;
  EXPECT_EQ(code_of(ask(request_for("count", std::string(81, '.')), control)), "cancelled");
}

}  // namespace
}  // namespace shudu::service
