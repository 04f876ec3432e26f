// The letters of a hint with the names of their cells, `P r1c4  a r1c8`, each in its role.
// Beside or below a board on which the cells carry the same letters.
#pragma once

#include "shudu/core/layout.h"
#include "tui/canvas/canvas.h"
#include "tui/screens/hint_look.h"

namespace shudu::tui {

/// As many as there is room for; the row after them.
int draw_letters(Canvas& canvas, Point at, Size size, const HintLook& look, const Layout& layout);

}  // namespace shudu::tui
