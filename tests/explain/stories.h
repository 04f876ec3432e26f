// Steps to be told: those that the cases of the techniques fire (tests/cases/*.cases).
#pragma once

#include <vector>

#include "shudu/logic/technique.h"

namespace shudu::test {

/// The steps of all firing lines of a technique, in their order; at most so many.
std::vector<Step> told_steps(const Technique& technique, std::size_t most = 1'000);

}  // namespace shudu::test
