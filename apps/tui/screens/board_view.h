// Draws a board on a canvas. Sizes come from board_shape.h, what is to be seen from board_scene.h.
//
// In medium and large cells marks stand at the place of their digit while a cell has one kind of
// them; with two kinds line 1 is the corner marks, underlined, line 2 the centre marks, and `+`
// says that there are more. The cursor's cell stands between `[ ]`, and the terminal's own cursor
// on it, which speech and braille follow. Tested with pictures in tests/tui/board_view_test.cpp.
#pragma once

#include "tui/canvas/canvas.h"
#include "tui/screens/board_scene.h"
#include "tui/screens/board_shape.h"

namespace shudu::tui {

/// `at`: the top left corner. Nothing is drawn outside of the canvas.
void draw_board(Canvas& canvas, Point at, const BoardShape& shape, const BoardScene& scene);

}  // namespace shudu::tui
