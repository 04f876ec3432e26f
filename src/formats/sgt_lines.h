// The lines between the regions of a jigsaw, as game IDs of Simon Tatham's Solo write them; see
// sgt.h. Tested in tests/formats/sgt_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "formats/record_text.h"

namespace shudu {

/// The number of the region of each cell, 0 for the first one. Errors: kBadCharacter; kTooShort
/// and kTooLong (found and expected count places); what the regions are is not looked at.
[[nodiscard]] Result<std::vector<int>> read_sgt_lines(const Piece& piece, int size);

/// kTooShort or kTooLong at an offset of the piece, `found` where `expected` places are.
[[nodiscard]] Error error_of_count(const Piece& piece, std::size_t offset, int found, int expected);

/// The text for such a map of regions.
[[nodiscard]] std::string sgt_lines_of(const std::vector<int>& map, int size);

}  // namespace shudu
