// Where a person stands in a puzzle, and what may be assumed of it: the ground on which `steps`,
// `explain`, `hint` and `why` work.
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
// Here too are the sentences that go with a position, each in three languages. Pure and
// thread-safe. Tested in tests/service/stepping_test.cpp and by the transcripts of the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/core/language.h"
#include "shudu/explain/explain.h"
#include "shudu/formats/format.h"
#include "shudu/logic/hint_step.h"
#include "shudu/logic/mistake.h"
#include "shudu/logic/why.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu::service {

struct Position {
  View view;
  FindOptions find;
  std::uint64_t solutions = 0;   ///< of the puzzle; 2: several
  std::optional<Grid> solution;  ///< the only one
  std::vector<Mistake> mistakes;

  [[nodiscard]] const Grid* known() const { return solution ? &*solution : nullptr; }
};

/// Up to two solutions of these candidates; nothing where the search was ended before it knew.
using LookForTwo = FunctionRef<std::optional<SearchResult>(const Pencilmarks& marks)>;

/// Stands a record up; nothing where a search was ended. The layout outlives the position; the
/// givens do not clash. `format` is the one that the record was written in.
[[nodiscard]] std::optional<Position> find_position(const Layout& layout, const Puzzle& puzzle,
                                                    const Format& format, LookForTwo look);

/// The profile without the last resorts unless the puzzle has one solution: where it has several a
/// path ends before the grid is full, and they would search long for nothing.
[[nodiscard]] Profile profile_for(const Position& position, Profile profile);

/// Does the position contradict itself, by digits or marks that can be seen? No step can follow.
[[nodiscard]] bool is_broken(const Position& position);

/// The candidates of a position as it is shown: a filled cell has its digit.
[[nodiscard]] Pencilmarks marks_of(const View& view);

/// What is to be said before any step: that the puzzle has not just one solution, and the first of
/// the mistakes as far as `stage` tells it. Empty where all is as it should be.
[[nodiscard]] std::string remark_on(const Position& position, int stage, Language language);

/// A stage of what was chosen, with the remark before it: of a step, of a mistake, or that there is
/// none. Precondition: the choice was not stopped.
[[nodiscard]] Hint hint_of(const Position& position, const HintChoice& choice, int stage,
                           Language language);

/// `solved` `stuck` `contradiction` `until` `timeout`.
[[nodiscard]] std::string_view path_end_name(PathEnd end);
/// How a path that left the view like this ended, after `steps` steps. `until` is the technique of
/// kUntil, of other ends it may be null.
[[nodiscard]] std::string path_end_text(const View& view, PathEnd end, std::size_t steps,
                                        const Technique* until, Language language);

/// `mistake` `held` `filled` `peer` `true` `refuted` `wrong` `open` `stopped`.
[[nodiscard]] std::string_view why_name(WhyKind kind);

/// Joins two sentences: with a blank where the language has blanks.
[[nodiscard]] std::string sentences(std::string first, const std::string& second,
                                    Language language);

}  // namespace shudu::service
#pragma GCC visibility pop
