// `shudu convert --move` and `--shuffle` from end to end: the way to the form leads there, shuffled
// puzzles are the same puzzles, seed and number decide, and what a layout does not keep is refused.
// That the symmetries are drawn evenly is the matter of tests/canonical/layout_draw_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cases.h"
#include "program_run.h"
#include "support/folder.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string out_of(std::vector<std::string> arguments, std::string input = {}) {
  const RunResult result = run(std::move(arguments), std::move(input));
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return result.out;
}

// A puzzle of each of these layouts, with the word that names it for --layout.
struct OfLayout {
  std::string layout;
  std::string puzzle;
};

std::vector<OfLayout> of_layouts() {
  std::vector<OfLayout> all;
  for (const char* layout : {"classic", "x", "windoku", "4x4", "6x6", "8x8", "4x4+anti-knight",
                             "disjoint-groups", "jigsaw:111122113222333244334444555666555666"}) {
    std::string puzzle = out_of({"generate", "--layout", layout, "--seed", "1", "-q"});
    puzzle.pop_back();
    all.push_back({layout, puzzle});
  }
  return all;
}

TEST(ConvertMove, TheWayToTheFormLeadsThere) {
  for (const OfLayout& one : of_layouts()) {
    const std::string line = out_of({"canon", "--moves", "--layout", one.layout, one.puzzle});
    const std::size_t tab = line.find('\t');
    const std::string moves = line.substr(tab + 1, line.size() - tab - 2);
    EXPECT_EQ(out_of({"convert", "--layout", one.layout, "--move", moves, one.puzzle}),
              line.substr(0, tab) + '\n')
        << one.layout;
  }
}

// By hand.
TEST(ConvertMove, PartsThatAreNotSaidStay) {
  const std::string puzzle = "1.....2..3.....4";
  EXPECT_EQ(out_of({"convert", "--move", "rows 2134", puzzle}), "..2.1....3.....4\n");
  EXPECT_EQ(out_of({"convert", "--move", "digits 2341", puzzle}), "2.....3..4.....1\n");
  EXPECT_EQ(out_of({"convert", "--move", "transpose", puzzle}), "1.....3..2.....4\n");
  EXPECT_EQ(out_of({"convert", "--move", "bands 21 stacks 21", puzzle}), "...3.4....1.2...\n");
}

TEST(ConvertMove, AllOfARecordMoves) {
  const std::string record =
      R"({"puzzle":"1.....2..3.....4","solution":"1243342143122134","title":"t"})";
  EXPECT_EQ(out_of({"convert", "--json", "--move", "rows 2134 digits 2341", record}),
            R"({"schema":1,"puzzle":"..3.2....4.....1","solution":"4132231414233241","title":"t"})"
            "\n");
}

TEST(ConvertMove, WhatTheLayoutDoesNotKeepIsRefusedByName) {
  struct Case {
    const char* language;
    const char* sentence;
  };
  for (const Case& one : {Case{"en", "'rows 213456789' does not keep the houses of the layout x"},
                          Case{"zh-CN", "变换“rows 213456789”会破坏布局 x 的行、列、宫或区域"},
                          Case{"zh-TW", "變換「rows 213456789」會破壞版面 x 的列、行、宮或區域"}}) {
    const RunResult result = run({"convert", "--move", "rows 213456789", "--layout", "x", "--lang",
                                  one.language, std::string(kEasy)});
    EXPECT_EQ(result.exit_code, 4);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr(one.sentence));
  }
  const RunResult small = run({"convert", "--move", "rows 213456789", "1.....2..3.....4"});
  EXPECT_EQ(small.exit_code, 4);
  EXPECT_THAT(small.err, HasSubstr("these moves are for 9x9 grids, but the puzzle is 4x4"));
  // Record by record: what can be moved is.
  const RunResult mixed =
      run({"convert", "--move", "transpose"}, "1.....2..3.....4\n" + std::string(36, '.') + '\n');
  EXPECT_EQ(mixed.exit_code, 4);
  EXPECT_EQ(mixed.out, "1.....3..2.....4\n");
  EXPECT_THAT(mixed.err, HasSubstr("'transpose' does not keep the houses of the layout 6x6"));
}

TEST(ConvertMove, WhatIsNoMoveIsSaidBeforeAnyWork) {
  for (const char* moves : {"", "left", "rows 11", "digits 12 rows 21"}) {
    const RunResult result = run({"convert", "--move", moves, std::string(kEasy)});
    EXPECT_EQ(result.exit_code, 2) << moves;
    EXPECT_THAT(result.err,
                HasSubstr("option --move: '" + std::string(moves) + "' is not a list of moves"));
  }
  const RunResult both = run({"convert", "--move", "transpose", "--shuffle", std::string(kEasy)});
  EXPECT_EQ(both.exit_code, 2);
  EXPECT_THAT(both.err, HasSubstr("--move"));
  EXPECT_THAT(both.err, HasSubstr("--shuffle"));
}

TEST(ConvertShuffle, TheFormStaysOnEveryLayout) {
  for (const OfLayout& one : of_layouts()) {
    const std::string input = one.puzzle + '\n' + one.puzzle + '\n' + one.puzzle + '\n';
    const std::string shuffled =
        out_of({"convert", "--layout", one.layout, "--shuffle", "--seed", "4"}, input);
    EXPECT_EQ(out_of({"canon", "--layout", one.layout}, shuffled),
              out_of({"canon", "--layout", one.layout}, input))
        << one.layout;
    const std::vector<std::string> lines = text_lines(shuffled);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_NE(lines[0], lines[1]) << one.layout;
    EXPECT_NE(lines[1], lines[2]) << one.layout;
  }
}

// A file of a version that draws otherwise would differ: the numbers are stated (rng.h), so is what
// is made of them.
TEST(ConvertShuffle, SeedAndNumberDecide) {
  const std::string line = std::string(kHard) + '\n';
  const auto shuffled = [](const std::string& seed, const std::string& input) {
    return out_of({"convert", "--shuffle", "--seed", seed}, input);
  };
  EXPECT_EQ(shuffled("7", line + line), shuffled("7", line + line));
  EXPECT_NE(shuffled("7", line), shuffled("8", line));
  EXPECT_THAT(shuffled("7", line + line), StartsWith(shuffled("7", line)));
}

TEST(ConvertShuffle, RecordsThatCannotBeReadCountAndSourcesAreOneStream) {
  const Folder folder;
  const std::string line = std::string(kHard) + '\n';
  const std::string all = out_of({"convert", "--shuffle", "--seed", "7"}, line + line + line);
  const std::vector<std::string> lines = text_lines(all);
  const RunResult holed =
      run({"convert", "--shuffle", "--seed", "7"}, line + line.substr(1) + line);
  EXPECT_EQ(holed.exit_code, 4);
  EXPECT_EQ(holed.out, lines[0] + '\n' + lines[2] + '\n');
  write_file(folder.path() + "/one", line);
  write_file(folder.path() + "/two", line + line);
  EXPECT_EQ(out_of({"convert", "--shuffle", "--seed", "7", folder.path() + "/one",
                    folder.path() + "/two"}),
            all);
  // Lines of the user's own go another way.
  EXPECT_EQ(out_of({"convert", "--shuffle", "--seed", "7", "--format", "{puzzle}", "--jobs", "2"},
                   line + line + line),
            all);
  const RunResult shown = run({"convert", "--shuffle", "--seed", "7", "--board", "--ascii"}, line);
  EXPECT_THAT(shown.out, HasSubstr(lines[0].substr(0, 9)));
}

TEST(ConvertShuffle, AFreshSeedIsSaid) {
  const RunResult result = run({"convert", "--shuffle", std::string(kHard)});
  EXPECT_EQ(result.exit_code, 0);
  ASSERT_THAT(result.err, StartsWith("shudu: --seed "));
  const std::string seed = result.err.substr(14, result.err.size() - 15);
  EXPECT_EQ(out_of({"convert", "--shuffle", "--seed", seed, std::string(kHard)}), result.out);
  EXPECT_EQ(run({"convert", "--shuffle", "-q", std::string(kHard)}).err, "");
}

}  // namespace
}  // namespace shudu::test
