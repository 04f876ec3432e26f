// The verbs `steps`, `explain` and `hint` from end to end: what they find, what they say of puzzles
// that are not as they should be, and that they can be ended. Transcripts in tests/golden/cli.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "cases.h"
#include "program_run.h"
#include "shudu/logic/technique.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view kHardest =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

std::vector<json> objects(const std::string& text) {
  std::vector<json> all;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) all.push_back(json::parse(line));
  return all;
}

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, ':');) fields.push_back(field);
  fields.resize(std::max<std::size_t>(fields.size(), 8));
  return fields;
}

// `415 132` as the program writes it: r1c5, sign, 4; row-major.
std::vector<std::string> names_of(const std::string& drc, const std::string& sign) {
  std::vector<std::string> names;
  std::istringstream stream(drc);
  for (std::string word; stream >> word;) {
    names.push_back(std::string("r") + word[1] + "c" + word[2] + sign + word[0]);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string> texts(const json& list) {
  auto names = list.get<std::vector<std::string>>();
  std::sort(names.begin(), names.end());
  return names;
}

std::string digits_of(const json& step) {
  std::string digits;
  for (const json& digit : step["digits"]) digits += std::to_string(digit.get<int>());
  return digits;
}

// --- usage

TEST(LogicVerbs, UnknownNamesAreUsageErrors) {
  struct Wrong {
    std::vector<std::string> arguments;
    std::string sentence;
  };
  const std::vector<Wrong> wrongs{
      {{"steps", "--technique", "xwing"}, "did you mean: x-wing?"},
      {{"steps", "--technique", "rectangle-1"}, "unique-rectangle-1"},
      {{"steps", "--technique", "zzzzzz"}, "there is no technique 'zzzzzz'"},
      {{"explain", "--without", "nakedpair"}, "naked-pair"},
      {{"explain", "--until", "nakedpair"}, "naked-pair"},
      {{"explain", "--profile", "mine"}, "'mine' is none of: shudu"},
      {{"hint", "--stage", "0"}, "from 1 to 6"},
      {{"hint", "--stage", "7"}, "from 1 to 6"},
      {{"hint", "--stage", "two"}, "from 1 to 6"},
      {{"hint", "--why", "r0c1=5"}, "not of the form rRcC=D"},
      {{"hint", "--why", "r1c1"}, "not of the form rRcC=D"},
      {{"hint", "--why", "r1c1=5", "--stage", "2"}, "exclude each other"},
      {{"steps", "--stage", "2"}, "unknown option"},
      {{"hint", "--format", "{puzzle}"}, "unknown option"},
  };
  for (const Wrong& wrong : wrongs) {
    const RunResult result = run(wrong.arguments, std::string(kEasy));
    EXPECT_EQ(result.exit_code, 2) << wrong.arguments[1];
    EXPECT_EQ(result.out, "") << wrong.arguments[1];
    EXPECT_THAT(result.err, HasSubstr(wrong.sentence));
  }
}

// --- what is found

class CasesByProgram : public testing::Test {
 protected:
  // The steps that the program finds for a line of tests/cases, by the technique's slug.
  static std::vector<json> steps_for(const std::string& slug, const std::string& line) {
    const std::vector<std::string> fields = fields_of(line);
    const RunResult result =
        run({"steps", "--technique", slug}, ":0000:x:" + fields[2] + ":" + fields[3] + ":::\n");
    EXPECT_EQ(result.exit_code, 0) << line;
    return objects(result.out);
  }
  static bool has_step(const std::vector<json>& steps, const std::string& line) {
    const std::vector<std::string> fields = fields_of(line);
    return std::any_of(steps.begin(), steps.end(), [&](const json& step) {
      const bool is_digits = fields[1].empty() || digits_of(step) == fields[1];
      return is_digits && texts(step["eliminations"]) == names_of(fields[4], "<>") &&
             texts(step["placements"]) == names_of(fields[5], "=");
    });
  }
};

TEST_F(CasesByProgram, DeletedCandidatesAndEnteredDigitsAreReadAsTheyStand) {
  for (const char* slug : {"hidden-single", "locked-pair", "claiming", "hidden-triple", "swordfish",
                           "finned-x-wing", "siamese-finned-swordfish", "dual-empty-rectangle",
                           "avoidable-rectangle-1", "unique-rectangle-4", "w-wing", "xy-chain",
                           "grouped-aic", "als-xz", "sue-de-coq", "template-set"}) {
    int fires = 0;
    const auto file = source_dir() / "tests/cases" / (std::string(slug) + ".cases");
    for (const std::string& line : lines_of(file)) {
      if (line.empty() || line[0] == '#') continue;
      const bool must_fire = line.substr(0, 5) == "fires";
      const std::vector<json> steps = steps_for(slug, line);
      for (const json& step : steps) EXPECT_EQ(step["technique"], slug);
      EXPECT_TRUE(!must_fire || has_step(steps, line)) << slug << " " << line;
      fires += must_fire ? 1 : 0;
    }
    EXPECT_GE(fires, 3) << slug;
  }
}

TEST(Steps, ALibraryLineIsSearchedForItsOwnTechnique) {
  const std::string file = (source_dir() / "tests/golden/cli/files/library.txt").string();
  const RunResult result = run({"steps", "--from", "hodoku", file});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.err, HasSubstr("no technique has the library code 9999"));
  std::map<int, std::vector<json>> by_line;
  for (const json& step : objects(result.out)) by_line[step["line"].get<int>()].push_back(step);
  ASSERT_EQ(by_line.count(3), 1U);
  for (const json& step : by_line[3]) EXPECT_EQ(step["technique"], "finned-swordfish");
  const auto is_wanted = [](const json& step) {
    return digits_of(step) == "8" &&
           texts(step["eliminations"]) == std::vector<std::string>{"r3c1<>8", "r3c2<>8"};
  };
  EXPECT_TRUE(std::any_of(by_line[3].begin(), by_line[3].end(), is_wanted));
  ASSERT_EQ(by_line.count(4), 1U);
  EXPECT_EQ(by_line[4][0]["technique"], "unique-rectangle-1");
  EXPECT_EQ(by_line[4][0]["assumes_unique"], true);
  EXPECT_EQ(by_line[4][0]["index"], 1);
  // Negative, and unknown: nothing.
  EXPECT_EQ(by_line.count(5), 0U);
  EXPECT_EQ(by_line.count(6), 0U);
  const RunResult without = run({"steps", "--from", "hodoku", "--no-uniqueness", "-q", file});
  EXPECT_THAT(without.out, Not(HasSubstr("unique-rectangle")));
  EXPECT_EQ(without.err, "");
}

TEST(Steps, TheFilterTakesSeveralTechniquesInTheirOrder) {
  const RunResult result = run({"steps", "--technique", "pointing", "--technique", "hidden-single"},
                               std::string(kHardest));
  std::vector<std::string> slugs;
  for (const json& step : objects(result.out)) slugs.push_back(step["technique"]);
  EXPECT_EQ(slugs.front(), "pointing");
  EXPECT_EQ(slugs.back(), "hidden-single");
  EXPECT_TRUE(std::all_of(slugs.begin(), slugs.end(), [](const std::string& slug) {
    return slug == "pointing" || slug == "hidden-single";
  }));
  // Most cells have more than two candidates.
  const RunResult none = run({"steps", "--technique", "bug-plus-1"}, std::string(kEasy));
  EXPECT_EQ(none.out, "");
  EXPECT_EQ(none.exit_code, 0);
}

TEST(Steps, EveryLineIsAnObjectWithItsFields) {
  const RunResult result = run({"steps"}, std::string(kEasy) + "\n" + std::string(kEasy) + "\n");
  const std::vector<json> steps = objects(result.out);
  ASSERT_FALSE(steps.empty());
  for (const json& step : steps) {
    for (const char* field : {"index", "line", "technique", "name", "digits", "cells", "houses",
                              "eliminations", "placements", "links", "assumes_unique", "text"}) {
      EXPECT_TRUE(step.contains(field)) << field;
    }
    EXPECT_EQ(step["schema"], 1);
    EXPECT_EQ(step["index"].get<int>() + 1, step["line"].get<int>());
  }
}

// The library itself, through the program: by the "must" rule every case that is there.
TEST(Steps, LibraryThroughTheProgram) {
  constexpr const char* kFile = "data/techniques/reglib-half.txt";
  const auto file = shared_file(kFile);
  if (!file) GTEST_SKIP() << no_shared(kFile);
  const RunResult result = run({"steps", "--from", "hodoku", file->string()});
  std::map<int, std::vector<json>> by_line;
  for (const json& step : objects(result.out)) by_line[step["line"].get<int>()].push_back(step);
  int cases = 0;
  int found = 0;
  int line_number = 0;
  for (std::string line : lines_of(*file)) {
    ++line_number;
    if (line.empty() || line[0] != ':') continue;
    while (!line.empty() && line.back() == '\r') line.pop_back();
    const std::vector<std::string> fields = fields_of(line);
    bool is_any = false;
    bool is_met = false;
    for (const json& step : by_line[line_number]) {
      if (digits_of(step) != fields[2]) continue;
      is_any = true;
      is_met = is_met || (texts(step["eliminations"]) == names_of(fields[5], "<>") &&
                          texts(step["placements"]) == names_of(fields[6], "="));
    }
    ++cases;
    const bool is_right = fields[1].back() == 'x' ? !is_any : is_met;
    found += is_right ? 1 : 0;
    if (!is_right) std::printf("not found: line %d, %s\n", line_number, fields[1].c_str());
  }
  std::printf("%d cases, %d found\n", cases, found);
  EXPECT_EQ(cases, 582);
  EXPECT_GE(found, 577);
}

// --- a path

TEST(Explain, ThePathEndsInTheSolution) {
  const RunResult text = run({"explain"}, std::string(kEasy));
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_THAT(text.out, StartsWith(std::string(kEasy) + "\n1. "));
  EXPECT_THAT(text.out, HasSubstr("Solved. Steps: "));
  const json answer = json::parse(run({"explain", "--json"}, std::string(kEasy)).out);
  EXPECT_EQ(answer["status"], "unique");
  EXPECT_EQ(answer["end"], "solved");
  EXPECT_EQ(answer["board"], kEasySolution);
  int placed = 0;
  for (const json& step : answer["steps"]) placed += static_cast<int>(step["placements"].size());
  EXPECT_EQ(placed, 51);  // 81 less 30 givens
}

TEST(Explain, UntilAndWithout) {
  const json until =
      json::parse(run({"explain", "--json", "--until", "naked-single"}, std::string(kHardest)).out);
  EXPECT_EQ(until["end"], "until");
  EXPECT_EQ(until["steps"].back()["technique"], "naked-single");
  for (std::size_t i = 0; i + 1 < until["steps"].size(); ++i) {
    EXPECT_NE(until["steps"][i]["technique"], "naked-single");
  }
  const json without =
      json::parse(run({"explain", "--json", "--without", "full-house", "--without", "naked-single"},
                      std::string(kEasy))
                      .out);
  EXPECT_EQ(without["end"], "solved");
  for (const json& step : without["steps"]) EXPECT_EQ(step["technique"], "hidden-single");
}

TEST(Explain, WhereTechniquesEndItSaysSo) {
  std::vector<std::string> arguments{"explain", "--json"};
  for (const Technique& technique : technique_table()) {
    arguments.insert(arguments.end(), {"--without", std::string(technique.slug)});
  }
  const RunResult result = run(arguments, std::string(kEasy));
  EXPECT_EQ(result.exit_code, 0) << "a stuck path is an answer";
  const json answer = json::parse(result.out);
  EXPECT_EQ(answer["end"], "stuck");
  EXPECT_THAT(answer["end_text"].get<std::string>(), HasSubstr("needs trial"));
  EXPECT_EQ(answer["candidates"].get<std::string>().size(), 729U);
}

TEST(Explain, PuzzlesAreTakenApartByTheirLines) {
  const RunResult result =
      run({"explain"}, std::string(kEasy) + "\nabc\n" + std::string(kHardest) + "\n");
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_THAT(result.out, HasSubstr("\n\n" + std::string(kHardest) + "\n1. "));
  EXPECT_THAT(result.out, HasSubstr("\nerror: line 2, "));
}

// --- puzzles that are not as they should be

// Nested chains would search an open grid for minutes and say nothing that is of use.
TEST(LogicVerbs, APathOfManySolutionsEndsWithoutTheLastResorts) {
  const std::string open = std::string(40, '.') + "1" + std::string(40, '.');
  const RunResult result = run({"explain"}, open);
  EXPECT_THAT(result.out, HasSubstr("The puzzle has several solutions"));
  EXPECT_THAT(result.out, HasSubstr("Steps: 0, cells filled: 1 of 81."));
}

TEST(LogicVerbs, NoOrSeveralSolutionsAreSaidFirst) {
  struct Case {
    std::string_view puzzle;
    std::string sentence;
    std::string status;
  };
  for (const Case& one : {Case{kTwo, "The puzzle has several solutions", "multiple"},
                          Case{kImpossible, "The puzzle has no solution.", "none"}}) {
    const std::string puzzle(one.puzzle);
    const RunResult path = run({"explain", "--until", "pointing"}, puzzle);
    EXPECT_THAT(path.out, StartsWith(puzzle + "\n" + one.sentence));
    EXPECT_EQ(path.exit_code, 1);
    const RunResult hint = run({"hint"}, puzzle);
    EXPECT_THAT(hint.out, StartsWith(one.sentence));
    EXPECT_EQ(hint.exit_code, 1);
    const RunResult steps = run({"steps", "--technique", "unique-rectangle-1", "--technique",
                                 "hidden-single", "--technique", "bug-plus-1"},
                                puzzle);
    EXPECT_EQ(steps.exit_code, 1);
    const std::vector<json> all = objects(steps.out);
    EXPECT_EQ(all[0]["status"], one.status);
    EXPECT_THAT(all[0]["message"].get<std::string>(), StartsWith(one.sentence));
    for (std::size_t i = 1; i < all.size(); ++i) EXPECT_EQ(all[i]["assumes_unique"], false);
  }
}

TEST(LogicVerbs, ClashingGivensAreInvalid) {
  const std::string clash = "55" + std::string(79, '.');
  EXPECT_EQ(run({"explain"}, clash).out, "invalid: duplicate 5 in row 1 (r1c1 r1c2)\n");
  EXPECT_EQ(run({"hint"}, clash).exit_code, 1);
  EXPECT_EQ(json::parse(run({"steps"}, clash).out)["status"], "invalid");
}

TEST(LogicVerbs, CandidatesThatContradictThemselvesAreSaidAndNothingElse) {
  std::string empty_cell;
  std::string no_place;
  for (int i = 0; i < 81; ++i) {
    empty_cell += i == 40 ? "........." : "123456789";
    no_place += i < 9 ? ".23456789" : "123456789";
  }
  struct Case {
    std::string marks;
    std::string sentence;
  };
  for (const Case& one : {Case{empty_cell, "r5c5 has no candidate left"},
                          Case{no_place, "In row 1, 1 has no place left"}}) {
    for (const char* verb : {"explain", "steps"}) {
      const RunResult result = run({verb}, one.marks);
      EXPECT_THAT(result.out,
                  AllOf(HasSubstr("The puzzle has no solution."), HasSubstr(one.sentence)));
      EXPECT_EQ(result.exit_code, 1);
      EXPECT_EQ(result.err, "");
    }
    const RunResult hint = run({"hint", "--stage", "4"}, one.marks);
    EXPECT_THAT(hint.out, HasSubstr(one.sentence));
    EXPECT_EQ(hint.exit_code, 1);
  }
}

TEST(LogicVerbs, AFullGridHasNoStep) {
  const std::string full(kEasySolution);
  EXPECT_EQ(run({"hint"}, full).out, "Every cell is filled.\n");
  EXPECT_EQ(run({"steps"}, full).out, "");
  EXPECT_THAT(run({"explain"}, full).out, HasSubstr("Solved. Steps: 0."));
}

// --- a player's own grid

// kEasy with r1c3 entered: 4 is right.
std::string with_entered(int digit) {
  std::string cells(kEasy);
  cells.replace(2, 1, "+" + std::to_string(digit));
  return ":0000:x:" + cells + "::::\n";
}

TEST(Hint, AWrongDigitIsSaidFirstAndNotWhatBelongsThere) {
  EXPECT_EQ(run({"hint"}, with_entered(4)).exit_code, 0);
  for (const char* stage : {"1", "2", "3"}) {
    const RunResult wrong = run({"hint", "--stage", stage}, with_entered(1));
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_THAT(wrong.out, Not(HasSubstr("is 4"))) << stage;
  }
  const json answer = json::parse(run({"hint", "--json", "--stage", "3"}, with_entered(1)).out);
  EXPECT_EQ(answer["mistake"], true);
  EXPECT_EQ(answer["marks"]["cells"], json::array({"r1c3"}));
  EXPECT_EQ(answer.count("solution"), 0U) << "a hint gives no solution away";
}

TEST(Hint, WhatThePlayerHasTakenAwayIsNotSaidAgain) {
  // A locked candidate, then the same position without what it removes.
  const auto lines = lines_of(source_dir() / "tests/cases/pointing.cases");
  const auto fires = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
    return line.substr(0, 5) == "fires";
  });
  ASSERT_NE(fires, lines.end());
  const std::vector<std::string> fields = fields_of(*fires);
  const auto found = [&](const std::string& deleted) {
    const RunResult result =
        run({"steps", "--technique", "pointing"}, ":0000:x:" + fields[2] + ":" + deleted + ":::\n");
    int count = 0;
    for (const json& step : objects(result.out)) {
      count += texts(step["eliminations"]) == names_of(fields[4], "<>") ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(found(fields[3]), 1);
  EXPECT_EQ(found(fields[3] + " " + fields[4]), 0);
}

TEST(Hint, StagesTellMoreAndTheDigitLast) {
  std::vector<std::string> said;
  for (int stage = 1; stage <= 6; ++stage) {
    const RunResult result =
        run({"hint", "--json", "--stage", std::to_string(stage)}, std::string(kEasy));
    const json answer = json::parse(result.out);
    EXPECT_EQ(answer["stage"], stage);
    EXPECT_EQ(answer.contains("technique"), stage >= 2);
    EXPECT_EQ(answer["marks"]["placements"].empty(), stage < 5);
    said.push_back(answer["text"]);
  }
  EXPECT_EQ(said[4], said[5]);
  for (int i = 0; i < 4; ++i)
    EXPECT_NE(said[static_cast<std::size_t>(i)], said[static_cast<std::size_t>(i) + 1]);
}

TEST(Hint, WhyNot) {
  const RunResult text = run({"hint", "--why", "r1c3=7"}, std::string(kEasy));
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_THAT(text.out, HasSubstr("r1c3"));
  const json answer =
      json::parse(run({"hint", "--json", "--why", "r1c3=7"}, std::string(kEasy)).out);
  EXPECT_EQ(answer["candidate"], "r1c3=7");
  EXPECT_EQ(answer["why"], "peer");  // the 7 of row 1
  EXPECT_EQ(json::parse(run({"hint", "--json", "--why", "r1c3=4"}, std::string(kEasy)).out)["why"],
            "true");
  EXPECT_EQ(json::parse(run({"hint", "--json", "--why", "r1c3=2"}, std::string(kEasy)).out)["why"],
            "refuted");
  const RunResult outside = run({"hint", "--why", "r5c5=5"}, "1234341221434321");
  EXPECT_THAT(outside.out, HasSubstr("r5c5=5 does not lie in a grid of size 4"));
  EXPECT_EQ(outside.exit_code, 1);
}

// --- order, time, ends

std::string many_lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += relabelled(i % 3 == 0 ? kHardest : kEasy, i * 7) + "\n";
  return text;
}

TEST(LogicVerbs, OrderIsKeptWhateverTheNumberOfJobs) {
  const std::string input = many_lines(60);
  for (const std::vector<std::string>& verb :
       {std::vector<std::string>{"steps", "--technique", "pointing", "--technique",
                                 "hidden-single"},
        {"explain", "--json"},
        {"hint", "--stage", "5"}}) {
    std::string first;
    for (const char* jobs : {"1", "2", "8"}) {
      std::vector<std::string> arguments = verb;
      arguments.insert(arguments.end(), {"--jobs", jobs});
      const RunResult result = run(arguments, input);
      EXPECT_EQ(result.exit_code, 0);
      if (first.empty()) first = result.out;
      EXPECT_TRUE(result.out == first) << verb[0] << " with " << jobs << " jobs";
    }
    EXPECT_FALSE(first.empty());
  }
}

// Golden Nugget: one solution, and nets from the first step on, which look for seconds.
constexpr std::string_view kLong =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

// The empty grid: no other technique finds a thing, and nested chains look for long.
TEST(LogicVerbs, ATimeLimitIsKeptAndSaid) {
  const std::string empty(81, '.');
  const std::string hard(kLong);
  const auto start = std::chrono::steady_clock::now();
  const RunResult path = run({"explain", "--timeout", "0.3"}, hard);
  EXPECT_THAT(path.out, HasSubstr("The time of 0.3 s is over"));
  EXPECT_EQ(path.exit_code, 1);
  const json answer = json::parse(run({"explain", "--json", "--timeout", "0.3"}, hard).out);
  EXPECT_EQ(answer["status"], "timeout");
  EXPECT_EQ(answer["end"], "timeout");
  EXPECT_EQ(answer["error"]["code"], "timeout");
  EXPECT_EQ(objects(run({"steps", "--timeout", "0.3"}, empty).out).back()["status"], "timeout");
  EXPECT_THAT(run({"hint", "--timeout", "0.05"}, hard).out, HasSubstr("timeout"));
  const std::chrono::duration<double> all = std::chrono::steady_clock::now() - start;
  EXPECT_LT(all.count(), is_sanitized() ? 120 : 20);
}

TEST(LogicVerbs, ASignalEndsASearch) {
  for (const std::vector<std::string>& verb :
       {std::vector<std::string>{"explain"},
        {"steps", "--technique", "naked-single", "--technique", "nested-forcing-chain-5"},
        {"hint"}}) {
    RunRequest request;
    request.arguments = verb;
    request.arguments.insert(request.arguments.end(), {"--jobs", "2"});
    int fed = 0;
    request.feed = [&fed, &verb]() -> std::string {
      if (fed++ == 0) return std::string(kEasySolution) + "\n1.....2..3.....4\n";
      if (fed > 2) return "";
      return (verb[0] == "steps" ? std::string(81, '.') : std::string(kLong)) + "\n";
    };
    request.act_after_bytes = 1;
    request.act = [](int pid) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      ::kill(pid, SIGINT);
    };
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 130) << verb[0];
    EXPECT_THAT(result.err, HasSubstr("resume at line 3"));
    EXPECT_THAT(result.out, testing::EndsWith("\n"));
  }
}

TEST(LogicVerbs, AClosedPipeEndsQuietly) {
  for (const char* verb : {"explain", "steps", "hint"}) {
    RunRequest request;
    request.arguments = {verb, "--jobs", "2"};
    request.input = many_lines(400);
    request.closes_stdout_early = true;
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 0) << verb;
    EXPECT_EQ(result.err, "") << verb;
  }
}

TEST(LogicVerbs, MemoryIsFlat) {
  constexpr long kMostKib = 200L * 1024;
  const long most = is_sanitized() ? 8 * kMostKib : kMostKib;
  const RunResult path = run({"explain", "--json", "--jobs", "4"}, many_lines(1500));
  EXPECT_EQ(path.exit_code, 0);
  EXPECT_LT(path.peak_kib, most);
}

// All steps of a puzzle with many candidates are some ten megabytes; a worker that has more than it
// may hold writes them when its turn comes.
TEST(LogicVerbs, LongAnswersOfSeveralWorkersAreWrittenInOrderAndInFlatMemory) {
  constexpr int kPuzzles = 4;
  std::string input;
  for (int i = 0; i < kPuzzles; ++i) input += relabelled(kEasy, i * 5) + "\n";
  const RunResult one = run({"steps", "--technique", "als-chain", "--jobs", "1"}, input);
  const RunResult eight = run({"steps", "--technique", "als-chain", "--jobs", "8"}, input);
  EXPECT_GT(one.out.size(), kPuzzles * std::size_t{2'000'000});
  EXPECT_TRUE(one.out == eight.out);
  const long most = (is_sanitized() ? 1024L : 200L) * 1024;
  EXPECT_LT(one.peak_kib, most);
  EXPECT_LT(eight.peak_kib, most);
}

}  // namespace
}  // namespace shudu::test
