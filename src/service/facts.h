// The requests that need no puzzle: which techniques there are, and what this service is and takes.
// They are for callers that build menus, and for those that want to know before they ask.
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_techniques(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_version(Call& call, JsonObject& answer);

}  // namespace shudu::service
