// A screen as a picture for documents: each sign on its place of the grid, in the colours that a
// terminal of 256 colours on dark ground shows.
#pragma once

#include <string>

#include "tui/canvas/canvas.h"

namespace shudu::tui {

[[nodiscard]] std::string svg_of(const Canvas& canvas);

}  // namespace shudu::tui
