// Scores, levels and order are those that HoDoKu publishes with its techniques;
// tests/rating/hodoku_test.cpp holds them to the catalogue of techniques.
#include "rating/hodoku_table.h"

#include <array>
#include <cstddef>

#include "shudu/core/find_row.h"

namespace shudu {
namespace {

using enum HodokuLevel;
using enum HodokuChoice;

constexpr auto kRows = std::to_array<HodokuRow>({
    {"full-house", 100, 4, kEasy},
    {"naked-single", 200, 4, kEasy},
    {"hidden-single", 300, 14, kEasy},
    {"locked-pair", 1000, 40, kMedium},
    {"locked-triple", 1100, 60, kMedium},
    {"pointing", 1200, 50, kMedium},
    {"claiming", 1210, 50, kMedium},
    {"naked-pair", 1300, 60, kMedium},
    {"naked-triple", 1400, 80, kMedium},
    {"hidden-pair", 1500, 70, kMedium},
    {"hidden-triple", 1600, 100, kMedium},
    {"naked-quadruple", 2000, 120, kHard},
    {"hidden-quadruple", 2100, 150, kHard},
    {"x-wing", 2200, 140, kHard},
    {"swordfish", 2300, 150, kHard},
    {"jellyfish", 2400, 160, kHard},
    {"remote-pair", 2800, 110, kHard, kChain},
    {"bug-plus-1", 2900, 100, kHard},
    {"skyscraper", 3000, 130, kHard},
    {"two-string-kite", 3100, 150, kHard},
    {"turbot-fish", 3120, 120, kHard, kChain},
    {"empty-rectangle", 3170, 120, kHard},
    {"w-wing", 3200, 150, kHard},
    {"xy-wing", 3300, 160, kHard},
    {"xyz-wing", 3400, 180, kHard},
    {"unique-rectangle-1", 3500, 100, kHard},
    {"unique-rectangle-2", 3600, 100, kHard},
    {"unique-rectangle-3", 3700, 100, kHard},
    {"unique-rectangle-4", 3800, 100, kHard},
    {"unique-rectangle-5", 3900, 100, kHard},
    {"unique-rectangle-6", 4000, 100, kHard},
    {"hidden-rectangle", 4010, 100, kHard},
    {"avoidable-rectangle-1", 4020, 100, kHard},
    {"avoidable-rectangle-2", 4030, 100, kHard},
    {"finned-x-wing", 4100, 130, kHard},
    {"sashimi-x-wing", 4200, 150, kHard},
    {"finned-swordfish", 4300, 200, kUnfair},
    {"sashimi-swordfish", 4400, 240, kUnfair},
    {"finned-jellyfish", 4500, 250, kUnfair},
    {"sashimi-jellyfish", 4600, 260, kUnfair},
    {"sue-de-coq", 5300, 250, kUnfair},
    {"simple-colors-wrap", 5330, 150, kHard},
    {"simple-colors-trap", 5330, 150, kHard},
    {"multi-colors-2", 5360, 200, kHard},
    {"multi-colors-1", 5360, 200, kHard},
    {"x-chain", 5400, 260, kUnfair, kChain},
    {"xy-chain", 5500, 260, kUnfair, kChain},
    {"continuous-nice-loop", 5600, 280, kUnfair, kChain},
    {"discontinuous-nice-loop", 5600, 280, kUnfair, kChain},
    {"aic", 5600, 280, kUnfair, kChain},
    {"grouped-continuous-nice-loop", 5650, 300, kUnfair, kChain},
    {"grouped-discontinuous-nice-loop", 5650, 300, kUnfair, kChain},
    {"grouped-aic", 5650, 300, kUnfair, kChain},
    {"als-xz", 5700, 300, kUnfair},
    {"als-xy-wing", 5800, 320, kUnfair},
    {"als-chain", 5900, 340, kUnfair, kAlsChain},
    {"franken-x-wing", 6100, 300, kUnfair},
    {"franken-swordfish", 6200, 350, kUnfair},
    {"finned-franken-x-wing", 6700, 390, kUnfair},
    {"finned-franken-swordfish", 6800, 410, kUnfair},
    {"forcing-chain-contradiction", 8500, 500, kExtreme, kForcing},
    {"forcing-chain-verity", 8500, 500, kExtreme, kForcing},
    {"forcing-net-contradiction", 8600, 700, kExtreme, kForcing},
    {"forcing-net-verity", 8600, 700, kExtreme, kForcing},
});

constexpr bool is_ordered() {
  for (std::size_t i = 1; i < kRows.size(); ++i) {
    if (kRows[i - 1].index > kRows[i].index) return false;
    const bool is_one_turn = kRows[i - 1].index == kRows[i].index;
    if (is_one_turn && kRows[i - 1].choice != kRows[i].choice) return false;
  }
  return true;
}
static_assert(is_ordered(), "easiest first, one way to choose a turn");

constexpr HodokuRow kTrial = {"brute-force", 8900, 10'000, kExtreme};

constexpr auto kHodokuLevels = std::to_array<HodokuLevelRow>({
    {kEasy, "easy", {"Easy", "简单", "簡單"}, 800},
    {kMedium, "medium", {"Medium", "中等", "中等"}, 1000},
    {kHard, "hard", {"Hard", "困难", "困難"}, 1600},
    {kUnfair, "unfair", {"Unfair", "刁难", "刁難"}, 1800},
    {kExtreme, "extreme", {"Extreme", "极难", "極難"}, 1'000'000'000},
});

}  // namespace

std::span<const HodokuRow> hodoku_table() { return kRows; }

const HodokuRow& hodoku_trial() { return kTrial; }

std::span<const HodokuLevelRow> hodoku_level_table() { return kHodokuLevels; }

const HodokuLevelRow& row_of(HodokuLevel level) {
  return kHodokuLevels[static_cast<std::size_t>(level)];
}

std::optional<HodokuPrice> hodoku_price(const Technique& technique) {
  const HodokuRow* const row =
      find_row(kRows, [&](const HodokuRow& it) { return it.slug == technique.slug; });
  if (row == nullptr) return std::nullopt;
  return HodokuPrice{row->score, row->level};
}

}  // namespace shudu
