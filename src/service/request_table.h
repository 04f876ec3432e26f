// The table of requests: the only statement of which there are and what their fields may hold.
// Checking follows from it, and tests hold docs/service.schema.json and the golden files to it.
#pragma once

#include <span>
#include <string_view>

#include "service/call.h"

namespace shudu::service {

/// Every request, in the order of docs/service.md.
[[nodiscard]] std::span<const RequestRow> request_table();
/// Null where there is none of that name.
[[nodiscard]] const RequestRow* find_request(std::string_view name);

}  // namespace shudu::service
