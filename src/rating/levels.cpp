// The ratings are where the middle nine tenths of a level's puzzles lie, of 1,273 random and picked
// ones rated by both scales; tests/rating/levels_test.cpp looks at them.
#include "shudu/rating/levels.h"

#include <array>
#include <cstddef>

#include "shudu/core/rows_in_order.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kLevels = std::to_array<LevelRow>({
    {Level::kEasy, "easy", {"Easy", "简单", "簡單"},
     {"singles that can be seen at once", "一眼可见的排除与同区剩余", "一眼可見的摒除與唯一解"},
     "hidden-single", 12, 15},
    {Level::kMedium, "medium", {"Medium", "中等", "中等"},
     {"all singles and locked candidates", "唯余与区块", "唯餘與區塊"},
     "claiming", 17, 28},
    {Level::kHard, "hard", {"Hard", "困难", "困難"},
     {"subsets, fish, single-digit patterns and wings", "数组、鱼、同数链型与翼",
      "數組、魚、同數鏈型與翼"},
     "jellyfish", 25, 71},
    {Level::kExpert, "expert", {"Expert", "专家", "專家"},
     {"rectangles, finned fish, colours and chains", "唯一矩形、带鳍的鱼、染色与链",
      "唯一矩形、帶鰭的魚、染色與鏈"},
     "aic", 45, 72},
    {Level::kFiendish, "fiendish", {"Fiendish", "魔鬼", "魔鬼"},
     {"long chains, almost locked sets and forcing chains", "长链、待定数组与强制链",
      "長鏈、待定數組與強制鏈"},
     "forcing-chain-contradiction", 72, 89},
    {Level::kExtreme, "extreme", {"Extreme", "极限", "極限"},
     {"forcing nets and trial", "强制网与试数", "強制網與試數"},
     "", 89, 119},
});
// clang-format on

static_assert(are_in_order(kLevels, &LevelRow::level) && kLevels.back().hardest.empty());

}  // namespace

std::span<const LevelRow> level_table() { return kLevels; }

const LevelRow& row_of(Level level) { return kLevels[static_cast<std::size_t>(level)]; }

std::optional<Level> find_level(std::string_view slug) {
  for (const LevelRow& row : kLevels) {
    if (row.slug == slug) return row.level;
  }
  return std::nullopt;
}

}  // namespace shudu
