// solve, count, check, judged by exact cover (dlx) and by what is known of the puzzles.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "shudu/formats/reader.h"
#include "shudu/service/service.h"
#include "shudu/solver/method.h"

namespace shudu::service {
namespace {

using nlohmann::json;

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSixteen =  // two solutions, 16 clues
    "....1...47......2.3.........8....2.....7...3..1............48.16.23..............";
const std::string kNone =  // Norvig's impossible one
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
// The easy one without its first two rows, and without three digits more: thousands of solutions.
const std::string kOpen = std::string(18, '.') + kEasy.substr(18);
const std::string kWideOpen = std::string(21, '.') + kEasy.substr(21);

json request(std::string_view name, const std::string& puzzle) {
  return {{"shudu", 1}, {"do", name}, {"puzzle", puzzle}};
}

json ask(const json& request, const Control& control = {}, const Limits& limits = {}) {
  return json::parse(Service(limits).answer(request.dump(), control));
}

std::string code_of(const json& answer) { return answer.at("error").at("code").get<std::string>(); }

// By exact cover, which shares no code with what answers.
std::vector<std::string> judged(const std::string& puzzle, std::uint64_t limit) {
  SearchOptions options;
  options.limit = limit;
  std::vector<std::string> all;
  const Result<Puzzle> read = read_puzzle(puzzle, {});
  (void)find_method("dlx")->search(Layout::classic(), Pencilmarks::from_grid(read->givens), options,
                                   [&](const Grid& grid) {
                                     std::string text;
                                     for (int i = 0; i < 81; ++i) {
                                       text += static_cast<char>('0' + grid.value_at(Cell(i)));
                                     }
                                     all.push_back(text);
                                     return true;
                                   });
  std::sort(all.begin(), all.end());
  return all;
}

TEST(Solve, GivesTheOneSolution) {
  const json answer = ask(request("solve", kEasy));
  EXPECT_EQ(answer.at("status"), "unique");
  EXPECT_EQ(answer.at("puzzle"), kEasy);
  EXPECT_EQ(answer.at("solution"), judged(kEasy, 2).front());
}

TEST(Solve, GivesTheSmallestOfSeveral) {
  const json answer = ask(request("solve", kSixteen));
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_EQ(answer.at("solution"), judged(kSixteen, kUnlimited).front());
}

TEST(Solve, SaysThatThereIsNone) {
  const json answer = ask(request("solve", kNone));
  EXPECT_EQ(answer.at("ok"), true);
  EXPECT_EQ(answer.at("status"), "none");
  EXPECT_FALSE(answer.contains("solution"));
}

TEST(Solve, ListsAllInAscendingOrder) {
  json asked = request("solve", kSixteen);
  asked["all"] = true;
  json answer = ask(asked);
  EXPECT_EQ(answer.at("solutions"), json(judged(kSixteen, kUnlimited)));
  EXPECT_EQ(answer.at("count"), 2);
  EXPECT_EQ(answer.at("count_is_exact"), true);
  asked["limit"] = 1;
  answer = ask(asked);
  EXPECT_EQ(answer.at("solutions"), json(std::vector<std::string>{judged(kSixteen, 2).front()}));
  EXPECT_EQ(answer.at("count_is_exact"), false);
  EXPECT_EQ(answer.at("status"), "multiple");
}

TEST(Solve, ListsTheFirstOfVeryMany) {
  for (const std::string& puzzle : {kOpen, kWideOpen}) {
    json asked = request("solve", puzzle);
    asked["all"] = true;
    asked["limit"] = 3;
    std::vector<std::string> all = judged(puzzle, kUnlimited);
    ASSERT_GT(all.size(), puzzle == kOpen ? 1'000U : 100'000U);
    all.resize(3);
    EXPECT_EQ(ask(asked).at("solutions"), json(all));
  }
}

TEST(Solve, TheEmptyGridHasADocumentedFirstSolution) {
  const json answer = ask(request("solve", std::string(81, '.')));
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_EQ(answer.at("solution").get<std::string>().substr(0, 18), "123456789456789123");
}

TEST(Solve, NamesTheCellsThatClash) {
  const json answer = ask(request("solve", "55" + kEasy.substr(2)));
  EXPECT_EQ(code_of(answer), "duplicate_in_row");
  EXPECT_EQ(answer.at("error").at("cells"), json({"r1c1", "r1c2"}));
  EXPECT_EQ(answer.at("error").at("sentence"), "duplicate 5 in row 1 (r1c1 r1c2)");
}

TEST(Solve, ReadsEveryFormatAndLayout) {
  json asked = request("solve", "1.....2..3.....4");
  EXPECT_EQ(ask(asked).at("status"), "unique");
  asked["layout"] = "x+4x4";
  EXPECT_TRUE(ask(asked).contains("status"));
  asked["layout"] = "hexagon";
  EXPECT_EQ(code_of(ask(asked)), "unknown_layout");
  asked = request("solve", R"({"puzzle":")" + kEasy + R"(","title":"x"})");
  EXPECT_EQ(ask(asked).at("puzzle"), kEasy);
  asked["from"] = "line";
  EXPECT_EQ(ask(asked).at("ok"), false);
  asked["from"] = "nothing";
  EXPECT_EQ(code_of(ask(asked)), "bad_value");
}

TEST(Solve, SaysWhatIsNoPuzzle) {
  EXPECT_EQ(code_of(ask(request("solve", ""))), "too_short");
  EXPECT_EQ(code_of(ask(request("solve", kEasy + "\n" + kEasy))), "too_long");
  EXPECT_EQ(ask(request("solve", kEasy.substr(1))).at("ok"), false);
  EXPECT_EQ(ask(request("solve", "0123456789")).at("ok"), false);
  EXPECT_EQ(code_of(ask({{"shudu", 1}, {"do", "solve"}})), "one_of_two");
  json both = request("solve", kEasy);
  both["puzzles"] = kEasy;
  EXPECT_EQ(code_of(ask(both)), "one_of_two");
}

TEST(Solve, AnswersManyRecordsInOrder) {
  const std::string clash = "55" + kEasy.substr(2);
  const json asked = {{"shudu", 1},
                      {"do", "solve"},
                      {"puzzles", kEasy + "\nrubbish of any kind\n" + clash + "\n" + kNone + "\n"}};
  const json results = ask(asked).at("results");
  ASSERT_EQ(results.size(), 4U);
  EXPECT_EQ(results[0].at("solution"), judged(kEasy, 2).front());
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
  json asked = {{"shudu", 1}, {"do", "solve"}, {"puzzles", kEasy + "\n" + kEasy + "\n"}};
  EXPECT_EQ(ask(asked, {}, limits).at("results").size(), 2U);
  asked["puzzles"] = kEasy + "\n" + kEasy + "\n" + kEasy;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "too_many_puzzles");
}

TEST(Count, CountsAndStopsAtTheLimit) {
  EXPECT_EQ(ask(request("count", kSixteen)).at("count"), 2);
  const std::uint64_t all = judged(kOpen, kUnlimited).size();
  EXPECT_EQ(ask(request("count", kOpen)).at("count"), all);
  json asked = request("count", kOpen);
  asked["limit"] = all;
  EXPECT_EQ(ask(asked).at("count_is_exact"), true);
  asked["limit"] = all - 1;
  const json cut = ask(asked);
  EXPECT_EQ(cut.at("count"), all - 1);
  EXPECT_EQ(cut.at("count_is_exact"), false);
  EXPECT_EQ(cut.at("status"), "multiple");
}

TEST(Count, EndsAtItsNodes) {
  json asked = request("count", std::string(81, '.'));
  asked["budget"] = 100'000;
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("status"), "multiple");
  EXPECT_EQ(answer.at("count_is_exact"), false);
  EXPECT_GE(answer.at("count").get<std::uint64_t>(), 2U);
}

TEST(Count, NumbersAreChecked) {
  for (const char* limit : {"0", "-1", "18446744073709551616", "1.5", "\"1\"", "null", "[1]"}) {
    const std::string text =
        R"({"shudu":1,"do":"count","puzzle":")" + kEasy + R"(","limit":)" + limit + "}";
    const json answer = json::parse(Service().answer(text));
    EXPECT_EQ(code_of(answer), "bad_value") << limit;
    EXPECT_EQ(answer.at("error").at("field"), "limit") << limit;
  }
}

TEST(Check, NamesTheGivensThatAreNotNeeded) {
  EXPECT_EQ(ask(request("check", kEasy)).at("status"), "unique");
  EXPECT_FALSE(ask(request("check", kEasy)).contains("minimal"));
  json asked = request("check", kEasy);
  asked["minimal"] = true;
  const json answer = ask(asked);
  ASSERT_EQ(answer.at("minimal"), false);
  // A given is redundant when the puzzle without it has one solution still.
  json redundant = json::array();
  for (std::size_t i = 0; i < 81; ++i) {
    if (kEasy[i] == '.') continue;
    std::string without = kEasy;
    without[i] = '.';
    if (judged(without, 2).size() != 1) continue;
    redundant.push_back("r" + std::to_string(i / 9 + 1) + "c" + std::to_string(i % 9 + 1));
  }
  EXPECT_EQ(answer.at("redundant"), redundant);
}

TEST(Control, IsAskedBeforeTheWorkAndCancels) {
  int calls = 0;
  const auto refuse = [&calls](const Progress& progress) {
    ++calls;
    EXPECT_EQ(progress.request, "solve");
    return false;
  };
  Control control;
  control.progress = refuse;
  EXPECT_EQ(code_of(ask(request("solve", kEasy), control)), "cancelled");
  EXPECT_EQ(calls, 1);
}

TEST(Control, CancelsALongCountSoon) {
  int calls = 0;
  const auto cancel = [&calls](const Progress& progress) {
    EXPECT_LE(progress.done, progress.total == 0 ? ~0ULL : progress.total);
    return ++calls < 4;
  };
  Control control;
  control.progress = cancel;
  EXPECT_EQ(code_of(ask(request("count", std::string(81, '.')), control)), "cancelled");
  EXPECT_EQ(calls, 4);
}

TEST(Control, TimeNeedsAClockAndEnds) {
  json asked = request("count", std::string(81, '.'));
  asked["time"] = 50;
  EXPECT_EQ(code_of(ask(asked)), "no_clock");
  std::uint64_t now = 1'000;
  const auto clock = [&now] { return now += 20; };
  Control control;
  control.clock = clock;
  EXPECT_EQ(code_of(ask(asked, control)), "timeout");
}

TEST(Control, TheFlagOfAnotherThreadEndsIt) {
  const std::atomic<bool> stop{true};
  Control control;
  control.stop = &stop;
  EXPECT_EQ(code_of(ask(request("count", std::string(81, '.')), control)), "cancelled");
}

}  // namespace
}  // namespace shudu::service
