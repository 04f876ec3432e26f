// `generate` for researchers as a user runs it: patterns, variations, weights, estimates; the same
// bytes however many work on them, and runs that go on where others ended.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "cases.h"
#include "program_run.h"
#include "shudu/canonical/form.h"
#include "shudu/generator/minimal.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;

const std::string kBase(kHard);

RunResult generate(std::vector<std::string> arguments, std::vector<std::string> environment = {}) {
  arguments.insert(arguments.begin(), "generate");
  RunRequest request;
  request.arguments = std::move(arguments);
  request.environment = std::move(environment);
  return run_program(request);
}

Grid grid_of(const std::string& text) {
  Grid grid;
  for (int i = 0; i < kMaxCells; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c >= '1' && c <= '9') grid.place(Cell(i), Digit(c - '0'));
  }
  return grid;
}

// Of six columns of nine rows each: every second cell.
const std::string kMask =
    "x.x.x.x.x\n.x.x.x.x.\nx.x.x.x.x\n.x.x.x.x.\nx.x.x.x.x\n.x.x.x.x.\nx.x.x.x.x\n.x.x.x.x.\n"
    "x.x.x.x.x\n";

TEST(Research, SameBytesWithAnyJobsAndKernel) {
  const Folder folder;
  write_file(folder.file("masks"), kMask + "\n" + kMask);
  const std::string count = by_build("20", "6");
  for (const std::vector<std::string>& wish :
       {std::vector<std::string>{"--pattern", folder.file("masks"), "-n", count, "--json"},
        {"--base", kBase, "--vary", "1+1", "--json"},
        {"--method", "weighted", "-n", count, "--json"},
        {"--estimate", "-n", by_build("300", "60"), "--json"}}) {
    std::vector<std::string> once = wish;
    once.insert(once.end(), {"--seed", "7"});
    const RunResult expected = generate(once);
    EXPECT_EQ(expected.exit_code, 0) << expected.err;
    EXPECT_FALSE(expected.out.empty());
    for (const char* jobs : {"1", "3"}) {
      std::vector<std::string> with_jobs = once;
      with_jobs.insert(with_jobs.end(), {"--jobs", jobs});
      EXPECT_EQ(generate(with_jobs).out, expected.out) << wish[0] << jobs;
    }
    EXPECT_EQ(generate(once, {"SHUDU_KERNEL=scalar"}).out, expected.out) << wish[0];
  }
}

TEST(Research, PatternsAreUniqueOnTheirCells) {
  const Folder folder;
  write_file(folder.file("masks"), kMask);
  const RunResult result = generate({"--pattern", folder.file("masks"), "-n", "30", "--seed", "1"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  for (const std::string& line : text_lines(result.out)) {
    ASSERT_EQ(line.size(), 81U);
    for (std::size_t i = 0; i < line.size(); ++i) EXPECT_EQ(line[i] != '.', i % 2 == 0);
    EXPECT_TRUE(find_proper(Layout::classic(), grid_of(line))->has_value());
  }
  // 81 marks, none of them a given in row 1 or 2 of its band: refused at once.
  write_file(folder.file("empty"), std::string(27, '.') + std::string(54, 'x'));
  EXPECT_EQ(generate({"--pattern", folder.file("empty")}).exit_code, 1);
  write_file(folder.file("bad"), "x.x\n");
  const RunResult bad = generate({"--pattern", folder.file("bad")});
  EXPECT_EQ(bad.exit_code, 2);
  EXPECT_THAT(bad.err, HasSubstr("line 1, column 4"));
  EXPECT_EQ(generate({"--pattern", folder.file("missing")}).exit_code, 3);
}

// One mask of a 17-clue puzzle, a few tests: nothing found is said, with exit code 1.
TEST(Research, NothingFoundIsSaid) {
  const Folder folder;
  write_file(folder.file("masks"),
             ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...\n");
  const RunResult result =
      generate({"--pattern", folder.file("masks"), "--tries", "500", "--seed", "1"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("500"));
}

// The variations of a puzzle: each proper, none like another or the base.
TEST(Research, VariationsDiffer) {
  const RunResult result = generate({"--base", kBase, "--vary", "1+1"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::vector<std::string> lines = text_lines(result.out);
  ASSERT_GE(lines.size(), 30U);
  std::set<std::string> forms;
  const auto form_of = [](const std::string& text) {
    const Grid form = canonical_form(grid_of(text))->form;
    return std::string(form.values().begin(), form.values().end());
  };
  forms.insert(form_of(kBase));
  for (const std::string& line : lines) {
    EXPECT_TRUE(forms.insert(form_of(line)).second) << line;
    EXPECT_TRUE(find_proper(Layout::classic(), grid_of(line))->has_value());
  }
  EXPECT_THAT(result.err, HasSubstr(std::to_string(lines.size()) + " puzzles"));
}

// Pieces of a run, each begun with the state that the last one printed.
TEST(Research, VariationsGoOn) {
  const Folder folder;
  const std::string whole = generate({"--base", kBase, "--vary", "1+1"}).out;
  std::string so_far;
  std::string state = "0.0.0";
  for (int piece = 0; piece < 100; ++piece) {
    write_file(folder.file("known"), so_far);
    const RunResult result = generate({"--base", kBase, "--vary", "1+1", "-n", "17", "--resume",
                                       state, "--known", folder.file("known")});
    so_far += result.out;
    const std::size_t at = result.err.find("--resume ");
    if (at == std::string::npos) break;
    ASSERT_EQ(text_lines(result.out).size(), 17U);
    state = result.err.substr(at + 9, result.err.find('\n', at) - at - 9);
  }
  EXPECT_EQ(so_far, whole);
}

TEST(Research, WishesThatDoNotGoTogether) {
  for (const std::vector<std::string>& wish :
       {std::vector<std::string>{"--vary", "1+1"},
        {"--base", kBase},
        {"--resume", "0.0.0"},
        {"--base", kBase, "--vary", "7+1"},
        {"--base", kBase, "--vary", "1+4"},
        {"--base", kBase, "--vary", "1"},
        {"--base", kBase, "--vary", "1+1", "--estimate"},
        {"--base", kBase, "--vary", "1+1", "--resume", "1.2"},
        {"--base", kBase, "--vary", "1+1", "--clues", "24"},
        {"--estimate", "--method", "reduce"},
        {"--estimate", "--layout", "6x6"},
        {"--method", "weighted", "--layout", "6x6"},
        {"--method", "weighted", "--clues", "24"},
        {"--limit", "3"}}) {
    const RunResult result = generate(wish);
    EXPECT_EQ(result.exit_code, 2) << wish[0] << " " << wish.back();
    EXPECT_EQ(result.out, "");
    EXPECT_FALSE(result.err.empty());
  }
}

}  // namespace
}  // namespace shudu::test
