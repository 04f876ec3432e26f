// A session as the store keeps it, and back: nothing is lost on the way.
//
// The head holds what a saved game says of the puzzle, in the words of a saved game
// (docs/saved-games.md): `layout`, `givens`, `out0` and `settings` are the values of these lines,
// `notes.view` the `mode=` and `select=` of the line `at`. Of an event the store has number and
// time in columns of their own; its line is the rest, `place r6c7 4 +e`. A game read back is the
// same session byte for byte as game::save tells it. Tested in tests/tui/kept_game_test.cpp.
#pragma once

#include "shudu/game/outcome.h"
#include "shudu/game/session.h"
#include "shudu/storage/records.h"

namespace shudu::tui {

/// The head that the store keeps of a session.
[[nodiscard]] storage::GameHead head_of(const game::Session& session);
/// What of it changes while it is played.
[[nodiscard]] storage::GameNotes notes_of(const game::Session& session);
[[nodiscard]] storage::StoredEvent stored_event(const game::Event& event, int size);
/// Head and all events.
[[nodiscard]] storage::Game kept_game(const game::Session& session);

/// Replays it. Refusals: kBadGivens where the head makes no puzzle, kBadEvent with the number of
/// the event that is none or cannot be applied.
[[nodiscard]] game::Outcome<game::Session> replay(const storage::Game& game);
/// The same game under another uid, for a copy beside one that is kept already. Precondition: a
/// uid.
[[nodiscard]] game::Session with_uid(const game::Session& session, std::string_view uid);

/// The result that statistics are made of. Precondition: the game is finished.
[[nodiscard]] storage::GameResult result_of(const game::Session& session, std::uint64_t finished_ms,
                                            std::uint64_t local_day, bool is_timed);

}  // namespace shudu::tui
