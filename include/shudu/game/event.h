// An event: what a player did, with all that matters spelled out, so that replay depends on nothing
// but the events themselves. Printed and read as the line of a saved game.
//
//   board     place clear corner centre out colour tint fill auto hint reveal giveup
//   history   undo redo goto savepoint drop
//   rest      pause resume set check asked why
//
// docs/saved-games.md has the syntax; one table (src/game/event_table.cpp) has the name, the
// parser, the printer and the rule of each. Tested in tests/game/event_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/digit_set.h"
#include "shudu/game/settings.h"

#pragma GCC visibility push(default)
namespace shudu::game {

enum class EventKind : std::uint8_t {
  kPlace,
  kClear,
  kCorner,
  kCentre,
  kOut,
  kColour,
  kTint,
  kFill,
  kAuto,
  kHint,
  kReveal,
  kGiveUp,
  kUndo,
  kRedo,
  kGoto,
  kSavepoint,
  kDrop,
  kPause,
  kResume,
  kSet,
  kCheck,
  kAsked,
  kWhy,
  kCarried,  ///< what a copy brings along of the game before
  kCount,    ///< how many there are; not a kind
};

/// Does an event of this kind change the board and so make a node of the history?
[[nodiscard]] constexpr bool is_board_event(EventKind kind) { return kind <= EventKind::kGiveUp; }

enum class ClearLayer : std::uint8_t { kValue, kCorner, kCentre, kColour, kMarks, kAll };
/// What a placed digit takes out of the marks of its peers: nothing, both layers, the centre.
enum class Erasing : std::uint8_t { kNone, kBoth, kCentre };
enum class FillKind : std::uint8_t { kLegal, kMissing, kSnyder };

/// A digit that a hint or an answer puts into a cell, or takes out.
struct Action {
  Cell cell;
  Digit digit;
  bool is_placed = true;
  friend bool operator==(const Action&, const Action&) = default;
};

/// A field that a kind does not use keeps its default.
struct Event {
  std::uint32_t number = 0;  ///< from 1, without gaps
  std::int64_t elapsed = 0;  ///< active milliseconds of the game so far
  EventKind kind = EventKind::kUndo;
  CellSet cells;
  DigitSet digits;    ///< or colours; exactly one where the kind names one
  bool is_on = true;  ///< `+`, `auto on`, `check solution`
  Erasing erasing = Erasing::kNone;
  ClearLayer layer = ClearLayer::kValue;
  FillKind fill = FillKind::kLegal;
  SettingKey key = SettingKey::kAutoErase;
  std::uint32_t count = 0;  ///< node of goto, errors of check, stage of asked, colour of tint
  std::string text;         ///< slug, name of a savepoint, value of a setting, counts
  std::vector<Action> actions;

  friend bool operator==(const Event&, const Event&) = default;
};

/// Bytes of a line, without its end.
inline constexpr std::size_t kMaxEventLine = 1'000;
/// Milliseconds, some 116 days.
inline constexpr std::int64_t kMaxElapsed = 10'000'000'000;
/// Code points of the name of a savepoint.
inline constexpr std::size_t kMaxSavepointName = 60;

/// The name of a kind: `place`.
[[nodiscard]] std::string_view event_name(EventKind kind);
/// `3 15320 place r1c4 8 +e`, for a grid with `size` rows.
[[nodiscard]] std::string print_event(const Event& event, int size);
/// The event for which print_event gives exactly this line; none where there is no such event.
/// Whether a board allows it is asked by `apply`.
[[nodiscard]] std::optional<Event> parse_event(std::string_view line, int size);

/// Text of one line that a saved game can keep: 1 to `most` code points of UTF-8 without controls,
/// bidirectional marks and line ends, no blank in front or behind.
[[nodiscard]] bool is_clean_name(std::string_view text, std::size_t most);

}  // namespace shudu::game
#pragma GCC visibility pop
