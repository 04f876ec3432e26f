// The screen on which the techniques that hints may use are ticked; it lies over the settings.
// What the ticks mean stands in desk/technique_ticks.h.
#pragma once

#include <memory>

#include "tui/screens/screen.h"

namespace shudu::tui {

[[nodiscard]] std::unique_ptr<Screen> make_techniques();

}  // namespace shudu::tui
