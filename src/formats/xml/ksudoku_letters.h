// The letters of KSudoku's grids: `_` for a blank, column by column; a to i for 1 to 9, or b to j,
// as KSudoku itself writes. Tested in tests/formats_xml/ksudoku_test.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "shudu/core/result.h"

namespace shudu {

/// The letter of digit 1 in a grid and its solution: `b`, or `a` where there is one; '\0' where
/// there are letters of both.
[[nodiscard]] char first_ksudoku_letter(int order, std::string_view values,
                                        std::string_view solution);

/// Row by row, 0 for a blank. kBadNumber for a letter that is too high. Precondition: order * order
/// letters.
[[nodiscard]] Result<std::vector<int>> ksudoku_numbers(std::string_view letters, int order,
                                                       char first);

}  // namespace shudu
