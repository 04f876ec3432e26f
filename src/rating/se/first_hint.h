// The ordered list of producers: the first hint that the scale has in a position.
#pragma once

#include <optional>

#include "rating/se/dynamic_chains.h"
#include "rating/se/multiple_chains.h"
#include "rating/se/static_chains.h"
#include "shudu/rating/se.h"

namespace shudu::se {

struct HintRequest {
  SeDialect dialect = SeDialect::kOriginal;
  bool with_proof = false;
};

/// Memory of one rating run, made when first needed and used again for every position.
struct ChainMemory {
  StaticMemory statics;
  MultipleMemory multiples;
  BranchTable table;
  Meter meter;
};

/// None where no producer has a hint.
std::optional<Hint> first_hint(const Position& position, const HintRequest& request,
                               ChainMemory& memory);

}  // namespace shudu::se
