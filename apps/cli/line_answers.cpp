// See line_answers.h.
#include "cli/line_answers.h"

#include <algorithm>

namespace shudu::cli {
namespace {

constexpr std::size_t kCells = kMaxCells;
constexpr std::size_t kSolvedStride = kCells + 1;

bool is_unique(const PuzzleResult& result) {
  return result.count == 1 && result.end == SearchEnd::kComplete;
}

Grid grid_of(const char* cells) {
  Grid grid;
  for (std::size_t i = 0; i < kCells; ++i) {
    if (cells[i] < '1' || cells[i] > '9') continue;
    grid.place(Cell(static_cast<int>(i)), Digit(cells[i] - '0'));
  }
  return grid;
}

const char* line_text(const Batch& batch, std::size_t line) {
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

void LineAnswers::solve(Worker& worker, Desk& desk) const {
  Batch& batch = desk.batch;
  const std::size_t count = batch.run.count;
  worker.results.resize(std::max(worker.results.size(), setup_.most_lines));
  if (wants_solutions() && batch.solved.empty()) {
    batch.solved.assign(setup_.most_lines * kSolvedStride, '\n');
  }
  BatchOptions options;
  options.limit = 2;
  options.which = wants_solutions() ? Which::kSmallest : Which::kAny;
  options.stop = desk.stop;
  const PuzzleTexts puzzles{line_text(batch, 0), count, batch.run.stride};
  SolutionTexts solutions;
  if (wants_solutions()) solutions = {batch.solved.data(), kSolvedStride};
  worker.solver.solve(puzzles, options, worker.results, solutions);
}

std::string_view LineAnswers::unique_lines(const Batch& batch, std::size_t begin,
                                           std::size_t end) const {
  if (wants_solutions()) {
    return {batch.solved.data() + begin * kSolvedStride, (end - begin) * kSolvedStride};
  }
  return std::string_view(unique_block_).substr(0, (end - begin) * (setup_.unique.size() + 1));
}

void LineAnswers::answer(Desk& desk) {
  auto& place = workers_[static_cast<std::size_t>(desk.worker)];
  if (!place) place = std::make_unique<Worker>(*setup_.kernel);
  solve(*place, desk);
  Batch& batch = desk.batch;
  const auto begin = place->results.begin();
  const auto end = begin + static_cast<std::ptrdiff_t>(batch.run.count);
  for (auto at = begin; at != end;) {
    const auto other = std::find_if_not(at, end, is_unique);
    const std::string_view text = unique_lines(batch, static_cast<std::size_t>(at - begin),
                                               static_cast<std::size_t>(other - begin));
    const auto passed = static_cast<std::size_t>(other - at);
    desk.tally.add(Verdict::kUnique, passed);
    batch.done += passed;
    if (passed == batch.run.count) {
      batch.ready = text;
      return;
    }
    desk.out += text;
    if (other == end) return;
    if (!answer_other(*other, batch.done, desk)) return;
    ++batch.done;
    at = other + 1;
  }
}

bool LineAnswers::answer_other(const PuzzleResult& result, std::size_t line, Desk& desk) const {
  if (result.end == SearchEnd::kStopped) return false;
  const Batch& batch = desk.batch;
  Item item;
  item.index = batch.run.index + line;
  item.line = batch.run.line + line;
  item.source = batch.run.source;
  item.givens = grid_of(line_text(batch, line));
  LineResult found;
  found.has_solutions = result.count > 0;
  if (found.has_solutions && wants_solutions()) {
    found.smallest = grid_of(batch.solved.data() + line * kSolvedStride);
  }
  return answer_other_(item, found, desk);
}

}  // namespace shudu::cli
