#!/usr/bin/env bash
# coverage.sh: the tests cover at least 95 % of the lines and 85 % of the branches of core, formats and the
# reference solvers. Prints the figures a file. Branches that only an exception takes do not count
# (rooms have none). `coverage.sh --gate ROOT OBJECTS FILTER...` is the last step alone, which
# tests/checks/coverage_test.sh plants a fault in.
set -euo pipefail

gate() {  # root, folder of objects, filters
  local root=$1 objects=$2 filters=()
  shift 2
  for filter in "$@"; do filters+=(--filter "$filter"); done
  cd "$root"
  gcovr --root . "${filters[@]}" --gcov-executable gcov --exclude-throw-branches \
    --exclude-unreachable-branches --print-summary \
    --fail-under-line 95 --fail-under-branch 85 "$objects"
}

if [[ ${1:-} == --gate ]]; then
  shift
  gate "$@"
  exit
fi
cd "$(dirname "$0")/../.."
# The rooms' own tests only: what the program's tests run as well is not for them to prove. Those that start
# threads are left out: two threads lose one another's counts, gcov then derives counts below zero, and gcovr
# ends with an exception. Atomic counters would make all of them ten times slower.
rooms=(core formats formats_xml solver)
tools/build.sh coverage "${rooms[@]/%/_test}"
find build/coverage -name '*.gcda' -delete
# Counts of millions of positions go over the same lines again and again: a piece of them is enough here.
left_out='*Counts.Ladder*:*FourByFour*:*Perft*:*BruteForceKiller*:*Agree*:*OnRandomPositions*:*WhatIsHandedOver*'
left_out+=':*SparsePositions*:*AsTheReference*:*CountThreads*:*Count.TheBudgetHolds*'
GTEST_FILTER="-$left_out" tools/run_tests.sh coverage \
  -R "^($(IFS='|'; echo "${rooms[*]}"))\\." > build/coverage/ctest.log || {
  cat build/coverage/ctest.log
  exit 1
}
gate "$PWD" build/coverage 'include/shudu/(core|formats)/' 'src/(core|formats)/' 'src/solver/reference/'
