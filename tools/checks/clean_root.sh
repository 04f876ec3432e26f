#!/usr/bin/env bash
# clean_root.sh [--always]: the README's first words on a machine that has nothing yet. A new Debian is made in a
# folder, `make run` is run there by a user who may become root, then each `cmake --install` of the README, and what
# was installed is used. Takes the time of a build and some hundred megabytes from the Debian mirror, so without
# --always it runs only where one of its inputs has changed lately (see `changed`). Needs root and debootstrap; says
# SKIPPED where they are missing. Planted faults: tests/checks/clean_root_test.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/checks/new_debian.sh
user=player
home=/srv/$user

# What decides whether the two commands work on a bare machine.
inputs=(Makefile README.md CMakeLists.txt CMakePresets.json cmake packaging tools/packages.txt tools/setup.sh
  tools/build.sh tools/run_examples.sh tools/checks/clean_root.sh tools/checks/new_debian.sh
  tools/copy_tree.sh tools/checks/runpath.sh)

changed() { [[ $(tools/checks/changes.py --changed "${inputs[@]}") != no ]]; }

commands() {  # the lines of the README that install
  sed -n 's/^    \(.*cmake --install.*\)$/\1/p' README.md
}

hasten() {  # FOLDER: compiled in batches and not optimised. What a compiler makes of the sources, `make run` and the
            # check gcc show; here it is packages, links and installed files that are looked at (232 -> 103 s).
  local preset=$1/CMakePresets.json faster='"SHUDU_JOIN_ROOMS": "ON", "CMAKE_CXX_FLAGS_RELEASE": "-O0 -DNDEBUG", '
  sed -i "/\"name\": \"release\"/,/cacheVariables/s/\"cacheVariables\": {/&$faster/" "$preset"
  grep -qF "$faster" "$preset" || { echo "clean_root: there is no preset release to hasten" >&2; return 1; }
}

inside() {  # FOLDER COMMAND: as the user, in namespaces that end with it
  unshare --mount --pid --fork --mount-proc="$1/proc" --kill-child \
    chroot "$1" su -l "$user" -c "cd shudu && $2"
}

try_it() {  # FOLDER
  local start=$SECONDS line prefix
  echo "== make run"
  inside "$1" "time make run < /dev/null"
  echo "make run took $((SECONDS - start)) s"
  while IFS= read -r line; do
    echo "== $line"
    inside "$1" "$line > /dev/null"
  done < <(commands)
  for prefix in /usr/local "$home/.local"; do
    echo "== what lies in $prefix"
    inside "$1" "test -s $prefix/share/man/man1/shudu.1 && test -s $prefix/share/man/man1/shudu-play.1"
    inside "$1" "test -s $prefix/share/bash-completion/completions/shudu"
    inside "$1" "cd / && $prefix/bin/shudu render -o /tmp/board.svg 1.....2..3.....4 && rm /tmp/board.svg"
    inside "$1" "tools/checks/runpath.sh $prefix/bin $prefix/lib"
    inside "$1" "g++ -std=c++20 tests/install/consumer.cpp -I $prefix/include -L $prefix/lib -lshudu -o /tmp/consumer &&
      LD_LIBRARY_PATH=$prefix/lib /tmp/consumer && rm /tmp/consumer"
  done
}

if [[ ${1:-} != --always ]] && ! changed; then
  echo "clean_root: none of its inputs has changed; --always runs it all the same"
  exit 0
fi
[[ $(commands | wc -l) -ge 2 ]] || { echo "clean_root: the README names no commands that install" >&2; exit 1; }
if ! can_make_debian; then
  echo "clean_root: SKIPPED, nothing was tried: it needs root and debootstrap"
  exit 0
fi
work=$(mktemp -d)
chmod 755 "$work"  # it is the root of the new system
trap 'rm -rf --one-file-system "$work"' EXIT
echo "== a new Debian"
make_debian "$work" make sudo > "$work.log" 2>&1 || { tail -n 20 "$work.log"; rm -f "$work.log"; exit 1; }
rm -f "$work.log"
chroot "$work" useradd -m -d "$home" -s /bin/bash "$user"
echo "$user ALL=(ALL) NOPASSWD: ALL" > "$work/etc/sudoers.d/$user"
tools/copy_tree.sh "$work$home/shudu"
hasten "$work$home/shudu"
chroot "$work" chown -R "$user:" "$home/shudu"
try_it "$work"
echo "clean_root: make run and $(commands | wc -l) installs worked on a new Debian"
