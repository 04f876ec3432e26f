// A saved game in one line: its name, how far it is.
// Parts that a game does not have (title, level, rating) are left out, so no line has gaps.
#pragma once

#include <string>

#include "shudu/storage/records.h"
#include "tui/screens/app_state.h"

namespace shudu::tui {

/// `Hard`, in the player's language; empty where the level is none.
[[nodiscard]] std::string level_text(const std::optional<std::string>& slug, const AppState& app);
/// Title, level, layout and rating, those that there are.
[[nodiscard]] std::string name_of(const storage::GameHead& head, const AppState& app);
/// `62 of 81, 12:34`.
[[nodiscard]] std::string progress_of(const storage::GameHead& head, const AppState& app);
/// The same for the game on the desk: `Evening puzzle   Hard ER 4.2`.
[[nodiscard]] std::string name_of(const game::Session& session, const AppState& app, bool is_short);
/// Blanks up to `columns`; text that is longer stays whole.
[[nodiscard]] std::string padded(std::string_view text, std::size_t columns, bool to_right = false);

}  // namespace shudu::tui
