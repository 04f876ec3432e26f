// `fpuzzles`: links to f-puzzles, the editor in which most variant puzzles are set.
//
//   https://www.f-puzzles.com/?load=N4Ig...     LZ-string's base64 of f-puzzles' JSON
//   N4Ig...                                     that data alone, as other programs pass it on
//   https://www.f-puzzles.com/?id=yabc123       a short link: an error, only the site knows what it
//                                               stands for
//
// A `+` that arrived as a blank is one again. Tested in tests/formats/fpuzzles_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "formats/record_text.h"
#include "shudu/formats/format.h"

namespace shudu {

/// Row `fpuzzles`. Any size from 4 to 9 and any layout; holds everything.
extern const Format kFpuzzlesFormat;

/// The data that a line is or carries, still encoded; nothing where it is neither data nor a link
/// with it.
[[nodiscard]] std::optional<Piece> fpuzzles_data_in(std::string_view line);

/// Reads LZ-string's base64 of f-puzzles' JSON, which may be percent-encoded. Errors stand at the
/// beginning of the piece.
[[nodiscard]] Result<Puzzle> read_packed_fpuzzles(const Piece& data);

}  // namespace shudu
