// What a step holds, by what it means: the cells of a role, the corners and the roof of a deadly
// pattern, the digits that go. Pure look-ups that rest on what the finders say of their steps
// (src/logic/als_step.h, deadly.h, techniques/*.cpp); a part that a step has not is empty.
#pragma once

#include <initializer_list>
#include <vector>

#include "shudu/core/layout.h"
#include "shudu/logic/step.h"

namespace shudu {

/// Cells and candidates with one of these roles.
[[nodiscard]] CellSet cells_of_role(const Step& step, std::initializer_list<MarkRole> roles);
[[nodiscard]] std::vector<Candidate> candidates_of_role(const Step& step, MarkRole role);
[[nodiscard]] bool has_role(const Step& step, MarkRole role);
/// Digits with this role, in any cell or in this one.
[[nodiscard]] DigitSet digits_of_role(const Step& step, MarkRole role);
[[nodiscard]] DigitSet digits_of_role(const Step& step, MarkRole role, Cell cell);
[[nodiscard]] DigitSet digits_marked(const Step& step, Cell cell);

/// For the rows of a table that hold for every step.
[[nodiscard]] inline bool always(const Step&) { return true; }

[[nodiscard]] DigitSet eliminated_digits(const Step& step);
[[nodiscard]] CellSet eliminated_cells(const Step& step);
[[nodiscard]] DigitSet placed_digits(const Step& step);

/// Cells of the step in order, without those of the sets that a deadly pattern came with.
[[nodiscard]] std::vector<Cell> pattern_cells(const Step& step);
/// Cells without marks: of an avoidable rectangle those entered.
[[nodiscard]] std::vector<Cell> unmarked_cells(const Step& step);
/// Of a deadly pattern of type 4: the digit that has no place but the roof.
[[nodiscard]] DigitSet locked_digit(const Step& step);

/// Of a cluster of two colours: is what goes its first colour?
[[nodiscard]] bool is_color_false(const Step& step);
/// Does the first chain end with the node that it begins with?
[[nodiscard]] bool is_closed(const Step& step);
/// The eliminations that see both ends of the first chain.
[[nodiscard]] CellSet targets_of_chain(const Layout& layout, const Step& step);
/// The cells where the chains begin.
[[nodiscard]] CellSet sources_of_chains(const Step& step);
/// The first house with all these cells; none where there is none.
[[nodiscard]] std::vector<House> house_around(const Layout& layout, CellSet cells);
/// The house of each almost locked set, each house once.
[[nodiscard]] std::vector<House> houses_of_sets(const Layout& layout, const Step& step);

/// The one pattern, or the two of a dual one, as steps of their own.
[[nodiscard]] std::vector<Step> single_patterns(const Step& step);

}  // namespace shudu
