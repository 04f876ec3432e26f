// Rating on one thread, puzzles a second of processor time, each list at its floor:
//
//   rate_se/random      own random minimal puzzles     1,900 a second (the fastest exact program
//   rate_se/random1000  the rated lists of the shared  1,900   known: 372, 372, 100, 3,030, 32
//   rate_se/spread273   folder, where it is there        500   and 0.72)
//   rate_se/17clue1000                                12,000
//   rate_se/top1465                                      150
//   rate_se/er_10.4_to_11.2  of every eighth of 375 of     3
//                       the hardest, those rated so
//   rate_se/hardest     every 40th of them, whatever it is rated: no floor
//   rate_hodoku, rate_shudu  own random puzzles, no floor
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "logic/puzzles.h"
#include "rating/rated_lists.h"
#include "shudu/rating/hodoku.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu {
namespace {

constexpr int kRatedPuzzles = 500;

std::vector<Grid> random_puzzles() {
  Rng rng(20'261'123);
  std::vector<Grid> list;
  list.reserve(kRatedPuzzles);
  for (int i = 0; i < kRatedPuzzles; ++i) list.push_back(test::random_puzzle(rng).givens);
  return list;
}

// Every so many lines of a list that begin with 81 cells; none where it is not there.
std::vector<Grid> listed_puzzles(std::string_view file, std::size_t every) {
  std::vector<Grid> list;
  const auto path = test::shared_file(file);
  if (!path) return list;
  constexpr std::size_t kCells = 81;
  std::size_t number = 0;
  for (const std::string& line : test::lines_of(*path)) {
    const bool is_puzzle = line.find_first_not_of("0123456789.") >= kCells && line.size() >= kCells;
    if (is_puzzle && number++ % every == 0) list.push_back(test::grid_of(line.substr(0, kCells)));
  }
  return list;
}

template <typename Rate>
void rate_all(benchmark::State& state, const std::vector<Grid>& list, Rate rate) {
  if (list.empty()) return state.SkipWithError("the list is not there");
  std::size_t count = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const Grid& puzzle : list) benchmark::DoNotOptimize(rate(puzzle));
    count += list.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(count));
}

void rate_se_of(benchmark::State& state, const std::vector<Grid>& list, int floor) {
  rate_all(state, list, [](const Grid& puzzle) { return rate_se(puzzle); });
  state.SetLabel("floor: " + std::to_string(floor) + " a second");
}

void rate_se_random(benchmark::State& state) { rate_se_of(state, random_puzzles(), 1'900); }
BENCHMARK(rate_se_random)->Name("rate_se/random")->Unit(benchmark::kMillisecond);

void rate_se_listed(benchmark::State& state, const char* file, std::size_t every, int floor) {
  rate_se_of(state, listed_puzzles(file, every), floor);
}
BENCHMARK_CAPTURE(rate_se_listed, random1000, "data/ratings/random1000.tsv", 1, 1'900)
    ->Name("rate_se/random1000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rate_se_listed, spread273, "data/ratings/spread273.tsv", 1, 500)
    ->Name("rate_se/spread273")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rate_se_listed, seventeen, "data/ratings/17clue1000.tsv", 1, 12'000)
    ->Name("rate_se/17clue1000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rate_se_listed, top1465, "data/ratings/top1465.tsv", 1, 150)
    ->Name("rate_se/top1465")
    ->Unit(benchmark::kMillisecond);

constexpr const char* kHardest = "data/puzzles/forum_hardest_1106.gz";

bool is_rated_10_4_to_11_2(const Grid& puzzle) {
  const auto rating = rate_se(puzzle, SeOptions{.most_tenths = 112});
  return rating && !rating->is_at_least && rating->er >= 104;
}

void rate_se_hard(benchmark::State& state) {
  std::vector<Grid> list;
  for (const Grid& puzzle : listed_puzzles(kHardest, 8)) {
    if (is_rated_10_4_to_11_2(puzzle)) list.push_back(puzzle);
  }
  rate_se_of(state, list, 3);
}
BENCHMARK(rate_se_hard)
    ->Name("rate_se/er_10.4_to_11.2")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

void rate_se_hardest(benchmark::State& state) {
  rate_all(state, listed_puzzles(kHardest, 40), [](const Grid& puzzle) { return rate_se(puzzle); });
}
BENCHMARK(rate_se_hardest)->Name("rate_se/hardest")->Unit(benchmark::kMillisecond)->Iterations(1);

void rate_by_hodoku(benchmark::State& state) {
  rate_all(state, random_puzzles(), [](const Grid& puzzle) { return rate_hodoku(puzzle); });
}
BENCHMARK(rate_by_hodoku)->Name("rate_hodoku")->Unit(benchmark::kMillisecond);

void rate_by_shudu(benchmark::State& state) {
  rate_all(state, random_puzzles(),
           [](const Grid& puzzle) { return rate_shudu(Layout::classic(), puzzle); });
}
BENCHMARK(rate_by_shudu)->Name("rate_shudu")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu
