#!/usr/bin/env bash
# runpath.sh FOLDER...: no program or library below these folders is searched for what it needs in a place that somebody
# else may choose. An entry of its RPATH or RUNPATH begins at the root or at its own folder ($ORIGIN): an empty one is
# the current folder. What it needs is a name, no path. Planted faults: tests/checks/runpath_test.sh.
set -euo pipefail
[[ $# -gt 0 ]] || { echo "usage: runpath.sh FOLDER..." >&2; exit 2; }

is_elf() { [[ $(head -c 4 "$1" | tr -d '\0') == $'\x7fELF' ]]; }

faults_of() {  # FILE: a line for each fault
  local tag value entry
  while IFS=$'\t' read -r tag value; do
    if [[ $tag == NEEDED ]]; then
      if [[ $value == */* ]]; then echo "needs the path '$value'"; fi
      continue
    fi
    # With a colon after it the last entry is read like the others, be it empty.
    while IFS= read -r -d : entry; do
      case $entry in
        /* | '$ORIGIN' | '$ORIGIN'/* | '${ORIGIN}' | '${ORIGIN}'/*) ;;
        *) echo "$tag has the entry '$entry' in '$value'" ;;
      esac
    done <<< "$value:"
  done < <(readelf -dW "$1" 2> /dev/null |
    sed -n 's/.*(\(NEEDED\|RPATH\|RUNPATH\)).*\[\(.*\)\]$/\1\t\2/p')
}

read_files=0
failed=0
while IFS= read -r -d '' file; do
  is_elf "$file" || continue
  read_files=$((read_files + 1))
  faults=$(faults_of "$file")
  [[ -n $faults ]] || continue
  failed=1
  sort -u <<< "$faults" | sed "s|^|$file: |"
done < <(find "$@" -name CMakeFiles -prune -o -type f -size +3c \( -perm -u+x -o -name '*.so*' \) -print0)
if [[ $read_files -eq 0 ]]; then
  echo "no program and no library below: $*"
  exit 1
fi
[[ $failed -eq 0 ]] || exit 1
echo "$read_files programs and libraries look nowhere that is not theirs"
