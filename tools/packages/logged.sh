#!/usr/bin/env bash
# logged.sh NAME COMMAND...: the command, what it prints in build/NAME.log; of one that fails the end is shown.
set -euo pipefail
cd "$(dirname "$0")/../.."
log=build/$1.log
shift
mkdir -p build
"$@" > "$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }
