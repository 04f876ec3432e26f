#!/usr/bin/env bash
# Planted faults for tools/checks/words.py: leftovers of every kind it looks for.
source "$(dirname "$0")/lib.sh"
need python3
mark=TO
plant src/core/good.cpp <<< '// Nothing to see. Paths like lib/home/x and to do lists in words are fine.'
expect_pass "a clean tree" "$checks/words.py" "$tree"
check_fault() {  # what, regex; the fault on standard input
  plant src/core/bad.cpp
  expect_fail "$1" "$2" "$checks/words.py" "$tree"
  rm "$tree/src/core/bad.cpp"
}
check_fault "a mark of unfinished work" 'unfinished' <<< "// ${mark}DO: later"
check_fault "a path of somebody's machine" 'machine' <<< "// see /${mark/TO/home}/me/x"
check_fault "trailing blanks" 'trailing' <<< 'int x;  '
check_fault "a tab" 'tabs' <<< $'\tint x;'
check_fault "a long line" 'columns' <<< "// $(printf 'x%.0s' {1..100})"
check_fault "carriage returns" 'carriage' <<< $'int x;\r'
check_fault "bytes that are no UTF-8" 'UTF-8' <<< $'// \xff'
check_fault "a merge marker" 'merge' <<< '<<<<<<''< ours'
expect_pass "the tree cleaned again" "$checks/words.py" "$tree"
