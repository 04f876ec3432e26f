#!/usr/bin/env bash
# tree.sh: the tests of the release build that look at the tree and not at the program (label `tree`): what each
# library shows, whether an installed one can be built against, and that every check can fail (tests/checks).
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/build.sh release
tools/run_tests.sh release -L '^tree$'
