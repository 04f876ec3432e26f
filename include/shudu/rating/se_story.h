// A step of Sudoku Explainer's scale as a step of `logic`, so that `explain` can tell it.
//
// Patterns are found again by logic's finder of the same technique, which names base, cover, fins
// and the rest; of the results only those of the scale's step stay. Chains are the scale's own: the
// nodes that each target follows from, causes before consequences.
#pragma once

#include "shudu/logic/step.h"
#include "shudu/logic/view.h"
#include "shudu/rating/se.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The story of a step that `rate_se` or `next_se_step` took in this position. Its technique is the
/// row of SeTechnique::logic_slug, or one of the same kind whose words fit. None where logic's
/// finder has no such step. Thread-safe for views of their own.
[[nodiscard]] std::optional<Step> se_story(const View& view, const SeStep& step);

}  // namespace shudu
#pragma GCC visibility pop
