// The exchange test of a deadly pattern: all ways to fill its cells with its digits are listed and
// put together by what the houses hold. Ways with equal houses cannot be told apart by the rest of
// the grid, so where no way stands alone, no puzzle with one solution has any of them.
//
// Slow and apart from all finders: it knows cells, digits and houses and nothing of patterns.
#pragma once

#include <vector>

#include "shudu/core/layout.h"
#include "shudu/logic/step.h"

namespace shudu::test {

/// A cell and the digits that it may hold.
struct PatternCell {
  Cell cell;
  DigitSet digits;
};

struct Exchange {
  int fillings = 0;
  int alone = 0;  ///< of them: no other has the same houses
};

[[nodiscard]] Exchange exchange_of(const Layout& layout, const std::vector<PatternCell>& pattern);

/// The cells of a step, each with all digits of the pattern, or with those that are marked there.
[[nodiscard]] std::vector<PatternCell> pattern_of(const Step& step);
[[nodiscard]] std::vector<PatternCell> marked_pattern_of(const Step& step);

}  // namespace shudu::test
