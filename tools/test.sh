#!/usr/bin/env bash
# `make test` after its set-up: every test and fuzz corpus under AddressSanitizer and UBSan, then every test
# and quick check in the release build. Ends with ctest's own summary; fails if either run fails.
set -euo pipefail
cd "$(dirname "$0")/.."

run_ctest() { ctest --test-dir "build/$1" -j "$(nproc)" --output-on-failure --no-tests=error; }

tools/build.sh asan
tools/build.sh release
failed=0
echo "== tests and fuzz corpora under AddressSanitizer and UBSan"
run_ctest asan || failed=1
echo "== tests and quick checks in the release build"
run_ctest release || failed=1
if [[ $failed -ne 0 ]]; then
  echo "make test: something failed, see above" >&2
  exit 1
fi
