// Speed of the reference methods on proper puzzles: to the first solution (limit 1) and with the
// proof that there is no other (limit 2). "items_per_second" is puzzles per second on one core.
//
// Puzzles: the unbiased set of the shared data folder (SHUDU_SHARED, else ../shared beside the
// current directory), first 10,000; without it examples/puzzles.txt. `scan` gets fewer: it looks at
// 10^5 nodes a puzzle. Clash check and conversion to candidates are part of what is measured.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "shudu/solver/solver.h"

namespace shudu {
namespace {

constexpr std::size_t kSolvedPuzzles = 10'000;
constexpr std::size_t kPuzzlesForScan = 50;

Grid grid_of(const std::string& line) {
  Grid grid;
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    if (line[i] >= '1' && line[i] <= '9')
      grid.place(Cell(static_cast<int>(i)), Digit(line[i] - '0'));
  }
  return grid;
}

// The classic puzzles at the beginnings of the lines of a file, gzipped or not.
std::vector<Grid> read_puzzles(const std::filesystem::path& path) {
  std::vector<Grid> puzzles;
  if (!std::filesystem::exists(path)) return puzzles;
  const std::string command = "gzip -dcf '" + path.string() + "'";
  std::FILE* pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): a fixed command
  if (pipe == nullptr) return puzzles;
  std::array<char, 1024> buffer{};
  while (puzzles.size() < kSolvedPuzzles &&
         std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr) {
    const std::string line = buffer.data();
    if (line.find_first_not_of("0123456789.") == kMaxCells) puzzles.push_back(grid_of(line));
  }
  pclose(pipe);
  return puzzles;
}

const std::vector<Grid>& solved_puzzles() {
  static const std::vector<Grid> kAll = [] {
    const char* shared = std::getenv("SHUDU_SHARED");
    const std::filesystem::path folder = shared == nullptr ? "../shared" : shared;
    std::vector<Grid> read = read_puzzles(folder / "data/puzzles/unbiased_42417.gz");
    return read.empty() ? read_puzzles("examples/puzzles.txt") : read;
  }();
  return kAll;
}

void solve_puzzles(benchmark::State& state, const Method& method, std::uint64_t limit) {
  std::size_t count = method.name == "scan" ? kPuzzlesForScan : kSolvedPuzzles;
  count = std::min(count, solved_puzzles().size());
  if (count == 0) {
    state.SkipWithError("no puzzles: neither the shared data nor examples/puzzles.txt is here");
    return;
  }
  std::uint64_t nodes = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto result = search(Layout::classic(), solved_puzzles()[i], method, {.limit = limit});
      if (!result || result->count == 0) state.SkipWithError("a puzzle without solution");
      if (result) nodes += result->nodes;
    }
  }
  const auto solved = static_cast<double>(count) * static_cast<double>(state.iterations());
  state.SetItemsProcessed(static_cast<std::int64_t>(solved));
  state.counters["nodes_per_puzzle"] = static_cast<double>(nodes) / solved;
}

const bool kSolversRegistered = [] {
  for (const Method& method : method_table()) {
    for (const std::uint64_t limit : {1U, 2U}) {
      const std::string name =
          "solve/" + std::string(method.name) + "/limit" + std::to_string(limit);
      benchmark::RegisterBenchmark(name.c_str(), [&method, limit](benchmark::State& state) {
        solve_puzzles(state, method, limit);
      })->Unit(benchmark::kMillisecond);
    }
  }
  return true;
}();

}  // namespace
}  // namespace shudu
