// What primitive.h says of each primitive, word for word, on a full grid: the judge of lowerings
// and of solvers.
#pragma once

#include <span>

#include "shudu/variant/primitive.h"

namespace shudu::variant::test {

/// `values_shown` are those of all variables of the model.
bool holds(const Primitive& primitive, std::span<const int> values_shown, const Model& model);

/// Are all values in their domains, and does each primitive hold?
bool holds_all(std::span<const int> values_shown, const Model& model);

}  // namespace shudu::variant::test
