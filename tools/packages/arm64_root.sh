#!/usr/bin/env bash
# arm64_root.sh: build/arm64_root, the libraries and headers of Debian for arm64 that the preset arm64 links to: the
# packages of the word `arm64` in tools/packages.txt, unpacked. Nothing is installed and this machine's list of
# architectures stays as it is: apt is given a state of its own, whose only architecture is arm64.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD/build/arm64_root
mapfile -t names < <(awk '$2 == "arm64" {print $1}' tools/packages.txt)
wanted=$(printf '%s\n' "${names[@]}" | sort)
if [[ -f $root/packages && $(< "$root/packages") == "$wanted" ]]; then exit 0; fi

rm -rf "$root"
mkdir -p "$root"/apt/{lists/partial,archives/partial}
: > "$root/apt/status"
# What this machine's sources and keys are, stays.
apt() {
  apt-get -q -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State::status="$root/apt/status" \
    -o Dir::State::lists="$root/apt/lists" -o Dir::Cache="$root/apt" -o APT::Sandbox::User=root \
    -o APT::Get::List-Cleanup=false "$@"
}
apt update > "$root/log" 2>&1 || { cat "$root/log" >&2; exit 1; }
(cd "$root/apt/archives" && apt download "${names[@]}") >> "$root/log" 2>&1 || { cat "$root/log" >&2; exit 1; }
for package in "$root"/apt/archives/*.deb; do dpkg-deb -x "$package" "$root"; done
rm -rf "$root/apt"
echo "$wanted" > "$root/packages"
