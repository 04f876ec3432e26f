// The tables of sentences, one file for each part; reasons.h says what they are. A sentence stands
// in one of them, in three languages with the same placeholders.
#pragma once

#include <span>

#include "explain/reasons.h"

namespace shudu {

struct SentenceRow {
  Sentence sentence;
  Words words;
};

/// Singles, intersections, subsets, fish, single digits, colouring.
[[nodiscard]] std::span<const SentenceRow> pattern_sentences();
/// Deadly patterns.
[[nodiscard]] std::span<const SentenceRow> uniqueness_sentences();
/// Wings, chains, almost locked sets, exclusion, forcing, templates and rings.
[[nodiscard]] std::span<const SentenceRow> chain_sentences();
/// Oddagons, fireworks, exocets, sets of rank 0.
[[nodiscard]] std::span<const SentenceRow> modern_sentences();

}  // namespace shudu
