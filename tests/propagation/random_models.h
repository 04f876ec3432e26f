// Small models at random, and all their solutions by trying everything.
#pragma once

#include <cstdint>
#include <vector>

#include "shudu/core/rng.h"
#include "shudu/variant/primitive.h"

namespace shudu::propagation::test {

/// So many kinds of rules random_primitive makes: all but Impossible.
inline constexpr int kKinds = 18;

/// 3 to 5 variables of 3 to 5 values from -1, 0, 1 or 2 on, with random domains and no rule.
variant::Model random_variables(Rng& rng);

/// Adds a rule of the kind over some of the model's variables, and what it asks for beforehand.
void add_random(Rng& rng, const variant::Model& model, int kind,
                std::vector<variant::Primitive>& rules);

/// How many assignments the judge of the primitives accepts, and what they have in each variable.
struct Enumerated {
  std::uint64_t count = 0;
  std::vector<variant::ValueSet> seen;
};
Enumerated enumerate(const variant::Model& model);

}  // namespace shudu::propagation::test
