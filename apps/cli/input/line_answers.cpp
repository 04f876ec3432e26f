#include "cli/input/line_answers.h"

#include <algorithm>
#include <cstring>

namespace shudu::cli {
namespace {

constexpr std::size_t kSolvedStride = kMaxCells + 1;

const char* line_at(const Batch& batch, std::size_t line) {
  return batch.text.data() + batch.run.offset + line * batch.run.stride;
}

}  // namespace

LineAnswers::LineAnswers(const LineSetup& setup, AnswerLine answer_other)
    : setup_(setup),
      answer_other_(answer_other),
      workers_(static_cast<std::size_t>(setup.workers)) {
  if (wants_solutions() || setup.answers_each) return;
  for (std::size_t i = 0; i < setup.most_lines; ++i) {
    unique_block_ += setup.unique;
    unique_block_ += '\n';
  }
}

void LineAnswers::solve(Solver& solver, Workplace& at) const {
  Batch& batch = at.batch;
  const bool keeps_solutions = wants_solutions() || setup_.asks_minimal || batch.run.claims;
  if (keeps_solutions && batch.solved.empty()) {
    batch.solved.assign(setup_.most_lines * kSolvedStride, '\n');
  }
  BatchOptions options;
  options.which = wants_solutions() ? Which::kSmallest : Which::kAny;
  options.stop = at.stop;
  const PuzzleTexts puzzles{line_at(batch, 0), batch.run.count, batch.run.stride};
  SolutionTexts solutions;
  if (keeps_solutions) solutions = {batch.solved.data(), kSolvedStride};
  solver.solve(puzzles, options, solutions);
  if (setup_.asks_minimal) solver.find_redundant(puzzles, solutions, at.stop);
}

bool LineAnswers::is_usual(const Solver& solver, const Batch& batch, std::size_t line) const {
  if (!solver.is_unique(line)) return false;
  if (setup_.asks_minimal && !solver.redundant(line).empty()) return false;
  const char* const claim = batch.claim(line);
  if (claim == nullptr) return true;
  return std::memcmp(claim, batch.solved.data() + line * kSolvedStride, kMaxCells) == 0;
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
  if (!place) place = std::make_unique<Solver>(*setup_.kernel);
  solve(*place, at);
  Batch& batch = at.batch;
  const std::size_t count = batch.run.count;
  for (std::size_t line = 0; line < count;) {
    std::size_t other = line;
    while (!setup_.answers_each && other < count && is_usual(*place, batch, other)) ++other;
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

bool LineAnswers::answer_other(const Solver& solver, std::size_t line, Workplace& at) const {
  const PuzzleResult& result = solver.result(line);
  if (result.end == SearchEnd::kStopped) return false;
  const Batch& batch = at.batch;
  Item item;
  item.index = batch.run.index + line;
  item.line = batch.run.line + line;
  item.source = batch.run.source;
  item.givens = verbs::grid_of_line(line_at(batch, line));
  LineResult found;
  found.has_solutions = result.count > 0;
  found.is_unique = solver.is_unique(line);
  if (const char* const claim = batch.claim(line)) {
    const char* const solved = batch.solved.data() + line * kSolvedStride;
    found.is_claimed = found.is_unique && std::memcmp(claim, solved, kMaxCells) == 0;
    if (!found.is_claimed) return answer_claim(item, claim, at);
  }
  if (setup_.asks_minimal && solver.is_unique(line)) found.redundant = solver.redundant(line);
  if (found.has_solutions && wants_solutions()) {
    found.smallest = verbs::grid_of_line(batch.solved.data() + line * kSolvedStride);
  }
  return answer_other_(item, &found, at);
}

// What a claim comes to is found where records are answered.
bool LineAnswers::answer_claim(Item& item, const char* claim, Workplace& at) const {
  item.whole = static_cast<std::int32_t>(at.batch.wholes.size());
  Puzzle& puzzle = at.batch.wholes.emplace_back().puzzle;
  puzzle.clear(kMaxSize);
  puzzle.givens = item.givens;
  puzzle.solution = verbs::grid_of_line(claim);
  const bool is_answered = answer_other_(item, nullptr, at);
  at.batch.wholes.pop_back();
  return is_answered;
}

}  // namespace shudu::cli
