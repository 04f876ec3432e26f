#include "cli/input/line_answers.h"

#include <algorithm>

namespace shudu::cli {
namespace {

constexpr std::size_t kSolvedStride = kMaxCells + 1;

// Lines whose questions go into one batch: two thousand questions or so.
constexpr std::size_t kAskedLines = 64;

bool is_unique(const PuzzleResult& result) {
  return result.count == 1 && result.end == SearchEnd::kComplete;
}

Grid grid_of_cells(const char* cells) {
  Grid grid;
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    if (cells[i] < '1' || cells[i] > '9') continue;
    grid.place(Cell(static_cast<int>(i)), Digit(cells[i] - '0'));
  }
  return grid;
}

const char* line_at(const Batch& batch, std::size_t line) {
  return batch.text.data() + batch.run.offset + line * batch.run.stride;
}

}  // namespace

LineAnswers::LineAnswers(const LineSetup& setup, AnswerLine answer_other)
    : setup_(setup),
      answer_other_(answer_other),
      workers_(static_cast<std::size_t>(setup.workers)) {
  if (wants_solutions()) return;
  for (std::size_t i = 0; i < setup.most_lines; ++i) {
    unique_block_ += setup.unique;
    unique_block_ += '\n';
  }
}

void LineAnswers::solve(Worker& worker, Workplace& at) const {
  Batch& batch = at.batch;
  const std::size_t count = batch.run.count;
  worker.results.resize(std::max(worker.results.size(), setup_.most_lines));
  const bool keeps_solutions = wants_solutions() || setup_.asks_minimal;
  if (keeps_solutions && batch.solved.empty()) {
    batch.solved.assign(setup_.most_lines * kSolvedStride, '\n');
  }
  BatchOptions options;
  options.limit = 2;
  options.which = wants_solutions() ? Which::kSmallest : Which::kAny;
  options.stop = at.stop;
  const PuzzleTexts puzzles{line_at(batch, 0), count, batch.run.stride};
  SolutionTexts solutions;
  if (keeps_solutions) solutions = {batch.solved.data(), kSolvedStride};
  worker.solver.solve(puzzles, options, worker.results, solutions);
  if (setup_.asks_minimal) find_redundant(worker, at);
}

void LineAnswers::find_redundant(Worker& worker, Workplace& at) const {
  const std::size_t count = at.batch.run.count;
  worker.redundant.assign(count, {});
  for (std::size_t begin = 0; begin < count; begin += kAskedLines) {
    ask_lines(worker, at.batch, begin, std::min(count, begin + kAskedLines), at.stop);
  }
}

void LineAnswers::ask_lines(Worker& worker, const Batch& batch, std::size_t begin, std::size_t end,
                            const std::atomic<bool>* stop) const {
  worker.questions.clear();
  for (std::size_t line = begin; line < end; ++line) {
    if (!is_unique(worker.results[line])) continue;
    const char* text = line_at(batch, line);
    const char* solved = batch.solved.data() + line * kSolvedStride;
    for (int i = 0; i < kMaxCells; ++i) {
      if (text[i] >= '1' && text[i] <= '9') worker.questions.push_back({text, solved, Cell(i)});
    }
  }
  worker.answers.resize(worker.questions.size());
  worker.asker.ask(worker.questions, {kUnlimited, stop}, worker.answers);
  for (std::size_t q = 0; q < worker.questions.size(); ++q) {
    const GivenQuestion& question = worker.questions[q];
    const auto line =
        static_cast<std::size_t>(question.solved - batch.solved.data()) / kSolvedStride;
    if (worker.answers[q] == OtherDigit::kNone) worker.redundant[line].insert(question.cell);
    // Stopped: the line has no answer.
    if (worker.answers[q] == OtherDigit::kUnknown) worker.results[line].end = SearchEnd::kStopped;
  }
}

bool LineAnswers::is_usual(const Worker& worker, std::size_t line) const {
  return is_unique(worker.results[line]) &&
         (!setup_.asks_minimal || worker.redundant[line].empty());
}

std::string_view LineAnswers::unique_lines(const Batch& batch, std::size_t begin,
                                           std::size_t end) const {
  if (wants_solutions()) {
    return {batch.solved.data() + begin * kSolvedStride, (end - begin) * kSolvedStride};
  }
  return std::string_view(unique_block_).substr(0, (end - begin) * (setup_.unique.size() + 1));
}

void LineAnswers::answer(Workplace& at) {
  auto& place = workers_[static_cast<std::size_t>(at.worker)];
  if (!place) place = std::make_unique<Worker>(*setup_.kernel);
  solve(*place, at);
  Batch& batch = at.batch;
  const std::size_t count = batch.run.count;
  for (std::size_t line = 0; line < count;) {
    std::size_t other = line;
    while (other < count && is_usual(*place, other)) ++other;
    const std::string_view text = unique_lines(batch, line, other);
    const std::size_t passed = other - line;
    at.tally.add(Verdict::kUnique, passed);
    batch.done += passed;
    if (passed == count) {
      batch.ready = text;
      return;
    }
    at.out += text;
    if (other == count) return;
    if (!answer_other(*place, other, at)) return;
    ++batch.done;
    line = other + 1;
  }
}

bool LineAnswers::answer_other(const Worker& worker, std::size_t line, Workplace& at) const {
  const PuzzleResult& result = worker.results[line];
  if (result.end == SearchEnd::kStopped) return false;
  const Batch& batch = at.batch;
  Item item;
  item.index = batch.run.index + line;
  item.line = batch.run.line + line;
  item.source = batch.run.source;
  item.givens = grid_of_cells(line_at(batch, line));
  LineResult found;
  found.has_solutions = result.count > 0;
  if (is_unique(result)) found.redundant = worker.redundant[line];
  if (found.has_solutions && wants_solutions()) {
    found.smallest = grid_of_cells(batch.solved.data() + line * kSolvedStride);
  }
  return answer_other_(item, found, at);
}

}  // namespace shudu::cli
