#include "shudu/verbs/lines.h"

#include <algorithm>
#include <array>

namespace shudu::verbs {
namespace {

// Lines whose questions go into one batch: two thousand questions or so.
constexpr std::size_t kAskedLines = 64;

// What takes more guesses goes to the search in slices. Most puzzles take a few; those that are
// known for being hard some hundred.
constexpr std::uint64_t kMostGuesses = 200;

// A search in slices may have as many nodes as it wants within this.
constexpr std::uint64_t kLeastBudget = 100'000;

}  // namespace

TextPart front_part(std::string_view text, bool takes_runs) {
  const PlainLines lines = takes_runs ? plain_lines_at_front(text) : PlainLines();
  if (lines.count >= kFewestLines) return {text.substr(0, lines.bytes()), lines};
  const std::size_t end = text.find('\n', lines.bytes());
  return {end == text.npos ? text : text.substr(0, end + 1), {}};
}

Grid grid_of_line(const char* cells) {
  std::array<std::uint8_t, kMaxCells> values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto above = static_cast<std::uint8_t>(cells[i] - '0');
    values[i] = above <= kMaxSize ? above : 0;
  }
  return Grid::from_values(values, kMaxSize);
}

void LineSolver::solve(const PuzzleTexts& lines, const BatchOptions& options,
                       const SolutionTexts& solutions) {
  results_.resize(std::max(results_.size(), lines.count));
  solver_.solve(lines, options, results_, solutions);
}

void LineSolver::find_redundant(const PuzzleTexts& lines, const SolutionTexts& solutions,
                                Stop stop) {
  if (!asker_) asker_.emplace(solver_.kernel());
  redundant_.assign(lines.count, {});
  for (std::size_t begin = 0; begin < lines.count; begin += kAskedLines) {
    const std::size_t end = std::min(lines.count, begin + kAskedLines);
    questions_.clear();
    for (std::size_t line = begin; line < end; ++line) {
      if (!is_unique(line)) continue;
      const char* const text = lines.text + line * lines.stride;
      const char* const solved = solutions.text + line * solutions.stride;
      for (int i = 0; i < kMaxCells; ++i) {
        if (text[i] >= '1' && text[i] <= '9') questions_.push_back({text, solved, Cell(i)});
      }
    }
    answers_.resize(questions_.size());
    asker_->ask(questions_, {kUnlimited, stop}, answers_);
    for (std::size_t q = 0; q < questions_.size(); ++q) {
      const auto line =
          static_cast<std::size_t>(questions_[q].solved - solutions.text) / solutions.stride;
      if (answers_[q] == OtherDigit::kNone) redundant_[line].insert(questions_[q].cell);
      if (answers_[q] == OtherDigit::kUnknown) results_[line].end = SearchEnd::kStopped;
    }
  }
}

BatchOptions easy_lines(const Budget& budget) {
  BatchOptions options;
  options.which = Which::kAny;
  options.node_budget = kMostGuesses;
  options.stop = budget.stop();
  return options;
}

bool takes_easy_lines(const Budget& budget) { return budget.nodes() >= kLeastBudget; }

}  // namespace shudu::verbs
