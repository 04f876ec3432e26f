#!/usr/bin/env bash
# `make test` after its set-up: every test and fuzz corpus under AddressSanitizer and UBSan, then every test
# and quick check in the release build, then the npm package in node and the web app in a browser. Each run
# ends with its own summary; fails if any fails.
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
echo "== the npm package, in node"
tools/npm_package.sh test || failed=1
echo "== the web app: what needs no browser, then in chromium"
tools/web.sh test || failed=1
if [[ $failed -ne 0 ]]; then
  echo "make test: something failed, see above" >&2
  exit 1
fi
