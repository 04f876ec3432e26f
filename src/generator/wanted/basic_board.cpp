#include "generator/wanted/basic_board.h"

#include <cassert>

namespace shudu::wanted {
namespace {

// Three lines cross three boxes; bit 3 * line + box: the digit has a place there. What is left of
// such a pattern when a line that has one box takes it from the other lines, and a box that has one
// line takes it from the other boxes.
constexpr unsigned locked_pattern(unsigned pattern) {
  for (unsigned before = ~pattern; before != pattern;) {
    before = pattern;
    for (unsigned i = 0; i < 3; ++i) {
      const unsigned line = pattern >> (3 * i) & 7U;
      if (std::popcount(line) == 1) pattern &= ~(line * 0b001001001U) | line << (3 * i);
      const unsigned box = pattern >> i & 0b001001001U;
      if (std::popcount(box) == 1) pattern &= ~(box * 7U) | box << i;
    }
  }
  return pattern;
}

constexpr std::array<std::uint16_t, 512> make_locked() {
  std::array<std::uint16_t, 512> table{};
  for (unsigned i = 0; i < table.size(); ++i) {
    table[i] = static_cast<std::uint16_t>(locked_pattern(i));
  }
  return table;
}
constexpr auto kLockedPattern = make_locked();
static_assert(kLockedPattern[0b111'010'111] == 0b101'010'101);
static_assert(kLockedPattern[0b111'111'111] == 0b111'111'111);

// Which of three neighbours are there in each third of nine bits.
constexpr std::array<std::uint8_t, 512> make_thirds() {
  std::array<std::uint8_t, 512> table{};
  for (unsigned i = 0; i < table.size(); ++i) {
    for (unsigned third = 0; third < 3; ++third) {
      if ((i >> (3 * third) & 7U) != 0) table[i] |= static_cast<std::uint8_t>(1U << third);
    }
  }
  return table;
}
constexpr auto kThirds = make_thirds();

// Three bits, each three times: the reverse of kThirds.
constexpr std::uint32_t thrice(unsigned thirds) {
  return ((thirds & 1U) | (thirds & 2U) << 2U | (thirds & 4U) << 4U) * 7U;
}

constexpr unsigned row_of_word(std::uint32_t word, unsigned row) {
  return word >> (9 * row) & kRow;
}

// All rows of a row-wise property: row r of the band in bits 9 r to 9 r + 8.
constexpr std::uint32_t rows_with_one(std::uint32_t word) {
  std::uint32_t mask = 0;
  for (unsigned r = 0; r < 3; ++r) {
    const std::uint32_t row = word & (kRow << (9 * r));
    mask |= (row & (row - 1)) == 0 ? kRow << (9 * r) : 0U;
  }
  return mask;
}

// Every `size` of some masks that have `size` bits together; masks of one bit or none are left out.
template <typename Masks, typename See>
class CloseMasks {
 public:
  CloseMasks(const Masks& masks, int size, See see) : masks_(masks), size_(size), see_(see) {}

  void run() { choose(0, size_, 0, 0); }

 private:
  void choose(std::size_t from, int missing, unsigned chosen, unsigned together) {
    if (missing == 0) {
      if (std::popcount(together) == size_) see_(chosen, together);
      return;
    }
    for (std::size_t i = from; i < masks_.size(); ++i) {
      const unsigned mask = masks_[i];
      if ((mask & (mask - 1)) == 0 || std::popcount(together | mask) > size_) continue;
      choose(i + 1, missing - 1, chosen | 1U << i, together | mask);
    }
  }

  const Masks& masks_;
  int size_;
  See see_;
};

// Calls `see(chosen, together)` for each of them.
template <typename Masks, typename See>
void for_each_close(const Masks& masks, int size, See see) {
  CloseMasks<Masks, See>(masks, size, see).run();
}

}  // namespace

BasicBoard::BasicBoard(const Grid& givens) : words_{}, open_{kWholeBand, kWholeBand, kWholeBand} {
  assert(givens.size() == kMaxSize);
  for (Words& band : words_) band.fill(kWholeBand);
  for (int cell = 0; cell < kMaxCells; ++cell) {
    const int value = givens.value_at(Cell(cell));
    if (value != 0) place(cell, static_cast<std::size_t>(value - 1));
  }
}

void BasicBoard::place(int cell, std::size_t digit) {
  const auto band = static_cast<std::size_t>(cell / 27);
  const std::uint32_t bit = bit_of(cell);
  if ((words_[band][digit] & open_[band] & bit) == 0) {
    is_broken_ = true;
    return;
  }
  for (std::uint32_t& word : words_[band]) word &= ~bit;
  words_[band][digit] |= bit;
  const BandWords& kept = kKept[static_cast<std::size_t>(cell)];
  for (std::size_t b = 0; b < kBands; ++b) words_[b][digit] &= kept[b];
  open_[band] &= ~bit;
  --left_;
}

bool BasicBoard::place_found(std::size_t digit, std::size_t band, std::uint32_t cells) {
  for (std::uint32_t left = cells; left != 0; left &= left - 1) {
    place(27 * static_cast<int>(band) + std::countr_zero(left), digit);
  }
  return cells != 0;
}

bool BasicBoard::place_hidden_singles() {
  Words column_any{};
  Words column_two{};
  std::array<Words, kBands> single{};
  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::size_t d = 0; d < kDigits; ++d) {
      const std::uint32_t word = words_[b][d];
      const std::uint32_t r0 = word & kRow;
      const std::uint32_t r1 = word >> 9U & kRow;
      const std::uint32_t r2 = word >> 18U;
      const std::uint32_t any = r0 | r1 | r2;
      const std::uint32_t two = (r0 & r1) | ((r0 | r1) & r2);
      column_two[d] |= two | (column_any[d] & any);
      column_any[d] |= any;
      // The same over the three columns of a box.
      const std::uint32_t c1 = any >> 1U;
      const std::uint32_t c2 = any >> 2U;
      const std::uint32_t box_two = (any & c1) | ((any | c1) & c2) | two | two >> 1U | two >> 2U;
      const std::uint32_t box_one = ~box_two & 0b001001001U;
      single[b][d] = rows_with_one(word) | box_one * 7U * kEveryRow;
    }
  }
  bool is_found = false;
  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::size_t d = 0; d < kDigits; ++d) {
      const std::uint32_t in_columns = (~column_two[d] & kRow) * kEveryRow;
      const std::uint32_t cells = (single[b][d] | in_columns) & words_[b][d] & open_[b];
      if (cells != 0) is_found = place_found(d, b, cells) || is_found;
    }
  }
  return is_found;
}

bool BasicBoard::place_naked_singles() {
  bool is_found = false;
  for (std::size_t b = 0; b < kBands; ++b) {
    std::uint32_t any = 0;
    std::uint32_t two = 0;
    for (const std::uint32_t word : words_[b]) {
      two |= any & word;
      any |= word;
    }
    const std::uint32_t single = any & ~two & open_[b];
    if (single == 0) continue;
    for (std::size_t d = 0; d < kDigits; ++d) {
      is_found = place_found(d, b, words_[b][d] & single) || is_found;
    }
  }
  return is_found;
}

bool BasicBoard::remove_locked() {
  std::uint32_t gone = 0;
  for (std::size_t d = 0; d < kDigits; ++d) {
    std::array<unsigned, 3> by_stack{};
    for (unsigned b = 0; b < kBands; ++b) {
      std::uint32_t& word = words_[b][d];
      unsigned pattern = 0;
      for (unsigned r = 0; r < 3; ++r)
        pattern |= unsigned{kThirds[row_of_word(word, r)]} << (3 * r);
      const unsigned left = kLockedPattern[pattern];
      std::uint32_t mask = 0;
      for (unsigned r = 0; r < 3; ++r) mask |= thrice(left >> (3 * r) & 7U) << (9 * r);
      gone |= word & ~mask;
      word &= mask;
      // Columns as lines and bands as boxes, of each stack.
      const unsigned any = row_of_word(word, 0) | row_of_word(word, 1) | row_of_word(word, 2);
      for (unsigned column = 0; column < 9; ++column) {
        by_stack[column / 3] |= (any >> column & 1U) << (3 * (column % 3) + b);
      }
    }
    for (unsigned b = 0; b < kBands; ++b) {
      unsigned columns = 0;
      for (unsigned column = 0; column < 9; ++column) {
        const unsigned left = kLockedPattern[by_stack[column / 3]];
        columns |= (left >> (3 * (column % 3) + b) & 1U) << column;
      }
      const std::uint32_t mask = columns * kEveryRow;
      gone |= words_[b][d] & ~mask;
      words_[b][d] &= mask;
    }
  }
  return gone != 0;
}

bool BasicBoard::remove(std::size_t digit, const Band& cells) {
  std::uint32_t gone = 0;
  for (std::size_t b = 0; b < kBands; ++b) {
    gone |= words_[b][digit] & cells[b] & open_[b];
    words_[b][digit] &= ~(cells[b] & open_[b]);
  }
  return gone != 0;
}

// The open cells whose candidates are all among these digits.
BasicBoard::Band BasicBoard::cells_without(unsigned digits) const {
  Band cells = open_;
  for (std::size_t d = 0; d < kDigits; ++d) {
    if ((digits >> d & 1U) != 0) continue;
    for (std::size_t b = 0; b < kBands; ++b) cells[b] &= ~words_[b][d];
  }
  return cells;
}

// These cells of a house hold the digits, so no other cell of it does.
bool BasicBoard::keep_only(std::size_t house, unsigned digits, const Band& cells) {
  Band others{};
  for (std::size_t b = 0; b < kBands; ++b) others[b] = kHouseCells[house][b] & ~cells[b];
  bool is_gone = false;
  for (std::size_t d = 0; d < kDigits; ++d) {
    if ((digits >> d & 1U) != 0) is_gone = remove(d, others) || is_gone;
  }
  return is_gone;
}

bool BasicBoard::remove_naked_sets(int size) {
  bool is_gone = false;
  for (unsigned digits = 0; digits < 1U << kDigits; ++digits) {
    if (std::popcount(digits) != size) continue;
    const Band cells = cells_without(digits);
    int count = 0;
    for (const std::uint32_t word : cells) count += std::popcount(word);
    if (count < size) continue;
    for (std::size_t h = 0; h < kHouses; ++h) {
      int in_house = 0;
      for (std::size_t b = 0; b < kBands; ++b) {
        in_house += std::popcount(cells[b] & kHouseCells[h][b]);
      }
      if (in_house == size) is_gone = keep_only(h, digits, cells) || is_gone;
    }
  }
  return is_gone;
}

BasicBoard::Places BasicBoard::places() const {
  Places places{};
  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::size_t d = 0; d < kDigits; ++d) {
      for (std::uint32_t left = words_[b][d] & open_[b]; left != 0; left &= left - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(left));
        const unsigned row = 3 * static_cast<unsigned>(b) + i / 9;
        const unsigned column = i % 9;
        const unsigned box = 3 * (row / 3) + column / 3;
        const unsigned place = 3 * (row % 3) + column % 3;
        places[row][d] |= static_cast<std::uint16_t>(1U << column);
        places[9 + column][d] |= static_cast<std::uint16_t>(1U << row);
        places[18 + box][d] |= static_cast<std::uint16_t>(1U << place);
      }
    }
  }
  return places;
}

// These places of a house hold the digits, so they hold no others.
bool BasicBoard::remove_others(std::size_t house, unsigned digits, unsigned places) {
  bool is_gone = false;
  for (unsigned left = places; left != 0; left &= left - 1) {
    const int cell = cell_of_house(static_cast<int>(house), std::countr_zero(left));
    Band only{};
    only[static_cast<std::size_t>(cell / 27)] = bit_of(cell);
    for (std::size_t d = 0; d < kDigits; ++d) {
      if ((digits >> d & 1U) == 0) is_gone = remove(d, only) || is_gone;
    }
  }
  return is_gone;
}

bool BasicBoard::remove_hidden_sets(int size) {
  bool is_gone = false;
  const Places all = places();
  for (std::size_t h = 0; h < kHouses; ++h) {
    for_each_close(all[h], size, [&](unsigned digits, unsigned together) {
      is_gone = remove_others(h, digits, together) || is_gone;
    });
  }
  return is_gone;
}

// These lines, counted from house `base`, put the digit into the lines that cross them there, so it
// leaves the rest of those.
bool BasicBoard::remove_covered(std::size_t digit, std::size_t base, unsigned lines,
                                unsigned covers) {
  Band in_base{};
  Band in_cover{};
  for (std::size_t i = 0; i < kDigits; ++i) {
    for (std::size_t b = 0; b < kBands; ++b) {
      if ((lines >> i & 1U) != 0) in_base[b] |= kHouseCells[base + i][b];
      if ((covers >> i & 1U) != 0) in_cover[b] |= kHouseCells[9 - base + i][b];
    }
  }
  for (std::size_t b = 0; b < kBands; ++b) in_cover[b] &= ~in_base[b];
  return remove(digit, in_cover);
}

bool BasicBoard::remove_fish(int size) {
  bool is_gone = false;
  const Places all = places();
  for (std::size_t d = 0; d < kDigits; ++d) {
    for (const std::size_t base : {std::size_t{0}, std::size_t{9}}) {
      std::array<unsigned, kDigits> lines{};
      for (std::size_t i = 0; i < kDigits; ++i) lines[i] = all[base + i][d];
      for_each_close(lines, size, [&](unsigned chosen, unsigned together) {
        is_gone = remove_covered(d, base, chosen, together) || is_gone;
      });
    }
  }
  return is_gone;
}

// The first of the rules beyond locked candidates that does anything.
bool BasicBoard::apply_harder(BasicRules rules) {
  using enum BasicRule;
  return (rules.has(kNakedPair) && remove_naked_sets(2)) ||
         (rules.has(kHiddenPair) && remove_hidden_sets(2)) ||
         (rules.has(kXWing) && remove_fish(2)) ||
         (rules.has(kHiddenTriple) && remove_hidden_sets(3)) ||
         (rules.has(kNakedTriple) && remove_naked_sets(3)) ||
         (rules.has(kSwordfish) && remove_fish(3)) || (rules.has(kJellyfish) && remove_fish(4)) ||
         (rules.has(kHiddenQuadruple) && remove_hidden_sets(4)) ||
         (rules.has(kNakedQuadruple) && remove_naked_sets(4)) ||
         (rules.has(kSimpleChains) && apply_chains(ForcingChains::kSimple)) ||
         (rules.has(kMultipleChains) && apply_chains(ForcingChains::kMultiple)) ||
         (rules.has(kGroupedChains) && apply_chains(ForcingChains::kGrouped));
}

bool BasicBoard::apply_chains(ForcingChains chains) {
  const Refuted refuted = find_refuted(words_, open_, chains);
  bool is_found = false;
  for (std::size_t b = 0; b < kBands; ++b) {
    std::uint32_t gone = 0;
    for (std::size_t d = 0; d < kDigits; ++d) {
      gone |= refuted.when_true[b][d];
      words_[b][d] &= ~refuted.when_true[b][d];
    }
    is_found = is_found || gone != 0;
  }
  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::size_t d = 0; d < kDigits; ++d) {
      is_found = place_found(d, b, refuted.when_false[b][d]) || is_found;
    }
  }
  return is_found;
}

bool BasicBoard::apply(BasicRules rules) {
  bool goes_on = true;
  while (goes_on && left_ > 0 && !is_broken_) {
    goes_on = (rules.has(BasicRule::kHiddenSingle) && place_hidden_singles()) ||
              (rules.has(BasicRule::kNakedSingle) && place_naked_singles()) ||
              (rules.has(BasicRule::kLocked) && remove_locked()) || apply_harder(rules);
  }
  return left_ == 0;
}

Grid BasicBoard::grid() const {
  Grid grid;
  for (int cell = 0; cell < kMaxCells; ++cell) {
    const auto band = static_cast<std::size_t>(cell / 27);
    if ((open_[band] & bit_of(cell)) != 0) continue;
    for (std::size_t d = 0; d < kDigits; ++d) {
      if ((words_[band][d] & bit_of(cell)) != 0) {
        grid.place(Cell(cell), Digit::from_index(static_cast<int>(d)));
      }
    }
  }
  return grid;
}

Pencilmarks BasicBoard::marks() const {
  Pencilmarks marks(kMaxSize);
  for (int cell = 0; cell < kMaxCells; ++cell) {
    DigitSet digits;
    for (std::size_t d = 0; d < kDigits; ++d) {
      if ((words_[static_cast<std::size_t>(cell / 27)][d] & bit_of(cell)) != 0) {
        digits.insert(Digit::from_index(static_cast<int>(d)));
      }
    }
    marks.set(Cell(cell), digits);
  }
  return marks;
}

}  // namespace shudu::wanted
