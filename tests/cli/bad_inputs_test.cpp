// Bad inputs from end to end: a clear sentence with line and column, the rest of the stream goes
// on, the right exit code, flat memory. The names say which class of input each one stands for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cases.h"
#include "program_run.h"

namespace shudu::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

std::string blank(std::size_t count) { return std::string{}.append(count, '.'); }

std::string solve_line(const std::string& line, int* exit_code = nullptr) {
  const RunResult result = run({"solve"}, line + "\n");
  if (exit_code != nullptr) *exit_code = result.exit_code;
  EXPECT_EQ(result.err, "");
  return result.out;
}

// The flat memory that the program promises, or what a sanitizer makes of it.
long most_kib() { return is_sanitized() ? 1024L * 1024 : 64L * 1024; }

TEST(BadInputs, TheEmptyGridIsCountedToTheLimitAndSolved) {
  const RunResult counted = run({"count"}, blank(81) + "\n");
  EXPECT_EQ(counted.out, "1000000+\n");
  EXPECT_EQ(counted.exit_code, 1);
  // The smallest grid of all, known from the literature as the first one in reading order.
  const RunResult solved = run({"solve"}, blank(81) + "\n");
  EXPECT_EQ(solved.out,
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
            "\tmultiple\n");
  EXPECT_EQ(run({"check"}, blank(81) + "\n").out, "multiple\n");
}

TEST(BadInputs, TwoEqualGivensAreThreeDifferentErrors) {
  int code = 0;
  EXPECT_EQ(solve_line("5.......5" + blank(72), &code),
            "-\tinvalid: duplicate 5 in row 1 (r1c1 r1c9)\n");
  EXPECT_EQ(code, 1);
  EXPECT_EQ(solve_line("5" + blank(71) + "5" + blank(8), &code),
            "-\tinvalid: duplicate 5 in column 1 (r1c1 r9c1)\n");
  EXPECT_EQ(code, 1);
  EXPECT_EQ(solve_line("5.........5" + blank(70), &code),
            "-\tinvalid: duplicate 5 in box 1 (r1c1 r2c2)\n");
  EXPECT_EQ(code, 1);
  EXPECT_EQ(run({"count"}, "55" + blank(79)).out, "-\tinvalid: duplicate 5 in row 1 (r1c1 r1c2)\n");
  EXPECT_EQ(run({"check"}, "55" + blank(79)).out, "invalid: duplicate 5 in row 1 (r1c1 r1c2)\n");
}

TEST(BadInputs, AnImpossiblePuzzleHasNoSolutionAndSaysSoSoon) {
  int code = 0;
  EXPECT_EQ(solve_line(std::string(kImpossible), &code), "-\tnone\n");
  EXPECT_EQ(code, 1);
  EXPECT_EQ(run({"count"}, std::string(kImpossible)).out, "0\n");
}

TEST(BadInputs, FewGivensMeanSeveralSolutions) {
  // 15 givens, from a report of a web page that froze; and seven digits only.
  for (const char* line :
       {"001000000200000000003000000400000005005000600600000040007103000800000000009020000",
        "123456...456..............................................................7......",
        "1...................................................................2............"}) {
    EXPECT_EQ(run({"check"}, line).out, "multiple\n") << line;
    EXPECT_THAT(run({"solve"}, line).out, testing::EndsWith("\tmultiple\n")) << line;
  }
  EXPECT_EQ(run({"check"}, std::string(kMany)).out, "multiple\n");
}

TEST(BadInputs, ExactlyTwoAreTwoInAStableOrder) {
  EXPECT_EQ(run({"count"}, std::string(kTwo)).out, "2\n");
  const std::string all = run({"solve", "--all"}, std::string(kTwo)).out;
  const std::vector<std::string> lines = text_lines(all);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_LT(lines[0], lines[1]);
  for (const char* seed : {"1", "2", "3"}) {
    EXPECT_EQ(run({"solve", "--all", "--seed", seed}, std::string(kTwo)).out, all);
    EXPECT_EQ(run({"solve", "--seed", seed}, std::string(kTwo)).out, lines[0] + "\tmultiple\n");
  }
}

TEST(BadInputs, ASolvedGridIsItsOwnSolution) {
  std::string grid(kEasySolution);
  EXPECT_EQ(solve_line(grid), grid + "\n");
  EXPECT_EQ(run({"count"}, grid).out, "1\n");
  std::swap(grid[0], grid[1]);
  EXPECT_THAT(solve_line(grid), StartsWith("-\tinvalid: duplicate"));
}

TEST(BadInputs, AnEndlessLoopElsewhereIsJustSeveralSolutions) {
  std::string grid = "49675.8..21869375..5.48..69" + blank(54);
  EXPECT_EQ(run({"check"}, grid).out, "multiple\n");
  grid[17] = '4';
  EXPECT_THAT(run({"check"}, grid).out, testing::AnyOf("multiple\n", "none\n"));
}

TEST(BadInputs, CandidatesThatLeaveNothingHaveNoSolution) {
  EXPECT_EQ(solve_line(blank(729)), "-\tnone\n");
  std::string marks;
  for (int i = 0; i < 81; ++i) marks += i == 40 ? "........." : "123456789";
  EXPECT_EQ(solve_line(marks), "-\tnone\n");
}

TEST(BadInputs, LengthsAndBytes) {
  const std::string good(kEasy);
  const std::string answer(kEasySolution);
  struct Case {
    std::string line;
    std::string place;
  };
  const std::vector<Case> cases{
      {good.substr(0, 80), "line 2, column 81: too short"},
      {good + ".", "line 2, column 82: too long"},
      {good.substr(0, 40) + std::string(1, '\0') + good.substr(41), "line 2, column 41: "},
      {good.substr(0, 40) + "\xff" + good.substr(41), "line 2, column 41: "},
      {good.substr(0, 40) + "\u2464" + good.substr(41), "line 2, column 41: "},
      {blank(730), "line 2, column "},
      {"hello", "line 2, column 1: not a puzzle"},
  };
  for (const Case& bad : cases) {
    const RunResult result = run({"solve"}, good + "\n" + bad.line + "\n" + good + "\n");
    const std::vector<std::string> lines = text_lines(result.out);
    ASSERT_EQ(lines.size(), 3U) << bad.line;
    EXPECT_EQ(lines[0], answer);
    EXPECT_THAT(lines[1], StartsWith("-\terror: " + bad.place));
    EXPECT_EQ(lines[2], answer);
    EXPECT_EQ(result.exit_code, 4);
    EXPECT_EQ(result.err, "");
  }
}

TEST(BadInputs, LineEndsAndBlanksOfEveryKind) {
  std::string mixed(kEasy);
  constexpr std::string_view kBlanks = ".0*_-x";
  for (std::size_t i = 0, n = 0; i < mixed.size(); ++i) {
    if (mixed[i] == '.') mixed[i] = kBlanks[n++ % kBlanks.size()];
  }
  const std::string answer = std::string(kEasySolution) + "\n";
  EXPECT_EQ(solve_line(mixed), answer);
  EXPECT_EQ(solve_line(std::string(kEasy) + "\r"), answer);
  EXPECT_EQ(solve_line("\xef\xbb\xbf" + std::string(kEasy)), answer);
  EXPECT_EQ(run({"solve"}, std::string(kEasy)).out, answer) << "no final newline";
  EXPECT_EQ(solve_line(std::string(kEasy) + "\ttrailing\tfields"), answer);
  EXPECT_EQ(run({"solve"}, "").out, "");
  EXPECT_EQ(run({"solve"}, "").exit_code, 0);
  EXPECT_EQ(run({"solve"}, "\n\n# nothing\n\n").out, "");
}

TEST(BadInputs, TheLastCellIsRead) {
  // Two solutions but for the last cell: one puzzle ends in 9, the other one in a blank.
  std::string decided =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  EXPECT_EQ(run({"check"}, decided).out, "unique\n");
  decided.back() = '.';
  EXPECT_EQ(run({"check"}, decided).out, "multiple\n");
}

TEST(BadInputs, SizesThatAreNotSupported) {
  for (const std::size_t cells : {std::size_t{256}, std::size_t{625}}) {
    const RunResult result = run({"solve", "--json"}, blank(cells) + "\n");
    EXPECT_THAT(result.out, HasSubstr("unsupported_layout")) << cells;
    EXPECT_EQ(result.exit_code, 4);
  }
  for (const char* layout :
       {"0x0", "1x1", "5x5", "7x7", "26x26", "2147483648x2147483648", "16x16"}) {
    EXPECT_EQ(run({"solve", "--layout", layout}, blank(81)).exit_code, 2) << layout;
  }
  // Boxes of two rows and of three are different puzzles.
  const std::string six = "1..................................6";
  EXPECT_NE(run({"solve"}, six).out, run({"solve", "--layout", "6x6-3x2"}, six).out);
}

TEST(BadInputs, LimitsAndTimes) {
  for (const char* limit : {"0", "-1", "18446744073709551616", "1e999", "NaN", "", " 1"}) {
    const RunResult result = run({"count", "--limit", limit}, blank(81));
    EXPECT_EQ(result.exit_code, 2) << limit;
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, AllOf(StartsWith("shudu: option --limit"), testing::EndsWith("\n")));
  }
  for (const char* timeout : {"-1", "0", "nan", "inf", "1e999"}) {
    EXPECT_EQ(run({"count", "--timeout", timeout}, blank(81)).exit_code, 2) << timeout;
  }
  EXPECT_EQ(run({"count", "--limit", "18446744073709551615"}, std::string(kTwo)).out, "2\n");
}

TEST(BadInputs, TimeRunsOutForOnePuzzleAndNotForTheNext) {
  const std::string input = blank(81) + "\n" + std::string(kEasy) + "\n";
  const RunResult result =
      run({"count", "--limit", "18446744073709551615", "--timeout", "0.5", "-j2"}, input);
  EXPECT_EQ(result.out, "-\terror: timeout: no answer within 0.5 s\n1\n");
  EXPECT_EQ(result.exit_code, 1);
  const RunResult json =
      run({"count", "--limit", "18446744073709551615", "--timeout", "0.05", "--json"}, input);
  EXPECT_THAT(json.out, HasSubstr(R"("status":"timeout","error":{"code":"timeout")"));
}

TEST(BadInputs, TitlesDoNotDriveTheTerminal) {
  const std::string grid =
      "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
      ".6....28.\n...419..5\n....8..79\n";
  const std::string input =
      "#A\x1b]0;x\x07\n#D\x1b[2J \x9b \xc2\x9b \u202e\n#C\x1b]8;;u\x1b\\\n"
      "[Puzzle]\n" +
      grid;
  for (const char* to : {"sdk", "csv", "json", "jsonl", "hodoku", "gsf", "opensudoku"}) {
    const RunResult result = run({"convert", "--to", to}, input);
    for (const char c : result.out + result.err) {
      EXPECT_TRUE(c == '\n' || c == '\t' || static_cast<unsigned char>(c) >= 0x20) << to;
    }
    EXPECT_EQ(result.out.find("\xc2\x9b"), std::string::npos) << to;
    EXPECT_EQ(result.out.find("\u202e"), std::string::npos) << to;
  }
  EXPECT_EQ(run({"solve"}, "\x1b[2J" + std::string(kEasy)).out.find('\x1b'), std::string::npos);
}

TEST(BadInputs, EntitiesAreNotExpanded) {
  const std::string bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\">\n<!ENTITY b "
      "\"&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<opensudoku><name>&b;</name><game data=\"" +
      std::string(kEasy) + "\"/></opensudoku>\n";
  const RunResult result = run({"solve"}, bomb);
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_THAT(result.out, HasSubstr("-\terror: "));
  EXPECT_LT(result.peak_kib, most_kib());
}

TEST(BadInputs, FormulasAreQuoted) {
  const std::string csv = "puzzle,title\n" + std::string(kEasy) + ",=cmd()\n";
  const RunResult result = run({"convert", "--to", "csv"}, csv);
  EXPECT_EQ(result.out.find(",=cmd"), std::string::npos) << result.out;
}

TEST(BadInputs, ALineOfHundredsOfMegabytesIsOneErrorInFlatMemory) {
  const std::size_t pieces = is_sanitized() ? 20 : 300;
  std::size_t given = 0;
  RunRequest request;
  request.arguments = {"solve"};
  request.feed = [&]() -> std::string {
    if (given == pieces) {
      ++given;
      return "\n" + std::string(kEasy) + "\n";
    }
    if (given > pieces) return {};
    ++given;
    return blank(std::size_t{1} << 20U);
  };
  const RunResult result = run_program(request);
  const std::vector<std::string> lines = text_lines(result.out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], StartsWith("-\terror: line 1"));
  EXPECT_EQ(lines[1], kEasySolution);
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_LT(result.peak_kib, most_kib());
}

// Solved grids: the program itself is what takes the time.
RunResult run_on_many_lines(std::vector<std::string> arguments, std::size_t blocks) {
  constexpr std::size_t kLinesOfBlock = 1000;
  std::string block;
  for (std::size_t i = 0; i < kLinesOfBlock; ++i) block += std::string(kEasySolution) + "\n";
  RunRequest request;
  request.arguments = std::move(arguments);
  request.keeps_output = false;
  std::size_t given = 0;
  request.feed = [&block, given, blocks]() mutable {
    return given++ < blocks ? block : std::string();
  };
  return run_program(request);
}

TEST(BadInputs, AMillionLinesAreSolvedInFlatMemory) {
  const std::size_t blocks = is_sanitized() ? 20 : 1000;
  const RunResult result = run_on_many_lines({"solve"}, blocks);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out_bytes, blocks * 1000 * 82);
  EXPECT_LT(result.peak_kib, most_kib());
}

TEST(BadInputs, MillionsOfLinesAreConvertedInFlatMemory) {
  const std::size_t blocks = is_sanitized() ? 50 : 2000;
  const RunResult result = run_on_many_lines({"convert", "--to", "sdm"}, blocks);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out_bytes, blocks * 1000 * 82);
  EXPECT_LT(result.peak_kib, most_kib());
}

TEST(BadInputs, AllSolutionsOfAnEmptyGridAreListedInFlatMemory) {
  const RunResult result =
      run({"solve", "--all", "--limit", is_sanitized() ? "20000" : "300000"}, blank(81));
  EXPECT_EQ(result.out_bytes, (is_sanitized() ? 20000U : 300000U) * 82U);
  EXPECT_LT(result.peak_kib, most_kib());
}

TEST(BadInputs, OrderIsKeptWhateverTheNumberOfJobs) {
  std::string input;
  std::string expected;
  for (int i = 0; i < 10'000; ++i) {
    input += relabelled(kEasy, i * 31) + "\n";
    expected += relabelled(kEasySolution, i * 31) + "\n";
  }
  for (const char* jobs : {"1", "2", "8"}) {
    const RunResult result = run({"solve", "--jobs", jobs}, input);
    EXPECT_TRUE(result.out == expected) << jobs << " jobs";
    EXPECT_EQ(result.exit_code, 0);
  }
}

}  // namespace
}  // namespace shudu::test
