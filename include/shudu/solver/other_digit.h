// "Is there a solution with another digit here?", thousands of times: what a generator asks when it
// takes givens away.
//
// A puzzle with one solution keeps it without a given just when no solution has another digit in
// that cell. So it is enough to strike the digit there and to ask for any solution, which is less
// work than to look for two solutions of the puzzle without the given. Classic 9x9 only.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "shudu/core/cell.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/core/stop.h"
#include "shudu/solver/batch.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Has `puzzle` without its given in `cell` a solution that has another digit there than `solved`?
struct GivenQuestion {
  const char* puzzle = nullptr;  ///< 81 characters, '1' to '9' givens, every other byte open
  const char* solved = nullptr;  ///< 81 characters '1' to '9': the grid it comes from
  Cell cell{0};
};

/// Has `marks` a solution that does not have `digit` in `cell`? Nothing else is changed: to ask
/// about a given, put the other candidates into its cell first.
struct MarkQuestion {
  const Pencilmarks* marks = nullptr;  ///< of size 9
  Cell cell{0};
  Digit digit{1};
};

enum class OtherDigit : std::uint8_t {
  kNone,     ///< no: a puzzle with one solution keeps it without this given
  kSome,     ///< yes
  kUnknown,  ///< the budget or the stop flag ended the search
};

struct OtherDigitOptions {
  std::uint64_t node_budget = kUnlimited;  ///< guesses for each question
  Stop stop = nullptr;                     ///< when it becomes true the rest is kUnknown; not owned
};

/// A kernel and its working memory (about 250 KB), for as many calls as wanted; no call allocates,
/// unless a question takes thousands of guesses. Movable, not copyable; to be used by one thread at
/// a time. An answer depends on the question and the options alone, unless a budget or the flag
/// ended it.
class OtherDigitSolver {
 public:
  /// Precondition: the machine supports the kernel.
  explicit OtherDigitSolver(const Kernel& kernel = best_kernel());
  ~OtherDigitSolver();
  OtherDigitSolver(OtherDigitSolver&&) noexcept;
  OtherDigitSolver& operator=(OtherDigitSolver&&) noexcept;
  OtherDigitSolver(const OtherDigitSolver&) = delete;
  OtherDigitSolver& operator=(const OtherDigitSolver&) = delete;

  /// Answers all questions. Where the answer is kSome and `found` is not empty, question q's
  /// solution goes to `found.text + q * found.stride`: 81 bytes, untouched otherwise.
  /// Precondition: `answers` has room for them; what the questions point to does not overlap it.
  void ask(std::span<const GivenQuestion> questions, const OtherDigitOptions& options,
           std::span<OtherDigit> answers, const SolutionTexts& found = {});
  void ask(std::span<const MarkQuestion> questions, const OtherDigitOptions& options,
           std::span<OtherDigit> answers, const SolutionTexts& found = {});

  /// One question. In a batch they are several times as fast.
  [[nodiscard]] OtherDigit ask(const GivenQuestion& question,
                               const OtherDigitOptions& options = {});
  [[nodiscard]] OtherDigit ask(const MarkQuestion& question, const OtherDigitOptions& options = {});

 private:
  struct Memory;
  template <typename Question>
  void ask_all(std::span<const Question> questions, const OtherDigitOptions& options,
               std::span<OtherDigit> answers, const SolutionTexts& found);

  const Kernel* kernel_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
