// The questions `steps`, `explain_path`, `hint` and `why`, all from one assessment of a position:
// where a person stands in a puzzle, and what may be assumed of it.
//
//   record      givens, entered digits, candidates       View
//   solver      how many solutions have the givens       FindOptions::uniqueness where it is one
//   both        does the position still allow it         mistakes
//
// Candidates that are the puzzle (sukaku, candidate grids) are asked about as they stand; their
// lone digits pass for givens. Steps that assume one solution are then on only where these digits
// alone prove it, and those that tell givens from entered digits are off. Notes of a player that
// leave an open cell empty say nothing of it, where the format has notes and not every candidate.
//
// Steps are values (shudu/logic/step.h); who asks words them (shudu/explain). Thread-safe for
// different budgets. Tested in tests/service/stepping_test.cpp and by the transcripts of the
// program.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/formats/library_line.h"
#include "shudu/logic/hint_step.h"
#include "shudu/logic/mistake.h"
#include "shudu/logic/path.h"
#include "shudu/logic/why.h"
#include "shudu/verbs/position.h"
#include "shudu/verbs/searching.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

struct Assessment {
  View view;
  FindOptions find;              ///< with the stop of the budget
  std::uint64_t solutions = 0;   ///< of the puzzle; 2: several
  std::optional<Grid> solution;  ///< the only one
  std::vector<Mistake> mistakes;

  [[nodiscard]] const Grid* known() const { return solution ? &*solution : nullptr; }
};

struct AssessWish {
  SearchWish search = {};
  bool may_assume_unique = true;  ///< steps that assume one solution are on where it is proved
};

/// The layout and the budget outlive the assessment. Precondition: the position has a record.
[[nodiscard]] Result<Assessment, Unanswered> assess(Budget& budget, const Position& position,
                                                    const AssessWish& wish = {});

/// Does the position contradict itself, by digits or marks that can be seen? No step can follow.
[[nodiscard]] bool is_broken(const Assessment& assessed);

/// The candidates of a position as it is shown: a filled cell has its digit.
[[nodiscard]] Pencilmarks marks_of(const View& view);

struct StepsWish {
  std::vector<const Technique*> techniques;  ///< in this order
  /// These are just the usual ones: the nested chains among them, which find something nearly
  /// everywhere after seconds, are left out where anything else is found, and the deeper levels of
  /// them where a lower one finds something.
  bool are_usual = true;
  bool with_duals = false;  ///< of techniques on request: who asks for one by its name wants it
  std::optional<LibraryHead> library = {};  ///< searched with the options of its code and variant
};

/// Calls `take` with every step that is there; false from it ends the list. A broken position has
/// none. Gives kNone where all were told or `take` had enough.
Halt steps(Budget& budget, const Assessment& assessed, const StepsWish& wish,
           FunctionRef<bool(const Step& step)> take);

struct Explained {
  Path path;  ///< kStopped where the budget ended it: its halt says why
  View end;   ///< the position at its end
};

/// The way of the profile to the solution, or as far as it goes; `until` ends it after the first
/// step of that technique. Where the puzzle has not one solution the profile goes without its last
/// resorts, which would search long for nothing.
[[nodiscard]] Explained explain_path(Budget& budget, const Assessment& assessed,
                                     const Profile& profile, const Technique* until = nullptr);

/// What is to be said next: the mistakes, or the first step of the profile.
[[nodiscard]] Result<HintChoice, Unanswered> hint(Budget& budget, const Assessment& assessed,
                                                  const Profile& profile);

/// Why a digit cannot be in a cell, or that it can. Precondition: both lie in the layout.
[[nodiscard]] Result<Why, Unanswered> why(Budget& budget, const Assessment& assessed,
                                          Candidate candidate, const Profile& profile);

}  // namespace shudu::verbs
#pragma GCC visibility pop
