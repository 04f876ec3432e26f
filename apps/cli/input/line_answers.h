// Answers runs of plain lines, many at once, as fast as the kernel goes.
//
//   text   4...3....\n5..2.....\n ...      what was read, as it was read
//             |  BatchSolver, one a worker
//   solved 412736589\n571284936\n ...      the line ends stand there from the start
//
// Nearly all lines have one solution, and then the whole block is the output as it stands: nothing
// is copied or worded. The others are answered one by one, as records are, with what the batch
// found; the text between them is copied. Whether all givens are needed is asked in batches, too:
// the questions of some dozen puzzles, each given by itself. Tested in tests/cli/lines_test.cpp,
// which holds every byte to that of the records.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/pipeline.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/function_ref.h"
#include "shudu/verbs/lines.h"

namespace shudu::cli {

/// What a batch found out about one line.
struct LineResult {
  bool has_solutions = false;        ///< at least one
  bool is_unique = false;            ///< just one
  bool is_claimed = false;           ///< and it is the one that the record claims
  std::optional<Grid> smallest;      ///< the smallest of them, where solutions are wanted
  std::optional<CellSet> redundant;  ///< one solution, and these givens are not needed
};

/// Answers one line with what is known of it (nullptr: nothing that helps), appending to at.out;
/// false when the run was ended.
using AnswerLine = FunctionRef<bool(const Item& item, const LineResult* found, Workplace& at)>;

struct LineSetup {
  const Kernel* kernel = nullptr;
  int workers = 1;
  std::size_t most_lines = 0;
  /// What a line with one solution is answered, without line end; empty: that solution.
  std::string_view unique;
  /// `unique` is only for those whose givens are all needed.
  bool asks_minimal = false;
  /// Every line is answered by itself, with what was found.
  bool answers_each = false;
};

class LineAnswers {
 public:
  LineAnswers(const LineSetup& setup, AnswerLine answer_other);

  /// Answers the run of at.batch. Thread-safe for different workers.
  void answer(Workplace& at);

 private:
  using Solver = verbs::LineSolver;

  [[nodiscard]] bool wants_solutions() const { return setup_.unique.empty(); }
  void solve(Solver& solver, Workplace& at) const;
  [[nodiscard]] bool is_usual(const Solver& solver, const Batch& batch, std::size_t line) const;
  bool answer_other(const Solver& solver, std::size_t line, Workplace& at) const;
  bool answer_claim(Item& item, const char* claim, Workplace& at) const;
  [[nodiscard]] std::string_view unique_lines(const Batch& batch, std::size_t begin,
                                              std::size_t end) const;

  LineSetup setup_;
  AnswerLine answer_other_;
  std::string unique_block_;  // `unique` and its line end, as often as a run may have lines
  std::vector<std::unique_ptr<Solver>> workers_;  // each made by its own thread
};

}  // namespace shudu::cli
