#!/usr/bin/env bash
# web.sh WORD: the web app and all that it is made of. Each word does what is missing before it.
#   setup     node and the other packages of web/package-lock.json (as they are locked)
#   wasm      shudu.wasm and shudu_simd.wasm, each in two parts, into build/wasm
#   generate  src/generated: words, keys, settings, technique pages, out of the tables of the terminal app;
#             and the types of the npm package, which the app is built with
#   build     web/dist
#   pure      tests without a browser, types, format      browser   tests in chromium, on web/dist
#   short     those of `make test` in chromium            long      the others in chromium
#   all       pure and browser                            serve     serves web/dist and prints the address
#   built-pure  pure, of what is built already: nothing else is built, so that others may meanwhile
#   bench     how fast the built app is, and what it weighs (minutes)
set -euo pipefail
cd "$(dirname "$0")/.."
web=$PWD/web

setup() {
  local stamp=$web/node_modules/.shudu-lock
  if ! cmp -s "$web/package-lock.json" "$stamp"; then
    # Not `npm ci`: it refuses a lock file without the packages of other machines, which npm itself leaves out.
    (cd "$web" && npm install --no-save --no-audit --no-fund --loglevel=error)
    cp "$web/package-lock.json" "$stamp"
  fi
  PATH=$web/node_modules/.bin:$PATH  # node 22 is among the packages; a system's may be older
}

wasm() {
  setup  # the build plays in node
  tools/build.sh wasm
}

generate() {
  setup
  tools/npm_package.sh types
  tools/build.sh release shudu-tables
  (cd "$web" && node tools/prepare.ts "$PWD/../build/release/bin/shudu-tables")
}

build() {
  generate
  wasm
  (cd "$web" && vite build --logLevel warn)
}

pure() {
  cd "$web"
  svelte-check --fail-on-warnings --output machine
  prettier --check --log-level warn .
  vitest run --project pure
}

browser() { (cd "$web" && vitest run --project browser "$@"); }

bench() {
  tools/build.sh release shudu
  (cd "$web" && node tools/bench.ts "$PWD/../build/release/bin/shudu")
}

case ${1:-} in
  setup | wasm | generate | build) "$1" ;;
  pure) generate; wasm; (pure) ;; # without the modules some of these tests are skipped
  built-pure) setup; (pure) ;;
  browser) build; browser ;;
  short) build; browser --tags-filter='!long' ;;
  long) build; browser --tags-filter=long ;;
  all) build; (pure); browser ;;
  bench) build; bench ;;
  serve) build; cd "$web"; exec vite preview --host 127.0.0.1 ;;
  *) sed -n '2,13s/^# \?//p' "$0" >&2; exit 2 ;;
esac
