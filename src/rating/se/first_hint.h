// The ordered list of producers: the first hint that the scale has in a position.
// Where a producer has none the next one is asked, so no later one runs on a position twice.
#pragma once

#include <optional>

#include "rating/se/branch_producers.h"
#include "rating/se/producers.h"
#include "shudu/rating/se.h"

namespace shudu::se {

struct HintRequest {
  SeDialect dialect = SeDialect::kOriginal;
  bool with_proof = false;
};

/// Memory of one rating run, made when first needed and used again for every position.
struct ChainMemory {
  CleanScan aligned_pairs;
  CleanScan aligned_triplets;
  StaticMemory statics;
  MultipleMemory multiples;
  BranchMemory branches;
};

/// None where no producer has a hint.
std::optional<Hint> first_hint(const Position& position, const HintRequest& request,
                               ChainMemory& memory);

}  // namespace shudu::se
