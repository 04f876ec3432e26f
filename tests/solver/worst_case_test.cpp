// The worst case of the question "is there exactly one solution", asked of the method `fast`.
//
// tests/data/worst100.txt keeps the worst puzzles that the climber below has found, with the
// guesses that each kernel needs: they follow from the puzzle and the kernel alone, so a change is
// a change of the search, and says by how much it helps or harms where it hurts most.
//     SHUDU_UPDATE_GOLDEN=1 build/release/bin/solver_test --gtest_filter='*WorstCases.*'
// writes the guesses anew for the kernels that the machine has; how many solutions a new puzzle has
// is written by hand.
//
// The climber starts from a puzzle, and changes a few givens as long as that does not lower the
// number of guesses, or lowers it by little and seldom; when that leads nowhere any more it starts
// again, mostly from the ends of the best climbs. Puzzles with one solution and with none are
// climbed among: where there are several, luck finds two of them soon. Long climbs: make soak
// SOAK="climb=3600".
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "shudu/core/rng.h"
#include "solver/facts.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "support/build_kind.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

const char* const kFile = "tests/data/worst100.txt";
// Nothing that a climb finds may take longer than this on 256 bits and more.
constexpr double kMostMilliseconds = 20.0;
// What the kept puzzles are given in a test; a climb has more.
constexpr std::uint64_t kTestBudget = 20'000;

SearchResult check(const Kernel& kernel, const std::string& puzzle, std::uint64_t node_budget) {
  const SearchOptions options{.limit = 2, .node_budget = node_budget, .kernel = &kernel};
  return method_named("fast").count(Layout::classic(), marks_of(puzzle), options);
}

double cpu_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// The least of several tries: what else the machine does only adds to it.
double milliseconds_of(const Kernel& kernel, const std::string& puzzle, std::uint64_t budget) {
  double least = 1e9;
  for (int i = 0; i < 5; ++i) {
    const double start = cpu_milliseconds();
    (void)check(kernel, puzzle, budget);
    least = std::min(least, cpu_milliseconds() - start);
  }
  return least;
}

// A line of the file: puzzle, solutions up to 2, and kernel=guesses for each kernel, kTestBudget
// where it needs more.
struct WorstCase {
  std::string puzzle;
  std::uint64_t count = 0;
  std::map<std::string, std::uint64_t> nodes;
};

std::vector<WorstCase> read_cases() {
  std::vector<WorstCase> cases;
  std::ifstream file(source_dir() / kFile);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    WorstCase one;
    words >> one.puzzle >> one.count;
    for (std::string word; words >> word;) {
      const std::size_t sign = word.find('=');
      one.nodes[word.substr(0, sign)] = std::strtoull(word.c_str() + sign + 1, nullptr, 10);
    }
    cases.push_back(one);
  }
  return cases;
}

void write_cases(const std::vector<WorstCase>& cases) {
  std::ofstream file(source_dir() / kFile);
  file << "# Puzzle, solutions, guesses on each kernel (20000: more); see worst_case_test.cpp.\n";
  for (const WorstCase& one : cases) {
    file << one.puzzle << ' ' << one.count;
    for (const Kernel& kernel : kernel_table()) {
      const auto nodes = one.nodes.find(std::string(kernel.name));
      if (nodes != one.nodes.end()) file << ' ' << kernel.name << '=' << nodes->second;
    }
    file << '\n';
  }
}

class WorstCases : public KernelTest {};

TEST_P(WorstCases, TakeAsManyGuessesAsEver) {
  std::vector<WorstCase> cases = read_cases();
  ASSERT_EQ(cases.size(), 100U) << kFile;
  const bool is_update = std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr;
  const std::string name(kernel().name);
  std::uint64_t sum = 0;
  std::uint64_t most = 0;
  for (std::size_t i = 0; i < cases.size(); i += is_update ? 1 : by_build<std::size_t>(1, 50)) {
    WorstCase& one = cases[i];
    const SearchResult result = check(kernel(), one.puzzle, kTestBudget);
    if (is_update) one.nodes[name] = result.nodes;
    if (result.end != SearchEnd::kBudget) {
      ASSERT_EQ(result.count, one.count) << one.puzzle;
    }
    EXPECT_EQ(result.nodes, one.nodes[name]) << one.puzzle;
    sum += result.nodes;
    most = std::max(most, result.nodes);
  }
  std::printf("guesses: %llu in all, %llu at most\n", static_cast<unsigned long long>(sum),
              static_cast<unsigned long long>(most));
  if (is_update) write_cases(cases);
}

// How many solutions they have is for the others to say.
TEST(WorstCasesJudged, ReferenceMethodsFindAsManySolutions) {
  const std::vector<WorstCase> cases = read_cases();
  std::size_t decided = 0;
  for (std::size_t i = 0; i < cases.size(); i += by_build<std::size_t>(1, 25)) {
    const Method& judge = method_named(i % 4 == 0 ? "mrv" : "dlx");
    const SearchResult result =
        judge.count(Layout::classic(), marks_of(cases[i].puzzle),
                    {.limit = 2, .node_budget = by_build<std::uint64_t>(3'000, 500)});
    if (result.end == SearchEnd::kBudget) continue;
    EXPECT_EQ(result.count, cases[i].count) << cases[i].puzzle;
    ++decided;
  }
  EXPECT_GT(decided, 0U);
}

INSTANTIATE_TEST_SUITE_P(All, WorstCases, testing::ValuesIn(kernel_names()), name_of_kernel);

struct Found {
  std::uint64_t nodes = 0;
  std::string puzzle;
};

class Climber {
 public:
  // `known` are ends of earlier climbs. A climb ends when a puzzle takes `budget` guesses.
  Climber(const Kernel& kernel, std::uint64_t seed, std::uint64_t budget,
          const std::vector<WorstCase>& known)
      : kernel_(kernel), rng_(seed), budget_(budget) {
    for (const WorstCase& one : known) remember(rated(one.puzzle));
  }

  // One climb to where `patience` changes in a row have not helped, or until the time `end`.
  Found climb(std::uint64_t patience, std::time_t end) {
    Found best = rated(start());
    Found here = best;
    for (std::uint64_t idle = 0; idle < patience && best.nodes < budget_; ++idle) {
      if (std::time(nullptr) >= end) break;
      Found next = rated(changed(here.puzzle));
      const std::uint64_t least = rng_.below(16) == 0 ? here.nodes - here.nodes / 5 : here.nodes;
      if (next.nodes < least || next.nodes == 0) continue;
      here = std::move(next);
      if (here.nodes > best.nodes) {
        best = here;
        idle = 0;
      } else if (here.nodes < best.nodes / 2) {
        here = best;
      }
    }
    remember(best);
    return best;
  }

  [[nodiscard]] std::uint64_t tried() const { return tried_; }

 private:
  Found rated(std::string puzzle) {
    ++tried_;
    const SearchResult result = check(kernel_, puzzle, budget_);
    return {result.count < 2 ? result.nodes : 0, std::move(puzzle)};
  }

  static constexpr std::size_t kPool = 20;

  void remember(const Found& found) {
    pool_.push_back(found);
    std::sort(pool_.begin(), pool_.end(),
              [](const Found& a, const Found& b) { return a.nodes > b.nodes; });
    if (pool_.size() > kPool) pool_.pop_back();
  }

  // The end of one of the best climbs, or a puzzle known to be hard; some givens changed.
  std::string start() {
    constexpr std::size_t kNamed = std::size(kNamedPuzzles);
    const std::size_t pick = rng_.below(kNamed + 2);
    std::string puzzle =
        pick < kNamed ? kNamedPuzzles[pick].puzzle : (pick == kNamed ? kImpossible : kNorvigHard);
    std::replace(puzzle.begin(), puzzle.end(), '0', '.');
    if (rng_.below(4) != 0 && !pool_.empty()) puzzle = pool_[rng_.below(pool_.size())].puzzle;
    const std::uint64_t steps = rng_.below(6);
    for (std::uint64_t i = 0; i < steps; ++i) puzzle = changed(puzzle);
    return puzzle;
  }

  // One to three cells set or emptied, or a given moved elsewhere; givens never clash.
  std::string changed(std::string puzzle) {
    for (std::uint64_t left = 1 + rng_.below(3); left > 0; --left) {
      const std::size_t cell = rng_.below(81);
      const char was = std::exchange(puzzle[cell], '.');
      const std::uint64_t kind = rng_.below(3);
      if (kind == 0) {
        set(puzzle, rng_.below(81), was == '.' ? any_digit() : was);
      } else if (kind == 1 || was == '.') {
        set(puzzle, cell, any_digit());
      }
    }
    return puzzle;
  }

  char any_digit() { return static_cast<char>('1' + rng_.below(9)); }

  // Puts a given where no equal one sees it.
  static void set(std::string& puzzle, std::size_t cell, char digit) {
    for (const Cell peer : Layout::classic().peers(Cell(static_cast<int>(cell)))) {
      if (puzzle[static_cast<std::size_t>(peer.index())] == digit) return;
    }
    puzzle[cell] = digit;
  }

  const Kernel& kernel_;
  Rng rng_;
  std::uint64_t budget_;
  std::vector<Found> pool_;
  std::uint64_t tried_ = 0;
};

// Prints one line a climb, for tests/data/worst100.txt: kernel, guesses, milliseconds, puzzle.
void climb_for(const Kernel& kernel, std::uint64_t seconds) {
  const std::uint64_t budget = soak_amount("budget", 1'000'000);
  const std::uint64_t seed = soak_amount("seed", 1) + static_cast<std::uint64_t>(kernel.lanes);
  Climber climber(kernel, seed, budget, read_cases());
  const auto end = std::time(nullptr) + static_cast<std::time_t>(seconds);
  double most = 0;
  while (std::time(nullptr) < end) {
    const Found found = climber.climb(soak_amount("patience", 3'000), end);
    const double took = milliseconds_of(kernel, found.puzzle, budget);
    most = std::max(most, took);
    std::printf("climb %s %llu %.3f %s\n", std::string(kernel.name).c_str(),
                static_cast<unsigned long long>(found.nodes), took, found.puzzle.c_str());
    std::fflush(stdout);
    if (kernel.lanes >= 8) {
      EXPECT_LE(took, kMostMilliseconds) << kernel.name << ": " << found.puzzle;
    }
  }
  std::printf("%s: %llu puzzles tried, at most %.3f ms\n", std::string(kernel.name).c_str(),
              static_cast<unsigned long long>(climber.tried()), most);
}

// The usual run climbs a little and asks the judges; a long one is asked for in seconds.
TEST(WorstCaseClimb, KernelsStayRightWhileItGetsHarder) {
  const std::uint64_t seconds = soak_amount("climb", 0);
  const std::uint64_t lanes = soak_amount("lanes", 0);  // 0: all of them
  for (const Kernel* kernel : supported_kernels()) {
    if (seconds > 0) {
      if (lanes == 0 || lanes == static_cast<std::uint64_t>(kernel->lanes)) {
        climb_for(*kernel, seconds);
      }
      continue;
    }
    Climber climber(*kernel, 7, kTestBudget, {});
    const std::time_t never = std::numeric_limits<std::time_t>::max();
    for (int i = 0; i < 3; ++i) {
      const Found found = climber.climb(by_build<std::uint64_t>(100, 5), never);
      const SearchResult judged =
          method_named("dlx").count(Layout::classic(), marks_of(found.puzzle),
                                    {.limit = 2, .node_budget = by_build(200'000U, 500U)});
      if (judged.end == SearchEnd::kBudget) continue;
      EXPECT_EQ(check(*kernel, found.puzzle, kUnlimited).count, judged.count) << found.puzzle;
    }
  }
}

}  // namespace
}  // namespace shudu::test
