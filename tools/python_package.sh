#!/usr/bin/env bash
# python_package.sh [WORD]: the Python package (docs/python.md). Each word does what is missing before it.
#   wheel    build/python/shudu-VERSION-py3-none-PLATFORM.whl (when no word is said)
#   venv     build/python/venv, an environment with nothing but the wheel and the system's packages
#   test     its tests, in that environment, and its types (stubtest)
#   bench    how fast it is beside the program and beside numpy
set -euo pipefail
cd "$(dirname "$0")/.."
out=$PWD/build/python
library=$PWD/build/release/lib/libshudu_python.so

# Another python3 may stand first in PATH, without the packages of the system.
python() {
  local candidate
  for candidate in /usr/bin/python3 python3; do
    if "$candidate" -c 'import numpy, hatchling, build' 2> /dev/null; then
      "$candidate" "$@"
      return
    fi
  done
  echo "python_package.sh: no python3 has numpy, hatchling and build (tools/setup.sh test)" >&2
  return 3
}

# The program for `python -m shudu`: the static one, which runs on any machine, where it has been built.
program() {
  local candidate
  for candidate in build/static/bin/shudu build/release/bin/shudu; do
    if [[ -x $candidate ]]; then
      echo "$PWD/$candidate"
      return
    fi
  done
}

wheel() {
  tools/build.sh release shudu_python shudu
  mkdir -p "$out/bin"
  strip -o "$out/bin/shudu" "$(program)"
  rm -f "$out"/*.whl
  # hatchling of Debian names `editables`, which Debian has not and a wheel does not need.
  SHUDU_LIBRARY=$library SHUDU_PROGRAM=$out/bin/shudu python -m build --wheel --no-isolation --skip-dependency-check \
    --outdir "$out" bindings/python > "$out/build.log" 2>&1 || { cat "$out/build.log" >&2; return 1; }
  chmod 644 "$out"/*.whl
  ls "$out"/*.whl
}

venv() {
  wheel
  rm -rf "$out/venv"
  python -m venv --system-site-packages "$out/venv"
  "$out/venv/bin/pip" install --quiet --no-index --no-deps --disable-pip-version-check "$out"/*.whl
}

# In an environment without a compiler: no folder of PATH but that of the environment.
inside() { env -u SHUDU_LIBRARY -u SHUDU_PROGRAM -u PYTHONPATH PATH="$out/venv/bin" "$@"; }

test() {
  venv
  inside SHUDU_ROOT="$PWD" "$out/venv/bin/python" -m pytest -q -p no:cacheprovider tests/python "$@"
  (cd "$out" && inside MYPY_CACHE_DIR="$out/mypy" "$out/venv/bin/python" -m mypy.stubtest shudu)
}

bench() {
  venv
  inside "$out/venv/bin/python" tools/bench_python.py "$PWD/build/release/bin/shudu"
}

case ${1:-wheel} in
  wheel | venv | test | bench) "${1:-wheel}" "${@:2}" ;;
  *) sed -n '2,6s/^# \?//p' "$0" >&2; exit 2 ;;
esac
