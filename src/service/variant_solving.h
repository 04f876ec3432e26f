// The questions `solve`, `count` and `check` about a record with a variant; the fields of its
// answer are those of the program. solving.cpp hands it over.
#pragma once

#include "service/call.h"
#include "shudu/formats/reader.h"

namespace shudu::service {

/// Precondition: the record has a variant.
[[nodiscard]] Outcome solve_variant(Call& call, const Record& record, JsonObject& object);
[[nodiscard]] Outcome count_variant(Call& call, const Record& record, JsonObject& object);
[[nodiscard]] Outcome check_variant(Call& call, const Record& record, JsonObject& object);

}  // namespace shudu::service
