#!/usr/bin/env bash
# Planted fault for tools/checks/format.sh: a badly indented file.
# looks at: .clang-format
source "$(dirname "$0")/lib.sh"
need clang-format-14
cp "$root/.clang-format" "$tree"
plant src/core/good.cpp <<< 'int f() { return 1; }'
expect_pass "a well formatted tree" "$checks/format.sh" "$tree"
plant src/core/bad.cpp <<< 'int  g( ){return 1 ;}'
expect_fail "a badly formatted file" 'bad.cpp.*clang-formatted' "$checks/format.sh" "$tree"
