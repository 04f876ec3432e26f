// The ordered list of producers: the first hint that the scale has in a position.
// Only what is hard to make is remembered between positions; a hint never depends on it.
#pragma once

#include <memory>
#include <optional>

#include "rating/se/branch_producers.h"
#include "rating/se/producers.h"
#include "shudu/rating/se.h"

namespace shudu::se {

inline constexpr int kProducerCount = 30;

struct HintRequest {
  SeDialect dialect = SeDialect::kOriginal;
  bool with_proof = false;
  int first_producer = 0;  ///< those before it are known to have nothing
  int most_tenths = 0;     ///< do not ask producers that start above this; 0: ask all
};

/// Memory of one rating run, made when first needed and used again for every position.
struct ChainMemory {
  int clean[kProducerCount]{};  ///< when a producer last found nothing, as Position::clock
  CleanScan aligned_pairs;
  CleanScan aligned_triplets;
  Meter meter;

  /// What chains need, made when first asked for: many puzzles need none.
  struct Chains {
    explicit Chains(Meter& meter) : branches(meter) {}
    StaticMemory statics;
    MultipleMemory multiples;
    BranchMemory branches;
  };
  [[nodiscard]] Chains& chains() {
    if (!chains_) chains_ = std::make_unique<Chains>(meter);
    return *chains_;
  }

 private:
  std::unique_ptr<Chains> chains_;
};

struct FirstHint {
  std::optional<Hint> hint;
  /// Without a hint: the least rating of the producers that were not asked to the end; 0 where all
  /// were.
  int at_least_tenths = 0;
  bool is_stopped = false;  ///< the meter has run out
};

FirstHint first_hint(const Position& position, const HintRequest& request, ChainMemory& memory);

}  // namespace shudu::se
