#!/usr/bin/env bash
# build.sh PRESET: the preset builds (dev: without a warning at the strict settings) and its tests
# pass. Planted fault for the warnings: tests/checks/warnings_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh "$1"
ctest --test-dir "build/$1" -j "$(nproc)" --output-on-failure --no-tests=error
