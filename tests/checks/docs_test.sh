#!/usr/bin/env bash
# Planted faults for tools/checks/docs.py: dead links, silent files, a wrong map, output that is not so.
source "$(dirname "$0")/lib.sh"
need python3
plant bin/shudu <<'SH'
#!/bin/sh
echo "hello $1"
echo "second line"
SH
chmod +x "$tree/bin/shudu"
good_map='# Hacking
## The map
| folder | what |
|---|---|
| `src/core` | cells |
| `tests`, `bin`, `docs` | the rest |

## Other
A cell is `src/core/cell.cpp`, a new one `src/core/NAME.cpp`.'
plant src/core/cell.cpp <<< $'// A cell.\nint x;'
plant tests/a.txt <<< 'x'
plant HACKING.md <<< "$good_map"
good_page=$'# Page\n\n[hacking](../HACKING.md) and [itself](#page)\n\n```console\n$ shudu world\nhello world\n...\n```'
plant docs/page.md <<< "$good_page"
run() { "$checks/docs.py" "$tree" "$tree/bin/shudu"; }
expect_pass "a true tree" run

plant docs/page.md <<< '[gone](nowhere.md)'
expect_fail "a dead link" 'dead link nowhere.md' run
plant docs/page.md <<< '[gone](../HACKING.md#nothing)'
expect_fail "a link to no heading" 'no heading' run
plant docs/page.md <<< "${good_page/hello world/hello moon}"
expect_fail "output that is not so" 'shudu world. prints' run
plant docs/page.md <<< "$good_page"
plant src/core/cell.cpp <<< 'int x;'
expect_fail "a file that does not say its idea" 'cell.cpp: does not open with a comment' run
plant src/core/cell.h <<< $'// A cell.\n#pragma once'
expect_pass "a file whose header says its idea" run
plant src/core/cell.h <<< '#pragma once'
expect_fail "a header that does not say its idea" 'cell.h: does not open with a comment' run
rm "$tree/src/core/cell.h"
plant src/core/cell.cpp <<< $'// A cell.\nint x;'
plant HACKING.md <<< "${good_map/tests/tools}"
expect_fail "a folder that is not there" 'names tools, which does not exist' run
expect_fail "a folder that is not in the map" 'does not name tests' run
plant HACKING.md <<< "${good_map/cell.cpp/call.cpp}"
expect_fail "a path that is not there" 'src/core/call.cpp does not exist' run
plant HACKING.md <<< "${good_map/\`docs\`/\`docs\`, \`include\`}"
plant include/shudu/core/cell.h <<< '// A cell.'
expect_fail "a header that the library page does not name" 'no row says what shudu/core/cell.h is' run
plant docs/library.md <<< '| `shudu/core/cell.h` | a cell |'
expect_pass "a header with its row" run
plant docs/library.md <<< $'| `shudu/core/cell.h` | |\n| `shudu/core/call.h` | a cell |'
expect_fail "a row that says nothing" 'no row says what shudu/core/cell.h is' run
expect_fail "a row without its header" 'shudu/core/call.h is not installed' run
rm -r "$tree/include" "$tree/docs/library.md"
plant HACKING.md <<< "$good_map"
expect_pass "the tree repaired" run
expect_fail "a missing program" 'no program' "$checks/docs.py" "$tree" "$tree/bin/none"
