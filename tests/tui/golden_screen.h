// Golden screens: tests/golden/tui/NAME.txt holds the picture of a canvas and, below a line of
// dashes, its looks. SHUDU_UPDATE_GOLDEN=1 writes the files anew: read the difference before you
// keep it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/game/intent.h"
#include "shudu/game/session.h"
#include "tui/canvas/canvas.h"

namespace shudu::test {

/// Compares with the golden file; also nothing may be wider than the canvas.
void expect_screen(const tui::Canvas& canvas, const std::string& name);

/// Several pictures of one screen in one file, each below its name; the first with its looks.
struct NamedCanvas {
  std::string name;
  tui::Canvas canvas;
};
void expect_screens(const std::vector<NamedCanvas>& pictures, const std::string& name);

/// A classic game of 81 signs, `.` for blanks, with the digits of `values` placed.
game::Session game_of(std::string_view givens, std::string_view values = {});
/// The intent, which must succeed.
void must(game::Session& session, const game::Intent& intent);
/// The puzzle of the pictures, and a position of it.
inline constexpr std::string_view kPicturePuzzle =
    "..2..73..7.9....4.1..4...8....96.73...8...9...65.72....9...1..2.2....1.4..75..8..";
inline constexpr std::string_view kPicturePosition =
    "4.2.173.97.92...411.64..287241968735378145926965372418.94.31..2.23...1.4617524893";

}  // namespace shudu::test
