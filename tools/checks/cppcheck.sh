#!/usr/bin/env bash
# cppcheck.sh [ROOT]: cppcheck finds nothing in the engine and the apps. What is suppressed says why:
#   missingIncludeSystem, unmatchedSuppression   not about the code
#   unusedFunction                               a library has functions that it does not call
#   useStlAlgorithm                              taste; a loop is often clearer
#   noExplicitConstructor in result.h            a value or an error becomes a Result by itself, on purpose
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
  --suppress=useStlAlgorithm --suppress=noExplicitConstructor:include/shudu/core/result.h \
  --template='{file}:{line}: {severity}: {message} [{id}]' "${folders[@]}"
