#!/usr/bin/env bash
# fuzzers.sh [SECONDS]: every fuzz target builds as a libFuzzer program (clang 14, ASan, UBSan) and runs for a
# few seconds from its corpus without a finding. For a long hunt give more seconds.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-5}
tools/build.sh fuzz
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
count=0
for target in build/fuzz/bin/*_fuzz; do
  name=$(basename "$target" _fuzz)
  mkdir "$found/$name"
  # New inputs go to the first folder, which is thrown away; the kept corpus is only read.
  "$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -artifact_prefix=build/fuzz/ \
    "$found/$name" "fuzz/corpus/$name"
  count=$((count + 1))
done
[[ $count -gt 0 ]] || { echo "no fuzz targets"; exit 1; }
echo "$count fuzz targets ran $seconds s each"
