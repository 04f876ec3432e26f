#!/usr/bin/env bash
# sanitizers.sh: every test and fuzz corpus under AddressSanitizer and UndefinedBehaviorSanitizer, with asserts, in a
# build where clang's warnings are errors. Planted faults: tests/checks/sanitizers_test.sh, warnings_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh asan
rm -rf build/asan/coverage # counts of earlier runs would cover what these tests do not
tools/run_tests.sh asan
