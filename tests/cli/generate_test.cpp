// `shudu generate` as a user runs it: the same bytes however many work on them, what is said of the
// seed, and how a run ends before its end.
#include <gtest/gtest.h>

#include <csignal>
#include <set>
#include <string>

#include "program_run.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

std::string made(std::vector<std::string> arguments, std::vector<std::string> environment = {}) {
  arguments.insert(arguments.begin(), "generate");
  RunRequest request;
  request.arguments = std::move(arguments);
  request.environment = std::move(environment);
  const RunResult result = run_program(request);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return result.out;
}

std::size_t line_count(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

const std::vector<std::vector<std::string>> kWishes = {
    {"--json"},
    {"--clues", "24-26", "--minimal"},
    {"--clues", "28-30", "--symmetry", "diagonal"},
    {"--method", "transform", "--level", "easy", "--json"},
    {"--layout", "6x6"},
    {"--full"}};

TEST(Generate, SameBytesWithAnyJobsAndKernel) {
  constexpr auto kCount = by_build<std::size_t>(40, 12);
  for (std::vector<std::string> wish : kWishes) {
    wish.insert(wish.end(), {"-n", std::to_string(kCount), "--seed", "12"});
    const std::string expected = made(wish);
    EXPECT_EQ(line_count(expected), kCount);
    for (const char* jobs : {"1", "3"}) {
      std::vector<std::string> with_jobs = wish;
      with_jobs.insert(with_jobs.end(), {"--jobs", jobs});
      EXPECT_EQ(made(with_jobs), expected);
    }
    EXPECT_EQ(made(wish, {"SHUDU_KERNEL=scalar"}), expected);
  }
}

// What is the first of its class in the series itself, found with a set of forms.
std::string firsts_of_classes(const std::string& series, std::size_t count) {
  std::set<std::string> seen;
  std::string kept;
  for (std::size_t at = 0; at < series.size(); at = series.find('\n', at) + 1) {
    const std::string line = series.substr(at, series.find('\n', at) - at);
    if (!seen.insert(run({"canon", line}).out).second) continue;
    kept += line + '\n';
    if (seen.size() == count) break;
  }
  return kept;
}

TEST(Generate, LeavesOutWhatIsTheSameUpToSymmetry) {
  const std::vector<std::string> wish = {"--layout", "4x4", "--seed", "5"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), wish.begin(), wish.end());
    return more;
  };
  const std::string series = made(with({"-n", "60"}));
  const std::string expected = firsts_of_classes(series, 10);
  ASSERT_EQ(line_count(expected), 10U);
  for (const char* jobs : {"1", "3"}) {
    EXPECT_EQ(made(with({"-n", "10", "--unique-up-to-symmetry", "--jobs", jobs})), expected);
  }
}

// There are 36 minimal puzzles of 4x4 up to symmetry, and 2 grids.
// A level of one method alone says which; that of several does not.
TEST(Generate, ALevelThatOneMethodKnowsMeansThatMethod) {
  const std::string hell = made({"--level", "hell", "--seed", "3", "--json"});
  EXPECT_EQ(hell, made({"--level", "hell", "--method", "transform", "--seed", "3", "--json"}));
  EXPECT_NE(hell.find("\"method\":\"transform\""), std::string::npos);
  const std::string easy = made({"--level", "easy", "--seed", "3", "--json"});
  EXPECT_NE(easy.find("\"method\":\"reduce\""), std::string::npos);
  const auto refused = [](std::vector<std::string> wish) {
    wish.insert(wish.begin(), "generate");
    const RunResult result = run(wish);
    EXPECT_EQ(result.exit_code, 2) << result.out;
    return result.err.substr(0, std::min(result.err.find(" - see"), result.err.find('\n')));
  };
  EXPECT_EQ(refused({"--level", "hell", "--method", "reduce"}),
            "shudu: option --level hell needs --method transform");
  EXPECT_EQ(refused({"--level", "expert", "--method", "transform"}),
            "shudu: option --level expert needs --method reduce");
  const std::string clues = refused({"--level", "hell", "--clues", "30"});
  EXPECT_NE(clues.find("--level hell"), std::string::npos) << clues;
  EXPECT_NE(clues.find("--clues"), std::string::npos) << clues;
  EXPECT_EQ(refused({"--level", "hell", "--layout", "x"}),
            "shudu: --method transform makes puzzles of the classic 9x9 layout only, not of x; "
            "--method reduce makes them of every layout");
}

TEST(Generate, FullGridsOfTransformAreOfOneClass) {
  const std::string grids = made({"--full", "--method", "transform", "--seed", "4", "-n", "20"});
  EXPECT_EQ(line_count(grids), 20U);
  EXPECT_EQ(run({"canon", "--dedupe"}, grids).out, grids.substr(0, 82));
  const std::string uniform =
      made({"--full", "--method", "transform", "--grids", "uniform", "--seed", "4", "-n", "20"});
  EXPECT_EQ(run({"canon", "--dedupe"}, uniform).out, uniform);
  // Its origin makes it again.
  const std::string one = made({"--full", "--method", "transform", "--seed", "4", "--json"});
  const std::size_t at = one.find("\"origin\":\"") + 10;
  const std::string origin = one.substr(at, one.find('"', at) - at);
  EXPECT_EQ(made({"--again", origin}), grids.substr(0, 82)) << origin;
  EXPECT_EQ(run({"generate", "--full", "--method", "weighted"}).exit_code, 2);
}

TEST(Generate, EndsWhereThereIsNothingNew) {
  const std::string tries = by_build("4000", "1000");
  for (const auto& [what, there_are] : {std::pair{"--minimal", 36U}, std::pair{"--full", 2U}}) {
    const RunResult result = run({"generate", what, "--layout", "4x4", "-n", "100", "--tries",
                                  tries, "--seed", "1", "--unique-up-to-symmetry"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(line_count(result.out), there_are) << what;
    EXPECT_NE(result.err.find("the next " + tries + " of the series"), std::string::npos)
        << result.err;
  }
}

TEST(Generate, SkippingIsCuttingOff) {
  const std::string all = made({"-n", "30", "--seed", "3"});
  const std::string rest = made({"-n", "20", "--skip", "10", "--seed", "3"});
  EXPECT_EQ(all.substr(std::size_t{82} * 10), rest);
}

TEST(Generate, AFreshSeedIsSaidAndRepeatsTheRun) {
  const RunResult first = run({"generate", "-n", "2"});
  ASSERT_EQ(first.exit_code, 0);
  const std::string before = "shudu: --seed ";
  ASSERT_EQ(first.err.substr(0, before.size()), before);
  const std::string seed = first.err.substr(before.size(), first.err.size() - before.size() - 1);
  EXPECT_EQ(made({"-n", "2", "--seed", seed}), first.out);
  const RunResult second = run({"generate", "-n", "2", "--quiet"});
  EXPECT_EQ(second.err, "");
  EXPECT_NE(second.out, first.out);
}

TEST(Generate, PuzzlesAreUniqueAndMinimal) {
  const std::string puzzles = made({"-n", "500", "--seed", "1"});
  const RunResult checked = run({"check", "--minimal"}, puzzles);
  std::string expected;
  for (int i = 0; i < 500; ++i) expected += "unique minimal\n";
  EXPECT_EQ(checked.out, expected);
}

TEST(Generate, EndsAtTheFirstThatCannotBeMade) {
  // Of minimal puzzles with 21 givens some are found in 500 tries and some are not.
  const std::vector<std::string> wish = {"generate", "--clues", "21", "--minimal", "--tries",
                                         "500",      "-n",      "50", "--seed",    "1"};
  const RunResult result = run(wish);
  EXPECT_EQ(result.exit_code, 1);
  const std::size_t written = line_count(result.out);
  EXPECT_LT(written, 50U);
  EXPECT_EQ(result.err, "shudu: number " + std::to_string(written) +
                            " of the series: nothing found in 500 tries; ask for less, or allow "
                            "more with --tries\n");
  std::vector<std::string> alone = wish;
  alone.insert(alone.end(), {"--jobs", "4"});
  EXPECT_EQ(run(alone).out, result.out);
}

// Nothing is found on this layout in 200 searches, which take some ten seconds.
TEST(Generate, TimeIsOverWithinOneGrid) {
  const std::string layout =
      "jigsaw:AHABBBCCIAAABBBCDCAAABBBCCCDDDEEEFFFDDDEEEFFFDDCEEEFFFGGGHHHAIIGGGHHHHIIGGIIHCIIG+x";
  for (const bool is_full : {true, false}) {
    std::vector<std::string> wish{"generate", "--layout",  layout, "--seed",
                                  "1",        "--timeout", "0.2"};
    if (is_full) wish.emplace_back("--full");
    const RunResult result = run(wish);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_EQ(result.err, "shudu: number 0 of the series: nothing found within 0.2 s\n");
  }
}

TEST(Generate, SignalsEndARunBetweenLines) {
  for (const char* jobs : {"1", "2"}) {
    RunRequest request;
    request.arguments = {"generate", "-n", "1000000000", "--seed", "5", "--jobs", jobs};
    request.act_after_bytes = 100'000;
    request.act = [](int pid) { ::kill(pid, SIGINT); };
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 130);
    EXPECT_EQ(result.out.size() % 82, 0U);
    const std::string written = std::to_string(line_count(result.out));
    EXPECT_EQ(result.err, "shudu: interrupted after " + written +
                              " puzzles; go on with --seed 5 --skip " + written + "\n");
    // What was said goes on where it ended.
    const std::string next = made({"--seed", "5", "--skip", written});
    const std::string more =
        made({"--seed", "5", "-n", std::to_string(line_count(result.out) + 1)});
    EXPECT_EQ(more, result.out + next);
  }
}

TEST(Generate, AFileAppearsWhenItIsWhole) {
  const Folder folder;
  EXPECT_EQ(run({"generate", "-n", "5", "--seed", "1", "-o", folder.file("out")}).exit_code, 0);
  EXPECT_EQ(read_file(folder.file("out")), made({"-n", "5", "--seed", "1"}));
  RunRequest closed;
  closed.arguments = {"generate", "-n", "1000000", "--seed", "1"};
  closed.closes_stdout_early = true;
  EXPECT_EQ(run_program(closed).exit_code, 0);
}

}  // namespace
}  // namespace shudu::test
