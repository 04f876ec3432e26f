#!/usr/bin/env bash
# pictures.sh PROGRAM FOLDER: draws the pictures of the documents into FOLDER. tests/cli/render_test.cpp
# holds docs/pictures to what this writes.
set -euo pipefail
program=$1
folder=$2
mkdir -p "$folder"
board=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
# A position of tests/cases/aic.cases as HoDoKu's library writes it: placed digits have a `+`, the candidates
# that are gone stand behind the board.
chain=":0000:1567:+8+9..6.+35.2.53.9+86+4.3..+8+5+9+1.7..+69+8+4+3+554+8+1..+2+96+96+3+524+78+1..97..1.8.+8.+9...."
chain+="3...8.2..9:471 375 183 483 683 185 488 491 691 192 193 793 495 595::"
"$program" render --title "Sudoku" --labels -o "$folder/board.svg" "$board"
"$program" render --step --title "XY-Chain" --labels -o "$folder/hint.svg" "$chain"
