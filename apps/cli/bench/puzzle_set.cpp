#include "cli/bench/puzzle_set.h"

#include <algorithm>
#include <span>

#include "shudu/core/rng.h"
#include "shudu/core/symmetry.h"

namespace shudu::cli {
namespace {

// Made for this project by removing givens from random grids: 25 to 40 givens, few or no guesses.
constexpr std::array<std::string_view, 8> kEasy{
    ".3.1.785.....2..765..6...94...3652.82.38.47.91.8792...72...3..168..7.....142.6.8.",
    ".37.......425791....53...46..476.8..76.....54..3.426..47...89....695437.......46.",
    "359...7..7..9.28..1...7...9...2.3....127.943....1.8...6...3...2..78.1..6..3...174",
    "8..5......67..1...1928..3...31..87.6...279...9.56..42...4..5973...3..61......4..5",
    "71.2...8...8..9...5......14.5.96...8..25.76..1...24.3.26......1...6..4...4...2.67",
    "..4.7....8...9.6..29.4.3..7..2....6.5..346..8.6....4..6..1.9.84..5.6...1....8.2..",
    "..5...37.....8.25....4.5....1.29.4.5..4...8..5.7.14.2....6.9....78.2.....29...6..",
    "25..1.74.96..2......8....1.1.6..........8...4....9..6.4...6...1.2.3........8.7.35",
};

// Puzzles of their authors, as they are quoted in the solvers' literature: AI Escargot and Inkala's
// of 2010 and 2012, Red Dwarf, Easter Monster, Platinum Blonde, Fata Morgana, Golden Nugget.
constexpr std::array<std::string_view, 8> kHard{
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
};

Grid grid_of(std::string_view text) {
  Grid grid;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') grid.place(Cell(static_cast<int>(i)), Digit(text[i] - '0'));
  }
  return grid;
}

}  // namespace

bool PuzzleSet::add(const Grid& givens) {
  if (size() == kMostPuzzles) return false;
  Record& record = records_[size()];
  for (int i = 0; i < kMaxCells; ++i) {
    const int value = givens.value_at(Cell(i));
    record[static_cast<std::size_t>(i)] = value == 0 ? '.' : static_cast<char>('0' + value);
  }
  records_.emplace_back();
  return true;
}

void PuzzleSet::shuffle(std::uint64_t seed) {
  Rng rng(seed);
  rng.shuffle(std::span(records_.data(), size()));
}

PuzzleSet built_in_set(BuiltIn which, std::size_t size, std::uint64_t seed) {
  PuzzleSet set(which == BuiltIn::kEasy ? "built-in easy" : "built-in hard");
  const std::array<std::string_view, 8>& table = which == BuiltIn::kEasy ? kEasy : kHard;
  Rng rng(seed);
  for (std::size_t p = 0; p < size; ++p) {
    const Grid known = grid_of(table[p % table.size()]);
    if (!set.add(random_symmetry({3, 3}, rng).apply(known))) break;
  }
  return set;
}

}  // namespace shudu::cli
