// Rules that no layout has, and solutions that a record claims: every verb that reads puzzles says
// so in its answer, or refuses. The table of verbs is walked, so a new one is in it by itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/commands/verb_table.h"
#include "program_run.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string kRulesPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kRulesSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kCaged = R"({"puzzle":")" + kRulesPuzzle +
                           R"(","killercage":[{"cells":["R1C3","R1C4"],"value":"10"}]})"
                           "\n";

std::vector<std::string> words_of(const cli::Verb& verb) {
  std::vector<std::string> words{std::string(verb.name)};
  if (verb.name == "render") words.insert(words.end(), {"--to", "svg"});
  return words;
}

TEST(OtherRules, AreRefusedByEveryVerbAndNamed) {
  std::size_t verbs = 0;
  for (const cli::Verb& verb : cli::verb_table()) {
    if (verb.operands != cli::Operands::kPuzzles) continue;
    for (const bool is_quiet : {false, true}) {
      std::vector<std::string> words = words_of(verb);
      if (is_quiet) words.emplace_back("-q");
      const RunResult result = run(words, kCaged);
      EXPECT_EQ(result.exit_code, 4) << verb.name << result.out;
      EXPECT_THAT(result.out + result.err, HasSubstr("killer-cage")) << verb.name;
      EXPECT_THAT(result.out, Not(HasSubstr(kRulesSolution))) << verb.name;
    }
    ++verbs;
  }
  EXPECT_GE(verbs, 11U);
  const RunResult same = run({"canon", "--same", kCaged, kRulesPuzzle});
  EXPECT_EQ(same.exit_code, 2) << same.err;
  EXPECT_THAT(same.err, HasSubstr("killer-cage"));
  const RunResult vary = run({"generate", "--base", "-", "--vary", "1+1", "-n", "1"}, kCaged);
  EXPECT_EQ(vary.exit_code, 4) << vary.err;
  const RunResult play = run({"play", "--plain", kCaged});
  EXPECT_EQ(play.exit_code, 4) << play.out;
  EXPECT_THAT(play.err, HasSubstr("killer-cage"));
}

TEST(OtherRules, VariationsSaySo) {
  for (const char* how : {"--quiet", "--json"}) {
    const RunResult vary = run(
        {"generate", "--base", "-", "--vary", "1+1", "-n", "3", "--other-rules", "leave-out", how},
        kCaged);
    EXPECT_EQ(vary.exit_code, 0) << vary.err;
    const std::vector<std::string> lines = text_lines(vary.out);
    EXPECT_EQ(lines.size(), 3U);
    for (const std::string& line : lines) EXPECT_THAT(line, HasSubstr("killer-cage"));
  }
}

TEST(OtherRules, LeftOutTheAnswerSaysSo) {
  for (const cli::Verb& verb : cli::verb_table()) {
    const bool has_answer = verb.operands == cli::Operands::kPuzzles && verb.name != "render";
    if (!has_answer) continue;
    std::vector<std::string> words = words_of(verb);
    words.insert(words.end(), {"-q", "--other-rules", "leave-out"});
    if (verb.name != "convert") {
      const RunResult plain = run(words, kCaged);
      EXPECT_EQ(plain.exit_code, 0) << verb.name << plain.err;
      EXPECT_THAT(plain.out, HasSubstr("killer-cage")) << verb.name;
    }
    words.emplace_back("--json");
    const RunResult object = run(words, kCaged);
    EXPECT_THAT(object.out, HasSubstr(R"("left_out":"killer-cage")")) << verb.name;
  }
  const RunResult words = run(
      {"solve", "-q", "--other-rules", "leave-out", "--format", "{solution} {left_out}"}, kCaged);
  EXPECT_EQ(words.out, kRulesSolution + " killer-cage\n");
  const RunResult all = run({"solve", "--all", "-q", "--other-rules", "leave-out"}, kCaged);
  EXPECT_EQ(all.out, kRulesSolution + "\tleft out: killer-cage\n");
}

// What a format cannot hold is an error and not dropped, for every format that can be written.
TEST(OtherRules, ConvertNamesThemOrRefuses) {
  std::size_t refusing = 0;
  for (const Format* format : all_formats()) {
    if (format->writes == Holdings()) continue;
    const RunResult result = run(
        {"convert", "-q", "--to", std::string(format->name), "--other-rules", "leave-out"}, kCaged);
    if (result.exit_code == 0) {
      const RunResult again = run({"solve", "-q"}, result.out);
      EXPECT_EQ(again.exit_code, 4) << format->name;
      EXPECT_THAT(again.out + again.err, HasSubstr("killer-cage")) << format->name;
      continue;
    }
    ++refusing;
    EXPECT_EQ(result.exit_code, 4) << format->name;
    EXPECT_THAT(result.out, Not(HasSubstr(kRulesPuzzle))) << format->name;
    EXPECT_THAT(result.err, HasSubstr("cannot hold: killer-cage")) << format->name;
  }
  EXPECT_GE(refusing, 15U);
  const RunResult talk = run({"convert", "--other-rules", "leave-out"}, kCaged);
  EXPECT_THAT(talk.err, HasSubstr("--format '{puzzle} {left_out}'"));
  const RunResult lines =
      run({"convert", "--other-rules", "leave-out", "--format", "{puzzle} {left_out}"}, kCaged);
  EXPECT_EQ(lines.out, kRulesPuzzle + " killer-cage\n");
}

TEST(OtherRules, PicturesSayWhatWasLeftOut) {
  const auto drawn = [](std::vector<std::string> more) {
    std::vector<std::string> words{"render", "-q", "--to", "svg", "--other-rules", "leave-out"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words, kCaged).out;
  };
  EXPECT_THAT(drawn({}), HasSubstr("Left out: killer-cage."));
  EXPECT_THAT(drawn({"--lang", "zh-CN"}), HasSubstr("略去了以下规则：killer-cage。"));
  EXPECT_THAT(drawn({"--lang", "zh-TW"}), HasSubstr("略去了以下規則：killer-cage。"));
  EXPECT_THAT(drawn({"--hint", "1"}), HasSubstr("Left out: killer-cage. A cell can be filled"));
  EXPECT_THAT(drawn({"--per-page", "1"}), HasSubstr("Left out: killer-cage."));
  EXPECT_THAT(run({"render", "--to", "svg"}, kRulesPuzzle).out, Not(HasSubstr("Left out")));
}

// What asks nothing of the digits refuses nothing.
TEST(OtherRules, ColorsAreNone) {
  const std::string colored = R"({"puzzle":")" + kRulesPuzzle +
                              R"(","left_out":"colors, corner-marks"})"
                              "\n";
  const RunResult result = run({"solve", "-q"}, colored);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, HasSubstr(kRulesSolution));
}

std::string changed(std::string cells, std::size_t place, char digit) {
  cells[place] = digit;
  return cells;
}

std::string claiming(const std::string& solution) {
  return json{{"puzzle", kRulesPuzzle}, {"solution", solution}}.dump() + "\n";
}

TEST(ClaimedSolution, IsComparedByCheckAndSolve) {
  const std::string differs = claiming(changed(kRulesSolution, 2, '8'));
  EXPECT_EQ(run({"check"}, claiming(kRulesSolution)).out, "unique\n");
  EXPECT_EQ(run({"solve"}, claiming(kRulesSolution)).out, kRulesSolution + "\n");
  const RunResult check = run({"check"}, differs);
  EXPECT_EQ(check.out, "unique\tsolution differs at r1c3\n");
  EXPECT_EQ(check.exit_code, 1);
  const RunResult solve = run({"solve"}, differs);
  EXPECT_EQ(solve.out, kRulesSolution + "\tsolution differs at r1c3\n");
  EXPECT_EQ(solve.exit_code, 1);
  const RunResult all = run({"solve", "--all"}, differs);
  EXPECT_EQ(all.out, kRulesSolution + "\tsolution differs at r1c3\n");
  EXPECT_EQ(all.exit_code, 1);
  const RunResult by_rules = run({"solve", "--algorithm", "logic", "--no-guess"}, differs);
  EXPECT_EQ(by_rules.exit_code, 1);
  const RunResult object = run({"check", "--json"}, differs);
  EXPECT_EQ(json::parse(object.out)["claimed_solution"]["status"], "solution_differs");
  const RunResult words = run({"check", "--format", "{status} {claimed}"}, differs);
  EXPECT_EQ(words.out, "unique solution differs at r1c3\n");
  const RunResult contradicts = run({"check"}, claiming(changed(kRulesSolution, 0, '4')));
  EXPECT_EQ(contradicts.out, "unique\tsolution contradicts the puzzle at r1c1\n");
  const RunResult shorter = run({"check"}, claiming(kRulesSolution.substr(1)));
  EXPECT_EQ(shorter.out, "unique\tsolution is no full grid: 80 of 81 cells hold a digit\n");
  EXPECT_EQ(shorter.exit_code, 1);
}

TEST(ClaimedSolution, BesideLinesAndInCsvToo) {
  const std::string wrong = changed(kRulesSolution, 2, '8');
  for (const std::string& input :
       {kRulesPuzzle + " " + wrong + "\n", kRulesPuzzle + "," + wrong + "\n",
        "puzzle,solution\n" + kRulesPuzzle + "," + wrong + "\n"}) {
    const RunResult check = run({"check"}, input);
    EXPECT_EQ(check.out, "unique\tsolution differs at r1c3\n") << input;
    EXPECT_EQ(check.exit_code, 1) << input;
  }
}

TEST(DigitsFrom, IsAnOptionOfEveryVerb) {
  json array = json::array();
  for (const char c : kRulesPuzzle) array.push_back(c == '.' ? json() : json(c - '1'));
  const std::string input = array.dump() + "\n";
  for (const cli::Verb& verb : cli::verb_table()) {
    if (verb.operands != cli::Operands::kPuzzles) continue;
    const RunResult refused = run(words_of(verb), input);
    EXPECT_EQ(refused.exit_code, 4) << verb.name;
    EXPECT_THAT(refused.out + refused.err, HasSubstr("0: 53..7...., 1: 42..6....")) << verb.name;
    std::vector<std::string> words = words_of(verb);
    words.insert(words.end(), {"--digits-from", "0"});
    EXPECT_EQ(run(words, input).exit_code, 0) << verb.name;
  }
  EXPECT_EQ(run({"solve", "--digits-from", "0"}, input).out, kRulesSolution + "\n");
  EXPECT_EQ(run({"solve", array.dump()}).exit_code, 4);  // as an argument
}

TEST(Field, IsAnOptionOfEveryVerb) {
  const json input = {{"first", {{"here", kRulesPuzzle}}}, {"second", std::string(80, '.') + "1"}};
  for (const cli::Verb& verb : cli::verb_table()) {
    if (verb.operands != cli::Operands::kPuzzles) continue;
    const RunResult refused = run(words_of(verb), input.dump() + "\n");
    EXPECT_EQ(refused.exit_code, 4) << verb.name;
    EXPECT_THAT(refused.out + refused.err, HasSubstr("first.here, second")) << verb.name;
    std::vector<std::string> words = words_of(verb);
    words.insert(words.end(), {"--field", "first.HERE"});
    EXPECT_EQ(run(words, input.dump() + "\n").exit_code, 0) << verb.name;
  }
  EXPECT_EQ(run({"solve", "--field", ""}, input.dump()).exit_code, 2);
}

}  // namespace
}  // namespace shudu::test
