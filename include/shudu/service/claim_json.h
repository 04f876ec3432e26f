// The solution that a record claims (shudu/verbs/claimed_solution.h) as JSON. Tested in
// tests/service/claimed_solution_test.cpp.
#pragma once

#include <optional>

#include "shudu/core/error.h"
#include "shudu/core/language.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// The field `claimed_solution` of an answer about a record that claims one: `status`, which is
/// `right` or the code of the fault, then `cells` and `message`.
void add_claim(JsonObject& object, const std::optional<Error>& fault, Language language);

}  // namespace shudu::service
#pragma GCC visibility pop
