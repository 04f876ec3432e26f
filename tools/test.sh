#!/usr/bin/env bash
# `make test` after its set-up: every test of the release build, then the Python package in a fresh environment, the
# npm package in node and the web app in a browser. Each run ends with its own summary; fails if any fails. The same
# tests under sanitizers, and those that look at the tree (label `tree`) or take long in a browser, are checks of
# tools/check.sh: they take twice the time of all this. How long each part took stands in build/test/times.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build/test
: > build/test/times
failed=0

part() {  # name, title, command...
  local name=$1 start=$SECONDS
  if [[ -n $2 ]]; then echo "== $2"; fi
  shift 2
  "$@" || failed=1
  echo "test $name $((SECONDS - start))" >> build/test/times
}
part build "" tools/build.sh release
[[ $failed -eq 0 ]] || exit 1
# Packages of the web app are fetched and unpacked meanwhile, which leaves the cores to others.
tools/web.sh setup > build/test/setup.log 2>&1 &
setup=$!
part engine "tests in the release build" tools/run_tests.sh release -LE '^tree$'
wait $setup || true # if it failed, the next word tries once more and says why
part python "the Python package" tools/python_package.sh test
part tables "" tools/web.sh generate
part modules "" tools/web.sh wasm
# What needs no browser works on one core, and waits: beside the tests of the package it takes hardly any time.
tools/web.sh built-pure > build/test/pure.log 2>&1 &
pure=$!
pure_tests() {
  local status=0
  wait $pure || status=$?
  cat build/test/pure.log
  return $status
}
part npm "the npm package, in node" tools/npm_package.sh test
part pure "the web app: what needs no browser" pure_tests
part web "the web app, in chromium" tools/web.sh short
if [[ $failed -ne 0 ]]; then
  echo "make test: something failed, see above" >&2
  exit 1
fi
