// JSON text into a tree of values, with the checks that hostile input needs. Where a value stands
// is asked when an error is to point at it (json_place.h).
//
// The parser is nlohmann's event interface (RFC 8259, not recursive, UTF-8 checked, numbers that do
// not fit refused); on top of it: at most eight levels where a format has no more, no key twice in
// one object, nothing after the value. Tested in tests/formats/json_test.cpp.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "shudu/core/result.h"

namespace shudu {

/// Brackets may be nested so deep.
inline constexpr std::size_t kMaxJsonDepth = 8;

struct JsonTree {
  nlohmann::json root;
};

/// The value that `text` is. Errors, each with its place: kBadSyntax, kTooDeep.
[[nodiscard]] Result<JsonTree> parse_json(std::string_view text,
                                          std::size_t most_depth = kMaxJsonDepth);

/// How far a text has come as a JSON value.
enum class JsonExtent : std::uint8_t { kOpen, kClosed, kTrailing, kTooDeep };

/// Looks at brackets and strings only: is the value still open, closed at the very end (blanks
/// aside), followed by something else, or nested too deep? `text` begins with a bracket or quote.
[[nodiscard]] JsonExtent json_extent(std::string_view text);

}  // namespace shudu
