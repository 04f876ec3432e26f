#!/usr/bin/env bash
# copy_tree.sh FOLDER: what git knows of, as it stands here, and no git: a copy is not told its commit.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
git ls-files -z --cached --others --exclude-standard |
  tar --null --files-from=- --ignore-failed-read -cf - 2> /dev/null | tar -C "$folder" -xf -
