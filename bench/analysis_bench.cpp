// Taking puzzles apart and searching near them, on one thread, items a second of processor time:
//
//   pattern            puzzles on masks of 100 random minimal puzzles     (reference core 11,600 by
//                      the mean of the masks' rates, which easy masks decide)
//   vary/1+1           puzzles from random minimal ones                   floor 340,000
//   vary/1+1/forms     the same, and their canonical forms
//   weighted           puzzles by weighted reduction                      prototype 15,500
//   controlled_bias    puzzles                                            prototype 9
//   redundant          minimal puzzles shown to be minimal
//   minimal_inside     minimal puzzles listed inside puzzles of 34 givens
//   backdoors          puzzles, both sets of rules, up to two cells
//   unavoidable        full grids, all sets of up to 12 cells
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "shudu/canonical/form.h"
#include "shudu/generator/backdoor.h"
#include "shudu/generator/minimal.h"
#include "shudu/generator/pattern.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/unavoidable.h"
#include "shudu/generator/vary.h"
#include "shudu/generator/weighted.h"

namespace shudu {
namespace {

std::vector<ProperPuzzle> random_minimal(std::size_t count) {
  std::vector<PuzzleWithSolution> made(count);
  MinimalPuzzles(UniformGrids()).make(20'261'124, 0, made);
  std::vector<ProperPuzzle> puzzles;
  puzzles.reserve(count);
  for (const PuzzleWithSolution& puzzle : made) {
    puzzles.push_back({puzzle.solution, puzzle.puzzle.filled()});
  }
  return puzzles;
}

void pattern(benchmark::State& state) {
  constexpr std::size_t kEach = 20;
  const std::vector<ProperPuzzle> puzzles = random_minimal(100);
  PatternClimber climber(Layout::classic(), UniformGrids());
  std::vector<PatternTask> tasks;
  for (std::size_t i = 0; i < kEach * puzzles.size(); ++i) {
    tasks.push_back({puzzles[i % puzzles.size()].givens, 1, i});
  }
  std::vector<PatternOutcome> outcomes(tasks.size());
  std::size_t found = 0;
  for ([[maybe_unused]] auto _ : state) {
    climber.climb(tasks, {}, outcomes);
    for (const PatternOutcome& outcome : outcomes) found += outcome.puzzle ? 1 : 0;
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(found));
}
BENCHMARK(pattern)->Unit(benchmark::kMillisecond);

void vary(benchmark::State& state, const VaryOptions& options, std::size_t bases, bool with_forms) {
  const std::vector<ProperPuzzle> puzzles = random_minimal(bases);
  Variations variations(Layout::classic());
  std::size_t found = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const ProperPuzzle& puzzle : puzzles) {
      std::vector<Grid> made;
      const auto keep = [&](const Grid& grid, std::uint64_t /*choice*/) {
        ++found;
        if (with_forms) made.push_back(grid);
        return true;
      };
      variations.list(givens_of(puzzle), options, 0, kUnlimited, keep);
      std::vector<BatchForm> forms(made.size());
      canonical_forms(made, forms);
      benchmark::DoNotOptimize(forms.data());
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(found));
}
BENCHMARK_CAPTURE(vary, one, VaryOptions{}, 200, false)
    ->Name("vary/1+1")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(vary, one_forms, VaryOptions{}, 200, true)
    ->Name("vary/1+1/forms")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(vary, two, VaryOptions{.removed = 2, .added = 2}, 3, false)
    ->Name("vary/2+2")
    ->Unit(benchmark::kMillisecond);

void weighted(benchmark::State& state, WeightedMethod method, std::size_t count) {
  const UniformGrids grids;
  const auto source = [&grids](Rng& rng) { return grids.draw(rng); };
  WeightedMaker maker(Layout::classic(), WeightedOptions::classic(method));
  std::vector<WeightedItem> items(count);
  std::uint64_t first = 0;
  for ([[maybe_unused]] auto _ : state) {
    maker.make(1, first, source, items);
    first += count;
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(first));
}
BENCHMARK_CAPTURE(weighted, reduction, WeightedMethod::kWeightedReduction, 1000)
    ->Name("weighted")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(weighted, bias, WeightedMethod::kControlledBias, 8)
    ->Name("controlled_bias")
    ->Unit(benchmark::kMillisecond);

void redundant(benchmark::State& state) {
  const std::vector<ProperPuzzle> puzzles = random_minimal(1000);
  std::vector<CellSet> answers(puzzles.size());
  Minimizer minimizer(Layout::classic());
  std::size_t done = 0;
  for ([[maybe_unused]] auto _ : state) {
    minimizer.redundant(puzzles, answers);
    done += puzzles.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(done));
}
BENCHMARK(redundant)->Unit(benchmark::kMillisecond);

void minimal_inside(benchmark::State& state) {
  constexpr int kGivens = 34;
  Rng rng(1);
  std::vector<ProperPuzzle> puzzles = random_minimal(10);
  for (ProperPuzzle& puzzle : puzzles) {
    while (puzzle.givens.size() < kGivens) {
      puzzle.givens.insert(Cell(static_cast<int>(rng.below(kMaxCells))));
    }
  }
  Minimizer minimizer(Layout::classic());
  std::uint64_t found = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const ProperPuzzle& puzzle : puzzles) {
      found += minimizer.list_minimal(puzzle, 2000, [](CellSet /*givens*/) { return true; }).count;
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(found));
}
BENCHMARK(minimal_inside)->Unit(benchmark::kMillisecond);

void backdoors(benchmark::State& state) {
  const std::vector<ProperPuzzle> puzzles = random_minimal(200);
  std::size_t done = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const ProperPuzzle& puzzle : puzzles) {
      for (const DirectRules rules : {DirectRules::kSingles, DirectRules::kSinglesAndLocked}) {
        benchmark::DoNotOptimize(find_backdoors(Layout::classic(), puzzle, rules));
      }
    }
    done += puzzles.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(done));
}
BENCHMARK(backdoors)->Unit(benchmark::kMillisecond);

void unavoidable(benchmark::State& state) {
  constexpr int kCells = 12;
  const std::vector<ProperPuzzle> puzzles = random_minimal(10);
  std::size_t done = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const ProperPuzzle& puzzle : puzzles) {
      benchmark::DoNotOptimize(unavoidable_sets(Layout::classic(), puzzle.solution, kCells));
    }
    done += puzzles.size();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(done));
}
BENCHMARK(unavoidable)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu
