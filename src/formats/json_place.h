// Where in its text a value of JSON stands, so that an error in it can point there.
//
// The tree does not know that, and noting it for every value would make all reading slower. So the
// text is walked again beside its tree, once an error is to be told. Tested in
// tests/formats/json_place_test.cpp.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

namespace shudu {

/// The offset of the first character of `value`, which is `root` or stands somewhere in it, in the
/// text that `root` is the tree of (parse_json). The end of the text where it is not in it.
[[nodiscard]] std::size_t place_in_json(std::string_view text, const nlohmann::json& root,
                                        const nlohmann::json& value);

}  // namespace shudu
