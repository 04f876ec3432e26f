# What the tests of the checks share. Each plants faults in a small tree of its own ($tree, thrown away
# afterwards) and asserts that the check passes without the fault and fails with it, for the right reason.
# shellcheck shell=bash
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
checks=$root/tools/checks
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
export PYTHONDONTWRITEBYTECODE=1

need() {  # program...: skips the test, loudly, where one is not installed
  local program
  for program in "$@"; do
    if ! command -v "$program" > /dev/null; then
      echo "SKIPPED: $program is not installed"
      exit 77
    fi
  done
}

plant() {  # file: writes standard input to it, inside the tree
  mkdir -p "$(dirname "$tree/$1")"
  cat > "$tree/$1"
}

expect_pass() {  # what, command...
  local what=$1 output
  shift
  if ! output=$("$@" 2>&1); then
    echo "FAILED: $what should pass, but:"
    echo "$output"
    exit 1
  fi
  echo "ok: $what passes"
}

expect_fail() {  # what, extended regular expression the output must match, command...
  local what=$1 expected=$2 output
  shift 2
  if output=$("$@" 2>&1); then
    echo "FAILED: $what is not noticed"
    echo "$output"
    exit 1
  elif ! grep -Eq "$expected" <<< "$output"; then
    echo "FAILED: $what fails, but not with '$expected':"
    echo "$output"
    exit 1
  fi
  echo "ok: $what is noticed"
}
