// A validator of JSON Schema (draft 2020-12), of those keywords that docs/service.schema.json uses:
// $ref within the document, type, const, enum, properties, required, additionalProperties (false),
// items, prefixItems, oneOf, anyOf, allOf, minimum, maximum, minItems, maxItems, minLength,
// maxLength. A keyword that it does not know is a fault of the schema, not silence. Tested in
// schema_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace shudu::service {

/// What is wrong with `value` by `part`, which is `whole` or a part of it: a path and the keyword
/// a line; empty where it is valid.
std::vector<std::string> schema_faults(const nlohmann::json& whole, const nlohmann::json& part,
                                       const nlohmann::json& value, const std::string& path = "$");

}  // namespace shudu::service
