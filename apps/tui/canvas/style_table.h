// What roles and grounds look like: with 256 colours on dark or light ground, with 16, with none.
// One row a role; no meaning hangs on colour alone, the drawing carries a sign beside it. With 256
// colours every ink reaches a contrast of 4.5 on the ground that it stands on: where the ink of a
// role does not, that of the ground takes its place. Tested in tests/tui/style_table_test.cpp.
#pragma once

#include <cstdint>

#include "tui/canvas/look.h"

namespace shudu::tui {

enum class Palette : std::uint8_t { kDark256, kLight256, k16, kLight16, kMono };

/// Numbers of xterm's 256 colours, or of the 16; -1: the terminal's own.
struct Paint {
  int ink = -1;
  int ground = -1;
  bool bold = false;
  bool underline = false;
  bool reverse = false;
  friend constexpr bool operator==(const Paint&, const Paint&) = default;
};

[[nodiscard]] Paint paint_of(const Look& look, Palette palette);
/// Contrast of two of the 256 colours by WCAG 2: 1 to 21.
[[nodiscard]] double contrast(int ink, int ground);

}  // namespace shudu::tui
