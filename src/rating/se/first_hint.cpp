// See first_hint.h.
#include "rating/se/first_hint.h"

#include "rating/se/producers.h"
#include "rating/se/reference/nodes.h"

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

std::optional<Hint> first_chain(const Position& position, const HintRequest& request) {
  auto best = [](const reference::ChainHints& hints) {
    return hints.empty() ? std::nullopt : std::optional<Hint>(hints[0]->hint);
  };
  if (auto hint = best(reference::static_hints(position, request.with_proof))) return hint;
  if (auto hint = first_of(position, find_aligned_triplet)) return hint;
  for (int level = reference::kNishio; level <= 5; ++level) {
    if (auto hint = best(reference::branch_hints(position, level, request.with_proof))) {
      return hint;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> first_hint(const Position& position, const HintRequest& request) {
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
  if (auto hint = first_of(position, find_aligned_pair)) return hint;
  return first_chain(position, request);
}

}  // namespace shudu::se
