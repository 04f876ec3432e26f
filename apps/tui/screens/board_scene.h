// What is to be seen on a board, cell by cell, before it is known how large it is drawn: digits,
// marks, tags, grounds. A value that follows from the session and what the player looks at.
//
// Tags, the most telling first: letters of a hint, `!` in conflict or wrong, `<` picked, `A` to `I`
// the colours (several: the first with `+`), `.` of an extra region such as a diagonal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/digit_set.h"
#include "shudu/game/session.h"
#include "tui/canvas/look.h"
#include "tui/screens/hint_look.h"

namespace shudu::tui {

struct Tag {
  char sign = ' ';
  Role role = Role::kPlain;
  friend bool operator==(const Tag&, const Tag&) = default;
};

struct CellScene {
  std::optional<Digit> digit;
  bool is_given = false;
  Role role = Role::kPlain;  ///< of the digit
  DigitSet corner;           ///< none under a digit
  DigitSet centre;
  Ground ground = Ground::kNone;
  std::array<Ground, kMaxSize> mark_ground{};  ///< of each mark, where it has one of its own
  std::array<Role, kMaxSize> mark_role{};      ///< kPlain: that of its kind
  std::vector<Tag> tags;
};

struct BoardScene {
  Layout layout = Layout::classic();
  std::vector<CellScene> cells;
  std::optional<Cell> cursor;
  bool is_hidden = false;  ///< paused: the frame alone
  bool marks_own = false;  ///< own digits carry `'`, for bold cannot tell them from givens
};

/// What the player looks at beside the game.
struct BoardGaze {
  bool is_hidden = false;
  bool has_bold = true;
  CellSet checked{};  ///< what a check has shown to be wrong
  const HintLook* hint = nullptr;
};

/// The digit that is highlighted: the brush of number-first mode, else that of the cursor's cell.
[[nodiscard]] std::optional<Digit> shown_digit(const game::Session& session);
[[nodiscard]] BoardScene scene_of(const game::Session& session, const BoardGaze& gaze);

}  // namespace shudu::tui
