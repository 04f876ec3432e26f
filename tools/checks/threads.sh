#!/usr/bin/env bash
# threads.sh: what starts or shares threads, under ThreadSanitizer: one program of the tests that use threads and of
# the verbs with several workers (SHUDU_THREAD_TESTS in cmake/test.cmake, tests/threads).
# Planted fault: tests/checks/threads_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh tsan threads_test
TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1" tools/run_tests.sh tsan -R '^threads[.]'
