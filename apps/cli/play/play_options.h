// What the options of `play` ask for. Obeyed by commands/play.cpp, which hands them to the app.
#pragma once

#include <optional>
#include <string>

#include "faces/preferences.h"

namespace shudu::cli {

struct PlayWish {
  bool plain = false;                     ///< --plain: lines instead of a screen
  std::string store;                      ///< --store; empty: the user's own
  std::optional<faces::Colours> colours;  ///< --color; none: as set in the game
};

}  // namespace shudu::cli
