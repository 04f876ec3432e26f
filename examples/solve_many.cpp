// Solves a file of puzzles, a line each, in blocks: the lines' first 81 characters go in as they
// are, solutions come out beside them. Lines that are shorter or hold no puzzle are passed over.
//
//   example_solve_many puzzles.txt
//
// Compile against an installed library:
//   c++ -std=c++20 solve_many.cpp $(pkg-config --cflags --libs shudu)
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/solver/batch.h"

namespace {

constexpr std::size_t kCells = 81;
constexpr std::size_t kBlock = 1000;  // puzzles for one call; some dozens are enough to be fast

bool is_puzzle(std::string_view line) {
  if (line.size() < kCells) return false;
  const std::string_view cells = line.substr(0, kCells);
  return std::all_of(cells.begin(), cells.end(),
                     [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

struct Totals {
  std::size_t puzzles = 0;
  std::size_t unique = 0;
};

// All memory is made once; the solver keeps its own from block to block.
class BlockSolver {
 public:
  BlockSolver() : results_(kBlock), solutions_(kBlock * kCells, '.') {
    puzzles_.reserve(kBlock * kCells);
  }

  void add(std::string_view puzzle) {
    puzzles_ += puzzle;
    if (puzzles_.size() == kBlock * kCells) flush();
  }

  void flush() {
    const std::size_t count = puzzles_.size() / kCells;
    // Up to two solutions of each: is the first the only one?
    solver_.solve({puzzles_.data(), count}, {.limit = 2}, results_, {solutions_.data()});
    for (std::size_t p = 0; p < count; ++p) print(p);
    puzzles_.clear();
  }

  [[nodiscard]] const Totals& totals() const { return totals_; }

 private:
  void print(std::size_t p) {
    const bool is_unique = results_[p].count == 1;
    ++totals_.puzzles;
    totals_.unique += is_unique ? 1 : 0;
    if (results_[p].count == 0) {
      std::puts("no solution");
    } else {
      std::printf("%.81s%s\n", &solutions_[p * kCells], is_unique ? "" : "  (not the only one)");
    }
  }

  shudu::BatchSolver solver_;  // for one thread; another thread makes another one
  std::string puzzles_;
  std::vector<shudu::PuzzleResult> results_;
  std::string solutions_;
  Totals totals_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FILE\n", argc > 0 ? argv[0] : "solve_many");
    return 2;
  }
  std::ifstream file(argv[1]);
  if (!file) {
    std::fprintf(stderr, "cannot read %s\n", argv[1]);
    return 1;
  }
  BlockSolver solver;
  for (std::string line; std::getline(file, line);) {
    if (is_puzzle(line)) solver.add(std::string_view(line).substr(0, kCells));
  }
  solver.flush();
  std::printf("%zu puzzles, %zu with exactly one solution\n", solver.totals().puzzles,
              solver.totals().unique);
  return 0;
}
