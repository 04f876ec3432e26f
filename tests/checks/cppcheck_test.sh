#!/usr/bin/env bash
# Planted fault for tools/checks/cppcheck.sh: a null pointer that is used.
source "$(dirname "$0")/lib.sh"
need cppcheck
plant src/core/good.cpp <<< 'int f(const int* p) { return p == nullptr ? 0 : *p; }'
expect_pass "a sound file" "$checks/cppcheck.sh" "$tree"
plant src/core/bad.cpp <<< 'int g() { const int* p = nullptr; return *p; }'
expect_fail "a null pointer that is used" 'nullPointer' "$checks/cppcheck.sh" "$tree"
