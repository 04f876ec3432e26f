// X-wing, swordfish, jellyfish (3.2, 3.8, 5.2): k parallel lines in which a digit has positions in
// k crossing lines altogether. The k base lines put the digit into all k cover lines, so it leaves
// the rest of these. Columns as base first, then rows; sets of lines, then digits. No fins. Source:
// folklore; order and ratings: Sudoku Explainer 1.2.1.
#include "rating/se/producers.h"

namespace shudu::se {
namespace {

constexpr Rule kFishRules[] = {Rule::kXWing, Rule::kSwordfish, Rule::kJellyfish};

// Parallel lines, and the digits that may have all of their positions there in few others.
struct BaseLines {
  int kind;
  unsigned lines;
  unsigned digits;
};

bool find_with_lines(const Position& position, int k, const BaseLines& bases, HintSink sink) {
  auto [kind, lines, digits] = bases;
  for (; digits != 0; digits &= digits - 1) {
    const int digit = lowest(digits);
    unsigned covers = 0;
    CellSet base;
    for (unsigned left = lines; left != 0; left &= left - 1) {
      const int house = house_number(kind, lowest(left));
      covers |= position.places[digit][house];
      base |= kGeometry.cells[house];
    }
    if (count(covers) != k) continue;
    Hint hint;
    CellSet cover;
    for (unsigned left = covers; left != 0; left &= left - 1) {
      const int house = house_number(kRow + kColumn - kind, lowest(left));
      cover |= kGeometry.cells[house];
      hint.houses |= 1U << house;
    }
    hint.eliminate(position, cover - base, digit);
    if (hint.eliminations.empty()) continue;
    hint.set_rule(kFishRules[k - 2]);
    hint.cells = base & cover & position.cells_of_digit[digit];
    hint.digits = static_cast<Mask>(1U << digit);
    hint.bases = lines << 9 * kind;
    hint.houses |= hint.bases;
    if (!sink(hint)) return false;
  }
  return true;
}

}  // namespace

bool find_fish(const Position& position, int k, int since, HintSink sink) {
  for (const int kind : {kColumn, kRow}) {
    // By line: the digits with two to k positions there that are not placed too often.
    unsigned suited[9]{};
    unsigned lines_of_any = 0;
    for (int digit = 0; digit < 9; ++digit) {
      if (position.digit_changed[digit] <= since) continue;
      if (position.filled_count[digit] + 2 * k > 9) continue;
      for (int line = 0; line < 9; ++line) {
        const int places = count(position.places[digit][house_number(kind, line)]);
        if (places < 2 || places > k) continue;
        suited[line] |= 1U << digit;
        lines_of_any |= 1U << line;
      }
    }
    const auto see = [&](unsigned lines) {
      unsigned digits = 0x1FF;
      for (unsigned left = lines; left != 0; left &= left - 1) digits &= suited[lowest(left)];
      return find_with_lines(position, k, {kind, lines, digits}, sink);
    };
    if (!for_each_subset(lines_of_any, k, see)) return false;
  }
  return true;
}

}  // namespace shudu::se
