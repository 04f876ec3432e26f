// A variant on a plain board, with its rules in words under it.
//
//   title                  grids of 1 to 25 rows and columns; the borders of regions are thick,
//   +----------------+     cages are dashed outlines with their sum; other rules are said:
//   |     board      |
//   +----------------+     arrow: The values along the arrow sum to ... r1c1 r1c2; r4c4 r5c5
//
// A cell of some values only, which is part of the question, shows them. Pure and thread-safe.
#pragma once

#include <string>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/render/page.h"
#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu {

/// One variant with all that is printed of it. Precondition: the puzzle is without fault
/// (variant/fault.h). Texts may be anything: they are cleaned when drawn.
struct VariantCard {
  variant::VariantPuzzle puzzle;
  std::string title;
  std::vector<std::string> rules;  ///< under the board, each begins a line: `variant_rules`
  bool has_candidates = false;     ///< the values of all open cells, at their places
};

/// What the board does not say: values and lines that are not as in a classic puzzle, then for each
/// kind of rule its name, its meaning, and the cells and numbers of those that are not drawn.
[[nodiscard]] std::vector<std::string> variant_rules(const variant::VariantPuzzle& puzzle,
                                                     Language language);

/// The variant alone, cut to its size; a cell is 40 points wide. Of very many rules the first are
/// said; the last line is the number of lines left out then.
[[nodiscard]] Picture variant_picture(const VariantCard& card, const PageSetup& setup);

/// The variant alone on a page; at most half of it is for the rules. `number` as of page_picture.
[[nodiscard]] Picture variant_page(const VariantCard& card, const PageSetup& setup, int number);

}  // namespace shudu
#pragma GCC visibility pop
