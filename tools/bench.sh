#!/usr/bin/env bash
# bench.sh [OPTION...]: tables of `shudu bench` (build/release, or SHUDU_PROGRAM), options as of that verb.
# Where the shared folder is there (SHUDU_SHARED, else ../shared) its puzzle lists are the sets, and its
# experiments are built as peers in a temporary folder and timed in turn with ours; else the built-in sets.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "${SHUDU_PROGRAM:-build/release/bin/shudu}")
shared=${SHUDU_SHARED:-../shared}
lists=(kaggle_like unbiased_42417 17_clue radcliffe3m_sample_7034 magictour_top1465
       forum_hardest_1905_11+ forum_hardest_1106)
few=5000  # puzzles a set where all kernels run, the slow ones too

if [[ ! -d $shared/data/puzzles ]]; then
  echo "bench.sh: no puzzle lists in $shared/data/puzzles: the built-in sets instead, without peers"
  exec "$program" bench --kernel all --batch --single "$@"
fi
shared=$(realpath "$shared")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/full" "$folder/few"
for list in "${lists[@]}"; do
  [[ -f $shared/data/puzzles/$list.gz ]] || { echo "bench.sh: $list is not there, left out"; continue; }
  zcat "$shared/data/puzzles/$list.gz" | grep -v '^#' > "$folder/full/$list"
  sed "${few}q" "$folder/full/$list" > "$folder/few/$list"
done

compiler=$(command -v clang++-19 || command -v clang++ || command -v c++)
has() { "$program" version --json | grep -q "\"name\":\"$1\",\"lanes\":[0-9]*,\"supported\":true"; }

build() {  # source, library, flags...
  local source=$1 library=$2
  shift 2
  "$compiler" -std=c++20 -O3 -w -fPIC -shared "$@" "$shared/experiments/$source" -o "$folder/$library.so"
}

# lanes2 takes many puzzles a call; this asks it one at a time, as a --peer is asked.
cat > "$folder/one.cpp" << 'CODE'
#include <cstddef>
#include <cstdint>
extern "C" void Lanes2Batch(const char*, size_t, size_t, size_t, char*, uint8_t*, unsigned long long*);
extern "C" size_t Lanes2One(const char* puzzle, size_t limit, uint32_t, char* solution, size_t* guesses) {
  uint8_t counts[64];
  unsigned long long stats[8];
  Lanes2Batch(puzzle, 1, 96, limit, solution, counts, stats);
  *guesses = stats[0];
  return counts[0];
}
CODE

compare() {  # kernel, lanes, machine flag, options...
  local kernel=$1 lanes=$2 machine=$3
  shift 3
  has "$kernel" || { echo "bench.sh: no $kernel on this machine, left out"; return 0; }
  build lanes2.cpp "lanes2-$lanes" "$machine" "-DLANES2_WIDTH=$lanes" "$folder/one.cpp"
  build single.cpp "single-$kernel" "$machine"
  echo
  echo "== $kernel beside lanes2 ($lanes lanes), many a call; lanes2 and single, one a call"
  (cd "$folder/full" && "$program" bench --kernel "$kernel" "$@" \
    --peer-batch "$folder/lanes2-$lanes.so:Lanes2Batch" -- *)
  (cd "$folder/full" && "$program" bench --kernel "$kernel" --single "$@" \
    --peer "$folder/lanes2-$lanes.so:Lanes2One" --peer "$folder/single-$kernel.so:SingleSolve" -- *)
}

echo "== every kernel, at most $few puzzles a set"
(cd "$folder/few" && "$program" bench --kernel all --batch --single "$@" -- *)
if [[ -f $shared/experiments/lanes2.cpp && -f $shared/experiments/single.cpp ]]; then
  compare avx512 16 -march=native "$@"
  compare avx2 8 -march=haswell "$@"
else
  echo "bench.sh: no experiments in $shared/experiments: no peers"
fi
