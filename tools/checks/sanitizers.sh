#!/usr/bin/env bash
# sanitizers.sh: every test and fuzz corpus under AddressSanitizer and UndefinedBehaviorSanitizer, with asserts, in a
# build where clang's warnings are errors. A process runs many cases here (cmake/test.cmake): what failed in them is
# said once more at the end. Planted faults: tests/checks/sanitizers_test.sh, warnings_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh asan
ctest --test-dir build/asan -j "$(nproc)" --output-on-failure --no-tests=error || {
  status=$?
  grep -E -A6 ': Failure$|ERROR: |runtime error: ' build/asan/Testing/Temporary/LastTest.log | head -n 32
  exit $status
}
