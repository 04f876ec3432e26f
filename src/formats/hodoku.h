// HoDoKu's library lines: `:code:digits:cells:deleted:eliminations:placements:extra`.
//
//   :0300:5:..1+23...:511 522:533::      a technique, its digits, the position, what it does
//           |  |      |       '- eliminations, placements and extra: kept as the comment `533::`
//           |  |      '- candidates deleted after placing, digit row column
//           |  '- a placed digit, not a given
//           '- code and digits: kept as the title `0300:5`
//
// Candidates are those that the peers of filled cells leave, less the deleted ones; without deleted
// candidates there are no marks. Marks that such a line cannot say (a candidate that a peer rules
// out, or marks with nothing deleted) are written as `+drc`, which programs that know only numbers
// read as the number. A line without a technique has code 0000 and digits x. Other notes go before
// it as `#A` lines. Syntax: the head of HoDoKu's own library. Tested in
// tests/formats/hodoku_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `hodoku`. Classic 9x9 only.
extern const Format kHodokuFormat;

}  // namespace shudu
