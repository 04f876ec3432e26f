# Draws how ratings are spread, as SVG: lines `COUNT ER` in, ascending; a bar for each ER from 1 to 9.5, its area
# the share of puzzles, coloured by the group of ER that docs/ratings.md explains. Called by tools/pictures.sh.
BEGIN {
  left = 50; base = 250; unit = 68; most_height = 200
  split("1.0 2.6 4.5 6.5 7.6 9.0 99", from, " ")
  split("#2f6f4f #3f7fb5 #7a5fa8 #c07a2c #b5483f #222222", colors, " ")
  split("singles|locked candidates, pairs, fish, wings|rectangles, loops, larger sets|" \
    "chains|chains that fork|chains in chains", words, "|")
}
{ count[NR] = $1; er[NR] = $2; all += $1; if ($1 > most) most = $1 }
function group_of(value,  g) { for (g = 1; g <= 6; ++g) if (value + 0 < from[g + 1] + 0) return g }
function x_of(value) { return left + (value - 1) * unit }
function text(x, y, anchor, words) {
  printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, words
}
END {
  print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
  print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"660\" height=\"370\" viewBox=\"0 0 660 370\">"
  printf "<title>How the ER of %d random minimal puzzles are spread</title>\n", all
  print "<rect width=\"660\" height=\"370\" fill=\"#ffffff\"/>"
  print "<g font-family=\"sans-serif\" font-size=\"12\" fill=\"#222222\">"
  scale = most_height / most
  for (percent = 5; percent * all / 100 <= most; percent += 5) {
    y = base - percent * all / 100 * scale
    printf "<path d=\"M%d %.1fH640\" stroke=\"#dddddd\"/>\n", left, y
    text(left - 6, y + 4, "end", percent " %")
  }
  for (i = 1; i <= NR; ++i) {
    share[group_of(er[i])] += count[i]
    printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"5.6\" height=\"%.1f\" fill=\"%s\"/>\n", x_of(er[i]) - 2.8,
      base - count[i] * scale, count[i] * scale, colors[group_of(er[i])]
  }
  printf "<path d=\"M%d %dH640\" stroke=\"#222222\"/>\n", left, base
  for (value = 1; value <= 9; ++value) text(x_of(value), base + 18, "middle", value ".0")
  text(640, base + 34, "end", "ER, Sudoku Explainer")
  for (g = 1; g <= 6; ++g) {
    x = left + (g > 3 ? 310 : 0)
    y = base + 58 + ((g - 1) % 3) * 20
    printf "<rect x=\"%d\" y=\"%d\" width=\"11\" height=\"11\" fill=\"%s\"/>\n", x, y - 10, colors[g]
    text(x + 18, y, "start", words[g] sprintf(": %.1f %%", 100 * share[g] / all))
  }
  print "</g>\n</svg>"
}
