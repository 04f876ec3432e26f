// convert, canon, minimize, generate: what comes out is the same puzzle, the same class, a minimal
// puzzle, a puzzle of the level, by exact cover and by the scales.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "service/helpers.h"
#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/verbs/reworking.h"

namespace shudu::service {
namespace {

using nlohmann::json;

TEST(Convert, TellsWhatATextHolds) {
  json asked = request_for("convert", ":0000:x:53+4" + kEasyPuzzle.substr(3) + ":::");
  asked["verdict"] = true;
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("format"), "hodoku");
  EXPECT_EQ(answer.at("givens"), 30);
  EXPECT_EQ(answer.at("placed"), 1);
  EXPECT_EQ(answer.at("status"), "unique");
  EXPECT_FALSE(answer.contains("text"));
}

TEST(Convert, EveryFormatThatItWritesIsReadBack) {
  const json formats = ask({{"shudu", 1}, {"do", "version"}}).at("written_formats");
  ASSERT_GT(formats.size(), 5U);
  for (const json& format : formats) {
    json asked = request_for("convert", kEasyPuzzle);
    asked["to"] = format;
    const json written = ask(asked);
    if (!written.at("ok").get<bool>()) {
      EXPECT_EQ(code_of(written), "cannot_hold") << format;
      continue;
    }
    json back = request_for("convert", written.at("text"));
    back["from"] = format;
    EXPECT_EQ(ask(back).value("puzzle", ""), kEasyPuzzle) << format;
  }
}

TEST(Convert, MovesAsItIsAsked) {
  json asked = request_for("convert", "1.....2..3.....4");
  asked["to"] = "line";
  asked["move"] = "rows 2134 digits 2341";
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("text"), "..3.2....4.....1\n");
  EXPECT_EQ(answer.at("puzzle"), "1.....2..3.....4");
  EXPECT_EQ(answer.at("symmetry"), "rows 2134 columns 1234 digits 2341");
  asked["move"] = "rows 1324";
  EXPECT_EQ(code_of(ask(asked)), "moves_break_layout");
  asked["move"] = "digits 213456789";
  EXPECT_EQ(code_of(ask(asked)), "moves_of_other_size");
  asked["move"] = "left";
  EXPECT_EQ(code_of(ask(asked)), "bad_value");
}

TEST(Convert, ShufflesBySeedAndNumberOfTheRecord) {
  json asked = {{"shudu", 1}, {"do", "convert"}, {"to", "line"}, {"shuffle", true}, {"seed", 7}};
  asked["puzzles"] = kXWingPuzzle + "\n" + kXWingPuzzle + "\n";
  const json answer = ask(asked);
  const std::string text = answer.at("text");
  const std::string first = text.substr(0, 81);
  const std::string second = text.substr(82, 81);
  EXPECT_NE(first, second);
  // What the answer says of the way leads there, and a bad record between counts.
  for (const auto& [index, line] : {std::pair{0, first}, std::pair{1, second}}) {
    json moved = request_for("convert", kXWingPuzzle);
    moved["to"] = "line";
    moved["move"] = answer.at("results").at(static_cast<std::size_t>(index)).at("symmetry");
    EXPECT_EQ(ask(moved).at("text"), line + "\n");
  }
  asked["puzzles"] = "rubbish of any kind\n" + kXWingPuzzle + "\n";
  EXPECT_EQ(ask(asked).at("text"), second + "\n");
  for (const std::string& puzzle : {first, second}) {
    json form = request_for("canon", puzzle);
    EXPECT_EQ(ask(form).at("form"), ask(request_for("canon", kXWingPuzzle)).at("form"));
  }
}

TEST(Convert, AShuffleNeedsItsSeedAndNoMove) {
  json asked = request_for("convert", kEasyPuzzle);
  asked["shuffle"] = true;
  EXPECT_EQ(code_of(ask(asked)), "missing_field");
  asked["seed"] = 1;
  EXPECT_EQ(code_of(ask(asked)), "");
  asked["move"] = "transpose";
  EXPECT_EQ(code_of(ask(asked)), "bad_value");
  json lone = request_for("convert", kEasyPuzzle);
  lone["seed"] = 1;
  EXPECT_EQ(code_of(ask(lone)), "missing_field");
}

TEST(Convert, SaysWhatWasLost) {
  const std::string noted = R"({"puzzle":")" + kEasyPuzzle + R"(","title":"<b>)" + "\xe2\x80\xae" +
                            R"(x","solution":")" + judged_solutions(kEasyPuzzle, 2).front() + "\"}";
  json asked = request_for("convert", noted);
  asked["from"] = "jsonl";
  asked["to"] = "line";
  const json answer = ask(asked);
  ASSERT_EQ(answer.at("ok"), true) << answer.dump();
  EXPECT_EQ(answer.at("lost"), json({"solution", "notes"}));
  EXPECT_EQ(answer.at("notes").at("title"), "<b>\\u202ex");
}

TEST(Convert, ManyRecordsAreOneFile) {
  json asked = {{"shudu", 1}, {"do", "convert"}, {"to", "line"}};
  asked["puzzles"] = kEasyPuzzle + "\nrubbish of any kind\n" + kXWingPuzzle + "\n";
  const json answer = ask(asked);
  EXPECT_EQ(answer.at("results").size(), 3U);
  EXPECT_EQ(answer.at("text"), kEasyPuzzle + "\n" + kXWingPuzzle + "\n");
}

TEST(Canon, IsTheSameForEveryForm) {
  std::string turned(81, '.');
  for (std::size_t i = 0; i < 81; ++i) {
    const char c = kEasyPuzzle[i];
    turned[9 * (i % 9) + i / 9] = c == '.' ? c : static_cast<char>('0' + ('9' - c) + 1);
  }
  json asked = request_for("canon", kEasyPuzzle);
  asked["automorphisms"] = true;
  const json one = ask(asked);
  const json other = ask(request_for("canon", turned));
  EXPECT_EQ(one.at("form"), other.at("form"));
  EXPECT_EQ(one.at("automorphisms"), 1);
  json same = request_for("canon", turned);
  same["same"] = kEasyPuzzle;
  EXPECT_EQ(ask(same).at("same"), true);
  same["puzzle"] = kXWingPuzzle;
  EXPECT_EQ(ask(same).at("same"), false);
}

TEST(Minimize, LeavesAMinimalPuzzle) {
  for (const int seed : {-1, 0, 7}) {
    json asked = request_for("minimize", kXWingPuzzle);
    if (seed >= 0) asked["seed"] = seed;
    const json answer = ask(asked);
    const auto minimal = answer.at("minimized").get<std::string>();
    EXPECT_EQ(judged_solutions(minimal, 2), judged_solutions(kXWingPuzzle, 2));
    std::size_t givens = 0;
    for (std::size_t i = 0; i < 81; ++i) {
      if (minimal[i] == '.') continue;
      ++givens;
      EXPECT_EQ(minimal[i], kXWingPuzzle[i]);
      std::string without = minimal;
      without[i] = '.';
      EXPECT_EQ(judged_solutions(without, 2).size(), 2U);
    }
    EXPECT_EQ(answer.at("givens"), givens);
  }
}

// As `shudu minimize --seed` has them: an order of its own for each record.
TEST(Minimize, EachRecordOfManyHasItsOwnOrder) {
  json asked = {{"shudu", 1}, {"do", "minimize"}, {"seed", 7}};
  asked["puzzles"] = "rubbish of any kind\n" + kXWingPuzzle + '\n' + kXWingPuzzle + '\n';
  const json results = ask(asked).at("results");
  ASSERT_EQ(results.size(), 3U);
  verbs::Budget budget;
  verbs::MinimizerMemory memory;
  const Grid givens = read_puzzle(kXWingPuzzle, {})->givens;
  const Layout classic = Layout::classic();
  const verbs::Position position = verbs::position_of(classic, givens);
  for (std::uint64_t item = 1; item < 3; ++item) {
    const auto minimized = verbs::minimize(budget, position, {.seed = 7, .item = item}, memory);
    std::string text;
    append_grid(minimized->grid(), text);
    EXPECT_EQ(results[item].at("minimized"), text) << item;
  }
  EXPECT_NE(results[1].at("minimized"), results[2].at("minimized"));
  // Who asks in parts says where a part begins.
  json part = request_for("minimize", kXWingPuzzle);
  part["seed"] = 7;
  part["index"] = 2;
  EXPECT_EQ(ask(part).at("minimized"), results[2].at("minimized"));
}

TEST(Minimize, ListsAllUpToTheLimit) {
  json asked = request_for("minimize", kXWingPuzzle);
  asked["all"] = true;
  asked["limit"] = 3;
  const json answer = ask(asked);
  ASSERT_EQ(answer.at("minimal_puzzles").size(), 3U);
  EXPECT_EQ(answer.at("minimal_count_is_exact"), false);
  for (const json& puzzle : answer.at("minimal_puzzles")) {
    EXPECT_EQ(judged_solutions(puzzle, 2).size(), 1U);
  }
}

TEST(Minimize, TakesALimitWithAllAloneAndNoneAboveTheServices) {
  json asked = request_for("minimize", kXWingPuzzle);
  asked["limit"] = 3;
  EXPECT_EQ(code_of(ask(asked)), "missing_field");
  asked["all"] = true;
  Limits limits;
  limits.solutions = 2;
  EXPECT_EQ(code_of(ask(asked, {}, limits)), "bad_value");
  limits.solutions = 3;
  EXPECT_EQ(ask(asked, {}, limits).at("minimal_puzzles").size(), 3U);
}

json generate(const json& wishes) {
  json asked = {{"shudu", 1}, {"do", "generate"}, {"seed", 2028}};
  asked.update(wishes);
  return ask(asked);
}

TEST(Generate, MakesAPuzzleOfTheLevel) {
  for (const char* level : {"easy", "hard"}) {
    const json answer = generate({{"level", level}});
    ASSERT_EQ(answer.at("ok"), true);
    const auto puzzle = answer.at("puzzle").get<std::string>();
    EXPECT_EQ(judged_solutions(puzzle, 2), std::vector<std::string>{answer.at("solution")});
    const ShuduRating rating = *rate_shudu(Layout::classic(), read_puzzle(puzzle, {})->givens);
    EXPECT_EQ(row_of(rating.level).slug, level);
  }
}

TEST(Generate, TheSeedDecides) {
  EXPECT_EQ(generate(json::object()), generate(json::object()));
  EXPECT_NE(generate(json::object()).at("puzzle"), generate({{"seed", 2029}}).at("puzzle"));
  EXPECT_NE(generate(json::object()).at("puzzle"), generate({{"index", 1}}).at("puzzle"));
  EXPECT_EQ(code_of(ask({{"shudu", 1}, {"do", "generate"}})), "missing_field");
}

TEST(Generate, KeepsTheSymmetryOnAnyLayout) {
  const json answer = generate({{"layout", "6x6"}, {"symmetry", "rotate180"}});
  ASSERT_EQ(answer.at("ok"), true) << answer.dump();
  const auto puzzle = answer.at("puzzle").get<std::string>();
  ASSERT_EQ(puzzle.size(), 36U);
  for (std::size_t i = 0; i < 36; ++i) EXPECT_EQ(puzzle[i] == '.', puzzle[35 - i] == '.');
  EXPECT_EQ(judged_solutions(puzzle, 2).size(), 1U);
}

TEST(Generate, TakesARangeOfClues) {
  std::set<std::size_t> counts;
  for (int index = 0; index < 12; ++index) {
    const json answer = generate({{"clues", "28-30"}, {"index", index}});
    const auto puzzle = answer.at("puzzle").get<std::string>();
    const auto open = static_cast<std::size_t>(std::count(puzzle.begin(), puzzle.end(), '.'));
    counts.insert(puzzle.size() - open);
    EXPECT_EQ(judged_solutions(puzzle, 2).size(), 1U);
  }
  EXPECT_EQ(counts, (std::set<std::size_t>{28, 29, 30}));
  EXPECT_EQ(generate({{"clues", "29-29"}}).at("puzzle"), generate({{"clues", 29}}).at("puzzle"));
  EXPECT_EQ(code_of(generate({{"clues", "30-28"}})), "bad_value");
}

TEST(Generate, SaysWhatCannotBe) {
  EXPECT_EQ(code_of(generate({{"technique", "x-wing"}, {"level", "easy"}})), "impossible_wish");
  EXPECT_EQ(code_of(generate({{"technique", "x-wing"}, {"layout", "6x6"}})),
            "needs_classic_layout");
  EXPECT_EQ(code_of(generate({{"practice", true}})), "missing_field");
  EXPECT_EQ(code_of(generate({{"level", "extreme"}, {"clues", 80}, {"tries", 10}})), "not_found");
}

TEST(Generate, IsCancelledOrGivesTheNearest) {
  const auto ask_cancelled = [](bool nearest) {
    int calls = 0;
    const auto cancel = [&calls](const Progress& /*progress*/) { return ++calls < 2; };
    Control control;
    control.progress = cancel;
    json asked = {{"shudu", 1}, {"do", "generate"}, {"seed", 1}, {"technique", "jellyfish"}};
    asked["nearest"] = nearest;
    return ask(asked, control);
  };
  EXPECT_EQ(code_of(ask_cancelled(false)), "cancelled");
  const json near = ask_cancelled(true);
  EXPECT_EQ(near.at("nearest"), true);
  EXPECT_EQ(judged_solutions(near.at("puzzle"), 2).size(), 1U);
}

// Has grids or not: nobody knows after seconds.
const std::string kJumbled =
    "jigsaw:AHABBBCCIAAABBBCDCAAABBBCCCDDDEEEFFFDDDEEEFFFDDCEEEFFFGGGHHHAIIGGGHHHHIIGGIIHCIIG+x";

TEST(Generate, IsAskedWithinATryOnALayout) {
  const json asked = {{"shudu", 1}, {"do", "generate"}, {"seed", 1}, {"layout", kJumbled}};
  for (const int calls : {2, 3, 5}) expect_cancelled(asked, calls);
}

TEST(Generate, IsAskedBetweenTheTriesForFewClues) {
  const json asked = {{"shudu", 1},  {"do", "generate"},   {"seed", 1},
                      {"clues", 20}, {"symmetry", "full"}, {"tries", 20'000}};
  expect_cancelled(asked, 20'000 / 512);
}

TEST(Generate, IsAskedBetweenTheTestsOfAPattern) {
  const json asked = {{"shudu", 1},
                      {"do", "generate"},
                      {"seed", 1},
                      {"layout", "anti-king"},
                      {"pattern", kTwoSolutions}};
  expect_cancelled(asked, 20);
}

TEST(Generate, SaysAtOnceThatALayoutHasNoGrid) {
  int calls = 0;
  const auto count = [&calls](const Progress& /*progress*/) { return ++calls < 10; };
  Control control;
  control.progress = count;
  for (const char* layout :
       {"4x4+anti-knight+anti-king", "x+windoku+disjoint-groups+anti-knight+anti-king"}) {
    calls = 0;
    const json answer =
        ask({{"shudu", 1}, {"do", "generate"}, {"seed", 1}, {"layout", layout}}, control);
    EXPECT_EQ(code_of(answer), "impossible_wish") << layout;
    EXPECT_EQ(answer.at("error").at("field"), "layout");
  }
}

// The stop comes after the last look at it; what it ends is the last slice, or the only one.
TEST(Generate, StoppedInTheLastSliceIsCancelledAndNotInVain) {
  for (const json& wish :
       {json{{"clues", 20}, {"tries", 3}}, json{{"level", "extreme"}, {"clues", 80}, {"tries", 3}},
        json{{"layout", "6x6"}, {"clues", 6}, {"tries", 3}},
        json{{"pattern", kXWingPuzzle}, {"minimal", true}, {"tries", 1}}}) {
    json asked = {{"shudu", 1}, {"do", "generate"}, {"seed", 1}};
    asked.update(wish);
    EXPECT_EQ(code_of(ask(asked)), "not_found") << asked;
    StopFlag stop;
    const auto raise = [&stop](const Progress& /*progress*/) {
      stop.set();
      return true;
    };
    Control control;
    control.progress = raise;
    control.stop = &stop;
    EXPECT_EQ(code_of(ask(asked, control)), "cancelled") << asked;
  }
}

TEST(Generate, ThePositionToPractiseIsReadByHint) {
  const json answer = generate({{"technique", "x-wing"}, {"practice", true}, {"presolved", true}});
  ASSERT_EQ(answer.at("ok"), true) << answer.dump();
  json asked = request_for("steps", answer.at("presolved"));
  asked["techniques"] = {"x-wing"};
  EXPECT_FALSE(ask(asked).at("steps").empty());
}

}  // namespace
}  // namespace shudu::service
