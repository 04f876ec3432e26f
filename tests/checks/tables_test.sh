#!/usr/bin/env bash
# Planted faults for tools/checks/tables.py: a row of each table without its page, test, corpus or golden file.
source "$(dirname "$0")/lib.sh"
need python3
plant src/core/layout_table.cpp <<< 'LayoutRow{"classic", {"x"}}'
plant tests/core/layout_test.cpp <<< '"classic"'
plant docs/layouts.md <<< '`classic`'
plant src/solver/method_table.cpp <<< 'constexpr Method kMethods[] = {{"scan", 1}}; Method{.name = "scan"}'
plant tests/solver/a_test.cpp <<< '"scan"'
plant docs/methods.md <<< '`scan` `avx2`'
plant src/solver/kernel_table.cpp <<< 'Kernel{"avx2", {"x"}}'
plant src/solver/cpu/vec_avx2.h <<< ''
plant src/solver/lanes/lanes_avx2.cpp <<< ''
plant src/formats/sdk.cpp <<< 'constinit const Format kSdkFormat{.name = "sdk"};'
plant tests/formats/sdk_test.cpp <<< ''
plant fuzz/sdk_fuzz.cpp <<< ''
plant fuzz/corpus/sdk/one <<< ''
plant docs/formats.md <<< '`sdk`'
plant apps/cli/commands/verb_table.cpp <<< 'Verb{"solve"}'
plant tests/golden/cli/solve/one.golden <<< ''
plant docs/cli.md <<< '`solve`'
run() { "$checks/tables.py" "$tree"; }
expect_pass "a tree of complete rows" run

without() {  # file, what, regex
  mv "$tree/$1" "$tree/away"
  expect_fail "$2" "$3" run
  mv "$tree/away" "$tree/$1"
}
for page in layouts methods formats cli; do
  without "docs/$page.md" "a page without its row ($page)" "is not on its page docs/$page.md"
done
without tests/formats/sdk_test.cpp "a format without a test" 'lacks tests/formats\*/sdk_test.cpp'
without fuzz/sdk_fuzz.cpp "a format without a fuzz target" 'lacks fuzz/sdk_fuzz.cpp'
without fuzz/corpus/sdk/one "a format without a corpus" 'lacks fuzz/corpus/sdk'
without tests/golden/cli/solve/one.golden "a verb without a transcript" 'lacks tests/golden/cli/solve'
without src/solver/cpu/vec_avx2.h "a kernel without its vector" 'lacks src/solver/cpu/\*_avx2.h'
without tests/core/layout_test.cpp "a layout in no test" 'layout classic is in no test'
without tests/solver/a_test.cpp "a method in no test" 'method scan is in no test'
without apps/cli/commands/verb_table.cpp "a table that cannot be found" 'no row of type Verb'
expect_pass "the tree repaired" run
