// `fpuzzles`: links to f-puzzles, the editor in which most variant puzzles are set.
//
//   https://www.f-puzzles.com/?load=N4Ig...     LZ-string's base64 of f-puzzles' JSON
//   https://www.f-puzzles.com/?id=yabc123       a short link: an error, only the site knows what it
//                                               stands for
//
// A `+` that arrived as a blank is one again. Tested in tests/formats/fpuzzles_test.cpp.
#pragma once

#include "formats/record_text.h"
#include "shudu/formats/format.h"

namespace shudu {

/// Row `fpuzzles`. Any size from 4 to 9 and any layout; holds everything.
extern const Format kFpuzzlesFormat;

/// Reads LZ-string's base64 of f-puzzles' JSON, which may be percent-encoded. Errors stand at the
/// beginning of the piece.
[[nodiscard]] Result<Puzzle> read_packed_fpuzzles(const Piece& data);

}  // namespace shudu
