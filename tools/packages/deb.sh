#!/usr/bin/env bash
# deb.sh: the Debian packages, in dist/deb. The tree is copied to build/deb and built there by debhelper from
# packaging/debian; the changelog is made of the version and the commit. Two runs of one commit give the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(tools/packages/version.sh)
SOURCE_DATE_EPOCH=$(tools/packages/version.sh time)
export SOURCE_DATE_EPOCH
work=$PWD/build/deb
tree=$work/shudu-$version
rm -rf "$work"
tools/copy_tree.sh "$tree"
tools/packages/version.sh commit > "$tree/build_id"
cp -r packaging/debian "$tree/debian"
cat > "$tree/debian/changelog" <<END
shudu ($version) unstable; urgency=medium

  * What changed stands in changelog.gz.

 -- $(sed -n 's/^Maintainer: //p' packaging/debian/control)  $(date -R -u -d "@$SOURCE_DATE_EPOCH")
END
cd "$tree"
# clang 19 stands among what is needed here, and is optional elsewhere.
if ! DEB_BUILD_OPTIONS="noautodbgsym nocheck parallel=$(nproc)" LC_ALL=C.UTF-8 \
  dpkg-buildpackage --build=binary -us -uc > "$work/log" 2>&1; then
  tail -n 40 "$work/log" >&2
  exit 1
fi
mkdir -p ../../../dist/deb
rm -f ../../../dist/deb/*.deb
mv ../*.deb ../../../dist/deb/
