// See first_hint.h.
#include "rating/se/first_hint.h"

#include "rating/se/producers.h"

namespace shudu::se {
namespace {

using Find = bool (*)(const Position&, HintSink);

std::optional<Hint> first_of(const Position& position, Find find) {
  std::optional<Hint> first;
  find(position, [&](const Hint& hint) {
    first = hint;
    return false;
  });
  return first;
}

using FindAligned = bool (*)(const Position&, CellSet, HintSink);

std::optional<Hint> first_aligned(const Position& position, FindAligned find, CleanScan& clean) {
  std::optional<Hint> first;
  const bool is_clean = find(position, clean.changed(position), [&](const Hint& hint) {
    first = hint;
    return false;
  });
  if (is_clean) clean.note(position);
  return first;
}

constexpr Find kBeforeLoops[] = {find_hidden_single,
                                 find_direct_locking,
                                 find_direct_hidden_pair,
                                 find_naked_single,
                                 find_direct_hidden_triplet,
                                 find_locking,
                                 find_naked_pair,
                                 find_x_wing,
                                 find_hidden_pair,
                                 find_naked_triplet,
                                 find_swordfish,
                                 find_hidden_triplet,
                                 find_xy_wing,
                                 find_xyz_wing};
constexpr Find kAfterLoops[] = {find_naked_quad, find_jellyfish, find_hidden_quad};

std::optional<Hint> first_chain(const Position& position, const HintRequest& request,
                                ChainMemory& memory) {
  const bool with_proof = request.with_proof;
  if (auto hint = best_static_chain(position, with_proof, memory.statics)) return hint;
  if (auto hint = first_aligned(position, find_aligned_triplet, memory.aligned_triplets)) {
    return hint;
  }
  if (auto hint = best_nishio(position, with_proof, memory.branches)) return hint;
  if (auto hint = best_multiple(position, with_proof, memory.multiples)) return hint;
  for (int level = 0; level <= 5; ++level) {
    if (auto hint = best_dynamic(position, level, with_proof, memory.branches)) return hint;
    if (memory.branches.meter.is_out) break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> first_hint(const Position& position, const HintRequest& request,
                               ChainMemory& memory) {
  for (const Find find : kBeforeLoops) {
    if (auto hint = first_of(position, find)) return hint;
  }
  const bool is_unique = request.dialect != SeDialect::kNoUniqueness;
  if (is_unique) {
    if (auto hint = best_unique_loop(position, request.dialect)) return hint;
  }
  for (const Find find : kAfterLoops) {
    if (auto hint = first_of(position, find)) return hint;
  }
  if (is_unique) {
    if (auto hint = find_bug(position, request.dialect)) return hint;
  }
  if (auto hint = first_aligned(position, find_aligned_pair, memory.aligned_pairs)) return hint;
  return first_chain(position, request, memory);
}

}  // namespace shudu::se
