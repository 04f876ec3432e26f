// How a card fills its slot: what stands where, before anything is drawn. One plan serves all slots
// of a page, so that their boards stand in line.
#pragma once

#include <span>

#include "shudu/render/page.h"

namespace shudu {

/// What any card of a page has, so that all of them leave room for it.
struct CardParts {
  bool heading = false;  ///< number, title or difficulty
  bool author = false;
  bool rules = false;
  bool link = false;
  bool solution = false;
  std::size_t text_columns = 0;  ///< of the longest text, in widths of a narrow character
};
[[nodiscard]] CardParts parts_of(std::span<const Card> cards, const PageSetup& setup);

/// Lengths of a slot, from its top left corner.
struct SlotPlan {
  double text_size = 0;   ///< font of the heading
  double small_size = 0;  ///< font of the lines below it
  Box heading;            ///< its line; as wide as all that is in the slot
  double author_y = 0;    ///< the middle of that line
  double rules_y = 0;
  Box board;  ///< a square, with labels where it has them
  Box text;   ///< of the hint, as many lines as are reserved
  int text_lines = 0;
  Box code;           ///< of the QR code
  Box solution;       ///< of the small board
  double height = 0;  ///< of all of it
};

/// The plan for a slot of that size; `cell_side` is the most that a cell may measure.
[[nodiscard]] SlotPlan plan_slot(const CardParts& parts, const Style& style, double width,
                                 double height, double most_board);

/// Draws a card in a slot whose plan begins at `at`.
void draw_card(const Card& card, const SlotPlan& plan, const PageSetup& setup, Point at,
               Picture& picture);

/// Width of a text in narrow characters: Chinese ones are nearly two of them wide.
[[nodiscard]] std::size_t columns_of(std::string_view text);

/// The row of the setup or the first of its table.
[[nodiscard]] const Style& style_of(const PageSetup& setup);
[[nodiscard]] const Paper& paper_of(const PageSetup& setup);

struct LineLook {
  double size = 10;
  Color color;
  Align align = Align::kLeft;
};
/// One line of text, cut to `width`; nothing for an empty one.
void add_line(std::string_view text, Point at, double width, const LineLook& look,
              Picture& picture);

}  // namespace shudu
