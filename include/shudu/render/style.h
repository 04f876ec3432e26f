// The looks that a picture can have: one table, a row a style.
//
// What a candidate is to a step is told by the outline of its mark as well as by its colour, so
// that no style depends on colours: `grey` has none, and colour-blind readers lose nothing. Dark
// text on every fill has a contrast of 4.5 or more (WCAG 2.1, AA), in `contrast` of 7 (AAA); a test
// holds the table to it. The hues are tints of Okabe and Ito's palette (2008), made for all kinds
// of colour vision.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/render/picture.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The outline of a mark around a candidate.
enum class MarkForm : std::uint8_t { kDisc, kSquare, kDiamond, kTriangle, kHexagon };

struct MarkLook {
  MarkForm form = MarkForm::kDisc;
  std::optional<Color> fill;
  std::optional<Color> edge;
  Color digit;
  friend constexpr bool operator==(const MarkLook&, const MarkLook&) = default;
};

/// Lengths with the ending `_part` are parts of a cell's side.
struct Style {
  std::string_view slug;
  Words words;  ///< one line for people

  Color paper;
  Color box_line;   ///< between boxes, and the frame
  Color cell_line;  ///< between cells
  Color given;
  Color placed;
  Color candidate;
  Color note;    ///< corner and centre marks
  Color text;    ///< titles and numbers
  Color label;   ///< row and column numbers, page numbers
  Color region;  ///< shade of extra regions
  Color region_edge;
  Color house;  ///< shade of a house that a hint names
  Color cell;   ///< shade of a cell that a hint names
  Color link;
  Color strike;
  std::array<MarkLook, 10> roles;  ///< in the order of MarkRole
  MarkLook elimination;
  MarkLook placement;
  std::array<Color, 9> cell_colors;  ///< that a player gives to cells, 1 to 9

  double box_line_part;
  double cell_line_part;
  double digit_part;      ///< font size of digits
  double candidate_part;  ///< font size of candidates at their places, in grids of nine
  bool has_bold_givens;
  double scale;  ///< of titles and other text
};

/// normal large contrast grey.
[[nodiscard]] std::span<const Style> style_table();
/// The row of that name, or nullptr.
[[nodiscard]] const Style* find_style(std::string_view slug);

}  // namespace shudu
#pragma GCC visibility pop
