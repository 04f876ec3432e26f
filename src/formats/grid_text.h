// Grids drawn on several lines: one reader for all styles, one row for each style of writing.
// Tested in tests/formats/grid_text_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// `grid`: the readable board of QQwing, dots and bars.
extern const Format kGridFormat;
/// `grid-hodoku`: boxed with `+-------+`.
extern const Format kGridHodokuFormat;
/// `grid-simple`: the dense box of Simple Sudoku.
extern const Format kGridSimpleFormat;
/// `grid-plain`: rows of digits and dots and nothing else, as in SadMan's files.
extern const Format kGridPlainFormat;

}  // namespace shudu
