#!/usr/bin/env bash
# wheel.sh: the Python package with the static program in it, dist/shudu-VERSION-py3-none-PLATFORM.whl, so that
# `python -m shudu` runs where nothing else is installed.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/packages/static.sh
tools/python_package.sh wheel > build/wheel.log || { tail -n 40 build/wheel.log >&2; exit 1; }
rm -f dist/*.whl
install -m 644 build/python/*.whl dist/
echo "wheel: $(echo dist/*.whl)"
