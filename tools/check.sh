#!/usr/bin/env bash
# check.sh [--all] [NAME...]: every check of the tree, or those named; sets itself up in a fresh clone. One line a
# check, the log of those that fail, a summary. Each check is a script of tools/checks/ and can be run alone;
# tests/checks/ proves that each of them can fail. Nothing is remembered from run to run but objects and how long
# each check took (build/check/times). What tidy, cppcheck and the planted faults look at is said by
# tools/checks/changes.py; with --all they look at everything.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2
export PYTHONDONTWRITEBYTECODE=1

# name, then its command; quick ones first. `release` builds what docs, tables and tree look at.
checks=(
  "format       tools/checks/format.sh"
  "words        tools/checks/words.py"
  "layers       tools/checks/layers.py"
  "names        tools/checks/names.py"
  "release      tools/build.sh release"
  "docs         tools/checks/docs.py"
  "tables       tools/checks/tables.py"
  "kernels      tools/checks/kernels.py"
  "tree         tools/checks/tree.sh"
  "pages        tools/checks/pages.sh"
  "cppcheck     tools/checks/cppcheck.sh"
  "sanitizers   tools/checks/sanitizers.sh"
  "coverage     tools/checks/coverage.py"
  "fuzzers      tools/checks/fuzzers.sh"
  "gcc          tools/checks/gcc.sh"
  "threads      tools/checks/threads.sh"
  "tidy         tools/checks/tidy.py"
  "clean_root   tools/checks/clean_root.sh"
  "packages     tools/packages/release.sh"
)
# What is given out is made and tried with --all, or when it is named.
only_with_all=(packages)

all=
if [[ ${1:-} == --all ]]; then
  all=--all
  shift
fi
with_all=(tree cppcheck tidy)
kinds=(run test)
if [[ -n $all || " $* " == *" packages "* ]]; then kinds+=(web release); fi
tools/setup.sh "${kinds[@]}" || exit 2
logs=build/check
mkdir -p "$logs"
: > "$logs/times"
failed=()
run=0

run_check() {  # name, command
  local name=$1 start=$SECONDS
  shift
  if [[ -n $all && " ${with_all[*]} " == *" $name "* ]]; then set -- "$@" --all; fi
  if "$@" > "$logs/$name.log" 2>&1 < /dev/null; then
    printf 'ok      %-12s %4d s\n' "$name" $((SECONDS - start))
  else
    printf 'FAILED  %-12s %4d s   log: %s\n' "$name" $((SECONDS - start)) "$logs/$name.log"
    tail -n 40 "$logs/$name.log" | sed 's/^/    /'
    failed+=("$name")
  fi
  echo "check $name $((SECONDS - start))" >> "$logs/times"
  if [[ $name == coverage ]]; then grep -E '^(lines|branches):' "$logs/$name.log" | sed 's/^/        /'; fi
}

wanted=" $* "
for row in "${checks[@]}"; do
  read -ra words <<< "$row"
  if [[ $# -gt 0 && $wanted != *" ${words[0]} "* ]]; then continue; fi
  if [[ $# -eq 0 && -z $all && " ${only_with_all[*]} " == *" ${words[0]} "* ]]; then continue; fi
  run=$((run + 1))
  run_check "${words[@]}"
done
if [[ $run -eq 0 ]]; then
  echo "check.sh: no check of that name; there are:" >&2
  printf '%s\n' "${checks[@]}" | cut -d' ' -f1 | xargs >&2
  exit 2
fi
if [[ ${#failed[@]} -gt 0 ]]; then
  echo "check.sh: ${#failed[@]} of $run checks failed: ${failed[*]}"
  exit 1
fi
echo "check.sh: all $run checks ok"
