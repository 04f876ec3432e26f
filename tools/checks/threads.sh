#!/usr/bin/env bash
# threads.sh: the tests that use threads, under ThreadSanitizer. A test says that it does by a name with
# Thread, Jobs, Parallel, Stop or Interrupt in it. Planted fault: tests/checks/threads_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh tsan
TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1" ctest --test-dir build/tsan -j "$(nproc)" \
  --output-on-failure --no-tests=error -R 'Thread|Jobs|Parallel|Stop|Interrupt|jobs'
