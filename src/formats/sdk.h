// SadMan Software's .sdk files: notes, the puzzle, and how far a player got.
//
//   #A author            note lines, kept in the context by the reader (note_lines.h)
//   [Puzzle]             a section; its rows follow, one line each
//   ..5.3....            `.` or another blank mark for an empty cell
//   ...                  nine rows; four, six or eight make a smaller grid
//   [State]              the same with the digits that were entered; optional
//   [Marks] ...          sections that are not known are skipped up to a blank line
//
// A bare grid without sections is read too: that is how many .sdk files look. A line break in a
// note is kept (one `#C` line each); trailing blanks of a note are not. Where a SadMan file has no
// letter for the title, `#T` is ours. Tested in tests/formats/sdk_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `sdk`. Any size up to 9x9.
extern const Format kSdkFormat;

}  // namespace shudu
