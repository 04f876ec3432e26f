#!/usr/bin/env bash
# `make test` after its set-up: every test of the release build, then the npm package in node and the web app in a
# browser. Each run ends with its own summary; fails if any fails. The same tests under sanitizers, and those that
# look at the tree (label `tree`) or take long in a browser, are checks of tools/check.sh: they take twice the time
# of all this.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/build.sh release
failed=0
echo "== tests in the release build"
tools/run_tests.sh release -LE '^tree$' || failed=1
echo "== the npm package, in node"
tools/npm_package.sh test || failed=1
echo "== the web app: what needs no browser, then in chromium"
tools/web.sh test || failed=1
if [[ $failed -ne 0 ]]; then
  echo "make test: something failed, see above" >&2
  exit 1
fi
