#!/usr/bin/env bash
# release.sh: everything that a version is given out as, into dist/, with SHA256SUMS; then all of it is installed and
# used (tools/checks/packages.sh). The version must stand in CHANGELOG.md with its day.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(tools/packages/version.sh)
# What is made; each makes what it needs, where that is older than the sources.
makers=(
  "tools/packages/npm_cli.sh arm64"
  "tools/packages/container.sh"
  "tools/packages/wheel.sh"
  "tools/packages/deb.sh"
)

if ! grep -Eq "^## ${version//./\\.} \(20[0-9]{2}-[0-9]{2}-[0-9]{2}\)$" CHANGELOG.md; then
  echo "release: CHANGELOG.md does not give version $version a day" >&2
  exit 1
fi
if [[ $(tools/packages/version.sh commit) == *-dirty ]]; then
  echo "release: the tree has changes without a commit; the packages say so" >&2
fi
rm -rf dist
for maker in "${makers[@]}"; do
  read -ra words <<< "$maker"
  "${words[@]}"
done
(cd dist && find . -type f ! -name SHA256SUMS -printf '%P\n' | sort | xargs sha256sum > SHA256SUMS)
tools/packages/logged.sh release tools/build.sh release shudu
tools/checks/packages.sh
echo "release: $(wc -l < dist/SHA256SUMS) files in dist"
