// The drawing module on the program's side: loaded when there is something to draw, and kept.
//
// It is looked for beside the program (in a build) and in the folder of the installation's modules;
// the program's own search path says where that is (cmake/room.cmake).
#pragma once

#include <string>

#include "drawing/drawing_calls.h"
#include "shudu/core/language.h"

namespace shudu::cli {

/// Is there so much memory as the module and what it loads take at first? They end the program in
/// the middle where there is not.
[[nodiscard]] bool has_room_to_draw();

/// The module's functions, or nullptr with a sentence in `why`: the system's words, and what to
/// install where a library is missing.
[[nodiscard]] const drawing::DrawingCalls* load_drawing(Language language, std::string& why);

}  // namespace shudu::cli
