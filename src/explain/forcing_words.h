// What a forcing step says in words: what is supposed, which cases there are, where the branches
// lead and what is wrong there (src/logic/forcing/forcing_step.h says which field holds what).
//
// A branch of plain links is written in Eureka notation. The branch of a net is its argument in
// order, in which a candidate may need several of those before it: in full for machines (`r3c4=2,
// r1c5<>2, r3c7=3`), for people what is filled and why (`r3c7=3 (row 3)`).
#pragma once

#include <string>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// A node as a statement: `r1c1 is 5`, `r1c1 is not 5`, `5 is in r1c1 or r1c2`.
[[nodiscard]] std::string say_node(const Speech& speech, const ChainNode& node);
/// The opposite statement.
[[nodiscard]] std::string say_opposite(const Speech& speech, ChainNode node);
/// `r1c1=5`, `r1c1<>5`; of a group `r1c12=5`.
[[nodiscard]] std::string node_in_short(const Speech& speech, const ChainNode& node);

/// Does every branch end with the result? Else the branches contradict each other.
[[nodiscard]] bool is_verity(const Step& step);
/// `6 would stand twice in box 5`, `row 4 would have no place for 5`.
[[nodiscard]] std::string say_clash(const Speech& speech, const Step& step);
/// `r6c8 is 1, 5 or 8`, `in row 1, 3 is in r1c5 or r1c8`, `r2c2 is 5 or it is not`.
[[nodiscard]] std::string say_cases(const Speech& speech, const Step& step);
/// The end that all branches of a verity have.
[[nodiscard]] std::string say_result(const Speech& speech, const Step& step);

/// The branches in Eureka notation, one after another.
[[nodiscard]] std::string say_branches(const Speech& speech, const Step& step);
/// The arguments of a net, each with its premise before it: `if r1c1=5, then r8c5=3 (row 8)`. What
/// merely sees a filled cell is not told; after the rest stands why.
[[nodiscard]] std::string say_arguments(const Speech& speech, const Step& step);
/// The argument from one premise, with its legend, each node once: a sentence and the beginning of
/// the next: `One after another this gives (...): r8c5=3 (row 8). Then `.
[[nodiscard]] std::string say_consequences(const Speech& speech, const Step& step);
/// The links of a whip or braid but for the last, each with its variable: `in row 3, 5 is left only
/// in r3c7; r4c7 is left with 2 alone`.
[[nodiscard]] std::string say_forced(const Speech& speech, const Step& step);
/// What the signs of a step's arguments mean, those that occur; in brackets.
[[nodiscard]] std::string say_legend(const Speech& speech, const Step& step);
/// One argument with its premise: `r3c4=2, r1c5<>2, r3c7=3`.
[[nodiscard]] std::string argument_in_short(const Speech& speech, const Chain& chain);

}  // namespace shudu
