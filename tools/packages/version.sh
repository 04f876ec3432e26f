#!/usr/bin/env bash
# version.sh [commit | time]: what packages are named after, from where it stands once: the version of CMakeLists.txt;
# the commit, as `shudu version` says it; the second of the commit, which archives give their files. Without git there
# is no commit, and the time is the day that CHANGELOG.md gives the version.
set -euo pipefail
cd "$(dirname "$0")/../.."
has_git() { [[ -e .git ]] && command -v git > /dev/null; }
case ${1:-version} in
  version) sed -n 's/^project(Shudu VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt ;;
  commit)
    if ! has_git; then
      echo unknown
    elif [[ -n $(git status --porcelain) ]]; then
      echo "$(git rev-parse --short=12 HEAD)-dirty"
    else
      git rev-parse --short=12 HEAD
    fi
    ;;
  time)
    if has_git; then
      git log -1 --format=%ct
    else
      date -u -d "$(sed -n 's/^## .*(\(20[0-9-]*\))$/\1/p' CHANGELOG.md | head -n 1)" +%s
    fi
    ;;
  *) sed -n '2,4s/^# \?//p' "$0" >&2; exit 2 ;;
esac
