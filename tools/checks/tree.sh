#!/usr/bin/env bash
# tree.sh: the tests of the release build that look at the tree and not at the program (label `tree`): what each
# library shows, whether an installed one can be built against, and that every check can fail (tests/checks).
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh release
ctest --test-dir build/release -j "$(nproc)" --output-on-failure --no-tests=error -L '^tree$'
