#!/usr/bin/env bash
# cppcheck.sh [ROOT]: cppcheck finds nothing in the engine and the apps. What is suppressed says why:
#   missingIncludeSystem, unmatchedSuppression   not about the code
#   unusedFunction                               a library has functions that it does not call
#   useStlAlgorithm                              taste; a loop is often clearer
#   shadowFunction                               a local named like a function; -Wshadow holds real shadowing
#   constParameter, constParameterCallback       the rows of a table share one type of function
#   noExplicitConstructor in two headers         a value or an error becomes a Result by itself, a Part becomes
#                                                Holdings, on purpose
# Planted fault: tests/checks/cppcheck_test.sh.
set -euo pipefail
cd "${1:-$(dirname "$0")/../..}"
folders=()
for folder in src apps fuzz bench; do
  if [[ -d $folder ]]; then folders+=("$folder"); fi
done
cppcheck --quiet --std=c++20 --language=c++ --enable=warning,performance,portability,style \
  --inline-suppr --error-exitcode=1 -j "$(nproc)" -I include -I src -I apps \
  --suppress=missingIncludeSystem --suppress=unmatchedSuppression --suppress=unusedFunction \
  --suppress=shadowFunction --suppress=constParameter --suppress=constParameterCallback \
  --suppress=useStlAlgorithm --suppress=noExplicitConstructor:include/shudu/core/result.h \
  --suppress=noExplicitConstructor:include/shudu/formats/puzzle.h \
  --template='{file}:{line}: {severity}: {message} [{id}]' "${folders[@]}"
