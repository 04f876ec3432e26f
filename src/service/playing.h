// The requests that open, change and close games: start, load, continue, save, close, select, act,
// apply.
//
// `act` is what a key means (an intent), decided on the board at hand; `apply` is an event spelled
// out, as a saved game has it. Both answer with the event's line, what it changed, and what is said
// of it.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"
#include "shudu/game/session.h"

namespace shudu::service {

/// The words of the fields `intent`, `mode`, `fill` and `key`.
[[nodiscard]] std::vector<std::string_view> intent_names();
[[nodiscard]] std::vector<std::string_view> mode_names();
[[nodiscard]] std::vector<std::string_view> fill_names();
[[nodiscard]] std::vector<std::string_view> setting_names();

[[nodiscard]] Outcome answer_start(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_load(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_continue(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_save(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_close(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_select(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_act(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_apply(Call& call, JsonObject& answer);

/// The open game of the field `game`; null where there is none of that number.
[[nodiscard]] game::Session* game_of(const Call& call);
[[nodiscard]] Failure no_game(const Call& call);
/// Why a game does not do something.
[[nodiscard]] Failure refused(const Call& call, const game::Refusal& refusal);

}  // namespace shudu::service
