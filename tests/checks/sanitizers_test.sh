#!/usr/bin/env bash
# Planted faults for the sanitized build (preset asan): a read past the end, a leak and a signed overflow must
# each end the program with a report. Flags as in CMakePresets.json, through cmake/instrument.cmake.
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
sanitizers=$(python3 -c 'import json, sys
presets = {p["name"]: p for p in json.load(open(sys.argv[1]))["configurePresets"]}
print(presets["asan"]["cacheVariables"]["SHUDU_SANITIZE"])' "$root/CMakePresets.json")
build_and_run() {
  cmake -S "$tree" -B "$tree/build" -G Ninja -DCMAKE_CXX_COMPILER=clang++-14 \
    -DSHUDU_SANITIZE="$sanitizers" -DCMAKE_BUILD_TYPE=Debug > "$tree/log" &&
  cmake --build "$tree/build" &&
  "$tree/build/planted"
}
plant planted.cpp <<< 'int main(int argc, char**) { return argc - 1; }'
expect_pass "a sound program" build_and_run
plant planted.cpp <<< '#include <vector>
int main(int argc, char**) { std::vector<int> v(3); return v.data()[argc + 2]; }'
expect_fail "a read past the end" 'heap-buffer-overflow' build_and_run
plant planted.cpp <<< 'int main(int argc, char**) { return (2147483647 + argc) == 0; }'
expect_fail "a signed overflow" 'signed integer overflow' build_and_run
plant planted.cpp <<< 'int* p; int main() { p = new int(1); p = nullptr; return 0; }'
expect_fail "a leak" 'detected memory leaks' build_and_run
