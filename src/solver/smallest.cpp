// The smallest solution in two ways, the short one first.
//
// 1. Depth-first search that branches on the first open cell, digits ascending, meets the smallest
//    solution first. Where there are several solutions this is nearly always quick, and all lanes
//    work; but a puzzle can make it arbitrarily slow, so it gets a budget.
// 2. The solutions smaller than a known one fall into parts: for each cell, those that agree with
//    it up to there and have a smaller digit in that cell. Each part is a puzzle that can be
//    searched in the fastest order, and all parts go through the lanes at once. The first part that
//    has a solution gives a smaller one; parts before it stay empty, so the search goes on from
//    there and ends when no part has any.
// Tested against first_lexicographic in tests/solver/batch_test.cpp.
#include "solver/smallest.h"

#include <algorithm>

namespace shudu {
namespace {

constexpr std::uint64_t kAscendingBudget = 200;

void add(BatchTotals& sum, const LaneTotals& totals) {
  sum.nodes += totals.nodes;
  sum.rounds += totals.rounds;
}

constexpr std::uint32_t cell_bit(std::size_t cell) { return std::uint32_t{1} << (cell % 27); }

// Only these digits (bit d for digit d + 1) in the cell, of those that were there.
void restrict_cell(DigitBands& bands, std::size_t cell, unsigned digits) {
  for (std::size_t d = 0; d < 9; ++d) {
    if ((digits >> d & 1U) == 0) bands[3 * d + cell / 27] &= ~cell_bit(cell);
  }
}

// The parts of the solutions smaller than a known one, from some cell on.
struct Parts {
  std::array<DigitBands, 81> bands;
  std::array<std::uint8_t, 81> cell;
  std::size_t count = 0;
};

void make_parts(const DigitBands& puzzle, const SolutionText& known, std::size_t from,
                Parts& parts) {
  parts.count = 0;
  DigitBands prefix = puzzle;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const unsigned digit = 1U << (known[cell] - '1');
    bool has_smaller = false;
    for (std::size_t d = 0; (1U << d) < digit; ++d) {
      has_smaller = has_smaller || (prefix[3 * d + cell / 27] & cell_bit(cell)) != 0;
    }
    if (cell >= from && has_smaller) {
      parts.bands[parts.count] = prefix;
      restrict_cell(parts.bands[parts.count], cell, digit - 1);
      parts.cell[parts.count++] = static_cast<std::uint8_t>(cell);
    }
    restrict_cell(prefix, cell, digit);
  }
}

// One puzzle, in the second way.
class Descent {
 public:
  Descent(const KernelCode& code, std::byte* memory, const BatchOptions& options)
      : code_(code), memory_(memory), options_(options) {}

  BatchTotals run(const DigitBands& puzzle, SolutionText& known, PuzzleResult& result) {
    BatchTotals totals;
    std::size_t from = 0;
    while (from < 81) {
      make_parts(puzzle, known, from, parts_);
      if (parts_.count == 0) break;
      add(totals, search_parts());
      from = step(known, result);
    }
    return totals;
  }

 private:
  LaneTotals search_parts() {
    LaneJob job;
    job.bands = parts_.bands.data();
    job.count = parts_.count;
    job.limit = 1;
    job.node_budget = options_.node_budget;
    job.stop = options_.stop;
    job.results = results_.data();
    job.solutions = solutions_.front().data();
    return code_.lanes(job, memory_);
  }

  // Takes the solution of the first part that has one; the cell to go on from, or 81 to end.
  std::size_t step(SolutionText& known, PuzzleResult& result) {
    std::size_t from = 81;
    bool is_searched = true;
    for (std::size_t p = 0; p < parts_.count; ++p) {
      result.nodes += results_[p].nodes;
      if (from < 81 || !is_searched) continue;
      if (results_[p].count > 0) {
        known = solutions_[p];
        from = parts_.cell[p];
      } else if (results_[p].end != SearchEnd::kComplete) {
        result.end = results_[p].end;
        is_searched = false;
      }
    }
    return from;
  }

  const KernelCode& code_;
  std::byte* memory_;
  const BatchOptions& options_;
  Parts parts_;
  std::array<PuzzleResult, 81> results_;
  std::array<SolutionText, 81> solutions_;
};

}  // namespace

BatchTotals find_smallest(const KernelCode& code, std::byte* memory, const BatchOptions& options,
                          const KnownSolutions& known) {
  BatchTotals totals;
  std::array<PuzzleResult, kSmallestGroup> results;
  std::array<SolutionText, kSmallestGroup> solutions;
  LaneJob job;
  job.bands = known.puzzles.data();
  job.count = known.puzzles.size();
  job.is_ascending = true;
  job.limit = 1;
  job.node_budget = std::min(options.node_budget, kAscendingBudget);
  job.stop = options.stop;
  job.results = results.data();
  job.solutions = solutions.front().data();
  add(totals, code.lanes(job, memory));
  for (std::size_t p = 0; p < known.puzzles.size(); ++p) {
    known.results[p].nodes += results[p].nodes;
    if (results[p].count > 0) {
      known.solutions[p] = solutions[p];
      continue;
    }
    Descent descent(code, memory, options);
    const BatchTotals more = descent.run(known.puzzles[p], known.solutions[p], known.results[p]);
    totals.nodes += more.nodes;
    totals.rounds += more.rounds;
  }
  return totals;
}

}  // namespace shudu
