#!/usr/bin/env bash
# run_tests.sh PRESET [CTEST-OPTION...]: tests of build/PRESET, one more at a time than there are cores, since those
# that play in a terminal mostly wait (3,409 tests of the release build: 202 -> 161 s on two cores). A process may
# run many cases (cmake/test.cmake), and many tests may follow one that fails: what failed is said once more at the
# end.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=build/$1
shift
ctest --test-dir "$folder" -j "$(($(nproc) + 1))" --output-on-failure --no-tests=error "$@" || {
  status=$?
  grep -E -A6 ': Failure$|ERROR: |runtime error: ' "$folder/Testing/Temporary/LastTest.log" | head -n 32 || true
  exit $status
}
