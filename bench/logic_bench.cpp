// Solving as people do: whole paths a second, and how long it takes to find every step there is.
// The floors stand beside the figures:
//
//   path/shudu           1,000 random puzzles a second on one thread (HoDoKu: 57)
//   find_all/short_ones  10 ms at the median of stuck positions (nothing left but what is harder
//                        than subsets): all but ALS chains, forcing chains and nets
//   find_all/with_nets   100 ms: with these, too
//   find_all/nested      no floor: Sudoku Explainer's chains inside chains, levels 2 to 5
//
// The puzzles are minimal ones from random full grids, as they come. All times are of the
// processor, not of the clock.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "logic/puzzles.h"
#include "shudu/logic/path.h"

namespace shudu {
namespace {

constexpr int kPathPuzzles = 200;

std::vector<Grid> path_puzzles() {
  Rng rng(20'261'122);
  std::vector<Grid> list;
  list.reserve(kPathPuzzles);
  for (int i = 0; i < kPathPuzzles; ++i) list.push_back(test::random_puzzle(rng).givens);
  return list;
}

void path(benchmark::State& state, std::string_view profile_name, int floor) {
  const std::vector<Grid> list = path_puzzles();
  const Profile& profile = *find_profile(profile_name);
  std::size_t at = 0;
  std::size_t solved = 0;
  std::size_t steps = 0;
  for ([[maybe_unused]] auto _ : state) {
    View view(Layout::classic(), list[at++ % list.size()]);
    const Path found = solve_path(view, profile);
    if (found.end == PathEnd::kSolved) ++solved;
    steps += found.steps.size();
  }
  const auto count = static_cast<double>(state.iterations());
  state.SetItemsProcessed(state.iterations());
  if (floor > 0) state.SetLabel("floor: " + std::to_string(floor) + " a second");
  state.counters["solved"] = static_cast<double>(solved) / count;
  state.counters["steps"] = static_cast<double>(steps) / count;
}
BENCHMARK_CAPTURE(path, shudu, "shudu", 1'000);
BENCHMARK_CAPTURE(path, hodoku, "hodoku", 0);
BENCHMARK_CAPTURE(path, se_like, "se-like", 0);

// Where the techniques up to subsets have nothing more to say, and more than that is needed.
std::vector<View> stuck_positions() {
  Profile easy{"easy", {}};
  for (const Technique* technique : find_profile("shudu")->techniques) {
    if (technique->family <= Family::kSubsets) easy.techniques.push_back(technique);
  }
  std::vector<View> views;
  for (const Grid& givens : path_puzzles()) {
    View view(Layout::classic(), givens);
    if (solve_path(view, easy).end == PathEnd::kStuck) views.push_back(view);
  }
  return views;
}

enum class Group : std::uint8_t { kShort, kNets, kNested };

Group group_of(const Technique& technique) {
  if (technique.has(Trait::kSlow)) return Group::kNested;
  const bool is_long = technique.family == Family::kForcing || technique.slug == "als-chain";
  return is_long ? Group::kNets : Group::kShort;
}

// All steps of the techniques from one group to another.
void find_all(benchmark::State& state, Group from, Group to, int floor_ms) {
  const std::vector<View> views = stuck_positions();
  std::vector<double> times;
  std::size_t at = 0;
  std::size_t steps = 0;
  for ([[maybe_unused]] auto _ : state) {
    // A copy has no facts yet. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
    const View view = views[at++ % views.size()];
    const std::clock_t start = std::clock();
    for (const Technique* technique : find_profile("shudu")->techniques) {
      const Group group = group_of(*technique);
      if (group >= from && group <= to) steps += all_steps(view, *technique).size();
    }
    times.push_back(static_cast<double>(std::clock() - start) * 1'000 / CLOCKS_PER_SEC);
  }
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  state.counters["median_ms"] = *middle;
  state.counters["steps"] = static_cast<double>(steps) / static_cast<double>(state.iterations());
  if (floor_ms > 0) state.SetLabel("floor: median of " + std::to_string(floor_ms) + " ms");
}
BENCHMARK_CAPTURE(find_all, short_ones, Group::kShort, Group::kShort, 10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(find_all, with_nets, Group::kShort, Group::kNets, 100)
    ->Unit(benchmark::kMillisecond);
// A share of the positions, once each.
BENCHMARK_CAPTURE(find_all, nested, Group::kNested, Group::kNested, 0)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(40);

}  // namespace
}  // namespace shudu
