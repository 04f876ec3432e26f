// THE levels of difficulty, defined once: what a puzzle of a level may ask for. The scale `shudu`
// gives them, the generator makes puzzles to them.
//
// A level is a part of the ladder of the scale (shudu_scale.h): its hardest rung and all below. A
// puzzle is of the first level that solves it. The ratings of Sudoku Explainer are what such a
// puzzle usually has, for those who know that scale; they are no part of the definition.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/language.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class Level : std::uint8_t { kEasy, kMedium, kHard, kExpert, kFiendish, kExtreme };

struct LevelRow {
  Level level;
  std::string_view slug;  ///< for programs: `easy`, `medium` and so on
  Words names;
  Words asks_for;  ///< what its player has to know, in a few words
  /// Slug of the hardest rung that may be needed; empty: anything, even trial.
  std::string_view hardest;
  int from_er = 0;  ///< tenths; most puzzles of the level lie from here
  int to_er = 0;    ///< up to here
};

/// The six levels, easiest first.
[[nodiscard]] std::span<const LevelRow> level_table();
[[nodiscard]] const LevelRow& row_of(Level level);
/// By slug.
[[nodiscard]] std::optional<Level> find_level(std::string_view slug);

}  // namespace shudu
#pragma GCC visibility pop
