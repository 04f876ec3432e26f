// Masks as text: which cells of a puzzle are to be givens.
//
// A mask is either one line of n*n marks or n lines of n marks, for n rows. `.` and `0` stand for
// an empty cell; `1` to `9`, `x`, `X` and `*` for a given, so a puzzle is its own mask. Empty lines
// and lines that begin with `#` stand between masks; blanks after a line are ignored. Everything
// else is an error with its place. Tested in tests/generator/mask_text_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Masks that one text may hold.
inline constexpr std::size_t kMostMasks = 100'000;

/// The masks of a text for grids of `size` rows, in order; none is an error. Errors: kBadCharacter
/// (token), kTooShort and kTooLong (found, expected), kTooLarge (expected: kMostMasks), each with
/// its place. Thread-safe. Precondition: 1 <= size <= 9.
[[nodiscard]] Result<std::vector<CellSet>> read_masks(std::string_view text, int size);

/// The mask as one line: `x` for a given, `.` else.
[[nodiscard]] std::string mask_text(CellSet mask, int size);

/// Why no puzzle can have its givens on just these cells.
enum class MaskObstacle : std::uint8_t {
  kNone,         ///< nothing is known against it
  kTooFew,       ///< fewer than 17 givens on the classic layout; else fewer than size - 1
  kEmptyRows,    ///< two empty rows of a band: exchanged they are a second solution
  kEmptyColumns  ///< two empty columns of a stack
};

/// What can be seen at once. The rows and columns are only looked at where exchanging them keeps
/// every house of the layout. 17: G. McGuire, B. Tugemann, G. Civario (2012).
[[nodiscard]] MaskObstacle find_obstacle(const Layout& layout, CellSet mask);

}  // namespace shudu
#pragma GCC visibility pop
