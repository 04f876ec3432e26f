// The text of a request into values, with the checks that hostile text needs: size, depth, number
// of values, no field twice, valid UTF-8, nothing after the value.
#pragma once

#include <string_view>

#include "service/reason.h"
#include "service/value.h"
#include "shudu/core/result.h"
#include "shudu/service/service.h"

namespace shudu::service {

/// What is wrong with a text; the language is not known yet.
struct ParseError {
  Reason reason = Reason::kNotJson;
  std::string field = {};
  std::uint64_t n = 0;
};

[[nodiscard]] Result<Value, ParseError> parse(std::string_view text, const Limits& limits);

}  // namespace shudu::service
