#!/usr/bin/env bash
# threads.sh: the tests that use threads, under ThreadSanitizer. A test says that it does by a name with
# Thread, Jobs, Parallel, Stop or Interrupt in it; of the terminal game those of its worker, its desk (which
# saves in a thread), its app and whole games of the program. Planted fault: tests/checks/threads_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
# The rooms and apps that start threads, or whose tests do; of the others nothing is built, nor the files
# of tests in which no such word stands.
who=(solver generator storage service c cli tui)
names='Thread|Jobs|Parallel|Stop|Interrupt|jobs|Worker|Desk|TuiApp|TuiPractice|WholeGame'
cmake --preset tsan -DSHUDU_TESTS_WITH="$names" > /dev/null
cmake --build build/tsan --target shudu "${who[@]/%/_test}"
TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1" tools/run_tests.sh tsan \
  -R "^($(IFS='|'; echo "${who[*]}"))\..*($names)"
