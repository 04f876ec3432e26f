// KSudoku's saved games.
//
//   <!DOCTYPE ksudoku>
//   <ksudoku>
//    <game had-help="0" msecs-elapsed="81000">
//     <puzzle>
//      <graph order="9" type="sudoku" specific-type="Plain"/>     ksudoku_graph.h
//      <values>f_i_e__...</values>                                `_` for a blank, a letter for a
//      digit <solution>...</solution>
//     </puzzle>
//     <history>
//      <simple-event index="1" value="4"/>                        a digit, 0 for none
//      <simple-event index="2" markers="010010000"/>              marks, digit 1 first
//     </history>
//    </game>
//   </ksudoku>
//
// Cells are numbered column by column, and so are the letters of values and solution. KSudoku
// itself writes b to j for 1 to 9; other files have a to i. An `a` or a letter that is one too high
// says which; without either they are KSudoku's. The record is over with </game>. What the tags so
// far have said stands in the context's header. Read only: KSudoku opens nothing but its own games,
// and a game of its is more than a record. Syntax: KSudoku's writer, src/gui/serializer.cpp (GPL;
// facts only). Tested in tests/formats_xml/ksudoku_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `ksudoku`. Orders 4 to 9, with the layouts that a graph can be; with cages, without boxes
/// and to order 25 as variants. Mathdoku is kNotReadHere.
[[nodiscard]] const Format& ksudoku_format();

}  // namespace shudu
