// What the basic techniques can tell of a wish, before the logic room looks at a puzzle.
//
// A wish becomes sets of rules that must not solve the puzzle (else it is too easy) and sets that
// must solve it (else it is too hard). Both only ever drop what the full check would drop:
//
//   too easy   by techniques that are all easier than what is wished for
//   too hard   by a set that has all that is allowed, and perhaps more
#pragma once

#include <vector>

#include "generator/wanted/basic_board.h"
#include "shudu/generator/wanted.h"

namespace shudu::wanted {

struct Screen {
  BasicRules rules;
  bool must_solve = false;
};

/// The screens of a wish, the cheapest first.
[[nodiscard]] std::vector<Screen> screens_of(const Wish& wish);

/// Does the puzzle pass? Precondition: as BasicBoard's.
[[nodiscard]] bool passes(const Grid& puzzle, const std::vector<Screen>& screens);

/// Can no puzzle pass: what must solve it is part of what must not?
[[nodiscard]] bool is_contradiction(const std::vector<Screen>& screens);

}  // namespace shudu::wanted
