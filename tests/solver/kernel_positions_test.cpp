// Every kernel, in batch and one at a time, against scan, mrv and dlx and against one another: on
// random positions of every kind, each at limits 1, 2, 3 and 1000. Some hundreds in every run of
// the tests; `make soak` runs millions, cut into shards.
//
// Positions come in blocks, block b from the seed kBlockSeed + b, whoever runs it. In each block
// one of the reference methods is the judge: it is asked once, for a thousand solutions. Whoever
// decides a position (does not end by its budget) must find the same number and, where it is asked
// for, the same smallest solution; the sets of all solutions must be the same as well.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/solver/batch.h"
#include "shudu/solver/lexicographic.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "solver/positions.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

constexpr std::uint64_t kBlockSeed = 20'261'122;
constexpr std::size_t kBlock = 50;
constexpr std::uint64_t kUsualBlocks = by_build<std::uint64_t>(16, 1);
constexpr std::array<std::uint64_t, 4> kLimits = {1, 2, 3, 1000};

struct Judge {
  const char* name;
  std::uint64_t node_budget;
};
constexpr std::array<Judge, 3> kJudges = {{{"scan", 20'000}, {"mrv", 2'000}, {"dlx", 1'500}}};

// Solutions as a set that can be compared: how many, a sum that does not depend on their order, and
// the smallest.
struct SolutionSet {
  std::uint64_t count = 0;
  std::uint64_t sum = 0;
  std::optional<Grid> smallest;

  void add(const Grid& grid) {
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a
    for (const std::uint8_t digit : grid.values()) hash = (hash ^ digit) * 0x100000001b3U;
    sum += hash;
    ++count;
    if (!smallest || grid.values() < smallest->values()) smallest = grid;
  }
  friend bool operator==(const SolutionSet&, const SolutionSet&) = default;
};

struct Search {
  SearchResult result;
  SolutionSet solutions;
};

template <typename Function>
Search collect(const Function& search) {
  Search found;
  found.result = search([&found](const Grid& grid) {
    found.solutions.add(grid);
    return true;
  });
  return found;
}

// What is known of one position at one limit, from whoever decided it first.
struct Known {
  std::optional<std::uint64_t> count;
  std::optional<Grid> smallest;
};

struct BlockTally {
  std::uint64_t positions = 0;
  std::uint64_t judged = 0;   // counted to the end, or to a thousand, by a reference method
  std::uint64_t decided = 0;  // answers that did not end by their budget ...
  std::uint64_t answers = 0;  // ... of so many
  std::array<std::uint64_t, 3> by_count{};  // judged positions with no, one, several solutions
};

// One block of positions through everybody.
class Block {
 public:
  Block(const PositionMaker& maker, std::uint64_t number, BlockTally& tally)
      : judge_(kJudges[number % kJudges.size()]),
        which_(number / kJudges.size() % 2 == 0 ? Which::kSmallest : Which::kAny),
        number_(number),
        tally_(tally) {
    Rng rng(kBlockSeed + number);
    for (std::size_t i = 0; i < kBlock; ++i) positions_.push_back(maker.make(rng));
  }

  // False after the first difference, which has been printed.
  bool run() {
    for (const Pencilmarks& marks : positions_) ask_judge(marks);
    for (const std::uint64_t limit : kLimits) {
      limit_ = limit;
      known_.assign(kBlock, {});
      for (std::size_t p = 0; p < kBlock; ++p) expect_of_judge(p, limit);
      for (const Kernel* kernel : supported_kernels()) {
        run_batch(*kernel, limit);
        for (std::size_t p = 0; p < kBlock; ++p) run_single(*kernel, p, limit);
      }
      if (testing::Test::HasFailure()) return false;
    }
    for (const Kernel* kernel : supported_kernels()) {
      for (std::size_t p = 0; p < kBlock; ++p) compare_sets(*kernel, p);
    }
    tally_.positions += kBlock;
    return !testing::Test::HasFailure();
  }

 private:
  static std::uint64_t budget_at(std::uint64_t limit) { return limit == 1000 ? 2'000 : 300; }

  void ask_judge(const Pencilmarks& marks) {
    const SearchOptions options{.limit = 1000, .node_budget = judge_.node_budget};
    judged_.push_back(collect([&](SolutionSink sink) {
      return method_named(judge_.name).search(Layout::classic(), marks, options, sink);
    }));
    const SearchResult& result = judged_.back().result;
    if (result.end == SearchEnd::kBudget) return;
    ++tally_.judged;
    ++tally_.by_count[std::min<std::size_t>(result.count, 2)];
  }

  // What the judge's one search says about a smaller limit.
  void expect_of_judge(std::size_t p, std::uint64_t limit) {
    const Search& judged = judged_[p];
    if (judged.result.end != SearchEnd::kBudget || judged.result.count >= limit) {
      known_[p].count = std::min(judged.result.count, limit);
    }
    const bool meets_it_first = std::string_view(judge_.name) == "scan";
    if (judged.result.count > 0 && (judged.result.is_exact() || meets_it_first)) {
      known_[p].smallest = judged.solutions.smallest;
    }
  }

  void agree_count(const Kernel& kernel, std::size_t p, std::uint64_t count) {
    std::optional<std::uint64_t>& known = known_[p].count;
    if (known && *known != count) {
      fail(kernel, p, "count " + std::to_string(count) + ", known " + std::to_string(*known));
    }
    known = count;
  }
  void agree_smallest(const Kernel& kernel, std::size_t p, const Grid& grid) {
    std::optional<Grid>& known = known_[p].smallest;
    if (known && *known != grid) {
      fail(kernel, p, "smallest " + text_of(grid) + ", known " + text_of(*known));
    }
    known = grid;
  }

  void run_batch(const Kernel& kernel, std::uint64_t limit) {
    std::vector<PuzzleResult> results(kBlock);
    std::vector<Grid> solutions(kBlock);
    const BatchOptions options{.limit = limit, .which = which_, .node_budget = budget_at(limit)};
    BatchSolver(kernel).solve(positions_, options, results, solutions);
    for (std::size_t p = 0; p < kBlock; ++p) {
      const PuzzleResult& result = results[p];
      ++tally_.answers;
      check_solution(kernel, p, result.count, solutions[p]);
      if (result.end == SearchEnd::kBudget) continue;
      ++tally_.decided;
      const bool may_be_exact = result.count < limit || (limit == 1 && which_ == Which::kSmallest);
      if (result.is_exact() && !may_be_exact) fail(kernel, p, "exact at its limit");
      if (!result.is_exact() && result.count != limit) fail(kernel, p, "not exact below limit");
      agree_count(kernel, p, result.count);
      if (which_ == Which::kSmallest && result.count > 0) agree_smallest(kernel, p, solutions[p]);
    }
  }

  void run_single(const Kernel& kernel, std::size_t p, std::uint64_t limit) {
    const SearchOptions options{.limit = limit, .node_budget = budget_at(limit), .kernel = &kernel};
    const SearchResult result =
        method_named("fast").count(Layout::classic(), positions_[p], options);
    ++tally_.answers;
    check_solution(kernel, p, result.count, result.first);
    if (result.end == SearchEnd::kBudget) return;
    ++tally_.decided;
    if ((result.end == SearchEnd::kLimit) != (result.count == limit)) fail(kernel, p, "end");
    agree_count(kernel, p, result.count);
  }

  void check_solution(const Kernel& kernel, std::size_t p, std::uint64_t count, const Grid& grid) {
    if (count > 0 && !is_solution(Layout::classic(), positions_[p], grid)) {
      fail(kernel, p, "no solution: " + text_of(grid));
    }
  }

  // All solutions one by one, in any order and in ascending order.
  void compare_sets(const Kernel& kernel, std::size_t p) {
    const Search& judged = judged_[p];
    if (!judged.result.is_exact()) return;
    const SearchOptions options{.limit = 1000, .node_budget = 20'000, .kernel = &kernel};
    const Search any = collect([&](SolutionSink sink) {
      return method_named("fast").search(Layout::classic(), positions_[p], options, sink);
    });
    const Search ascending = collect([&](SolutionSink sink) {
      return search_ascending(Layout::classic(), positions_[p], options, sink);
    });
    for (const Search* search : {&any, &ascending}) {
      if (search->result.is_exact() && search->solutions != judged.solutions) {
        fail(kernel, p, "another set of solutions");
      }
    }
    if (ascending.result.count > 0 && ascending.result.first != judged.solutions.smallest) {
      fail(kernel, p, "ascending search does not begin with the smallest");
    }
  }

  void fail(const Kernel& kernel, std::size_t p, const std::string& difference) const {
    ADD_FAILURE() << kernel.name << " and judge " << judge_.name << ", block " << number_
                  << ", limit " << limit_ << ": " << difference
                  << "\n  position: " << text_of(positions_[p]);
  }

  const Judge& judge_;
  Which which_;
  std::uint64_t number_;
  BlockTally& tally_;
  std::vector<Pencilmarks> positions_;
  std::vector<Search> judged_;
  std::vector<Known> known_;  // of each position at limit_
  std::uint64_t limit_ = 0;
};

void print(const BlockTally& tally) {
  const auto share = [](std::uint64_t part, std::uint64_t all) {
    return 100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(all, 1));
  };
  std::printf(
      "%llu positions at 4 limits: %.1f %% judged (%.1f %% none, %.1f %% one, %.1f %% several), "
      "%.1f %% of %llu answers decided\n",
      static_cast<unsigned long long>(tally.positions), share(tally.judged, tally.positions),
      share(tally.by_count[0], tally.judged), share(tally.by_count[1], tally.judged),
      share(tally.by_count[2], tally.judged), share(tally.decided, tally.answers),
      static_cast<unsigned long long>(tally.answers));
  std::fflush(stdout);
}

TEST(KernelPositions, KernelsAndJudgesAgree) {
  const PositionMaker maker({"classic", Layout::classic()});
  const std::uint64_t blocks = soak_amount("positions", kUsualBlocks * kBlock) / kBlock;
  const std::uint64_t shards = soak_amount("shards", 1);
  BlockTally tally;
  for (std::uint64_t b = soak_amount("shard", 0); b < blocks; b += shards) {
    ASSERT_TRUE(Block(maker, b, tally).run()) << "first difference in block " << b;
    if (is_soak() && b / shards % 100 == 99) print(tally);
  }
  print(tally);
  EXPECT_GE(tally.judged, tally.positions / 2);
  EXPECT_GE(tally.decided, tally.answers * 7 / 10);
  for (const std::uint64_t kind : tally.by_count) EXPECT_GT(kind, tally.positions / 50);
}

}  // namespace
}  // namespace shudu::test
