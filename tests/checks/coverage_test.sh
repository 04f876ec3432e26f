#!/usr/bin/env bash
# Planted faults for the gate of tools/checks/coverage.py: lines, and branches, that no test runs; no counts at all; no
# file that is judged.
source "$(dirname "$0")/lib.sh"
need clang++-14 llvm-cov-14 llvm-profdata-14 python3
gate() {
  local profiles=$tree/profiles
  rm -rf "$profiles"
  mkdir "$profiles"
  clang++-14 -O1 -fprofile-instr-generate=/dev/null -fcoverage-mapping "$tree/src/core/a.cpp" "$tree/src/main.cpp" \
    -o "$tree/program"
  LLVM_PROFILE_FILE=${counts:-$profiles/a-%m.profraw} "$tree/program"
  "$checks/coverage.py" --gate "$tree" "$profiles" "$tree/program" -- "${1:-src/core}"
}
plant src/core/a.cpp <<'CPP'
int f(int x);
int f(int x) {
  if (x > 0) return 1;
  return 2;
}
CPP
plant src/main.cpp <<< 'int f(int); int main() { return f(1) + f(-1) - 3; }'
expect_pass "a covered tree" gate
expect_fail "a folder without files" 'lines: .* of 0' gate src/formats
counts=/dev/null expect_fail "a run that counted nothing" 'no counts' gate
plant src/main.cpp <<< 'int f(int); int main() { return f(1) - 1; }'
expect_fail "lines that no test runs" '^lines: 7' gate
plant src/core/a.cpp <<< 'int f(int x); int f(int x) { return x > 0 ? 1 : 2; }'
expect_fail "a branch that no test takes" '^branches: 50' gate
