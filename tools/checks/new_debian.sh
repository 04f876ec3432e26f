# What makes a bare Debian in a folder, for checks that are sourced with it (clean_root.sh, packages.sh). Needs root and
# debootstrap; the mirror is the one that this machine's apt uses for Debian itself.
# shellcheck shell=bash

sources() {  # the lists of packages of this machine that are Debian's
  apt-get indextargets --format "\$(ORIGIN)|deb \$(REPO_URI) \$(RELEASE) \$(COMPONENT)" 'Created-By: Packages' |
    sed -n 's/^Debian|//p' | sort -u
}

make_debian() {  # FOLDER PACKAGE...
  local codename mirror root=$1
  shift
  local packages=(ca-certificates "$@")
  codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  mirror=$(sources | awk -v name="$codename" '$3 == name {print $2; exit}')
  debootstrap --variant=minbase --include="$(IFS=,; echo "${packages[*]}")" "$codename" "$root" "$mirror" || return
  sources > "$root/etc/apt/sources.list"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  echo "127.0.0.1 localhost $(uname -n)" > "$root/etc/hosts"  # sudo looks for its own name
  grep -lrsZ '^Acquire::.*[Pp]roxy' /etc/apt/apt.conf.d | xargs -0 -r cp -t "$root/etc/apt/apt.conf.d" || true
}

can_make_debian() { [[ $(id -u) -eq 0 ]] && command -v debootstrap > /dev/null; }
