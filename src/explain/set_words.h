// Almost locked sets and their patterns in words: the sets, what links them, the petals of a
// blossom, the parts of Sue de Coq (src/logic/als_step.h, techniques/sue_de_coq.cpp).
#pragma once

#include <string>
#include <vector>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// `r39c7 (3, 8, 9)`; empty where there is no such set.
[[nodiscard]] std::string say_set(const Speech& speech, const Step& step, std::size_t place);
/// All sets of the step: `r3c4 (2, 3) and r39c7 (3, 8, 9)`.
[[nodiscard]] std::string say_sets(const Speech& speech, const Step& step);
/// With the restricted common between each and the next: `r3c4 (2, 3) -3- r3c2 (3, 5)`.
[[nodiscard]] std::string say_chain_of_sets(const Speech& speech, const Step& step);
/// The digits of a doubly linked pair that each keeps: `4 and 5 in r3c12 and 6 in r45c1`.
[[nodiscard]] std::string say_digits_of_sets(const Speech& speech, const Step& step);
/// `if it is 2, the set r367c5 (2, 3, 4, 7) is locked; if it is 5, ...`.
[[nodiscard]] std::string say_petals(const Speech& speech, const Step& step);
/// The digits of the pattern in each of its cells: `r1c2 (2, 5), r1c4 (2, 3) and r3c2 (3, 5)`.
[[nodiscard]] std::string say_pattern_by_cell(const Speech& speech, const Step& step);
/// The same for the places of a digit in a house: `if it is in r1c1 or r1c2, r39c7 (3, 8) ...`.
[[nodiscard]] std::string say_house_petals(const Speech& speech, const Step& step);
/// The digits that both sets of a Sue de Coq have, the one in the line and the one in the box.
[[nodiscard]] std::string say_shared_digits(const Speech& speech, const Step& step);

/// The digits that are locked in each cover house: `1 and 2 in row 3; 4 in box 5`.
[[nodiscard]] std::string say_locks(const Speech& speech, const Step& step);
/// How often digits fit into the cells of the step: `1 and 4 once, 2 twice`.
[[nodiscard]] std::string say_times(const Speech& speech, const Step& step);

/// The cover houses of an empty rectangle that its target lies in.
[[nodiscard]] std::vector<House> lines_of_target(const Speech& speech, const Step& step);

}  // namespace shudu
