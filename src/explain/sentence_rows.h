// The tables of sentences, one file for each part; reasons.h says what they are. A sentence stands
// in one of them, in three languages with the same placeholders.
#pragma once

#include <span>
#include <vector>

#include "explain/reasons.h"
#include "shudu/words/phrase.h"

namespace shudu {

using SentenceRow = words::Phrase<SentenceName>;

/// Singles, intersections, subsets, fish, single digits, colouring.
[[nodiscard]] std::span<const SentenceRow> pattern_sentences();
/// Deadly patterns: rectangles, loops, graves.
[[nodiscard]] std::span<const SentenceRow> uniqueness_sentences();
/// More of them.
[[nodiscard]] std::span<const SentenceRow> deadly_sentences();
/// Wings and bent sets.
[[nodiscard]] std::span<const SentenceRow> wing_sentences();
/// Chains, almost locked sets, exclusion, forcing, templates.
[[nodiscard]] std::span<const SentenceRow> chain_sentences();
/// Oddagons, fireworks, exocets, sets of rank 0.
[[nodiscard]] std::span<const SentenceRow> modern_sentences();

/// All of these tables.
[[nodiscard]] std::vector<std::span<const SentenceRow>> sentence_tables();

}  // namespace shudu
