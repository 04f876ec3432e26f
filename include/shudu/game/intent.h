// What a key means ("toggle corner 5 on the selection") and the event that it comes to on the board
// at hand ("corner r1c4,r2c4 +5"). All that depends on selection, mode and settings is decided
// here, so that events do not depend on them. Tested in tests/game/plan_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/game/session.h"

#pragma GCC visibility push(default)
namespace shudu::game {

enum class IntentKind : std::uint8_t {
  kDigit,   ///< a digit key, by the mode of the session
  kPlace,   ///< digit: as kDigit in digit mode
  kCorner,  ///< digit
  kCentre,  ///< digit
  kOut,     ///< digit
  kColour,  ///< digit: colour 1 to 9
  kTint,    ///< digit, number: colour 0 to 9, of the cursor cell's candidate
  kErase,   ///< one layer: value, that of the mode, centre, corner, colours
  kEraseAll,
  kFill,       ///< fill; the selection
  kFillAll,    ///< fill; all cells
  kAutoMarks,  ///< switches them
  kUndo,
  kRedo,
  kGoto,       ///< number: id of a node
  kGotoName,   ///< text: a savepoint
  kBack,       ///< to before the first mistake
  kRestart,    ///< to the root
  kSavepoint,  ///< text
  kDrop,       ///< text
  kPause,
  kResume,
  kSet,  ///< key, text
  kCheckRules,
  kCheckSolution,
  kAsked,   ///< text: slug; number: stage
  kWhy,     ///< digit, of the cursor cell
  kHint,    ///< text: slug; actions
  kReveal,  ///< the selection
  kGiveUp,
  kCount,  ///< how many there are; not a kind
};

/// Fields that a kind does not use are not looked at.
struct Intent {
  IntentKind kind = IntentKind::kUndo;
  Digit digit{};
  FillKind fill = FillKind::kLegal;
  SettingKey key = SettingKey::kAutoErase;
  std::uint32_t number = 0;
  /// The player wants one kind of marks: what would write corner marks writes centre marks, for
  /// those are what fills write and hints read. Corner marks from before look the same to him, so a
  /// digit that all open cells of the selection have as one is taken away as one.
  bool has_one_kind = false;
  std::string text{};
  std::vector<Action> actions{};
};

/// The event that the intent comes to, ready for `apply`; or why there is none. `elapsed`: active
/// milliseconds so far. Pure.
[[nodiscard]] Outcome<Event> plan(const Session& session, const Intent& intent,
                                  std::int64_t elapsed);

/// Would a fill go over marks that stand? Apps ask once before it does.
[[nodiscard]] bool overwrites_marks(const Session& session, const Intent& intent);

}  // namespace shudu::game
#pragma GCC visibility pop
