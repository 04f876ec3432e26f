// JSON text into a tree of values, with the checks that hostile input needs, and with the places of
// the values so that errors can point at them.
//
// The parser is nlohmann's event interface (RFC 8259, not recursive, UTF-8 checked, numbers that do
// not fit refused); on top of it: at most eight levels, no key twice in one object, nothing after
// the value. Tested in tests/formats/json_test.cpp.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "shudu/core/result.h"

namespace shudu {

/// Brackets may be nested so deep.
inline constexpr std::size_t kMaxJsonDepth = 8;

/// A value and where the members of the outermost object stand.
struct JsonTree {
  nlohmann::json root;
  std::map<std::string, std::size_t, std::less<>> places;  ///< key -> offset of its value
};

/// The value that `text` is. Errors, each with its place: kBadSyntax, kTooDeep.
[[nodiscard]] Result<JsonTree> parse_json(std::string_view text);

/// How far a text has come as a JSON value.
enum class JsonExtent : std::uint8_t { kOpen, kClosed, kTrailing, kTooDeep };

/// Looks at brackets and strings only: is the value still open, closed at the very end (blanks
/// aside), followed by something else, or nested too deep? `text` begins with a bracket or quote.
[[nodiscard]] JsonExtent json_extent(std::string_view text);

}  // namespace shudu
