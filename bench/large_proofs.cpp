// Searches the classic grid of each file, in this thread, and prints what it took:
//
//   shudu_large_proofs LIMIT FILE...
//
// A file has box rows, box columns and the cells, row by row, 0 open, as numbers parted by blanks.
// One line a grid: what came of it (one, none, several, first, unproved), conflicts, milliseconds
// of processor time from the numbers to the answer, the file; parted by tabs. LIMIT 2 proves, 1
// ends at the first solution. `shudu_large_proofs make ROWS COLUMNS ITEMS` makes minimal puzzles
// instead and prints how many a second. tools/large_bench.py makes the table of it.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "processor_time.h"
#include "shudu/large/generate.h"
#include "shudu/large/solve.h"

namespace {

using shudu::bench::processor_ms;
using shudu::large::Ending;
using shudu::large::LargeGrid;
using shudu::large::Outcome;

int number(const char* text) { return static_cast<int>(std::strtol(text, nullptr, 10)); }

const char* verdict(const Outcome& outcome) {
  if (outcome.ending == Ending::kLimit) return outcome.solutions == 1 ? "first" : "several";
  if (outcome.ending != Ending::kExhausted) return "unproved";
  if (outcome.solutions == 0) return "none";
  return outcome.solutions == 1 ? "one" : "several";
}

bool search_file(const char* path, std::uint64_t limit) {
  std::ifstream file(path);
  LargeGrid grid;
  file >> grid.box_rows >> grid.box_columns;
  for (int value = 0; file >> value;) grid.cells.push_back(static_cast<std::uint16_t>(value));
  const double start = processor_ms();
  const auto solved = shudu::large::solve(grid, {.limit = limit});
  const double time = processor_ms() - start;
  if (!solved) return false;
  const bool is_right =
      solved->first.cells.empty() ||
      (shudu::large::is_solved(solved->first) && shudu::large::keeps_givens(grid, solved->first));
  std::printf("%s\t%llu\t%.3f\t%s\n", is_right ? verdict(solved->outcome) : "WRONG",
              static_cast<unsigned long long>(solved->outcome.conflicts), time, path);
  std::fflush(stdout);
  return is_right;
}

int make_some(int rows, int columns, int items) {
  const double start = processor_ms();
  int clues = 0;
  for (int item = 0; item < items; ++item) {
    const auto made = shudu::large::make_puzzle({.box_rows = rows, .box_columns = columns},
                                                static_cast<std::uint64_t>(item));
    if (!made) return 1;
    clues += made->clues;
  }
  const double seconds = (processor_ms() - start) / 1e3;
  std::printf("%d x %d: %.1f a second, %.1f clues\n", rows * columns, rows * columns,
              items / seconds, static_cast<double>(clues) / items);
  return 0;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a file that cannot be read ends the program
int main(int argc, char** argv) {
  if (argc == 5 && std::string_view(argv[1]) == "make") {
    return make_some(number(argv[2]), number(argv[3]), number(argv[4]));
  }
  if (argc < 3) {
    std::fputs("usage: shudu_large_proofs LIMIT FILE... | make ROWS COLUMNS ITEMS\n", stderr);
    return 2;
  }
  bool is_good = true;
  for (int i = 2; i < argc; ++i) {
    is_good = search_file(argv[i], std::strtoull(argv[1], nullptr, 10)) && is_good;
  }
  return is_good ? 0 : 1;
}
