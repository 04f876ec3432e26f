// One premise followed by the rules of a net technique: the step that it refutes itself by. Finders
// ask it for every premise (techniques/forcing_nets.cpp), `why_not` for the one that it is asked
// about, which is some hundred times less work. Tested in tests/logic/why_test.cpp: it gives the
// very steps of the finders.
#pragma once

#include <optional>

#include "logic/forcing/board.h"
#include "logic/forcing/propagation.h"
#include "shudu/logic/technique.h"

namespace shudu::forcing {

/// Inner branches that one premise may open.
[[nodiscard]] Budget budget_of(const Rules& rules);

/// The step for a premise whose branch ends in a contradiction. Precondition: it does.
[[nodiscard]] Step step_of_clash(const Layout& layout, const Technique& technique,
                                 const Trail& trail, Literal premise);

/// The rules of a technique whose steps are contradictions of branches, among others; null for all
/// other techniques.
[[nodiscard]] const Rules* net_rules_of(const Technique& technique);

/// The contradiction that a premise leads to; none where it does not.
[[nodiscard]] std::optional<Step> refute(const View& view, const Technique& technique,
                                         const Rules& rules, Literal premise);

}  // namespace shudu::forcing
