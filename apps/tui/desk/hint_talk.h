// The hint that is open: which step, which stage, and what is said and marked of it.
//
//   stage 0 look first (something is wrong)   1 what next   2 technique   3 where   4 cells
//   5 everything   6 apply
//
// Of something wrong there is no step: 0 says that it is, 1 how many things are, 2 where each of
// them is. Where only a technique that is not allowed has a step, stage 1 names it, and to ask for
// more is to allow it this once. Finding is a job for the worker on a copy of the session; the talk
// takes its result and moves through the stages. It closes by itself when a move makes the step
// untrue. Tested in tests/tui/hint_talk_test.cpp.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/explain/explain.h"
#include "shudu/game/hint_basis.h"
#include "shudu/game/hints.h"
#include "tui/desk/desk.h"

namespace shudu::tui {

struct FoundStep {
  Step step;
  game::HintBasis basis;
};

/// What the worker finds.
struct FoundHelp {
  game::Help help;
  game::HintBasis basis;         ///< of help that is no step
  std::vector<FoundStep> steps;  ///< that of the help, then others for "another"
  std::uint32_t node = 0;        ///< of the board that it was found for
};
/// The help that a step found on the board of the session is.
[[nodiscard]] FoundHelp help_by(const game::Session& session, Step step);
[[nodiscard]] FoundHelp look_for_help(const game::Session& session, const std::atomic<bool>* stop);

class HintTalk {
 public:
  /// Opens with what was found, or reopens the same step, or the same that is wrong, at the stage
  /// where it was.
  void open(FoundHelp found, const game::Session& session);
  void close();
  [[nodiscard]] bool is_open() const { return found_.has_value() && open_; }
  /// The board changed: closes where the step no longer holds.
  void look_again(const game::Session& session);

  /// Opens with this step told in full (stage 5), which counts as a hint.
  void show(const Step& step, Desk& desk);

  /// One stage more or less, another step. False where there is none. The desk is told what was
  /// asked (stage 2 and more count).
  bool more(Desk& desk);
  bool less();
  bool another();
  [[nodiscard]] int stage() const { return stage_; }
  /// The step, where help is one.
  [[nodiscard]] const Step* step() const;
  [[nodiscard]] const game::Help* help() const { return found_ ? &found_->help : nullptr; }
  /// Paragraphs to be shown at this stage; never empty while open.
  [[nodiscard]] std::vector<std::string> text(const game::Session& session,
                                              Language language) const;
  /// What to mark at this stage; nothing for stage 0 and 1.
  [[nodiscard]] StepMarks marks(const game::Session& session, Language language) const;
  /// Stage 6.
  [[nodiscard]] game::Outcome<Performed> apply(Desk& desk);

 private:
  std::optional<FoundHelp> found_;
  std::size_t which_ = 0;
  int stage_ = 0;
  bool open_ = false;
};

/// What `why` says, in sentences.
[[nodiscard]] std::vector<std::string> why_text(const game::Session& session, Candidate candidate,
                                                const game::WhyNot& why, Language language);

}  // namespace shudu::tui
