#!/usr/bin/env bash
# cppcheck.sh [--all] [ROOT]: cppcheck finds nothing in the engine and the apps, in the files that changes.py says (with
# --all, in all). What is suppressed says why:
#   missingIncludeSystem, unmatchedSuppression   not about the code
#   unusedFunction                               a library has functions that it does not call
#   useStlAlgorithm                              taste; a loop is often clearer
#   shadowFunction                               a local named like a function; -Wshadow holds real shadowing
#   constParameter, constParameterCallback       the rows of a table share one type of function
#   noExplicitConstructor in two headers         a value or an error becomes a Result by itself, a Part
#                                                becomes Holdings, on purpose
#   constStatement, redundantAssignment, shiftTooManyBits in the kernels    it takes the braces of
#                                                std::uint64_t{5} * i for a block
#   internalAstError, shiftNegativeLHS in two files of the ratings    it does not read template lambdas, and
#                                                takes std::uint64_t{1} for a negative number
#   noConstructor, uninitMemberVar in the solver and the ratings    working memory that is reused: every call
#                                                writes before it reads; clearing it would show
#   noise in the forms and the generator    working memory that is written before it is read, vectors by value
#                                                (they are registers), braces of std::uint32_t{x} * y, arrays
#                                                whose loops it does not count to the end, a sink that outlives
#                                                its list
#   unusedStructMember                           it does not see what is read through a table of rows
# Planted fault: tests/checks/cppcheck_test.sh.
set -euo pipefail
changes=$(realpath "$(dirname "$0")")/changes.py
all=()
if [[ ${1:-} == --all ]]; then
  all=(--all)
  shift
fi
cd "${1:-$(dirname "$0")/../..}"
folders=()
for folder in src bindings/c apps fuzz bench; do
  if [[ -d $folder ]]; then folders+=("$folder"); fi
done
mapfile -t sources < <(find "${folders[@]}" -name '*.cpp' | sort)
mapfile -t wanted < <("$changes" --root . "${all[@]}" -- "${sources[@]}")
[[ ${#wanted[@]} -gt 0 ]] || exit 0
cppcheck --quiet --std=c++20 --language=c++ --enable=warning,performance,portability,style \
  --inline-suppr --error-exitcode=1 -j "$(nproc)" -I include -I src -I apps -I bindings/c/include \
  --suppress=missingIncludeSystem --suppress=unmatchedSuppression --suppress=unusedFunction \
  --suppress=shadowFunction --suppress=constParameter --suppress=constParameterCallback \
  --suppress=useStlAlgorithm --suppress=noExplicitConstructor:include/shudu/core/result.h \
  --suppress=noExplicitConstructor:include/shudu/formats/puzzle.h \
  --suppress=constStatement:src/solver/cpu/\* --suppress=constStatement:src/solver/single/\* \
  --suppress=redundantAssignment:src/solver/single/\* --suppress=shiftTooManyBits:src/solver/single/\* \
  --suppress=noConstructor:src/solver/lanes/\* --suppress=uninitMemberVar:src/solver/single/\* \
  --suppress=uninitMemberVar:src/rating/se/\* --suppress=internalAstError:src/rating/se/link_graph.cpp \
  --suppress=shiftNegativeLHS:src/rating/se/spots.h \
  --suppress=uninitMemberVar:src/canonical/\* --suppress=passedByValue:src/canonical/\* \
  --suppress=redundantAssignment:src/canonical/puzzle_form.h --suppress=constVariable:src/canonical/grid_form.h \
  --suppress=containerOutOfBounds:src/canonical/box_forms.cpp \
  --suppress=invalidContainerReference:src/canonical/box_forms.cpp \
  --suppress=constStatement:src/generator/uniform_tables.cpp --suppress=danglingLifetime:src/generator/minimal.cpp \
  --suppress=containerOutOfBounds:src/render/links.cpp \
  --suppress=unusedStructMember \
  --template='{file}:{line}: {severity}: {message} [{id}]' "${wanted[@]}"
echo "${#wanted[@]} of ${#sources[@]} files"
