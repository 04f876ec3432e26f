// OpenSudoku's XML, and the list of all formats that a program with XML knows.
//
//   <?xml version="1.0" encoding="UTF-8"?>
//   <opensudoku version="2">
//     <folder name="Easy" created="0">
//       <game created="0" state="1" time="0" last_played="0" data="..." note=""/>
//
// `data`, which newer files call `cells_data`, is 81 digits (0 for a blank) or a line `version: N`
// and the fields of each cell; versions 1 to 5 are read, version 1 is written:
// `value|candidates|editable|`, candidates as `1,2,` or `-`, editable 0 for a given. Version 1 of
// the file has its notes in elements (<name>, <author>, ...) and <game data=.../> after them;
// versions 1 to 3 are read, and <sudoku data=.../> of .1gsudoku files. Version 2 is written; notes
// are attributes of <game> (`note` is OpenSudoku's own, the others are ours and other programs skip
// them).
//
// No entities are expanded but XML's five and character references; a <!DOCTYPE> is an error. The
// room is apart from the other formats so that programs without XML files need not carry pugixml.
// Tested in tests/formats_xml/opensudoku_test.cpp.
#pragma once

#include <span>

#include "shudu/formats/format.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The row `opensudoku`. Classic 9x9 only. Static storage.
[[nodiscard]] const Format& opensudoku_format();

/// Every row of formats_with_rules(); opensudoku and ksudoku. Static storage; thread-safe.
[[nodiscard]] std::span<const Format* const> all_formats();

}  // namespace shudu
#pragma GCC visibility pop
