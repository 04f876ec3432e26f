#!/usr/bin/env bash
# Planted faults for the gate of tools/checks/coverage.sh: lines, and branches, that no test runs.
source "$(dirname "$0")/lib.sh"
need gcovr g++ gcov
gate() {
  rm -rf "$tree/objects"
  mkdir "$tree/objects"
  (cd "$tree/objects" && g++ --coverage -O0 ../src/core/a.cpp ../src/main.cpp -o program && ./program)
  "$checks/coverage.sh" --gate "$tree" "$tree/objects" 'src/core/'
}
plant src/core/a.cpp <<'CPP'
int f(int x) {
  if (x > 0) return 1;
  return 2;
}
CPP
plant src/main.cpp <<< 'int f(int); int main() { return f(1) + f(-1) - 3; }'
expect_pass "a covered tree" gate
plant src/main.cpp <<< 'int f(int); int main() { return f(1) - 1; }'
expect_fail "lines that no test runs" 'line coverage|branch coverage' gate
plant src/core/a.cpp <<< 'int f(int x) { return x > 0 ? 1 : 2; }'
expect_fail "a branch that no test takes" 'branch coverage' gate
