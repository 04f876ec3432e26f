#!/usr/bin/env bash
# npm_package.sh [WORD]: the npm package of the engine (docs/npm.md). Each word does what is missing before it.
#   types    bindings/wasm/package/src/types.ts, made of docs/service.schema.json; the web app reads it too
#   pack     build/npm/shudu, the finished folder, and build/npm/shudu-VERSION.tgz (when no word is said)
#   test     its tests, in node
set -euo pipefail
cd "$(dirname "$0")/.."
source=bindings/wasm/package
out=build/npm/shudu

setup() {
  tools/web.sh setup
  PATH=$PWD/web/node_modules/.bin:$PATH
}

types() {
  setup
  node $source/types_of_schema.mjs docs/service.schema.json $source/src/types.ts
}

pack() {
  types
  tools/build.sh wasm
  rm -rf $out build/npm/shudu-*.tgz
  mkdir -p $out
  tsc -p $source
  install -m 644 build/wasm/bin/shudu{,_simd}{,_rest,_variants}.wasm LICENSE $out
  cp docs/npm.md $out/README.md
  cp docs/service.md docs/service.schema.json $out # the manual links to them
  VERSION=$(tools/packages/version.sh) node -e '
    const { name, ...rest } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(JSON.stringify({ name, version: process.env.VERSION, ...rest }, null, 2));
  ' < $source/package.json > $out/package.json
  npm pack ./$out --pack-destination build/npm --silent
}

test() {
  pack
  cd web
  vitest run --config ../tests/npm/vitest.config.mts
}

case ${1:-pack} in
  types | pack | test) "${1:-pack}" "${@:2}" ;;
  *) sed -n '2,5s/^# \?//p' "$0" >&2; exit 2 ;;
esac
