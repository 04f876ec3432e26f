// What a sign on the screen is, apart from how a terminal can show it: roles and cues, never
// colours. canvas/style_table.h says what a role looks like with 256, 16 or no colours.
#pragma once

#include <cstdint>

namespace shudu::tui {

enum class Role : std::uint8_t {
  kPlain,
  kDim,      ///< peers' ground, hints of keys, what rests
  kTitle,    ///< the line at the top
  kFrame,    ///< lines of the board
  kGiven,    ///< digit of the puzzle
  kOwn,      ///< digit of the player
  kCorner,   ///< corner mark
  kCentre,   ///< centre mark
  kMessage,  ///< what has just been said
  kAlarm,    ///< what must not be missed: NOT SAVED
  kKey,      ///< name of a key in a list of keys
  kFocus,    ///< the line or button that Enter takes
  kWrong,    ///< conflict or wrong digit
  kHintMain,
  kHintSecond,
  kHintFin,
  kHintOut,
  kHintPut,
  kCount,  ///< how many there are; not a role
};

enum class Ground : std::uint8_t {
  kNone,
  kCursor,
  kPicked,
  kSame,   ///< holds the same digit as the cursor's cell
  kPeer,   ///< sees the cursor
  kHouse,  ///< of a hint
  kWrong,
  kColour1,  ///< the nine cell colours follow one another
  kColour2,
  kColour3,
  kColour4,
  kColour5,
  kColour6,
  kColour7,
  kColour8,
  kColour9,
  kCount,  ///< how many there are; not a ground
};

struct Look {
  Role role = Role::kPlain;
  Ground ground = Ground::kNone;
  bool underline = false;
  bool reverse = false;
  friend constexpr bool operator==(const Look&, const Look&) = default;
};

}  // namespace shudu::tui
