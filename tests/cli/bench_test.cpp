// `shudu bench`: signatures that are the same on every machine, tables and JSON, peers that are
// right and wrong, sets that cannot be measured, signals. No test looks at how fast anything is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cases.h"
#include "cli/bench/puzzle_set.h"
#include "program_run.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/solver.h"
#include "support/paths.h"
#include "text/text.h"

namespace shudu::test {
namespace {

using cli::BuiltIn;
using cli::PuzzleSet;
using testing::HasSubstr;

std::string text_of(const PuzzleSet& set) {
  std::string text;
  for (std::size_t p = 0; p < set.size(); ++p) text += std::string(set.puzzle(p), 81) + "\n";
  return text;
}

Grid grid_of(const char* text) {
  Grid grid;
  for (int i = 0; i < kMaxCells; ++i) {
    if (text[i] != '.') grid.place(Cell(i), Digit(text[i] - '0'));
  }
  return grid;
}

// A file of known puzzles, and the words that measure it shortly.
class BenchFile {
 public:
  explicit BenchFile(const std::string& text) { write_file(path(), text); }

  [[nodiscard]] std::string path() const { return folder_.file("set"); }
  [[nodiscard]] RunResult run_with(std::vector<std::string> words) const {
    words.insert(words.begin(), {"bench", "--repeat", "1"});
    words.push_back(path());
    return run(std::move(words));
  }

 private:
  Folder folder_;
};

std::string easy_text() {
  return std::string(kEasy) + "\n" + relabelled(kEasy, 1) + "\n" + std::string(kHard) + "\n";
}

std::vector<nlohmann::json> rows_of(const RunResult& result) {
  std::vector<nlohmann::json> rows;
  std::istringstream lines(result.out);
  for (std::string line; std::getline(lines, line);) rows.push_back(nlohmann::json::parse(line));
  return rows;
}

std::string peer(const std::string& symbol) {
  return (program().parent_path() / "shudu_test_peer.so").string() + ":" + symbol;
}

TEST(BuiltInSet, IsOfKnownPuzzlesAndTheSeedDecidesIt) {
  for (const BuiltIn which : {BuiltIn::kEasy, BuiltIn::kHard}) {
    const PuzzleSet set = built_in_set(which, 40, 0);
    ASSERT_EQ(set.size(), 40U);
    EXPECT_EQ(text_of(set), text_of(built_in_set(which, 40, 0)));
    EXPECT_NE(text_of(set), text_of(built_in_set(which, 40, 1)));
    const Method& judge = *find_method("dlx");
    for (std::size_t p = 0; p < set.size(); ++p) {
      const Grid grid = grid_of(set.puzzle(p));
      EXPECT_EQ(search(Layout::classic(), grid, judge, {.limit = 2})->count, 1U) << set.puzzle(p);
      // Eight puzzles in turn, each with its number of givens.
      EXPECT_EQ(grid.filled_count(), grid_of(set.puzzle(p % 8)).filled_count());
    }
  }
}

TEST(PuzzleSets, ShuffleKeepsThePuzzlesAndTheZeroBehindEach) {
  PuzzleSet set = built_in_set(BuiltIn::kEasy, 50, 3);
  std::multiset<std::string> before;
  for (std::size_t p = 0; p < 50; ++p) before.insert(set.puzzle(p));
  const std::string order = text_of(set);
  set.shuffle(7);
  std::multiset<std::string> after;
  for (std::size_t p = 0; p < 50; ++p) after.insert(set.puzzle(p));
  EXPECT_EQ(before, after);
  EXPECT_NE(order, text_of(set));
  EXPECT_EQ(before.begin()->size(), 81U);
}

// Guesses of each kernel on 300 easy and 300 hard built-in puzzles of seed 1. They change when the
// search does and for no other reason: not with machine, compiler or run.
TEST(Bench, SignaturesAreTheSameOnEveryMachine) {
  const std::map<std::string, std::uint64_t> pinned{
      {"batch avx512", 22'877},   {"batch avx2", 23'458},    {"batch simd128", 23'514},
      {"batch scalar", 23'526},   {"single avx512", 23'170}, {"single avx2", 24'029},
      {"single simd128", 24'054}, {"single scalar", 23'534}, {"batch sse4", 23'514},
      {"single sse4", 24'054},
  };
  const BenchFile file(text_of(built_in_set(BuiltIn::kEasy, 300, 1)) +
                       text_of(built_in_set(BuiltIn::kHard, 300, 1)));
  const RunResult result = file.run_with({"--json", "--kernel", "all", "--batch", "--single"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  std::size_t supported = 0;
  for (const Kernel& kernel : kernel_table()) supported += kernel.is_supported() ? 1U : 0U;
  const std::vector<nlohmann::json> rows = rows_of(result);
  EXPECT_EQ(rows.size(), 2 * supported);
  for (const nlohmann::json& row : rows) {
    const std::string name =
        row["calls"].get<std::string>() + " " + row["kernel"].get<std::string>();
    ASSERT_TRUE(pinned.contains(name)) << "pin the signature of " << name;
    EXPECT_EQ(row["signature"]["nodes"], pinned.at(name)) << name;
    EXPECT_EQ(row["signature"]["solutions"], 600) << name;
    EXPECT_EQ(row["puzzles"], 600);
    EXPECT_EQ(row["limit"], 2);
  }
}

TEST(Bench, JsonSaysWhatWasMeasuredAndOnWhat) {
  const BenchFile file(easy_text());
  const RunResult result = file.run_with({"--json", "--kernel", "scalar", "--seed", "9"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::vector<nlohmann::json> rows = rows_of(result);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(result.out.rfind("{\"schema\":1,\"set\":", 0), 0U);
  EXPECT_EQ(rows[0]["set"], file.path());
  EXPECT_EQ(rows[0]["seed"], 9);
  EXPECT_EQ(rows[0]["kernel"], "scalar");
  EXPECT_EQ(rows[0]["lanes"], 2);
  EXPECT_EQ(rows[0]["repeat"], 1);
  EXPECT_GT(rows[0]["puzzles_per_second"], 0);
  EXPECT_LE(rows[0]["lowest"], rows[0]["highest"]);
  for (const char* field : {"cpu", "compiler", "version", "build"}) {
    EXPECT_FALSE(rows[0][field].get<std::string>().empty()) << field;
  }
}

TEST(Bench, TheLimitIsAsked) {
  const BenchFile file(std::string(kMany) + "\n" + std::string(kTwo) + "\n" +
                       std::string(kImpossible) + "\n");
  const auto solutions = [&](const std::string& limit) {
    const RunResult result = file.run_with({"--json", "--batch", "--single", "--limit", limit});
    EXPECT_EQ(result.exit_code, 0) << result.err;
    const std::vector<nlohmann::json> rows = rows_of(result);
    EXPECT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0]["signature"]["solutions"], rows[1]["signature"]["solutions"]);
    return rows[0]["signature"]["solutions"].get<int>();
  };
  EXPECT_EQ(solutions("1"), 2);
  EXPECT_EQ(solutions("2"), 4);
  EXPECT_EQ(solutions("1000"), 1002);
}

// The columns stand below each other in every language.
TEST(Bench, TablesAreAligned) {
  const BenchFile file(easy_text());
  for (const std::string language : {"en", "zh-CN", "zh-TW"}) {
    const RunResult result = file.run_with({"--kernel", "all", "--lang", language});
    ASSERT_EQ(result.exit_code, 0) << result.err;
    std::istringstream lines(result.out);
    std::vector<std::size_t> widths;
    for (std::string line; std::getline(lines, line);) {
      if (line.rfind("  ", 0) == 0) widths.push_back(display_width(line));
    }
    ASSERT_GE(widths.size(), 2U) << result.out;
    for (const std::size_t width : widths) EXPECT_EQ(width, widths.front()) << result.out;
  }
}

TEST(BenchPeers, ThatAreRightAreTimedInTurn) {
  const BenchFile file(easy_text() + std::string(kTwo) + "\n");
  const RunResult result =
      file.run_with({"--json", "--batch", "--single", "--peer", peer("right"), "--peer",
                     peer("only_counts"), "--peer-batch", peer("right_many"), "--limit", "255"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::vector<nlohmann::json> rows = rows_of(result);
  ASSERT_EQ(rows.size(), 4U + 3U);
  for (const nlohmann::json& row : rows) {
    EXPECT_EQ(row["signature"]["solutions"], 5) << row;
    EXPECT_FALSE(row.contains("other_counts")) << row;
    if (row.contains("kernel")) continue;
    EXPECT_EQ(row["ratios"].size(), 1U) << row;
    EXPECT_GT(row["ratios"][std::string(best_kernel().name)], 0) << row;
  }
  EXPECT_EQ(rows[1]["peer"], "shudu_test_peer.so:right");
  EXPECT_EQ(rows[3]["peer"], "shudu_test_peer.so:right_many");
  EXPECT_EQ(rows[1]["signature"], rows[3]["signature"]);
}

TEST(BenchPeers, GetDotsAlsoWhereTheFileHasZeros) {
  std::string zeros = easy_text();
  for (char& c : zeros) c = c == '.' ? '0' : c;
  const BenchFile file(zeros);
  EXPECT_EQ(file.run_with({"--peer", peer("right")}).exit_code, 0);
}

TEST(BenchPeers, ThatAreWrongAreNamed) {
  const BenchFile file(easy_text());
  const RunResult counts = file.run_with({"--peer", peer("one_too_many")});
  EXPECT_EQ(counts.exit_code, 1);
  EXPECT_THAT(counts.err, HasSubstr("one_too_many and " + std::string(best_kernel().name) +
                                    " disagree: counts of 3 puzzles, solutions of 0"));
  EXPECT_THAT(counts.out, HasSubstr("one_too_many"));
  const RunResult grids = file.run_with({"--json", "--peer", peer("wrong_grid")});
  EXPECT_EQ(grids.exit_code, 1);
  EXPECT_THAT(grids.err, HasSubstr("counts of 0 puzzles, solutions of 3"));
  EXPECT_EQ(rows_of(grids)[1]["other_answers"], 3);
}

TEST(BenchPeers, ThatAreMissingAreUsageErrors) {
  const BenchFile file(easy_text());
  const RunResult symbol = file.run_with({"--peer", peer("no_such_symbol")});
  EXPECT_EQ(symbol.exit_code, 2);
  EXPECT_EQ(symbol.out, "");
  EXPECT_THAT(symbol.err, HasSubstr("no_such_symbol"));
  const RunResult library = file.run_with({"--peer", "libno_such_library.so:solve"});
  EXPECT_EQ(library.exit_code, 2);
  EXPECT_THAT(library.err, HasSubstr("cannot open shared object file"));
}

TEST(Bench, WhatCannotBeMeasuredIsLeftOutAndSaid) {
  const BenchFile file("12345\n" + easy_text() + std::string(16, '.') + "\n" +
                       "https://sudokupad.app/scfo0BsUqoFERchBnNOWFpKIa*x\n" +
                       "1.......2.9.4...5...6\n");
  const RunResult result = file.run_with({"--json"});
  EXPECT_EQ(result.exit_code, 4);
  ASSERT_EQ(rows_of(result).size(), 1U);
  EXPECT_EQ(rows_of(result)[0]["puzzles"], 3);
  EXPECT_THAT(result.err, HasSubstr("no classic puzzles of givens, left out: 2"));
  EXPECT_THAT(result.err, HasSubstr("line 1"));
  EXPECT_EQ(file.run_with({"--layout", "x"}).exit_code, 4);
}

TEST(Bench, ReadsSeveralFilesAndStandardInput) {
  const BenchFile file(easy_text());
  const RunResult result =
      run({"bench", "--json", "--repeat", "1", file.path(), "-", std::string(kHard)}, easy_text());
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::vector<nlohmann::json> rows = rows_of(result);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0]["signature"], rows[1]["signature"]);
  EXPECT_EQ(rows[2]["puzzles"], 1);
}

TEST(Bench, AMissingFileIsSaidAndTheOthersAreMeasured) {
  const BenchFile file(easy_text());
  const RunResult result = file.run_with({"--json", "no-such-file"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(rows_of(result).size(), 1U);
}

TEST(Bench, WithoutAFileMeasuresWhatIsBuiltIn) {
  const RunResult result = run({"bench", "--json", "--repeat", "1"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::vector<nlohmann::json> rows = rows_of(result);
  ASSERT_EQ(rows.size(), 2U);
  for (const nlohmann::json& row : rows) EXPECT_EQ(row["signature"]["solutions"], 10'000);
}

TEST(Bench, AKernelThatTheMachineLacksIsAUsageError) {
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.is_supported()) continue;
    const RunResult result = run({"bench", "--kernel", std::string(kernel.name)});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.err, HasSubstr(std::string(best_kernel().name)));
  }
}

TEST(Bench, ASignalEndsItSoon) {
  RunRequest request;
  request.arguments = {"bench", "--repeat", "1000"};
  request.act_after_bytes = 1;
  request.act = [](int pid) { ::kill(pid, SIGINT); };
  const RunResult result = run_program(request);
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_EQ(result.err, "shudu: interrupted\n");
}

TEST(Bench, AFileAppearsWhenItIsWhole) {
  const BenchFile file(easy_text());
  const Folder folder;
  EXPECT_EQ(file.run_with({"-o", folder.file("out")}).exit_code, 0);
  EXPECT_THAT(read_file(folder.file("out")), HasSubstr("puzzles/s"));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"out"});
}

}  // namespace
}  // namespace shudu::test
