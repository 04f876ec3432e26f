#!/usr/bin/env bash
# fuzzers.sh [SECONDS]: every fuzz target (libFuzzer, ASan, UBSan) runs for a few seconds from its corpus without
# a finding, one on each core; those of the sanitized build, which the check before has made. Those that changed and
# the share whose turn it is (changes.py) run longer. With SECONDS, for a long hunt, those of the preset `fuzz`.
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=asan
if [[ $# -gt 0 ]]; then preset=fuzz; fi
tools/build.sh "$preset"
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT

hunt() {  # folder of new inputs and of findings, seconds, the program
  local name
  name=$(basename "$3" _fuzz)
  mkdir "$1/$name"
  # New inputs go to the first folder, which is thrown away; the kept corpus is only read.
  "$3" -max_total_time="$2" -timeout=10 -rss_limit_mb=2048 -artifact_prefix="build/$name-" \
    "$1/$name" "fuzz/corpus/$name" > "$1/$name.log" 2>&1 || { cat "$1/$name.log"; exit 1; }
}
export -f hunt
targets=(build/"$preset"/bin/*_fuzz)
[[ -x ${targets[0]} ]] || { echo "no fuzz targets"; exit 1; }
seconds=${1:-2} longer=${1:-6}
long=$(tools/checks/changes.py -- fuzz/*_fuzz.cpp | xargs)
for target in "${targets[@]}"; do
  if [[ " $long " == *" fuzz/$(basename "$target").cpp "* ]]; then time=$longer; else time=$seconds; fi
  printf '%s\0' "$time" "$target"
done | xargs -0 -n2 -P"$(nproc)" bash -c 'hunt "$@"' hunt "$found"
echo "${#targets[@]} fuzz targets ran $seconds s each, $(wc -w <<< "$long") of them $longer s"
