#!/usr/bin/env bash
# Solves examples/puzzles.txt with the release program: the first puzzle as a board, then the totals of the
# whole file (puzzles, unique, time, puzzles/s), and how to play.
set -euo pipefail
cd "$(dirname "$0")/.."
program=build/release/bin/shudu
puzzles=examples/puzzles.txt

first=$(grep -v '^[[:space:]]*\(#\|$\)' "$puzzles" | sed -n 1p | cut -f1)
"$program" solve --board "$first"
echo
{ "$program" solve --summary "$puzzles" > /dev/null; } 2>&1
echo
echo "To play: $program play"
