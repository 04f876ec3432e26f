// Puzzles of a wanted difficulty, on one thread, puzzles a second of processor time; the floors are
// half of what two cores have to make. A series of 1,000 for each wish, but for rare ones.
//
//   wanted/level-easy       2,500   wanted/technique-x-wing           150
//   wanted/er-7.0-7.9         100   wanted/technique-franken-x-wing   0.25 (to practise: no puzzle
//                                                                     needs one)
//   the other levels and an XY-wing: no floor
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/generator/wanted.h"

namespace shudu {
namespace {

void make_series(benchmark::State& state, const Wish& wish, std::uint64_t count, double floor) {
  WantedPuzzles maker(wish, {}, UniformGrids());
  std::vector<SeriesItem> items(count);
  std::uint64_t seed = 1;
  std::uint64_t made = 0;
  for ([[maybe_unused]] auto _ : state) {
    if (!maker.make(seed++, 0, kMostWantedTries, items)) return state.SkipWithError("was stopped");
    for (const SeriesItem& item : items) made += item.made ? 1 : 0;
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(made));
  if (floor > 0) state.SetLabel("floor: " + std::to_string(floor) + " a second");
}

void of_level(benchmark::State& state, Level level, std::uint64_t count, double floor) {
  Wish wish;
  wish.level = level;
  make_series(state, wish, count, floor);
}

void of_er(benchmark::State& state, WantedRange er, std::uint64_t count, double floor) {
  Wish wish;
  wish.er = er;
  make_series(state, wish, count, floor);
}

void of_technique(benchmark::State& state, const char* slug, std::uint64_t count, double floor) {
  Wish wish;
  wish.technique = find_technique(slug);
  if (is_shown_by_easier(*wish.technique)) wish.use = TechniqueUse::kPractise;
  make_series(state, wish, count, floor);
}

BENCHMARK_CAPTURE(of_level, easy, Level::kEasy, 5'000, 2'500)
    ->Name("wanted/level-easy")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_level, medium, Level::kMedium, 5'000, 0)
    ->Name("wanted/level-medium")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_level, hard, Level::kHard, 1'000, 0)
    ->Name("wanted/level-hard")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_level, expert, Level::kExpert, 1'000, 0)
    ->Name("wanted/level-expert")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_level, fiendish, Level::kFiendish, 200, 0)
    ->Name("wanted/level-fiendish")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_level, extreme, Level::kExtreme, 20, 0)
    ->Name("wanted/level-extreme")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_er, sevens, (WantedRange{70, 79}), 1'000, 100)
    ->Name("wanted/er-7.0-7.9")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_technique, x_wing, "x-wing", 1'000, 150)
    ->Name("wanted/technique-x-wing")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_technique, xy_wing, "xy-wing", 200, 0)
    ->Name("wanted/technique-xy-wing")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(of_technique, franken_x_wing, "franken-x-wing", 1'000, 0.25)
    ->Name("wanted/technique-franken-x-wing")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu
