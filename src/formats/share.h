// `share`: Shudu's own links, which hold a whole record.
//
//   shudu:#s=1.108.N4Ig...A.1c291ca3
//           | |   |         '- CRC-32 of the text, eight hexadecimal digits
//           | |   '- the text, packed by LZ-string with the alphabet A-Z a-z 0-9 + -
//           | '- bytes of the text
//           '- version
//
// The text is a record as `jsonl` writes it, without the line end. What stands before `#` is not
// looked at: the address of any page that reads such links may stand in the place of `shudu:`, and
// since it is a fragment no server sees the puzzle. LZ-string and not deflate, because a page has
// it in 150 lines and a browser build of this room needs no zlib. A text over 64 KiB is refused by
// its stated length, before anything is unpacked, and unpacking stops at that length.
// docs/formats.md says it byte by byte. Tested in tests/formats/share_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `share`. Any size and layout; holds everything.
extern const Format kShareFormat;

}  // namespace shudu
