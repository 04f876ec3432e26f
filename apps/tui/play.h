// `shudu play`: the game on a terminal, or as a dialogue in lines. The whole app behind one call:
// the program knows nothing else of it.
#pragma once

#include <optional>
#include <string>

#include "shudu/core/language.h"
#include "tui/faces.h"

namespace shudu::tui {

struct PlayOptions {
  bool plain = false;                ///< lines instead of a screen
  std::string store_path;            ///< empty: the user's own
  std::string puzzle;                ///< text to start with; empty: the last game
  std::string new_layout;            ///< without a text: of a new puzzle; empty: the last game
  std::optional<Language> language;  ///< none: as set in the app
  /// Of the locale: where none is set in the app either.
  Language own_language = Language::kEnglish;
  std::optional<bool> ascii;  ///< none: as set in the app
  std::optional<Colours> colours;
  bool no_color = false;  ///< NO_COLOR is set
};

/// Plays until the player leaves; the exit code of the program: 0, 130 143 129 after a signal, 3
/// where the terminal is lost or moves could not be kept.
[[nodiscard]] int play(const PlayOptions& options);

}  // namespace shudu::tui
