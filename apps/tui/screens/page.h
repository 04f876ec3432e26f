// Pieces that many screens draw: the title, paragraphs, the list of keys in the last line.
// All of it is cut or wrapped to the room that it is given.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas/canvas.h"
#include "tui/desk/desk.h"
#include "tui/screens/screen.h"

namespace shudu::tui {

/// ` Shudu   TITLE` in the first line, at its right end what is not saved yet.
void draw_title(Canvas& canvas, std::string_view title, const AppState& app);
/// Wrapped to `size.columns`; the row after what was drawn, at most `size.rows` of them.
int draw_text(Canvas& canvas, Point at, Size size, std::string_view text, const Look& look = {});
/// `Enter choose  Esc back`, as many as fit; the column after them.
int draw_tips(Canvas& canvas, Point at, int columns, const std::vector<KeyTip>& tips,
              const AppState& app);
/// What is said of the saving of a game: `saved`.
struct SignText {
  std::string text;
  Role role = Role::kTitle;
};
[[nodiscard]] SignText sign_text(const SaveSign& sign, const AppState& app);
/// Blank, with a frame; for what lies over another screen.
void draw_box(Canvas& canvas, Point at, Size size);

}  // namespace shudu::tui
