// The verb `canon` from end to end: that lines in batches, records one by one, jobs and kernels
// all answer the same; what --dedupe keeps and what it holds in memory; the way back from --moves.
// That forms are right is the matter of tests/canonical. Transcripts in tests/golden/cli/canon.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "cases.h"
#include "program_run.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/symmetry_text.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string text_of_grid(const Grid& grid) {
  std::string text;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int value = grid.value_at(Cell(i));
    text += value == 0 ? '.' : static_cast<char>('0' + value);
  }
  return text;
}

Grid grid_of_text(std::string_view text) {
  Grid grid;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c >= '1' && c <= '9') grid.place(Cell(i), Digit(c - '0'));
  }
  return grid;
}

// So many puzzles, of which every third is an isomorph of one before, some full and some clashing.
std::string many_lines(int count) {
  Rng rng(61);
  std::string text;
  const Grid puzzles[] = {grid_of_text(kHard), grid_of_text(kEasySolution), grid_of_text(kEasy)};
  for (int i = 0; i < count; ++i) {
    Grid grid = random_symmetry({}, rng).apply(puzzles[i % 3]);
    const int cell = static_cast<int>(rng.below(81));
    if (i % 5 == 1) grid.clear(Cell(cell));
    if (i % 7 == 2) grid.place(Cell(cell), Digit(1 + static_cast<int>(rng.below(9))));
    text += text_of_grid(grid) + '\n';
  }
  return text;
}

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Canon, BatchesRecordsJobsAndKernelsAnswerTheSame) {
  const std::string input = many_lines(700);
  const std::vector<std::string> columns{"canon", "--automorphisms", "--band-class", "--moves"};
  const auto with = [&columns](std::vector<std::string> more) {
    more.insert(more.begin(), columns.begin(), columns.end());
    return more;
  };
  const RunResult batch = run(with({"--jobs", "1"}), input);
  EXPECT_EQ(batch.exit_code, 1) << "some clash";
  EXPECT_EQ(lines_in(batch.out).size(), 700U);
  EXPECT_THAT(batch.out, HasSubstr("\n-\tinvalid: duplicate "));
  // A time limit makes every line a record of its own.
  EXPECT_EQ(run(with({"--jobs", "1", "--timeout", "100"}), input).out, batch.out);
  EXPECT_EQ(run(with({"--jobs", "3"}), input).out, batch.out);
  for (const char* kernel : {"scalar", "simd128"}) {
    RunRequest request;
    request.arguments = columns;
    request.input = input;
    request.environment = {std::string("SHUDU_KERNEL=") + kernel};
    EXPECT_EQ(run_program(request).out, batch.out) << kernel;
  }
}

TEST(Canon, MovesCanBeReadBack) {
  const std::vector<std::string> inputs = lines_in(many_lines(60));
  std::string input;
  for (const std::string& line : inputs) input += line + '\n';
  const auto lines = lines_in(run({"canon", "--moves"}, input).out);
  ASSERT_EQ(lines.size(), inputs.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i][0] == '-') continue;
    const std::size_t tab = lines[i].find('\t');
    const Symmetry symmetry = parse_symmetry(lines[i].substr(tab + 1)).value();
    EXPECT_EQ(text_of_grid(symmetry.apply(grid_of_text(inputs[i]))), lines[i].substr(0, tab));
  }
}

TEST(Canon, DedupeKeepsTheFirstOfEachClass) {
  const std::string input = many_lines(700);
  const auto inputs = lines_in(input);
  const auto forms = lines_in(run({"canon"}, input).out);
  std::string expected;
  std::vector<std::string> seen;
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const bool is_bad = forms[i][0] == '-';
    if (!is_bad && std::find(seen.begin(), seen.end(), forms[i]) != seen.end()) continue;
    seen.push_back(forms[i]);
    expected += (is_bad ? forms[i] : inputs[i]) + '\n';
  }
  EXPECT_LT(lines_in(expected).size(), 500U);
  EXPECT_EQ(run({"canon", "--dedupe", "--jobs", "4"}, input).out, expected);
  EXPECT_EQ(run({"canon", "--dedupe", "--timeout", "100"}, input).out, expected);
}

TEST(Canon, SameIsAQuestionWithAnExitCode) {
  Rng rng(62);
  const std::string other = text_of_grid(random_symmetry({}, rng).apply(grid_of_text(kHard)));
  const RunResult same = run({"canon", "--same", std::string(kHard), "--moves", other});
  EXPECT_EQ(same.exit_code, 0);
  ASSERT_THAT(same.out, StartsWith("same\t"));
  const auto way = parse_symmetry(lines_in(same.out)[0].substr(5)).value();
  EXPECT_EQ(text_of_grid(way.apply(grid_of_text(kHard))), other);
  const RunResult different = run({"canon", "--same", std::string(kHard), std::string(kEasy)});
  EXPECT_EQ(different.exit_code, 1);
  EXPECT_EQ(different.out, "different\n");
}

TEST(Canon, CandidatesWithoutGivensHaveNoForm) {
  std::string sukaku;
  for (int i = 0; i < 81; ++i) sukaku += i == 40 ? "1234.6789" : "123456789";
  const RunResult result = run({"canon"}, sukaku + "\n");
  EXPECT_EQ(result.exit_code, 4);
  EXPECT_THAT(result.out, HasSubstr("-\terror: "));
}

}  // namespace
}  // namespace shudu::test
