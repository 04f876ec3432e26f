// The loop stands in screen_loop.h.
#include "tui/terminal/run_screen.h"

#include "tui/terminal/screen_loop.h"

namespace shudu::tui {

int run_screen(App& app, Terminal& terminal) { return ScreenLoop<App>(app, terminal).run(); }

}  // namespace shudu::tui
