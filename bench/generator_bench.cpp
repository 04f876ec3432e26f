// Making grids and puzzles on one thread, a second of processor time, each at its floor:
//
//   full_grids/uniform           135,000   the prototype's 7.4 us a grid
//   minimal_puzzles/avx512        70,000   uniform grids included
//   minimal_puzzles/avx2          40,000
//   symmetric_puzzles/*           no floor
//   transform/*                   no floor
//
// Others, as published or measured beside the prototypes: qqwing 225 minimal puzzles a second,
// tdoku 8,600, the best public engine 13,100.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "shudu/generator/full_grid.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/transform.h"

namespace shudu {
namespace {

void full_grids(benchmark::State& state) {
  const UniformGrids grids;
  Rng rng(1);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(grids.draw(rng));
  state.SetItemsProcessed(state.iterations());
}

void minimal_puzzles(benchmark::State& state, const Kernel& kernel) {
  MinimalPuzzles maker(UniformGrids(), kernel);
  std::vector<PuzzleWithSolution> made(1024);
  std::uint64_t first = 0;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(maker.make(1, first, made));
    first += made.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(first));
}

void symmetric_puzzles(benchmark::State& state, MaskSymmetry symmetry) {
  ReducedPuzzles maker(LayoutGrids(Layout::classic()), {.symmetry = symmetry});
  std::vector<SeriesItem> made(1024);
  std::uint64_t first = 0;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(maker.make(1, first, 1, made));
    first += made.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(first));
}

void transformed(benchmark::State& state, TransformLevel level) {
  TransformPuzzles maker(level, std::nullopt);
  std::vector<SeriesItem> made(64);
  std::uint64_t first = 0;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(maker.make(1, first, 10'000'000, made));
    first += made.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(first));
}

const bool kGeneratorsRegistered = [] {
  benchmark::RegisterBenchmark("full_grids/uniform", full_grids)->Unit(benchmark::kMillisecond);
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    const std::string name = "minimal_puzzles/" + std::string(kernel.name);
    benchmark::RegisterBenchmark(name.c_str(), [&kernel](benchmark::State& state) {
      minimal_puzzles(state, kernel);
    })->Unit(benchmark::kMillisecond);
  }
  for (const MaskSymmetryRow& row : mask_symmetry_table()) {
    const std::string name = "symmetric_puzzles/" + std::string(row.slug);
    benchmark::RegisterBenchmark(name.c_str(), [&row](benchmark::State& state) {
      symmetric_puzzles(state, row.symmetry);
    })->Unit(benchmark::kMillisecond);
  }
  for (const TransformLevelRow& row : transform_level_table()) {
    const std::string name = "transform/" + std::string(row.slug);
    benchmark::RegisterBenchmark(name.c_str(), [&row](benchmark::State& state) {
      transformed(state, row.level);
    })->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace shudu
