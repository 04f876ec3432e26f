// The ladder of the scale `shudu`: techniques in the order in which players learn them, with what a
// single step of each costs. See shudu/rating/shudu_scale.h.
//
// Left out: what an earlier rung or one more general next to it concludes as well (locked pairs,
// loops, multi-colours), and finders that keep only some of the conclusions there are: ALS chains,
// grouped chains (forcing chains, which know groups, conclude all that they would). A verity of
// forcing chains concludes nothing that a contradiction does not: turn its branches round.
#include <array>
#include <cassert>
#include <cstddef>

#include "shudu/core/find_row.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu {
namespace {

// A chain that can still be followed by eye.
constexpr int kShortChain = 7;

// clang-format off
constexpr auto kLadder = std::to_array<ShuduRung>({
    {"full-house", 1, {"full-house"}},
    {"hidden-single-box", 3, {"hidden-single-box"}},
    {"hidden-single", 6, {"hidden-single"}},

    {"naked-single", 12, {"naked-single"}},
    {"pointing", 15, {"pointing"}},
    {"claiming", 20, {"claiming"}},

    {"naked-pair", 25, {"naked-pair"}},
    {"hidden-pair", 30, {"hidden-pair"}},
    {"naked-triple", 35, {"naked-triple"}},
    {"hidden-triple", 40, {"hidden-triple"}},
    {"x-wing", 40, {"x-wing"}},
    {"skyscraper", 45, {"skyscraper"}},
    {"two-string-kite", 45, {"two-string-kite"}},
    {"turbot-fish", 50, {"turbot-fish"}},
    {"empty-rectangle", 50, {"empty-rectangle"}},
    {"xy-wing", 50, {"xy-wing"}},
    {"w-wing", 55, {"w-wing"}},
    {"xyz-wing", 55, {"xyz-wing"}},
    {"remote-pair", 55, {"remote-pair"}},
    {"swordfish", 60, {"swordfish"}},
    {"naked-quadruple", 60, {"naked-quadruple"}},
    {"hidden-quadruple", 70, {"hidden-quadruple"}},
    {"jellyfish", 75, {"jellyfish"}},

    {"bug-plus-1", 60, {"bug-plus-1"}},
    {"unique-rectangle-1", 60, {"unique-rectangle-1"}},
    {"unique-rectangle-2", 65, {"unique-rectangle-2", "unique-rectangle-5"}},
    {"unique-rectangle-4", 65, {"unique-rectangle-4", "unique-rectangle-6"}},
    {"hidden-rectangle", 70, {"hidden-rectangle"}},
    {"unique-rectangle-3", 75, {"unique-rectangle-3"}},
    {"avoidable-rectangle-1", 75, {"avoidable-rectangle-1", "avoidable-rectangle-2"}},
    {"finned-x-wing", 70, {"finned-x-wing", "sashimi-x-wing"}},
    {"finned-swordfish", 85, {"finned-swordfish", "sashimi-swordfish"}},
    {"simple-colors", 70, {"simple-colors-wrap", "simple-colors-trap"}, 40,
     {"Simple Colors", "单数染色法", "單數染色法"}},
    {"x-chain", 80, {"x-chain"}},
    {"xy-chain", 90, {"xy-chain"}},
    {"aic", 120, {"aic", "discontinuous-nice-loop"}, kShortChain},

    {"long-aic", 180, {"aic", "discontinuous-nice-loop"}, 40, {"Long AIC", "长链", "長鏈"}},
    {"sue-de-coq", 180, {"sue-de-coq"}},
    {"als-xz", 180, {"als-xz"}},
    {"als-xy-wing", 220, {"als-xy-wing"}},
    {"forcing-chain-contradiction", 300, {"forcing-chain-contradiction"}},

    {"forcing-net-contradiction", 800, {"forcing-net-contradiction"}},
    {"forcing-net-verity", 1000, {"forcing-net-verity"}},
    {"trial", 5000, {}, 0, {"Trial", "试数", "試數"}},
});
// clang-format on

constexpr Words kNone{};

}  // namespace

std::span<const ShuduRung> shudu_ladder() { return kLadder; }

const ShuduRung* find_shudu_rung(std::string_view slug) {
  return find_row(kLadder, [slug](const ShuduRung& rung) { return rung.slug == slug; });
}

const Words& names_of(const ShuduRung& rung) {
  if (!rung.own_names.en.empty()) return rung.own_names;
  const Technique* technique = find_technique(rung.techniques[0]);
  return technique == nullptr ? kNone : technique->names;
}

Level level_of(const ShuduRung& rung) {
  assert(&rung >= kLadder.data() && &rung < kLadder.data() + kLadder.size());
  for (const LevelRow& row : level_table()) {
    const ShuduRung* hardest = find_shudu_rung(row.hardest);
    if (hardest == nullptr || &rung <= hardest) return row.level;
  }
  return Level::kExtreme;
}

}  // namespace shudu
