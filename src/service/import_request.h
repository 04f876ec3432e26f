// The request `import`: what somebody pasted, as a game that can be loaded. Tested in
// tests/service/importing_test.cpp.
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_import(Call& call, JsonObject& answer);

}  // namespace shudu::service
