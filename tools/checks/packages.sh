#!/usr/bin/env bash
# packages.sh [WORD...]: what `make release` has put into dist/ is installed where there is nothing else, and used.
#   static     the program alone in an empty root; on processors without AVX and without SSE4.2 (qemu): which kernel
#              runs, the same answers
#   arm64      the same program for arm64, and the tests of core, formats and solver, in qemu
#   npm        the npm packages installed without a network: answers, exit codes, signals, the way without a program
#   container  the image run as nobody
#   deb        lintian; installed, used and purged in a new Debian
#   twice      the Debian packages built again: equal byte for byte
# All but the last when no word is said. Needs root for empty roots, debootstrap for `deb`; says SKIPPED where they are
# missing. Planted faults: tests/checks/packages_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/checks/new_debian.sh
version=$(tools/packages/version.sh)
puzzles=examples/puzzles.txt
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf --one-file-system "$work"' EXIT

fail() { echo "packages: $*" >&2; exit 1; }
skip() { echo "packages: $1: SKIPPED, it needs $2"; }
is_root() { [[ $(id -u) -eq 0 ]]; }

# What the answers are held to: those of the build that people make themselves.
expected() { build/release/bin/shudu "$@"; }

same_answers() {  # what, command...: solves the examples, rates one and makes one as the build does
  local what=$1
  shift
  "$@" solve - < $puzzles | cmp - <(expected solve - < $puzzles) || fail "$what: other solutions"
  "$@" rate - < <(head -n 5 $puzzles) | cmp - <(expected rate - < <(head -n 5 $puzzles)) || fail "$what: other ratings"
  "$@" generate --seed 7 -n 3 | cmp - <(expected generate --seed 7 -n 3) || fail "$what: other puzzles"
}

exits_with() {  # code, command...
  local wanted=$1 code=0
  shift
  "$@" > "$work/out" 2> "$work/err" || code=$?
  [[ $code -eq $wanted ]] || { cat "$work/err" >&2; fail "exit code $code, not $wanted, of: $*"; }
}

kernel_used() {  # kernel, command...
  local kernel=$1
  shift
  "$@" version | grep -Eq "(^|[ :,])$kernel \([^)]*used" || { "$@" version; fail "$kernel is not what runs: $*"; }
}

check_static() {
  local program=dist/shudu-$version-linux-x86_64
  [[ -x $program ]] || fail "there is no $program (make static)"
  if readelf -lW "$program" | grep -q INTERP; then fail "$program is not static"; fi
  if is_root; then
    mkdir "$work/empty"
    cp "$program" "$work/empty/shudu"
    same_answers "an empty root" chroot "$work/empty" /shudu
    exits_with 3 chroot "$work/empty" /shudu render --to svg 1.....2..3.....4
    grep -q 'package shudu' "$work/err" || fail "render does not say what is missing"
  else
    skip static "root for an empty root"
    same_answers "static" "$program"
  fi
  kernel_used sse4 qemu-x86_64 -cpu Nehalem "$program"
  same_answers "no AVX" qemu-x86_64 -cpu Nehalem "$program"
  kernel_used scalar qemu-x86_64 -cpu core2duo "$program"
  same_answers "no SSE4.2" qemu-x86_64 -cpu core2duo "$program"
}

run_in_qemu() {  # room: its tests for arm64, a share of them on each processor
  local room=$1 shares share pid pids=() has_failed=
  shares=$(nproc)
  for ((share = 0; share < shares; ++share)); do
    SHUDU_SOURCE_DIR=$PWD RC_PARAMS="seed=20261121 max_success=10" \
      GTEST_TOTAL_SHARDS=$shares GTEST_SHARD_INDEX=$share \
      qemu-aarch64 -L /usr/aarch64-linux-gnu "build/arm64/bin/${room}_test" --gtest_brief=1 \
      > "$work/$room.$share" 2>&1 &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid" || has_failed=yes; done  # all of them, so that none is left behind
  [[ -z $has_failed ]] || { cat "$work/$room."*; fail "arm64: tests of $room"; }
  echo "packages: arm64: tests of $room: $(grep -h PASSED "$work/$room."* | grep -o '[0-9]* tests' | paste -sd+)"
}

check_arm64() {
  local program=dist/shudu-$version-linux-arm64
  [[ -x $program ]] || fail "there is no $program (tools/packages/static.sh arm64)"
  kernel_used simd128 qemu-aarch64 "$program"
  same_answers "arm64" qemu-aarch64 "$program"
  SHUDU_KERNEL=scalar same_answers "arm64, scalar" qemu-aarch64 "$program"
  local room
  tools/packages/logged.sh arm64_tests tools/build.sh arm64 core_test formats_test solver_test
  for room in core formats solver; do run_in_qemu "$room"; done
}

check_deb() {
  local packages=(dist/deb/*.deb)
  lintian --fail-on error --allow-root "${packages[@]}" || fail "lintian"
  can_make_debian || { skip deb "root and debootstrap"; return; }
  local root=$work/debian
  make_debian "$root" > "$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; fail "no new Debian"; }
  debian() { unshare --mount --pid --fork --mount-proc="$root/proc" --kill-child chroot "$root" "$@"; }
  quietly() {
    debian env DEBIAN_FRONTEND=noninteractive "$@" > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "$*"; }
  }
  state() { (cd "$root" && find . -xdev \( -path ./var/cache -o -path ./var/log -o -path ./tmp -o -path ./proc \) \
    -prune -o -print | sort); }
  quietly apt-get update
  mkdir "$root/tmp/deb"
  cp "${packages[@]}" $puzzles "$root/tmp/deb"
  state > "$work/before"
  quietly sh -c 'apt-get install -y --no-install-recommends /tmp/deb/shudu_*.deb'
  same_answers "shudu in a new Debian" debian shudu
  exits_with 3 debian shudu render --to svg 1.....2..3.....4
  grep -q 'apt install libpangocairo-1.0-0' "$work/err" || { cat "$work/err" >&2; fail "render names no package"; }
  local advice
  advice=$(sed -n 's/.*: apt install //p' "$work/err")
  quietly sh -c "apt-get install -y --no-install-recommends $advice"
  exits_with 0 debian shudu render --to svg 1.....2..3.....4
  grep -q '<svg' "$work/out" || fail "render draws no SVG"
  quietly sh -c 'apt-get install -y --no-install-recommends /tmp/deb/*.deb'
  debian sh -c 'test -s /usr/share/doc/shudu/docs/cli.md && test -s /usr/share/man/man1/shudu.1.gz' || fail "no manual"
  debian python3 -c 'import shudu; print("".join(map(str, shudu.solve("1.....2..3.....4", layout="4x4").solutions)))' \
    > "$work/out" 2> "$work/err" || { cat "$work/err" >&2; fail "python3-shudu cannot be imported"; }
  grep -qx 1243342143122134 "$work/out" || fail "python3-shudu does not solve"
  quietly sh -c 'apt-get purge -y --auto-remove "*shudu*"'
  quietly sh -c "apt-get purge -y --auto-remove $advice"
  state | diff "$work/before" - | grep '^[<>].*shudu' && fail "purge leaves something behind"
  return 0
}

check_twice() {
  local before=$work/first
  cp -r dist/deb "$before"
  tools/packages/deb.sh
  diff -r "$before" dist/deb || fail "a second build gives other packages"
}

check_container() {
  local archive=dist/shudu-$version-container-amd64.tar store container
  is_root || { skip container root; return; }
  export STORAGE_DRIVER=vfs
  store=(--root "$work/store" --runroot "$work/run")
  container=$(buildah "${store[@]}" from "oci-archive:$archive")
  image() { buildah "${store[@]}" run --isolation chroot "$container" -- /shudu "$@"; }
  same_answers "container" image
  # It is nobody who runs it: the root of the image is not theirs to write.
  exits_with 3 image convert -o /written 1.....2..3.....4
  grep -q /written "$work/err" || fail "the image is not run as nobody"
  buildah "${store[@]}" rm "$container" > /dev/null
}

code_of() {  # signal, program: the exit code where the signal ends long work
  local code=0
  env --default-signal="$1" "$2" generate --seed 7 -n 1000000000 > /dev/null 2>&1 &
  sleep 1
  kill "-$1" $!
  wait $! || code=$?
  echo "$code"
}

check_npm() {
  local folder=$work/npm
  mkdir -p "$folder"
  echo '{"private": true}' > "$folder/package.json"
  # What is optional and not for this machine is left out.
  (cd "$folder" && npm install --save-optional --offline --no-audit --no-fund --loglevel=error "$OLDPWD"/dist/npm/*.tgz)
  local command=$folder/node_modules/.bin/shudu
  same_answers npm "$command"
  printf '%s\n' 1.....2..3.....4 '# note' 1.....2........4 11.............. '' x1.....2........ \
    "$(printf '.%.0s' {1..81})" > "$work/lines"
  local verb code
  for verb in solve count check; do
    code=0
    expected $verb "$work/lines" > "$work/native" 2> /dev/null || code=$?
    exits_with "$code" "$command" $verb "$work/lines"
    SHUDU_CLI_PORTABLE=1 exits_with "$code" "$command" $verb "$work/lines"
    diff "$work/native" "$work/out" || fail "the engine says otherwise than the program: $verb"
  done
  exits_with 2 "$command" --no-such-option
  SHUDU_CLI_PORTABLE=1 exits_with 2 "$command" play
  # A newer node becomes the program, an older one waits for it.
  local signal path
  for path in "$PATH" "$PWD/web/node_modules/.bin:$PATH"; do
    for signal in INT TERM HUP; do
      [[ $(PATH=$path code_of $signal "$command") == "$(code_of $signal build/release/bin/shudu)" ]] ||
        fail "SIG$signal through npm: another exit code"
      if pgrep -f "$folder/node_modules/shudu-linux" > /dev/null; then fail "SIG$signal leaves the program running"; fi
    done
  done
}

words=("$@")
[[ $# -gt 0 ]] || words=(static arm64 npm container deb)
for word in "${words[@]}"; do
  declare -F "check_$word" > /dev/null || { sed -n '2,11s/^# \?//p' "$0" >&2; exit 2; }
  echo "== $word"
  "check_$word"
done
echo "packages: ok (${words[*]})"
