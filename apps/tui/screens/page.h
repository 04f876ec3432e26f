// Pieces that many screens draw: the title, paragraphs, the list of keys in the last line.
// All of it is cut or wrapped to the room that it is given.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas/canvas.h"
#include "tui/screens/screen.h"

namespace shudu::tui {

/// ` Shudu   TITLE` in the first line.
void draw_title(Canvas& canvas, std::string_view title);
/// Wrapped to `size.columns`; the row behind what was drawn, at most `size.rows` of them.
int draw_text(Canvas& canvas, Point at, Size size, std::string_view text, const Look& look = {});
/// `Enter choose  Esc back`, as many as fit; the column behind.
int draw_tips(Canvas& canvas, Point at, int columns, const std::vector<KeyTip>& tips,
              const Stage& stage);
/// Blank, with a frame; for what lies over another screen.
void draw_box(Canvas& canvas, Point at, Size size);

}  // namespace shudu::tui
