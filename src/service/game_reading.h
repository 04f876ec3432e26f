// The requests that look at a game: board (all that a page shows), read (in words, for screen
// readers), advise (the next step by what the player sees and allows), doubt (why a digit cannot be
// here).
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"
#include "shudu/game/said.h"

namespace shudu::service {

/// How a request wants things said: its language, `order`, `short`, `colours`. The names of the
/// colours lie in the request.
[[nodiscard]] game::Voice voice_of(const Call& call);
/// The words of the fields `what` and `order`.
[[nodiscard]] std::vector<std::string_view> reading_names();
[[nodiscard]] std::vector<std::string_view> order_names();

[[nodiscard]] Outcome answer_board(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_read(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_advise(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_doubt(Call& call, JsonObject& answer);

}  // namespace shudu::service
