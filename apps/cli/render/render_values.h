// The words of the options of `render`.
#pragma once

#include "cli/options/option_table.h"

namespace shudu::cli {

/// In the order of PictureFormat, after kUnsaid.
inline constexpr std::array<std::string_view, 3> kPictureWords{"svg", "pdf", "png"};
/// In the order of SolutionPlace.
inline constexpr std::array<std::string_view, 3> kSolutionWords{"none", "end", "below"};
/// In the order of MarkPlaces.
inline constexpr std::array<std::string_view, 4> kMarkWords{"none", "places", "corner", "center"};
inline constexpr std::string_view kNoCode = "none";
inline constexpr std::string_view kLevelInWords = "level";
inline constexpr int kFullStage = 5;  ///< of a hint: the reason and what follows

[[nodiscard]] std::vector<std::string> per_page_choices();

}  // namespace shudu::cli
