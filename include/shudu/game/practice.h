// Practice of one technique: a position solved up to just before it, and judging of what is done.
//
//   right    some step of the technique yields it, in the position as it was or as it is
//   other    true by the solution, but not by that technique: it is kept and does not count
//   wrong    against the solution: nothing is changed
//
// The position is solved when one step of the technique has been done in full. The board is a game
// of its own, with marks kept by the program; nothing here touches the player's games. A hint goes
// through stages 3 to 5 of a step that is not done; its words are the room `explain`'s. Tested in
// tests/tui/practice_test.cpp against the list of all steps and exact cover.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shudu/core/pencilmarks.h"
#include "shudu/core/stop.h"
#include "shudu/game/session.h"
#include "shudu/logic/technique.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// Where practice begins: a classic puzzle, what has been entered, what is left.
struct PracticePosition {
  Grid puzzle;        ///< givens
  Grid grid;          ///< givens and entered digits
  Pencilmarks marks;  ///< of open cells; filled ones are not looked at
};

/// What a player does: takes a candidate away, or places it.
struct PracticeMove {
  Candidate candidate;
  bool is_placement = false;
};

enum class PracticeVerdict : std::uint8_t {
  kNothing,  ///< no candidate there, or the position is over: nothing is changed
  kWrong,    ///< nothing is changed
  kOther,    ///< kept, not counted
  kGone,     ///< as kOther, and no step of the technique is left: the position is over
  kMore,     ///< right, the step does more
  kRight,    ///< right, and the step is done: the position is over
};

/// A value; one thread at a time.
class Practice {
 public:
  /// None where the technique has no step in the position or the puzzle is none. The stop flag
  /// ends the search for steps, with none.
  [[nodiscard]] static std::optional<Practice> begin(const Technique& technique,
                                                     const PracticePosition& position,
                                                     Stop stop = {});

  [[nodiscard]] const Technique& technique() const { return *technique_; }
  /// The board: to be drawn and read.
  [[nodiscard]] const Session& session() const { return session_; }
  void select(std::span<const Cell> cells) { session_.select(cells); }
  /// Steps of the technique that are known, done ones among them.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  /// The givens as 81 signs: what results are kept under.
  [[nodiscard]] std::string position() const;

  PracticeVerdict act(const PracticeMove& move);
  [[nodiscard]] bool is_over() const { return is_over_; }
  [[nodiscard]] bool is_solved() const { return is_solved_; }
  /// Was anything done or asked?
  [[nodiscard]] bool was_tried() const { return was_tried_; }

  /// Stages 3 to 5 of a step that is not done; 0: closed.
  [[nodiscard]] int hint_stage() const { return hint_stage_; }
  /// False where there is none.
  bool more();
  bool less();
  void close_hint() { hint_stage_ = 0; }
  /// The step of the hint; null where none is open.
  [[nodiscard]] const Step* hinted() const;

 private:
  Practice(const Technique& technique, Session session)
      : technique_(&technique), session_(std::move(session)) {}

  [[nodiscard]] bool yields(const Step& step, const PracticeMove& move) const;
  /// Marks the steps that yield the move as begun; false where none does.
  bool count(const PracticeMove& move);
  [[nodiscard]] bool is_left(const Step& step) const;
  [[nodiscard]] bool is_any_left() const;
  void find_again();
  void perform(const PracticeMove& move);

  const Technique* technique_;
  Session session_;
  std::vector<Step> steps_;
  std::vector<bool> has_begun_;  ///< of each step
  std::uint32_t found_at_ = 0;   ///< the node that steps were looked for at
  int hint_stage_ = 0;
  bool is_over_ = false;
  bool is_solved_ = false;
  bool was_tried_ = false;
};

}  // namespace shudu::game
#pragma GCC visibility pop
