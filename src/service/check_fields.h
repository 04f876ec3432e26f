// A request held against its row of the table: every field is known, of its type and in its range,
// and none is missing. Handlers then read fields without looking again.
#pragma once

#include "service/call.h"

namespace shudu::service {

/// Fields that every request may have, with those of the row.
[[nodiscard]] std::span<const Field> common_fields();

/// The first thing that is wrong, in the order in which the request says it; missing fields last.
[[nodiscard]] Outcome check_fields(const Value& request, const RequestRow& row, Language language);

}  // namespace shudu::service
