// What the program prints is read back by every verb: a board or a line as the puzzle that it
// shows, words below it as comments; and what holds no puzzle is said to hold none.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cases.h"
#include "cli/commands/verb_table.h"
#include "program_run.h"
#include "shudu/formats/xml/opensudoku.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;

// Commands that show a puzzle and say something of it. Two puzzles at least, so that words below
// one and the board of the next are told apart.
const std::vector<std::vector<std::string>> kShowing{
    {"check", "--board"},
    {"check", "--board", "--ascii"},
    {"check", "--board", "--minimal"},
    {"check", "--board", "--lang", "zh-CN"},
    {"count", "--board"},
    {"hint", "--board"},
    {"hint", "--board", "--stage", "5", "--lang", "zh-TW"},
    {"hint", "--board", "--why", "r1c3=7"},
    {"explain"},
    {"explain", "--board"},
    {"explain", "--board", "--ascii", "--until", "naked-single"},
    {"explain", "--lang", "zh-CN"},
    {"rate"},
    {"rate", "--scale", "shudu"},
    {"analyze"},
    {"check", "--json"},
    {"count", "--json"},
    {"hint", "--json"},
    {"explain", "--json"},
    {"rate", "--json"},
    {"solve", "--json"},
    {"minimize", "--json"},
    {"analyze", "--json"},
    {"canon", "--json"},
    {"convert"},
    {"convert", "--to", "grid"},
    {"convert", "--to", "sdk"},
    {"convert", "--to", "csv"}};

std::string listed(const std::vector<std::string>& puzzles) {
  std::string text;
  for (const std::string& puzzle : puzzles) text += puzzle + "\n";
  return text;
}

std::vector<std::string> two_puzzles() { return {std::string(kEasy), relabelled(kEasy, 1)}; }

TEST(OwnOutput, IsReadBackAsThePuzzlesThatItShows) {
  for (const std::vector<std::string>& words : kShowing) {
    const RunResult shown = run(words, listed(two_puzzles()));
    ASSERT_FALSE(shown.out.empty()) << words.front();
    const RunResult read = run({"convert"}, shown.out);
    EXPECT_EQ(read.out, listed(two_puzzles())) << testing::PrintToString(words) << shown.out;
    EXPECT_EQ(read.exit_code, 0) << read.err;
  }
}

// A solved board is a puzzle of its own; the words below it are none.
TEST(OwnOutput, SolutionsAreReadBackAsGrids) {
  const std::string solutions = run({"solve"}, listed(two_puzzles())).out;
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"solve", "--board"}, {"solve", "--board", "--ascii"}, {"solve", "--all", "--board"}}) {
    const RunResult shown = run(words, listed(two_puzzles()));
    EXPECT_EQ(run({"convert"}, shown.out).out, solutions) << shown.out;
  }
  const RunResult first = run({"solve", "--board"}, std::string(kTwo) + "\n");
  EXPECT_EQ(run({"check"}, first.out).out, "unique\n") << first.out;
  // The candidates that are left are no second puzzle.
  const RunResult stalled =
      run({"solve", "--board", "--algorithm", "logic", "--no-guess"}, std::string(kTwo) + "\n");
  EXPECT_EQ(run({"check"}, stalled.out).out, "multiple\n") << stalled.out;
}

TEST(OwnOutput, BoardsOfAllSizesAndOfGenerate) {
  for (const char* layout : {"classic", "4x4", "6x6", "8x8", "x",
                             "jigsaw:"
                             "111223122223122333"
                             "145536444556444566"}) {
    for (const char* how : {"--board", "--ascii"}) {
      const RunResult made =
          run({"generate", "--layout", layout, "-n", "2", "--seed", "1", "-q", "--board", how});
      if (made.exit_code != 0) continue;
      const RunResult read = run({"check", "--layout", layout}, made.out);
      EXPECT_EQ(read.out, "unique\nunique\n") << layout << made.out;
    }
  }
}

// What every verb makes of a board with words below it is what it makes of the line.
TEST(OwnOutput, EveryVerbReadsABoardAsItsLine) {
  const std::string line = listed({std::string(kEasy)});
  const std::string board = run({"check", "--board"}, line).out;
  const std::string path = run({"explain"}, line).out;
  std::size_t verbs = 0;
  for (const cli::Verb& verb : cli::verb_table()) {
    if (verb.operands != cli::Operands::kPuzzles) continue;
    std::vector<std::string> words{std::string(verb.name)};
    if (verb.name == "render") words.insert(words.end(), {"--to", "svg"});
    if (verb.own.has(cli::OptionId::kTechnique)) {
      words.insert(words.end(), {"--technique", "naked-single"});
    }
    const RunResult expected = run(words, line);
    EXPECT_EQ(run(words, path).out, expected.out) << verb.name;
    EXPECT_EQ(run(words, board).out, expected.out) << verb.name;
    ++verbs;
  }
  EXPECT_GE(verbs, 11U);
}

TEST(OwnOutput, WhatHoldsNoPuzzleSaysSo) {
  const std::string sentence = "no puzzle was found. The output of check, count, hint and steps";
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"count"},
                                             {"check"},
                                             {"hint"},
                                             {"minimize", "--count"},
                                             {"steps", "--technique", "naked-single"}}) {
    const RunResult shown = run(words, listed(two_puzzles()));
    for (const char* reader : {"solve", "convert", "rate"}) {
      const RunResult read = run({reader}, shown.out);
      EXPECT_EQ(read.exit_code, 4) << words.front();
      EXPECT_THAT(read.err, HasSubstr(sentence)) << words.front() << reader;
      EXPECT_EQ(run({reader, "-q"}, shown.out).err.find(sentence), std::string::npos);
    }
  }
  EXPECT_EQ(run({"solve"}, "no puzzle\n" + std::string(kEasy) + "\n").err, "");
}

// Every format that names a layout: the verb's answer is that for the bare digits with --layout.
TEST(LayoutsInFiles, EveryVerbSolvesUnderThem) {
  const std::string puzzle =
      "....4....6.8...9..1....6....597...........8.....2....54......9.39..2......1......";
  std::size_t formats = 0;
  std::vector<std::string> records;
  for (const Format* format : all_formats()) {
    if (format->write == nullptr || !format->writes.has(Part::kLayout)) continue;
    Puzzle diagonal;
    diagonal.layout = "x";
    if (format->lacks != nullptr && format->lacks(diagonal).has(Part::kLayout)) continue;
    const RunResult record =
        run({"convert", "--layout", "x", "--to", std::string(format->name), puzzle});
    ASSERT_EQ(record.exit_code, 0) << format->name << record.err;
    records.push_back(record.out);
    ++formats;
  }
  EXPECT_GE(formats, 5U);
  for (const cli::Verb& verb : cli::verb_table()) {
    if (verb.operands != cli::Operands::kPuzzles) continue;
    std::vector<std::string> words{std::string(verb.name)};
    if (verb.name == "render") words.insert(words.end(), {"--to", "svg"});
    if (verb.name == "convert") words.insert(words.end(), {"--to", "share"});
    if (verb.own.has(cli::OptionId::kTechnique)) {
      words.insert(words.end(), {"--technique", "naked-single"});
    }
    std::vector<std::string> asked = words;
    asked.insert(asked.end(), {"--layout", "x"});
    const RunResult expected = run(asked, puzzle + "\n");
    for (const std::string& record : records) {
      const RunResult found = run(words, record);
      EXPECT_EQ(found.out, expected.out) << verb.name << record;
      EXPECT_EQ(found.exit_code, expected.exit_code) << verb.name << record;
    }
  }
}

}  // namespace
}  // namespace shudu::test
