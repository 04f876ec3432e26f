// Shudu's own links (docs/formats.md, "Share links, byte by byte") with more in them than a record
// holds: further members of the JSON object, which readers of records skip. The service keeps the
// moves of a game there. Tested in tests/service/sharing_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The link of a record without a line end, `shudu:#s=1...`. `members` is empty or JSON members
/// that follow the record's own (`"moves":["corner r1c4 +6"]`), with other names. None where the
/// text would be longer than a link may hold, 64 KiB.
[[nodiscard]] std::optional<std::string> share_link(const Puzzle& puzzle, std::string_view members);

/// The JSON text within the first link of ours in a text of lines. Errors: kNotAPuzzle where there
/// is none, else those of the format `share`.
[[nodiscard]] Result<std::string> share_link_text(std::string_view text);

}  // namespace shudu
#pragma GCC visibility pop
