#!/usr/bin/env bash
# pictures.sh PROGRAM FOLDER [NAME...]: draws the pictures of the documents into FOLDER, all or those named:
# board, hint, ratings. tests/cli/render_test.cpp holds docs/pictures to what this writes.
set -euo pipefail
program=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
shift 2
names=("$@")
if [[ $# -eq 0 ]]; then names=(board hint ratings); fi

draw_board() {
  "$program" render --title "Sudoku" --labels -o "$folder/board.svg" \
    1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
}

# A position of tests/cases/aic.cases as HoDoKu's library writes it: placed digits have a `+`, the candidates
# that are gone stand after the board.
draw_hint() {
  local chain=":0000:1567:+8+9..6.+35.2.53.9+86+4.3..+8+5+9+1.7..+69+8+4+3+554+8+1..+2+96+96+3+524+78+1..97..1.8."
  chain+="+8.+9....3...8.2..9:471 375 183 483 683 185 488 491 691 192 193 793 495 595::"
  "$program" render --step --title "XY-Chain" --labels -o "$folder/hint.svg" "$chain"
}

# How the ER of random minimal puzzles are spread: a bar for each ER, coloured by what it asks for.
draw_ratings() {
  "$program" generate -n 10000 --seed 2026 | "$program" rate | cut -f2 | cut -d/ -f1 | sort -n | uniq -c |
    awk -f tools/ratings_picture.awk > "$folder/ratings.svg"
}

cd "$(dirname "$0")/.."
for name in "${names[@]}"; do "draw_$name"; done
