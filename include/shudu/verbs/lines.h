// Runs of plain lines (shudu/formats/plain_lines.h), which are most of all large files: the batch
// solver looks for two solutions of each line as it stands in the text, and nearly all are answered
// by that. What is left, several solutions, none, clashes, what takes many guesses, is asked about
// as a record.
//
//   text   4...3....\n5..2.....\n# a remark\n6.....7..\n...
//          <------- run --------><----- others ------>        TextPart, one after another
//
// One thread at a time. Tested in tests/verbs/lines_test.cpp; that lines are answered as records
// are is held by tests/cli/lines_test.cpp and tests/service/line_batch_test.cpp, to the byte.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/grid.h"
#include "shudu/formats/plain_lines.h"
#include "shudu/solver/batch.h"
#include "shudu/solver/other_digit.h"
#include "shudu/verbs/budget.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// A batch costs some microseconds however small it is; shorter runs are read as records.
inline constexpr std::size_t kFewestLines = 24;

/// The front of a text.
struct TextPart {
  std::string_view text;  ///< whole lines, but where the text ends
  PlainLines lines;       ///< count 0: no run, read it as records
};

/// The run that a text begins with, or, where that is none worth a batch, its lines up to the first
/// one that is not plain. `takes_runs` false: all are read as records.
[[nodiscard]] TextPart front_part(std::string_view text, bool takes_runs = true);

/// The grid of a line, 81 bytes at `cells`: '1' to '9' and blanks of any kind.
[[nodiscard]] Grid grid_of_line(const char* cells);

/// Looks at the lines of a run. Working memory for as many calls as wanted.
class LineSolver {
 public:
  explicit LineSolver(const Kernel& kernel = best_kernel()) : solver_(kernel) {}

  /// Looks for two solutions of each line. `options.limit` is 2.
  void solve(const PuzzleTexts& lines, const BatchOptions& options,
             const SolutionTexts& solutions = {});
  /// Which givens of the lines with one solution can go, each by itself. After `solve` with these
  /// texts; a line whose question is stopped has no answer any more.
  void find_redundant(const PuzzleTexts& lines, const SolutionTexts& solutions, Stop stop);

  /// What was found of a line. Precondition of all: the line was among those of the last call.
  [[nodiscard]] const PuzzleResult& result(std::size_t line) const { return results_[line]; }
  [[nodiscard]] bool is_unique(std::size_t line) const {
    return results_[line].count == 1 && results_[line].is_exact();
  }
  [[nodiscard]] CellSet redundant(std::size_t line) const { return redundant_[line]; }

 private:
  BatchSolver solver_;
  std::optional<OtherDigitSolver> asker_;  // made when it is asked
  std::vector<PuzzleResult> results_;
  std::vector<CellSet> redundant_;
  std::vector<GivenQuestion> questions_;
  std::vector<OtherDigit> answers_;
};

/// How the lines are asked where the budget has somebody to ask: some solution and whether it is
/// the only one; what takes many guesses is given up, and goes to the searches in slices.
[[nodiscard]] BatchOptions easy_lines(const Budget& budget);
/// Is that the same as asking about each record? Not with so few nodes that it matters which search
/// spends them.
[[nodiscard]] bool takes_easy_lines(const Budget& budget);

}  // namespace shudu::verbs
#pragma GCC visibility pop
