// Every step of every technique, on the way through random puzzles, against the solution. `make
// test` checks more than fifty thousand, `make soak SOAK="steps=1000000"` as many as wished,
// both with a tally of the techniques.
//
// A walk solves a puzzle by the techniques up to subsets. Where these have nothing more to say, the
// others are tried, all but the costly ones each time, and one of the steps found, at random, goes
// on. The positions of tests/cases come first, for some patterns hardly ever occur by chance.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "logic/puzzles.h"
#include "shudu/logic/path.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

// Of what a technique finds at a position; the rest of one full of chains tells nothing new.
constexpr std::size_t kMostStepsChecked = 12;
// As many steps of a technique end its cases.
constexpr std::size_t kStepsThatAreEnough = by_build<std::size_t>(1'000'000, 1);

struct Share {
  std::string_view part;  // of the slug
  std::uint64_t one_in;   // how many positions where nothing easy is left
};
// Each of these takes from one to some hundred milliseconds there.
constexpr auto kCostly = std::to_array<Share>({
    {"nested", 50},
    {"forcing", 6},
    {"mutant", 4},
    {"mutant-squirmbag", 20},
    {"mutant-whale", 20},
    {"mutant-leviathan", 20},
    {"finned-franken", 3},
    {"jellyfish", 3},
    {"grouped", 2},
    {"exclusion", 3},
    {"whip", 6},
    {"braid", 20},
    {"counting", 4},
    {"exocet", 3},
    {"msls", 12},
    {"multi-fish", 16},
    {"disjoint", 2},
});

std::uint64_t one_in(const Technique& technique, bool is_stuck) {
  std::uint64_t rare = 1;
  for (const Share& share : kCostly) {
    if (technique.slug.find(share.part) != std::string_view::npos) {
      rare = std::max(rare, share.one_in);
    }
  }
  return is_stuck ? rare : 20 * rare;
}

bool is_easy(const Technique& technique) { return technique.family <= Family::kSubsets; }

class Soundness : public testing::Test {
 protected:
  // Steps of a technique at a position, checked and counted; the first ones, at most
  // kMostStepsChecked.
  std::vector<Step> checked(const View& view, const Technique& technique, const Grid& solution) {
    std::vector<Step> steps;
    const FindOptions options{.duals = true, .thin_rectangles = true};
    const auto sink = [&](Step&& step) {
      steps.push_back(std::move(step));
      return steps.size() < kMostStepsChecked;
    };
    technique.find({view, technique, options, sink});
    for (const Step& step : steps) {
      EXPECT_EQ(check_step(view, step, solution), StepFault::kNone) << text_of(step) << "\n"
                                                                    << case_line(view, step);
      EXPECT_EQ(step.technique, &technique);
      EXPECT_EQ(std::count(steps.begin(), steps.end(), step), 1) << "twice: " << text_of(step);
    }
    Row& row = rows_[static_cast<std::size_t>(&technique - technique_table().data())];
    ++row.positions;
    row.steps += steps.size();
    all_ += steps.size();
    return steps;
  }

  // What is due at a position.
  std::vector<Step> checked(const View& view, const Grid& solution, bool is_stuck, Rng& rng) {
    std::vector<Step> found;
    for (const Technique& technique : technique_table()) {
      if (rng.below(one_in(technique, is_stuck)) != 0) continue;
      for (Step& step : checked(view, technique, solution)) found.push_back(std::move(step));
    }
    return found;
  }

  void walk(const RandomPuzzle& puzzle, Rng& rng) {
    View view(Layout::classic(), puzzle.givens);
    while (!view.is_full() && !HasFailure()) {
      const auto next = next_step(view, *find_profile("shudu"));
      const bool is_stuck = !next || !is_easy(*next->technique);
      const std::vector<Step> found = checked(view, puzzle.solution, is_stuck, rng);
      if (is_stuck && !found.empty()) {
        view.apply(found[rng.below(found.size())]);
      } else if (next) {
        view.apply(*next);
      } else {
        return;
      }
    }
  }

  // Deadly patterns, which are rare, are met most often on the usual path.
  void follow(const RandomPuzzle& puzzle) {
    View view(Layout::classic(), puzzle.givens);
    for (auto next = next_step(view, *find_profile("shudu")); next && !HasFailure();
         next = next_step(view, *find_profile("shudu"))) {
      for (const Technique& technique : technique_table()) {
        const bool is_due = next->placements.empty() && technique.has(Trait::kUniqueness);
        if (is_due) checked(view, technique, puzzle.solution);
      }
      view.apply(*next);
    }
  }

  void print() const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const std::string_view slug = technique_table()[i].slug;
      std::printf("%-36.*s %8zu steps at %7zu positions\n", static_cast<int>(slug.size()),
                  slug.data(), rows_[i].steps, rows_[i].positions);
    }
    std::printf("all %zu steps of %zu techniques\n", all_, rows_.size());
    std::fflush(stdout);
  }

  struct Row {
    std::size_t positions = 0;
    std::size_t steps = 0;
  };
  std::vector<Row> rows_{technique_table().size()};
  std::size_t all_ = 0;
};

TEST_F(Soundness, NoStepDisagreesWithTheSolution) {
  const std::uint64_t shard = soak_amount("shard", 0);
  const std::uint64_t wish = soak_amount("steps", by_build(60'000, 400));
  for (const Technique& technique : technique_table()) {
    const Row& row = rows_[static_cast<std::size_t>(&technique - technique_table().data())];
    for (const Case& one : cases_of(technique.slug)) {
      if (row.steps >= kStepsThatAreEnough) break;
      const View view = view_of(one.cells, one.deleted);
      checked(view, technique, solution_of(view));
    }
  }
  Rng rng(5 + shard);
  for (std::uint64_t i = 0; i < wish / 100 && !HasFailure(); ++i) follow(random_puzzle(rng));
  for (std::size_t shown = 0; all_ < wish && !HasFailure();) {
    walk(random_puzzle(rng, static_cast<int>(rng.below(8))), rng);
    if (is_soak() && all_ / 50'000 != shown) print();
    shown = all_ / 50'000;
  }
  print();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    EXPECT_GE(rows_[i].steps, by_build(3U, 1U)) << technique_table()[i].slug;
  }
}

// The first step of the technique on the way of a puzzle as a line of a cases file, where no single
// is left (or, for singles, at the first chance); empty: none.
std::string case_on_the_way(const Technique& technique, const Grid& givens) {
  View view(Layout::classic(), givens);
  const Profile* profile = find_profile("shudu");
  for (auto step = next_step(view, *profile); step; step = next_step(view, *profile)) {
    if (step->placements.empty() || technique.family == Family::kSingles) {
      const auto found = first_step(view, technique, {.duals = true});
      if (found) return case_line(view, *found);
    }
    view.apply(*step);
  }
  return {};
}

// SHUDU_FIND_CASES=slug prints lines for tests/cases/<slug>.cases from random puzzles, each from
// another puzzle.
TEST(CaseSearch, PrintsLinesWhereAskedFor) {
  const char* const wish = std::getenv("SHUDU_FIND_CASES");
  if (wish == nullptr) GTEST_SKIP() << "SHUDU_FIND_CASES is not set";
  const Technique* technique = find_technique(wish);
  ASSERT_NE(technique, nullptr) << wish;
  Rng rng(20'261'123);
  int printed = 0;
  for (int i = 0; i < 200'000 && printed < 8; ++i) {
    const std::string line = case_on_the_way(*technique, random_puzzle(rng).givens);
    if (line.empty()) continue;
    std::printf("%s\n", line.c_str());
    ++printed;
  }
  std::printf("%d lines\n", printed);
}

}  // namespace
}  // namespace shudu::test
