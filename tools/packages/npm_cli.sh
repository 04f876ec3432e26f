#!/usr/bin/env bash
# npm_cli.sh [arm64]: the npm package of the command line, dist/npm: shudu-cli, which installs the native program where
# there is one (shudu-linux-x64; shudu-linux-arm64, made here when its word is said) and the engine for WebAssembly
# (shudu) everywhere.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(tools/packages/version.sh)
out=dist/npm
work=build/npm-cli
machines=(x64=x86_64)
tools/packages/static.sh
if [[ ${1:-} == arm64 ]]; then
  tools/packages/static.sh arm64
  machines+=(arm64=arm64)
fi
tools/packages/logged.sh npm_package tools/npm_package.sh pack
rm -rf "$out" "$work"
mkdir -p "$out" "$work"
cp "build/npm/shudu-$version.tgz" "$out/"

pack() { npm pack "./$1" --pack-destination "$out" --silent > /dev/null; }

for pair in "${machines[@]}"; do
  cpu=${pair%=*}
  folder=$work/shudu-linux-$cpu
  mkdir -p "$folder/bin"
  install -m 755 "dist/shudu-$version-linux-${pair#*=}" "$folder/bin/shudu"
  cp LICENSE "$folder/"
  cat > "$folder/package.json" << END
{
  "name": "shudu-linux-$cpu",
  "version": "$version",
  "description": "The program of shudu-cli for Linux on $cpu",
  "license": "MIT",
  "os": ["linux"],
  "cpu": ["$cpu"],
  "files": ["bin/shudu", "LICENSE"]
}
END
  pack "$folder"
done

mkdir "$work/shudu-cli"
cp packaging/npm-cli/*.{mjs,md} LICENSE "$work/shudu-cli/"
chmod 755 "$work/shudu-cli/shudu.mjs"
VERSION=$version MACHINES="x64 arm64" node -e '
  const manifest = JSON.parse(require("fs").readFileSync(0, "utf8"));
  const { name, ...rest } = manifest;
  const version = process.env.VERSION;
  const natives = process.env.MACHINES.split(" ").map((cpu) => [`shudu-linux-${cpu}`, version]);
  const needs = { dependencies: { shudu: version }, optionalDependencies: Object.fromEntries(natives) };
  console.log(JSON.stringify({ name, version, ...rest, ...needs }, null, 2));
' < packaging/npm-cli/package.json > "$work/shudu-cli/package.json"
pack "$work/shudu-cli"
echo "npm-cli: $(cd $out && echo *.tgz)"
