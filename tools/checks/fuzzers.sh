#!/usr/bin/env bash
# fuzzers.sh [SECONDS]: every fuzz target (libFuzzer, ASan, UBSan) runs for a few seconds from its corpus without
# a finding, one on each core; those of the sanitized build, which `make test` has made. With SECONDS, for a
# long hunt, those of the preset `fuzz`.
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=asan
if [[ $# -gt 0 ]]; then preset=fuzz; fi
tools/build.sh "$preset"
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT

hunt() {  # seconds, folder of new inputs and of findings, the program
  local name
  name=$(basename "$3" _fuzz)
  mkdir "$2/$name"
  # New inputs go to the first folder, which is thrown away; the kept corpus is only read.
  "$3" -max_total_time="$1" -timeout=10 -rss_limit_mb=2048 -artifact_prefix="build/$name-" \
    "$2/$name" "fuzz/corpus/$name" > "$2/$name.log" 2>&1 || { cat "$2/$name.log"; exit 1; }
}
export -f hunt
targets=(build/"$preset"/bin/*_fuzz)
[[ -x ${targets[0]} ]] || { echo "no fuzz targets"; exit 1; }
printf '%s\0' "${targets[@]}" | xargs -0 -n1 -P"$(nproc)" bash -c 'hunt "$@"' hunt "${1:-5}" "$found"
echo "${#targets[@]} fuzz targets ran ${1:-5} s each"
