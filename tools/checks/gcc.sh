#!/usr/bin/env bash
# gcc.sh: the release preset with the system's compiler, which is what people without clang 19 run, builds
# without a warning at the strict settings and passes the tests. Planted fault for the warnings:
# tests/checks/warnings_test.sh. Asserts are the sanitized build's (clang); a second build by g++ only for
# them found nothing in five issues and took ten minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CXX=g++
cmake --preset release -B build/gcc -DSHUDU_INSTALL=OFF -DSHUDU_CHECKS=OFF -DSHUDU_WERROR=ON > /dev/null
cmake --build build/gcc
ctest --test-dir build/gcc -j "$(nproc)" --output-on-failure --no-tests=error
