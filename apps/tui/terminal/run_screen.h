// The loop of the app on a terminal: the only place where the app, which knows no terminal, and the
// terminal, which knows no app, meet. How it waits and draws stands in screen_loop.h.
#pragma once

#include "tui/screens/app.h"
#include "tui/terminal/terminal.h"

namespace shudu::tui {

/// Runs the app until the player leaves or a signal ends it: 0; 130, 143, 129 after INT, TERM, HUP;
/// 3 where the terminal is lost. The app is left as it is: it saves when it is destroyed, and the
/// terminal should outlive it. Whoever makes the app gives it `[&] { terminal.wake(); }` for news.
[[nodiscard]] int run_screen(App& app, Terminal& terminal);

}  // namespace shudu::tui
