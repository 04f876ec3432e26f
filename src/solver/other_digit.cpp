// Blocks of questions through the lane kernel, each with one digit struck. See other_digit.h.
// Tested in tests/solver/other_digit_test.cpp.
#include "shudu/solver/other_digit.h"

#include <algorithm>
#include <cassert>

#include "solver/block.h"

namespace shudu {
namespace {

constexpr std::size_t kQuestionsAtOnce = 256;

constexpr std::uint32_t bit_of(Cell cell) {
  return std::uint32_t{1} << (static_cast<unsigned>(cell.index()) % 27);
}
constexpr std::size_t word_of(Cell cell, std::size_t digit) {
  return 3 * digit + static_cast<std::size_t>(cell.index()) / 27;
}

DigitBands bands_of(const GivenQuestion& question) {
  assert(question.cell.index() < 81);
  DigitBands bands = bands_of_text(question.puzzle);
  const auto digit = static_cast<std::size_t>(question.solved[question.cell.index()] - '1');
  for (std::size_t d = 0; d < 9; ++d) {
    std::uint32_t& word = bands[word_of(question.cell, d)];
    word = d == digit ? word & ~bit_of(question.cell) : word | bit_of(question.cell);
  }
  return bands;
}

DigitBands bands_of(const MarkQuestion& question) {
  assert(question.marks->size() == 9);
  DigitBands bands = bands_of_marks(*question.marks);
  const auto digit = static_cast<std::size_t>(question.digit.index());
  bands[word_of(question.cell, digit)] &= ~bit_of(question.cell);
  return bands;
}

OtherDigit answer_of(const PuzzleResult& result) {
  if (result.count > 0) return OtherDigit::kSome;
  return result.is_exact() ? OtherDigit::kNone : OtherDigit::kUnknown;
}

}  // namespace

struct OtherDigitSolver::Memory {
  LaneMemory lanes;
  std::array<DigitBands, kQuestionsAtOnce> bands;
  std::array<PuzzleResult, kQuestionsAtOnce> results;
};

OtherDigitSolver::OtherDigitSolver(const Kernel& kernel)
    : kernel_(&kernel), memory_(std::make_unique_for_overwrite<Memory>()) {}
OtherDigitSolver::~OtherDigitSolver() = default;
OtherDigitSolver::OtherDigitSolver(OtherDigitSolver&&) noexcept = default;
OtherDigitSolver& OtherDigitSolver::operator=(OtherDigitSolver&&) noexcept = default;

template <typename Question>
void OtherDigitSolver::ask_all(std::span<const Question> questions,
                               const OtherDigitOptions& options, std::span<OtherDigit> answers,
                               const SolutionTexts& found) {
  assert(answers.size() >= questions.size());
  for (std::size_t at = 0; at < questions.size(); at += kQuestionsAtOnce) {
    LaneJob job;
    job.count = std::min(kQuestionsAtOnce, questions.size() - at);
    for (std::size_t q = 0; q < job.count; ++q) memory_->bands[q] = bands_of(questions[at + q]);
    job.bands = memory_->bands.data();
    job.limit = 1;
    job.node_budget = options.node_budget;
    job.stop = options.stop;
    job.results = memory_->results.data();
    if (found.text != nullptr) job.solutions = found.text + at * found.stride;
    job.solution_stride = found.stride;
    run_block(*kernel_, memory_->lanes, job);
    for (std::size_t q = 0; q < job.count; ++q) answers[at + q] = answer_of(memory_->results[q]);
  }
}

void OtherDigitSolver::ask(std::span<const GivenQuestion> questions,
                           const OtherDigitOptions& options, std::span<OtherDigit> answers,
                           const SolutionTexts& found) {
  ask_all(questions, options, answers, found);
}

void OtherDigitSolver::ask(std::span<const MarkQuestion> questions,
                           const OtherDigitOptions& options, std::span<OtherDigit> answers,
                           const SolutionTexts& found) {
  ask_all(questions, options, answers, found);
}

OtherDigit OtherDigitSolver::ask(const GivenQuestion& question, const OtherDigitOptions& options) {
  OtherDigit answer = OtherDigit::kUnknown;
  ask_all(std::span(&question, 1), options, std::span(&answer, 1), {});
  return answer;
}

OtherDigit OtherDigitSolver::ask(const MarkQuestion& question, const OtherDigitOptions& options) {
  OtherDigit answer = OtherDigit::kUnknown;
  ask_all(std::span(&question, 1), options, std::span(&answer, 1), {});
  return answer;
}

}  // namespace shudu
