// What a hint shows on a board: shaded houses and cells, marks around candidates, strikes through
// those that go.
#pragma once

#include <array>
#include <optional>

#include "render/board_geometry.h"
#include "shudu/render/board.h"

namespace shudu {

/// What a candidate is to a step, all that is said of it together.
struct CandidateSigns {
  std::optional<MarkRole> role;
  bool is_both = false;  ///< on along one way and off along another
  bool is_removed = false;
  bool is_placed = false;

  [[nodiscard]] constexpr bool any() const { return role || is_removed || is_placed; }
};

using SignTable = std::array<CandidateSigns, kMaxCandidates>;

/// The signs of every candidate. A mark of its own goes before what a chain says of it.
[[nodiscard]] SignTable signs_of(const StepMarks& marks);

void draw_shades(const BoardContent& content, const BoardGeometry& geometry, const Style& style,
                 Picture& picture);
void draw_marks(const SignTable& signs, const BoardGeometry& geometry, const Style& style,
                Picture& picture);
void draw_strikes(const SignTable& signs, const BoardGeometry& geometry, const Style& style,
                  Picture& picture);
/// The colour of a candidate's digit.
[[nodiscard]] Color digit_color(const CandidateSigns& signs, const Style& style);

}  // namespace shudu
