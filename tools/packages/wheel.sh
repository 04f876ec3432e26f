#!/usr/bin/env bash
# wheel.sh: the Python package with the static program in it, dist/shudu-VERSION-py3-none-PLATFORM.whl, so that
# `python -m shudu` runs where nothing else is installed.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/packages/static.sh
tools/packages/logged.sh wheel tools/python_package.sh wheel
rm -f dist/*.whl
install -m 644 build/python/*.whl dist/
echo "wheel: $(echo dist/*.whl)"
