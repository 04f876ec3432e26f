// The ordered list of producers: the first hint that the scale has in a position.
#pragma once

#include <optional>

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

struct HintRequest {
  SeDialect dialect = SeDialect::kOriginal;
  bool with_proof = false;
};

/// None where no producer has a hint.
std::optional<Hint> first_hint(const Position& position, const HintRequest& request);

}  // namespace shudu::se
