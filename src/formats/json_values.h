// Values of other programs' JSON, which are not always of the type that one would expect: digits in
// quotes, false and empty lists for what is not there. Tested in tests/formats/fpuzzles_test.cpp
// and ctc_json_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/error.h"

namespace shudu {

/// The text in quotes, as JSON has it; bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string quoted(const std::string& text);

/// Is something stated? Not by null, false, 0, "" and empty lists and objects.
[[nodiscard]] bool is_stated(const nlohmann::json& value);

/// Is the member `key` of an object true?
[[nodiscard]] bool is_on(const nlohmann::json& object, const char* key);

/// A whole number from 0 to 1000, also one in quotes; nothing for anything else.
[[nodiscard]] std::optional<int> number_of(const nlohmann::json& value);

/// kBadNumber with the value as it is written.
[[nodiscard]] Error bad_number(const nlohmann::json& value, int most);

}  // namespace shudu
