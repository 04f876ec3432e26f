// The requests that make one puzzle of another: convert (into another format, or only a look at
// what a text holds), canon (its canonical form), minimize (fewer givens).
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_convert(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_canon(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_minimize(Call& call, JsonObject& answer);

}  // namespace shudu::service
