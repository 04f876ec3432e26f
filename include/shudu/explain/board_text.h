// A picture of a position made of text: the candidate grid with a step's marks as signs.
//
//        c1    c2   c3     c4 ...
//      .-------------------.----
//   r1 | 5     12*  3      | 12*9- ...
//
// After a candidate stands what it is to the step and then what becomes of it: `*` pattern, `f`
// fin, `-` removed, `a-` first colour and removed. A cell of the pattern without a sign is put in
// brackets. A filled cell is its digit alone; `.` follows the only candidate of an open cell that
// plays no part. board_legend explains the signs that a picture uses. Bars stand where every row
// (every column) goes over into another box. All ASCII, for any font of equally wide characters.
#pragma once

#include <string>

#include "shudu/core/language.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/view.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Cells stand two blanks apart, one where lines would be longer than this. A classic grid without
/// signs always fits then; many signs in full columns may make it wider.
inline constexpr std::size_t kBoardColumns = 100;

/// One line a row, with column heads, row labels and frames; ends with a line end. Thread-safe.
[[nodiscard]] std::string board_text(const View& view, const StepMarks& marks);

/// The signs of that picture and what they mean: `* pattern, - removed`.
[[nodiscard]] std::string board_legend(const View& view, const StepMarks& marks, Language language);

/// What a candidate is to a step, as that legend names it: `fin`.
[[nodiscard]] const Words& role_words(MarkRole role);

}  // namespace shudu
#pragma GCC visibility pop
