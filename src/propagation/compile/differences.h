// What must be equal and what must differ, known before any rule becomes a propagator.
#pragma once

#include "propagation/problem.h"

namespace shudu::propagation {

/// Joins equal variables: fills `same_as` and cuts the domains to what all of a class have.
void join_equals(Problem& problem, const variant::Model& model);

/// Fills `differs` and `houses` from every rule that forces two cells to differ.
void note_differences(Problem& problem, const variant::Model& model);

}  // namespace shudu::propagation
