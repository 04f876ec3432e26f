#!/usr/bin/env bash
# gcc.sh: the release preset with the system's compiler, which is what people without clang 19 run. All but the
# tests builds without a warning at the strict settings, and gives what clang's gives byte for byte, by the
# transcripts of the program and of the service; the rooms of bit tricks and vectors pass their own tests. Files
# of other tests are not even built (they were a quarter of this check's time).
# Planted fault for the warnings: tests/checks/warnings_test.sh. Left out for their time (a third of all checks):
# asserts, which are the sanitized build's, and the tests of the other rooms, which preset `dev` builds by g++.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CXX=g++
whole=(core solver c)
transcripts=(service cli)
join() { local IFS=$1; shift; echo "$*"; }
cmake --preset release -B build/gcc -DSHUDU_INSTALL=OFF -DSHUDU_CHECKS=OFF -DSHUDU_WERROR=ON -DSHUDU_JOIN_ROOMS=ON \
  -DSHUDU_TESTS_WITH=Golden -DSHUDU_WHOLE_TESTS="$(join ';' "${whole[@]}")" > /dev/null
who=("${whole[@]}" "${transcripts[@]}")
cmake --build build/gcc --target shudu shudu-tables everything_in_c arrays_in_c "${who[@]/%/_test}"
# Counts that take long say of a compiler what the short ones say.
long='Counts|FourByFour|Differential|Learning'
tools/run_tests.sh gcc \
  -R "^($(join '|' "${whole[@]}"))\\.|^($(join '|' "${transcripts[@]}"))\\..*Golden" -E "$long"
