#!/usr/bin/env bash
# setup.sh KIND...: installs the Debian packages of those kinds (tools/packages.txt: run, test, web, python, release)
# that are missing. Asks for nothing. Says what it installs; without root or apt it prints the list and exits 3.
# It goes on without packages of the word `optional`, where the system has none of that name or root is
# not to be had. Covered by tests/checks/setup_test.sh.
set -euo pipefail
list=$(dirname "$0")/packages.txt

wanted() {  # `needed` or `optional`, then the package names of the kinds given
  local word=$1 name kind how
  shift
  local kinds=" $* "
  while read -r name kind how; do
    [[ -n $name && $name != \#* && $kinds == *" $kind "* && ${how:-needed} == "$word" ]] || continue
    # npm conflicts with node packages that bring their own: any npm program will do.
    if [[ $name == npm ]] && command -v npm > /dev/null; then continue; fi
    echo "$name"
  done < "$list"
}

installed() {
  [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2> /dev/null) == installed ]]
}

give_up() {  # reason, then the missing packages
  local reason=$1
  shift
  echo "setup: these Debian packages are missing: $*" >&2
  echo "setup: $reason; install them, then try again." >&2
  exit 3
}

[[ $# -gt 0 ]] || { echo "usage: setup.sh KIND..." >&2; exit 2; }
mapfile -t names < <(wanted needed "$@")
mapfile -t optional < <(wanted optional "$@")
if ! command -v dpkg-query > /dev/null || ! command -v apt-get > /dev/null; then
  give_up "this is not a Debian system (no apt-get)" "${names[@]}"
fi
missing=() wished=()
for name in "${names[@]}"; do
  installed "$name" || missing+=("$name")
done
for name in "${optional[@]}"; do
  installed "$name" || wished+=("$name")
done
[[ ${#missing[@]} -gt 0 || ${#wished[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $(id -u) -ne 0 ]]; then
  if command -v sudo > /dev/null && sudo -n true 2> /dev/null; then
    as_root=(sudo -n)
  elif [[ ${#missing[@]} -eq 0 ]]; then
    exit 0
  else
    give_up "installing needs root (no root, no sudo without a password)" "${missing[@]}"
  fi
fi
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -y -q \
    -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@" < /dev/null
}
# Not for what is optional alone: where there is none, every call would ask the network for it.
[[ ${#missing[@]} -eq 0 ]] || apt update > /dev/null
for name in "${wished[@]}"; do
  if apt --dry-run install "$name" > /dev/null 2>&1; then missing+=("$name"); fi
done
[[ ${#missing[@]} -gt 0 ]] || exit 0
echo "setup: installing ${missing[*]}"
apt install --no-install-recommends "${missing[@]}" > /dev/null ||
  give_up "apt-get could not install them (its message is above)" "${missing[@]}"
