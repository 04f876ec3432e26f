#!/usr/bin/env bash
# build.sh PRESET [TARGET...]: configures and builds a preset into build/PRESET. Starts afresh when the
# compiler a preset asks for has changed since (`make test` may have installed a better one).
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
cache=build/$preset/CMakeCache.txt

cached() { sed -n "s|^$1:[A-Z]*=||p" "$cache"; }

stale() {  # must the cache be thrown away?
  [[ -f $cache ]] || return 1
  local was best
  # Not from the cache: a compiler that the toolchain file names is not written there.
  was=$(sed -n 's|^set(CMAKE_CXX_COMPILER "\(.*\)")|\1|p' "build/$preset"/CMakeFiles/*/CMakeCXXCompiler.cmake)
  [[ $(cached CMAKE_HOME_DIRECTORY) == "$PWD" && -x $was ]] || return 0
  [[ $preset == release || $preset == bench ]] || return 1
  best=${CXX:-$(command -v clang++-19 || true)}
  [[ -n $best && $(realpath "$(command -v "$best")") != $(realpath "$was") ]]
}

fresh=()
if stale; then fresh=(--fresh); fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! cmake --preset "$preset" "${fresh[@]}" > "$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
targets=()
if [[ $# -gt 0 ]]; then targets=(--target "$@"); fi
cmake --build "build/$preset" "${targets[@]}"
