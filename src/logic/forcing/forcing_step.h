// A forcing step as data, for chains and nets alike. Which field says what:
//
//   digits, cells  of the premises: the assumption, or the source that has no other way
//   base           the house of a source (a digit's places in it); empty for a cell or a candidate
//   marks          the premises first, then the ends: of a verity the conclusion; of a
//   contradiction
//                  what cannot be together (a candidate on and off; a digit twice in a house or two
//                  in a cell, both on; all candidates of a cell or all places of a digit, all off)
//   cover          of a contradiction in a house, that house
//   chains         of a verity one for each premise, of a contradiction one for each end, from the
//                  premise to it; an end that is the premise itself is a chain of one node
//   flags.grouped  a group of cells is a node
//
// The chain of a net is the argument in order: each node follows from nodes before it. Off by a
// weak link: from the on before it that sees it. On by a strong link: from all offs before it that
// leave one candidate in the cell, or one place in a house. Off by a strong link: from a pattern or
// chain that the offs before it make.
#pragma once

#include "logic/forcing/board.h"
#include "logic/forcing/clash.h"
#include "logic/forcing/reach.h"
#include "shudu/logic/step.h"

namespace shudu::forcing {

/// The literal of a number (see reach.h).
[[nodiscard]] Literal literal_of(const CandidateList& candidates, int number);

/// A step for a premise that refutes itself; ends and chains are still to be added.
[[nodiscard]] Step contradiction_of(const Technique& technique, Literal premise,
                                    const Clash& clash);
/// A step for what a source leads to; chains are still to be added.
[[nodiscard]] Step verity_of(const Technique& technique, const CandidateList& candidates,
                             const Verity& verity);
/// Adds an end of a contradiction: its chain, and its last node as marks.
void add_end(const Layout& layout, const Clash& clash, Chain chain, Step& step);
/// Adds the chain from a premise.
void add_branch(Chain chain, Step& step);

}  // namespace shudu::forcing
