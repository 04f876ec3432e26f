// Canonical forms on one thread, a second of processor time, each list at its floor:
//
//   canonical_forms/grids     own random full grids                        5,000,000
//   canonical_forms/17clue    the known 17-clue puzzles, where the shared  1,400,000
//                             folder is there
//   canonical_forms/minimal   own random minimal puzzles, no floor
//   canonical_forms/worst     grids with a cell of every line gone, no floor
//   .../scalar                the same in plain loops, no floor
//   canonical_form, isomorphism, form_set   one call each, the symmetry included
//
// Forms go into 4,096 places that are used again, as in a program that passes them on.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "logic/puzzles.h"
#include "rating/rated_lists.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu {
namespace {

constexpr std::size_t kGridsOfABatch = 4096;
constexpr int kOwn = 2000;

// Solutions of random puzzles under random symmetries.
std::vector<Grid> own_grids() {
  Rng rng(20'261'122);
  std::vector<Grid> list;
  for (int i = 0; i < kOwn; ++i) {
    const Grid solution = test::random_puzzle(rng).solution;
    for (int n = 0; n < 8; ++n) list.push_back(random_symmetry({}, rng).apply(solution));
  }
  return list;
}

std::vector<Grid> own_puzzles() {
  Rng rng(20'261'122);
  std::vector<Grid> list;
  list.reserve(kOwn);
  for (int i = 0; i < kOwn; ++i) list.push_back(test::random_puzzle(rng).givens);
  return list;
}

std::vector<Grid> seventeen_clues() {
  std::vector<Grid> list;
  const auto path = test::shared_file("data/puzzles/17_clue.gz");
  if (!path) return list;
  constexpr std::size_t kCells = 81;
  for (const std::string& line : test::lines_of(*path)) {
    if (line.size() >= kCells && line[0] != '#') {
      list.push_back(test::grid_of(line.substr(0, kCells)));
    }
  }
  return list;
}

// A grid without one digit: all of its lines look alike.
std::vector<Grid> worst_puzzles() {
  std::vector<Grid> list = own_grids();
  list.resize(64);
  for (Grid& grid : list) {
    for (const Cell cell : grid.filled()) {
      if (grid[cell] == Digit(9)) grid.clear(cell);
    }
  }
  return list;
}

void forms_of(benchmark::State& state, const std::vector<Grid>& list, std::string_view kernel,
              int floor) {
  if (list.empty()) return state.SkipWithError("the list is not there");
  FormOptions options;
  if (!kernel.empty()) options.kernel = find_form_kernel(kernel);
  std::vector<BatchForm> forms(kGridsOfABatch);
  std::size_t count = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (std::size_t begin = 0; begin < list.size(); begin += kGridsOfABatch) {
      const std::size_t size = std::min(kGridsOfABatch, list.size() - begin);
      canonical_forms(std::span(list).subspan(begin, size), std::span(forms).first(size), options);
      benchmark::DoNotOptimize(forms.data());
    }
    count += list.size();
  }
  const auto done = static_cast<double>(count);
  state.SetItemsProcessed(static_cast<std::int64_t>(count));
  if (floor == 0) return;
  state.SetLabel("floor: " + std::to_string(floor) + " a second");
  state.counters["of_floor"] = benchmark::Counter(done / floor, benchmark::Counter::kIsRate);
}

void grids(benchmark::State& state, const char* kernel, int floor) {
  forms_of(state, own_grids(), kernel, floor);
}
BENCHMARK_CAPTURE(grids, best, "", 5'000'000)->Name("canonical_forms/grids");
BENCHMARK_CAPTURE(grids, scalar, "scalar", 0)->Name("canonical_forms/grids/scalar");

void seventeen(benchmark::State& state, const char* kernel, int floor) {
  forms_of(state, seventeen_clues(), kernel, floor);
}
BENCHMARK_CAPTURE(seventeen, best, "", 1'400'000)->Name("canonical_forms/17clue");
BENCHMARK_CAPTURE(seventeen, scalar, "scalar", 0)->Name("canonical_forms/17clue/scalar");

void minimal(benchmark::State& state) { forms_of(state, own_puzzles(), "", 0); }
BENCHMARK(minimal)->Name("canonical_forms/minimal");

void worst(benchmark::State& state) { forms_of(state, worst_puzzles(), "", 0); }
BENCHMARK(worst)->Name("canonical_forms/worst");

void one_form(benchmark::State& state) {
  const std::vector<Grid> list = own_puzzles();
  std::size_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(canonical_form(list[i]));
    i = i + 1 == list.size() ? 0 : i + 1;
  }
}
BENCHMARK(one_form)->Name("canonical_form");

void one_isomorphism(benchmark::State& state) {
  Rng rng(1);
  const Grid grid = own_puzzles().front();
  const Grid other = random_symmetry({}, rng).apply(grid);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(isomorphism(grid, other));
}
BENCHMARK(one_isomorphism)->Name("isomorphism");

void set_of_forms(benchmark::State& state) {
  constexpr std::size_t kForms = 1'000'000;
  for ([[maybe_unused]] auto _ : state) {
    Rng rng(2);
    FormSet set;
    for (std::size_t i = 0; i < kForms; ++i) set.insert({rng.next(), rng.next()});
    benchmark::DoNotOptimize(set.size());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kForms));
}
BENCHMARK(set_of_forms)->Name("form_set/insert")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu
