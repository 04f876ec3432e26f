// May a game be written to that file without a question? A saved game is the file's older self;
// anything else that stands there, or cannot be read, is somebody's.
#pragma once

#include <string>

#include "tui/desk/surroundings.h"

namespace shudu::tui {

/// Is there a file that is no saved game, or none that can be read?
[[nodiscard]] bool lies_in_the_way(const Surroundings& world, const std::string& path);

}  // namespace shudu::tui
