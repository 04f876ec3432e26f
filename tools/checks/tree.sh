#!/usr/bin/env bash
# tree.sh [--all]: the tests of the release build that look at the tree and not at the program (label `tree`): what each
# library shows, whether an installed one can be built against, and that every check can fail (tests/checks). Of the
# last those whose files changed, and the share whose turn it is (changes.py); with --all, all. A test says in lines
# `# looks at: PATTERN...` what it looks at beside itself and its check.
set -euo pipefail
cd "$(dirname "$0")/../.."
left_out=()
for test in tests/checks/*_test.sh; do
  name=$(basename "$test" _test.sh)
  mapfile -t more < <(sed -n 's/^# looks at: //p' "$test" | tr ' ' '\n')
  touched=$(tools/checks/changes.py --touched "$test" tests/checks/lib.sh "tools/checks/$name.*" "${more[@]}")
  if [[ ${1:-} != --all && $touched == no ]]; then left_out+=("$name"); fi
done
tools/build.sh release
echo "left out, unchanged: ${left_out[*]:-none}"
tools/run_tests.sh release -L '^tree$' -E "^faults\\.($(IFS='|'; echo "${left_out[*]:-none}"))\$"
