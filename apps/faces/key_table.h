// The one table of keys: which keys do what, in which group, in words. The app, its help, the
// player's guide (`shudu help --keys`) and the tests read it.
//
// Letters are compared by what they print; letters of keyboards that print no ASCII (Russian) are
// taken by position. Full-width digits count as digits. A sign that Shift+digit gives on the
// player's keyboard (keys/keyboards.h) comes before any meaning the sign has by itself. Tested in
// tests/faces/key_table_test.cpp: no key stands twice.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "faces/key.h"
#include "shudu/core/language.h"
#include "shudu/game/cursor.h"

namespace shudu::faces {

enum class Command : std::uint8_t {
  // Moving.
  kUp,
  kDown,
  kLeft,
  kRight,
  kBoxUp,
  kBoxDown,
  kBoxLeft,
  kBoxRight,
  kRowStart,
  kRowEnd,
  kFirstCell,
  kLastCell,
  kThreeUp,
  kThreeDown,
  kNextEmpty,
  kPreviousEmpty,
  kGoToCell,
  // Selecting.
  kPick,
  kPickSame,
  kPickEmpty,
  kPickRow,     ///< in a browser
  kPickColumn,  ///< in a browser
  // Writing.
  kDigit,   ///< Bound::digit, by mode
  kCorner,  ///< Bound::digit
  kCentre,  ///< Bound::digit
  kColour,  ///< Bound::digit
  kErase,
  kEraseAll,
  kDigitMode,
  kCornerMode,
  kCentreMode,
  kColourMode,
  kNextMode,
  kTint,
  kNumberFirst,
  kEnter,
  kFillSelection,
  kFillAll,
  // History.
  kUndo,
  kRedo,
  kSavepoint,
  kHistory,
  kBack,
  // Help.
  kCheck,
  kHintMore,
  kHintLess,
  kWhy,
  kReadCell,
  kReadRow,
  kReadColumn,
  kReadBox,
  kReadLeft,
  kRepeat,
  // The game.
  kPause,
  kHelp,
  kCommandLine,
  kCancel,
  kHome,
  kLeave,
  kStop,    ///< Ctrl+Z
  kRedraw,  ///< Ctrl+L
  kNextRegion,
  kCount,  ///< how many there are; not a command
};

/// Does the command move the cursor by itself?
[[nodiscard]] constexpr bool is_move(Command command) { return command <= Command::kThreeDown; }
/// The commands of moving are those of the room, in its order. Precondition: is_move(command).
[[nodiscard]] constexpr game::CursorMove cursor_move(Command command) {
  return static_cast<game::CursorMove>(command);
}
static_assert(cursor_move(Command::kThreeDown) == game::CursorMove::kThreeDown);

enum class KeyGroup : std::uint8_t { kMove, kSelect, kWrite, kHistory, kHelp, kGame, kCount };

/// Where a key is pressed.
enum class Face : std::uint8_t { kTerminal, kBrowser };

struct KeyRow {
  Command command;
  std::string_view slug;
  KeyGroup group;
  std::string_view
      keys;    ///< as shown: `u [`, several parted by blanks; what is shown is what works
  Words does;  ///< `undo`
  std::string_view in_terminal{};  ///< more keys there
  std::string_view in_browser{};   ///< and there
  Words does_in_browser{};         ///< where it is said otherwise there
};

/// What is done with several keys, or with the mouse: for help only.
struct KeyNote {
  KeyGroup group;
  Words keys;
  Words does;
};

/// A key's meaning on the board.
struct Bound {
  Command command = Command::kCount;
  int digit = 0;       ///< 1 to 9 where the command takes one
  bool grows = false;  ///< a move that grows the selection (Shift); kNextRegion: backwards
  friend bool operator==(const Bound&, const Bound&) = default;
};

/// What changes the meaning of keys.
struct KeySettings {
  std::string_view keyboard = "us";  ///< keyboard_of (keys/keyboards.h)
  std::string_view letters = "wasd";
};

[[nodiscard]] std::span<const KeyRow> key_table();
[[nodiscard]] const KeyRow& row_of(Command command);
/// After the rows of a group in help.
[[nodiscard]] std::span<const KeyNote> key_notes();
/// The keys of a row as they are with these settings: `Up k w`, with zqsd `Up k z`.
[[nodiscard]] std::string keys_of(const KeyRow& row, const KeySettings& settings,
                                  Face face = Face::kTerminal);
/// The ASCII that a character stands for: full-width signs and letters, Russian letters by their
/// place on the keyboard. Others as they are.
[[nodiscard]] char32_t plain_character(char32_t character);
/// None: the key means nothing on the board.
[[nodiscard]] std::optional<Bound> bound_of(const Key& key, const KeySettings& settings);

struct KeyGroupRow {
  KeyGroup group;
  std::string_view slug;
  Words words;
};
/// In the order of help.
[[nodiscard]] std::span<const KeyGroupRow> key_groups();
[[nodiscard]] const KeyGroupRow& row_of(KeyGroup group);

}  // namespace shudu::faces
