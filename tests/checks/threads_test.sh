#!/usr/bin/env bash
# Planted fault for the ThreadSanitizer build (preset tsan): two threads that write one variable. The flags come
# from CMakePresets.json through the project's own cmake/instrument.cmake.
# looks at: CMakePresets.json cmake/instrument.cmake
source "$(dirname "$0")/lib.sh"
need cmake ninja clang++-14 python3
cp -r "$root/cmake" "$tree"
plant CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(planted LANGUAGES CXX)
include(cmake/instrument.cmake)
add_executable(planted planted.cpp)
CMAKE
sanitizer=$(python3 -c 'import json, sys
presets = {p["name"]: p for p in json.load(open(sys.argv[1]))["configurePresets"]}
print(presets["tsan"]["cacheVariables"]["SHUDU_SANITIZE"])' "$root/CMakePresets.json")
build_and_run() {
  cmake -S "$tree" -B "$tree/build" -G Ninja -DCMAKE_CXX_COMPILER=clang++-14 \
    -DSHUDU_SANITIZE="$sanitizer" > "$tree/log" &&
  cmake --build "$tree/build" &&
  "$tree/build/planted"
}
program='#include <atomic>
#include <thread>
TYPE counter{0};
int main() {
  auto add = [] { for (int i = 0; i < 10000; ++i) counter = counter + 1; };
  std::thread a(add);
  std::thread b(add);
  a.join();
  b.join();
}'
plant planted.cpp <<< "${program/TYPE/std::atomic<int>}"
expect_pass "atomic counting" build_and_run
plant planted.cpp <<< "${program/TYPE/int}"
expect_fail "a data race" 'data race' build_and_run
