// What is left where nothing has room.
// The app pauses the game before it draws this, so that nobody loses time to a window.
#include <fmt/format.h>

#include "tui/screens/app_state.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {

void draw_too_small(Canvas& canvas, const AppState& app) {
  const Size size = canvas.size();
  std::string text = app.text("too-small", size.columns, size.rows);
  if (const Desk* desk = app.desk()) {
    const SaveSign sign = desk->save_sign();
    const bool is_saved = sign.is_kept && sign.state == storage::SaveState::kSaved;
    text += " " + app.text(is_saved ? Word("game-saved") : Word("game-not-saved"));
  }
  draw_text(canvas, {0, 0}, size, text);
}

}  // namespace shudu::tui
