#!/usr/bin/env bash
# release_gcc.sh: the release preset with the system's compiler, which is what people without clang 19 run,
# passes the tests too.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CXX=g++
cmake --preset release -B build/release-gcc -DSHUDU_INSTALL=OFF -DSHUDU_CHECKS=OFF > /dev/null
cmake --build build/release-gcc
ctest --test-dir build/release-gcc -j "$(nproc)" --output-on-failure --no-tests=error
