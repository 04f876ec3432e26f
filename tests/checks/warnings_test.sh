#!/usr/bin/env bash
# Planted faults for the strict warnings of cmake/warnings.cmake (presets dev and asan): an unused variable, a
# narrowing, a shadowed name, an old cast; each must stop the build with both compilers.
# looks at: CMakePresets.json cmake/warnings.cmake
source "$(dirname "$0")/lib.sh"
need cmake ninja g++ clang++-14
cp -r "$root/cmake" "$tree"
plant CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(planted LANGUAGES CXX)
include(cmake/warnings.cmake)
add_library(planted STATIC planted.cpp)
shudu_set_warnings(planted)
CMAKE
build() {  # compiler
  cmake -S "$tree" -B "$tree/$1" -G Ninja -DCMAKE_CXX_COMPILER="$1" -DSHUDU_WERROR=ON > "$tree/log" &&
  cmake --build "$tree/$1"
}
for compiler in g++ clang++-14; do
  plant planted.cpp <<< 'int f() { return 1; }'
  expect_pass "a clean file ($compiler)" build "$compiler"
  plant planted.cpp <<< 'int f() { int unused; return 1; }'
  expect_fail "an unused variable ($compiler)" 'unused-variable' build "$compiler"
  plant planted.cpp <<< 'int f(long x) { int y = x; return y; }'
  expect_fail "a narrowing ($compiler)" 'conversion|shorten' build "$compiler"
  plant planted.cpp <<< 'int f(int x) { { int x = 2; return x; } }'
  expect_fail "a shadowed name ($compiler)" 'shadow' build "$compiler"
  plant planted.cpp <<< 'int f(unsigned x) { return (int)x; }'
  expect_fail "an old cast ($compiler)" 'old-style-cast' build "$compiler"
done
