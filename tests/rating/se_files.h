// The rated puzzles and positions of the shared folder, and what the original says of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rated_lists.h"
#include "shudu/logic/view.h"
#include "shudu/rating/se.h"

namespace shudu::test {

/// The tab-separated fields of each line but the header and comments; none where there is no file.
std::optional<std::vector<std::vector<std::string>>> rated_lines(std::string_view name);

/// A position from its digits and 729 characters of candidates.
View position_of(std::string_view cells, std::string_view candidates);

/// "4.5".
std::string rating_text(int tenths);
/// "4.5/1.2/1.2".
std::string rating_text(const SeRating& rating);
/// The name that the original shows, with the length of long loops.
std::string original_name(const SeStep& step);
std::string placement_text(const SeStep& step);     // r1c1=5
std::string eliminations_text(const SeStep& step);  // r1c1-5 r1c2-3

}  // namespace shudu::test
