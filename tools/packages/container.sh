#!/usr/bin/env bash
# container.sh: an image of the static program alone, dist/shudu-VERSION-container-ARCH.tar (an OCI archive, which
# `podman load`, `docker load` and skopeo take). buildah makes it without a registry and without a daemon; needs root.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(tools/packages/version.sh)
archive=dist/shudu-$version-container-amd64.tar
program=dist/shudu-$version-linux-x86_64
tools/packages/static.sh
export STORAGE_DRIVER=vfs
work=$(mktemp -d)
store=(--root "$work/root" --runroot "$work/run")
trap 'rm -rf "$work"' EXIT

mkdir "$work/context"
install -m 755 "$program" "$work/context/shudu"
install -m 644 LICENSE "$work/context/"
touch -d "@$(tools/packages/version.sh time)" "$work"/context/*
buildah "${store[@]}" bud --isolation chroot --quiet --timestamp "$(tools/packages/version.sh time)" \
  --build-arg "VERSION=$version" --file packaging/container/Containerfile --tag "shudu:$version" "$work/context"
rm -f "$archive"
buildah "${store[@]}" push --quiet "shudu:$version" "oci-archive:$archive:shudu:$version"
echo "container: $archive"
