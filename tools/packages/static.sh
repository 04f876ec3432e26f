#!/usr/bin/env bash
# static.sh [arm64]: the program as one file without libraries, dist/shudu-VERSION-linux-x86_64, or -arm64 by the cross
# compiler.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(tools/packages/version.sh)
preset=static machine=x86_64
if [[ ${1:-} == arm64 ]]; then
  preset=arm64 machine=arm64
  tools/packages/arm64_root.sh
fi
tools/packages/logged.sh $preset tools/build.sh $preset shudu
mkdir -p dist
install -m 755 build/$preset/bin/shudu "dist/shudu-$version-linux-$machine"
echo "static: dist/shudu-$version-linux-$machine"
