// The form of a puzzle, in a kernel's target region: row by row, keeping every partial
// rearrangement (state) whose rows so far are the smallest. The key fact: a column that was blank
// in all rows so far is still *free* to change places with the other such columns of its box, and
// so are boxes without any given so far; free columns and boxes stand at the left, because a blank
// is smallest. So the smallest row that a line can give in a state is forced: put the line in
// column order, translate names (a digit without a name is 15), sort the free columns of each box,
// sort the free boxes, name the 15s from left to right.
//
// Keys are compared with 15 in place: all states share their rows, so they have used equally many
// names. For later rows the orders of the 15s in a box differ, and those of boxes that look equal:
// these are a state's children. Blank lines of a band, and blank bands, give equal children: only
// the first is taken. At the end the automorphisms are the states, times the ways to exchange what
// is blank in the form. The keys of a band's three lines are made together and without branches; a
// branch that is guessed wrongly costs as much as a key. Tried: naming before comparing, -17 %.
#pragma once

namespace shudu {
namespace {

/// Rows by the lines that may come next.
enum class RowKind : std::uint8_t {
  kFirst,    ///< any
  kOpening,  ///< the fourth row: those of two bands
  kLast,     ///< the seventh row: those of one band
  kSecond,   ///< two of a band
  kThird,    ///< one of a band
};

class PuzzleForm {
 public:
  PuzzleForm(const Lines& lines, PuzzleMemory& memory) : lines_(lines), memory_(memory) { start(); }

  /// The keys of all lines that may come next. For each row: this, `choose`, `expand`.
  template <RowKind kRow>
  void make_keys() {
    has_row_ = kRow != RowKind::kFirst && take_alone<kRow>();
    if (kRow == RowKind::kFirst || has_row_) return;
    const std::size_t count = states().size();
    memory_.keys.reserve(count);
    FormKeys* const keys = memory_.keys.data();
    for (std::size_t i = 0; i < count; ++i) make_keys<kRow>(states()[i], keys[i]);
  }

  /// The lines that give the least key.
  template <RowKind kRow>
  void choose() {
    if (has_row_) return;
    memory_.choices.clear();
    if (kRow == RowKind::kFirst) {
      choose_first();
    } else {
      choose_least<kRow>();
    }
  }

  /// The states that come of them.
  void expand() {
    if (has_row_) return;
    FormList<FormState>& next = memory_.states[1 - now_];
    next.clear();
    const std::size_t count = memory_.choices.size();
    for (std::size_t i = 0; i < count; ++i) {
      const FormChoice choice = memory_.choices[i];
      expand(states()[choice.state()], choice.line(), next);
    }
    now_ = 1 - now_;
  }

  /// After nine rows.
  void finish(BatchForm& out, FormMoves* moves) const {
    const FormState& first = states()[0];
    write(first, out);
    out.automorphisms = static_cast<std::uint32_t>(states().size() * exchanges_of_blanks());
    if (moves != nullptr) *moves = moves_of(first);
  }

 private:
  const FormList<FormState>& states() const { return memory_.states[now_]; }

  void start() {
    memory_.states[0].clear();
    FormState state{};
    for (std::size_t j = 0; j < 16; ++j) {
      state.column[j] = j < 9 ? static_cast<std::uint8_t>(8 - j) : kBlankByte;
      state.free[j] = j < 9 ? 0xff : 0;
    }
    state.names = 0xf'ffff'ffff'0U;
    state.status.free_boxes = 3;
    state.status.has_free = true;
    memory_.states[0].add() = state;
    state.status.transposed = 1;
    memory_.states[0].add() = state;
  }

  // A state that is the only one and has no free columns: the line of the least key follows and
  // nothing else changes. False where lines tie.
  template <RowKind kRow>
  bool take_alone() {
    if (states().size() != 1 || states()[0].status.has_free) return false;
    FormState& state = memory_.states[now_][0];
    FormKeys keys;
    make_keys<kRow>(state, keys);
    const auto& key = keys.of_line;
    constexpr bool kTwoBands = kRow == RowKind::kOpening;
    std::uint64_t least = std::min({key[0], key[1], key[2]});
    if (kTwoBands) least = std::min({least, key[4], key[5], key[6]});
    unsigned which = 0;
    for (unsigned i = 0; i < 3; ++i) {
      which |= (key[i] == least ? 1U : 0U) << i;
      if (kTwoBands) which |= (key[4 + i] == least ? 1U : 0U) << (3 + i);
    }
    if ((which & (which - 1)) != 0) return false;
    const auto [first, second] = bands_of<kRow>(state);
    const auto at = static_cast<std::uint32_t>(std::countr_zero(which));
    follow(state, static_cast<std::uint32_t>(at < 3 ? 3 * first + at : 3 * second + at - 3), least);
    return true;
  }

  // The line becomes the state's next row.
  void follow(FormState& state, std::uint32_t line, std::uint64_t key) const {
    state.lines = state.lines << 4U | line;
    state.status.used = static_cast<std::uint16_t>(state.status.used | 1U << line);
    state.status.band = static_cast<std::uint8_t>(line / 3);
    const std::uint64_t new_digits = unnamed(key);
    if (new_digits == 0) return;
    const Bytes placed =
        shuffle(load(lines_.at(state.status.transposed, line)), load(state.column.data()));
    state.names = names_of(packed(placed), new_digits, state.names, state.status.named);
    state.status.named = static_cast<std::uint8_t>(state.status.named + std::popcount(new_digits));
  }

  // The first row has only blanks and new digits: the least shape of marks.
  void choose_first() {
    std::array<unsigned, 18> shapes;
    unsigned least = 0x1ff;
    for (std::size_t band = 0; band < 6; ++band) {
      const auto given = nonzero(load_band(lines_.cell[band / 3][band % 3][0].data()));
      for (std::size_t i = 0; i < 3; ++i) {
        shapes[band * 3 + i] = kShapes[given[i]];
        least = std::min(least, shapes[band * 3 + i]);
      }
    }
    for (std::size_t i = 0; i < 18; ++i) {
      if (shapes[i] != least) continue;
      if (least == 0) blank_[i / 9] |= 1U << (i % 9);
      memory_.choices.add() = {i / 9, i % 9};
    }
    if (least == 0) choose_blanks<RowKind::kFirst>();
  }

  // Is a band begun?
  static constexpr bool begins(RowKind row) {
    return row == RowKind::kFirst || row == RowKind::kOpening || row == RowKind::kLast;
  }

  // Lines that may come next in a state.
  template <RowKind kRow>
  static unsigned candidates(const FormState& state) {
    return ~state.status.used & (begins(kRow) ? 0x1ffU : 7U << (3U * state.status.band));
  }

  struct TwoBands {
    std::size_t first, second;
  };

  // The bands whose lines may come next; there is a second one for the fourth row only.
  template <RowKind kRow>
  static TwoBands bands_of(const FormState& state) {
    if (!begins(kRow)) return {state.status.band, 0};
    const unsigned taken = state.status.used;
    const std::size_t first = (taken & 7U) == 0 ? 0 : (taken & 0x38U) == 0 ? 1 : 2;
    return {first, (taken & 0x1c0U) == 0 ? 2U : 1U};
  }

  template <RowKind kRow>
  void make_keys(const FormState& state, FormKeys& keys) const {
    const auto [first, second] = bands_of<kRow>(state);
    const LineSorter sorter(state);
    const auto& bands = lines_.cell[state.status.transposed];
    Keys key = sorter.keys(bands[first][0].data());
    if (!begins(kRow)) {
      key = key | load_keys(kTakenLines[state.status.used >> (3 * first) & 7U].data());
    }
    store(keys.of_line.data(), key);
    if (kRow == RowKind::kOpening) {
      store(keys.of_line.data() + 4, sorter.keys(bands[second][0].data()));
    }
  }

  template <RowKind kRow>
  void choose_least() {
    constexpr bool kTwoBands = kRow == RowKind::kOpening;
    const std::size_t count = states().size();
    const FormKeys* const keys = memory_.keys.data();
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t i = 0; i < count; ++i) {
      const auto& key = keys[i].of_line;
      least = std::min({least, key[0], key[1], key[2]});
      if (kTwoBands) least = std::min({least, key[4], key[5], key[6]});
    }
    if (least == 0) return choose_blanks<kRow>();
    memory_.choices.reserve(6 * count);
    FormChoice* choice = memory_.choices.data();
    for (std::size_t i = 0; i < count; ++i) {
      const auto [first, second] = bands_of<kRow>(states()[i]);
      for (std::size_t line = 0; line < 3; ++line) {
        *choice = {i, first * 3 + line};
        choice += keys[i].of_line[line] == least ? 1 : 0;
        if (!kTwoBands) continue;
        *choice = {i, second * 3 + line};
        choice += keys[i].of_line[4 + line] == least ? 1 : 0;
      }
    }
    memory_.choices.resize(static_cast<std::size_t>(choice - memory_.choices.data()));
  }

  // The first blank line of each band, and of all blank bands only the first.
  template <RowKind kRow>
  void choose_blanks() {
    memory_.choices.clear();
    for (std::size_t i = 0; i < states().size(); ++i) {
      const FormState& state = states()[i];
      const unsigned blanks = candidates<kRow>(state) & blank_[state.status.transposed];
      bool has_blank_band = false;
      for (unsigned band = 0; band < 3; ++band) {
        const unsigned here = blanks & 7U << (3 * band);
        if (here == 0) continue;
        const bool is_blank_band = here == 7U << (3 * band);
        if (is_blank_band && has_blank_band) continue;
        has_blank_band |= is_blank_band;
        memory_.choices.add() = {i, static_cast<std::size_t>(std::countr_zero(here))};
      }
    }
  }

  // What all children by one line share: kept in registers, for what has just been written in small
  // pieces cannot be read as a whole without waiting.
  struct Family {
    Bytes digits;  // of the line
    Bytes free;
    std::uint64_t unnamed;  // nibbles of the row that get new names
    std::uint64_t names;    // before that
    std::uint64_t named;
    std::uint64_t lines;
    FormStatus status;
  };

  // All children of the state with `line` as its next row.
  void expand(const FormState& state, std::uint32_t line, FormList<FormState>& next) const {
    const Bytes digits = load(lines_.at(state.status.transposed, line));
    const SortedLine sorted = LineSorter(state).sorted(digits);
    const std::uint64_t new_digits = unnamed(sorted.key);
    const auto named = state.status.named + static_cast<unsigned>(std::popcount(new_digits));
    const Family family{
        digits,
        sorted.free,
        new_digits,
        state.names,
        state.status.named,
        state.lines << 4U | line,
        {static_cast<std::uint16_t>(state.status.used | 1U << line), state.status.transposed,
         static_cast<std::uint8_t>(line / 3), static_cast<std::uint8_t>(named),
         static_cast<std::uint8_t>(sorted.free_boxes), sorted.has_free}};
    if (!sorted.has_ties) {
      add_child(family, sorted.column, next);
    } else {
      expand_ties(family, sorted, state.status.free_boxes, next);
    }
  }

  static void expand_ties(const Family& family, const SortedLine& sorted, unsigned free_boxes,
                          FormList<FormState>& next) {
    const Orders& box_orders = orders_of_boxes(sorted.key, free_boxes);
    for (std::size_t n = 0; n < box_orders.count; ++n) {
      expand_columns(family, sorted, box_orders.id[n], next);
    }
  }

  // With the boxes in this order.
  static void expand_columns(const Family& family, const SortedLine& sorted, std::size_t box_order,
                             FormList<FormState>& next) {
    const OrderOfThree& box = kOrdersOfThree[box_order];
    const Orders& left = orders_of_columns(sorted.ties, box[0]);
    const Orders& middle = orders_of_columns(sorted.ties, box[1]);
    const Orders& right = orders_of_columns(sorted.ties, box[2]);
    for (std::size_t i = 0; i < left.count; ++i) {
      for (std::size_t j = 0; j < middle.count; ++j) {
        const std::size_t id = (box_order * 6U + left.id[i]) * 6U + middle.id[j];
        for (std::size_t k = 0; k < right.count; ++k) {
          const Shuffle& order = kReversedColumns[id * 6 + right.id[k]];
          add_child(family, shuffle(sorted.column, bytes_of(order)), next);
        }
      }
    }
  }

  struct Orders {
    std::array<std::uint8_t, 6> id;
    std::size_t count;
  };

  // Orders of a box that differ in its digits without a name, which stand side by side: `ties` has
  // bit 3b + 1 where the left two columns of box b (from the right) are tied, bit 3b for the right
  // two.
  static const Orders& orders_of_columns(unsigned ties, std::size_t box) {
    return kTiedOrders[ties >> (6 - 3 * box) & 3U];
  }

  // Orders of the free boxes, sorted as they are, that look the same and are not blank.
  static const Orders& orders_of_boxes(std::uint64_t key, unsigned free_boxes) {
    const std::uint64_t left = key >> 24U;
    const std::uint64_t middle = key >> 12U & 0xfffU;
    const bool first = free_boxes >= 2 && left == middle && left != 0;
    const bool second = free_boxes == 3 && middle == (key & 0xfffU) && middle != 0;
    return kTiedOrders[(first ? 2U : 0U) | (second ? 1U : 0U)];
  }

  // Of three things the left two (2) or the right two (1) are tied.
  static constexpr std::array<Orders, 4> kTiedOrders{
      {{{0}, 1}, {{0, 1}, 2}, {{0, 2}, 2}, {{0, 1, 2, 3, 4, 5}, 6}}};

  // New digits are named from left to right.
  static void add_child(const Family& family, Bytes column, FormList<FormState>& next) {
    FormState& child = next.add();
    store(child.column.data(), column);
    store(child.free.data(), family.free);
    child.lines = family.lines;
    child.status = family.status;
    child.names = family.unnamed == 0 ? family.names
                                      : names_of(packed(shuffle(family.digits, column)),
                                                 family.unnamed, family.names, family.named);
  }

  // `names` and those of the digits at the nibbles that are unnamed, from left to right.
  static std::uint64_t names_of(std::uint64_t digits, std::uint64_t unnamed, std::uint64_t names,
                                std::uint64_t named) {
    digits <<= 28U;  // the first column at the top
    unnamed <<= 28U;
    std::uint64_t change = 15U - named;  // from no name, 15, to the next
    do {
      const int skip = std::countl_zero(unnamed) - 3;
      digits <<= skip;
      unnamed = unnamed << skip & ~(std::uint64_t{1} << 60U);
      names ^= --change << (4 * (digits >> 60U));
    } while (unnamed != 0);
    return names;
  }

  // The form: the lines in the order of a last state.
  void write(const FormState& state, BatchForm& out) const {
    std::array<std::uint8_t, kMaxCells> values;
    const Bytes names = nibbles(state.names);
    const Bytes columns = shuffle(load(state.column.data()), load(kForward.from.data()));
    for (std::size_t i = 0; i < 9; ++i) {
      const auto line = static_cast<std::size_t>(state.lines >> (32 - 4 * i) & 15U);
      const Bytes row =
          shuffle(names, shuffle(load(lines_.at(state.status.transposed, line)), columns));
      if (i < 8) {
        store(&values[9 * i], row);  // what is too much is written over by the next
      } else {
        std::array<std::uint8_t, 16> last;
        store(last.data(), row);
        std::copy(last.begin(), last.begin() + 9, values.begin() + 72);
      }
    }
    out.form = Grid::from_values(values, 9);
  }

  // How many ways of exchanging blank lines, bands, columns and stacks leave the form as it is.
  std::uint64_t exchanges_of_blanks() const {
    constexpr std::array<std::uint64_t, 4> kFactorial{1, 1, 2, 6};
    if ((blank_[0] | blank_[1]) == 0) return 1;
    std::uint64_t ways = 1;
    for (const unsigned blank : blank_) {
      std::size_t blank_bands = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        const unsigned here = blank >> (3 * i) & 7U;
        ways *= kFactorial[static_cast<std::size_t>(std::popcount(here))];
        if (here == 7) ++blank_bands;
      }
      ways *= kFactorial[blank_bands];
    }
    return ways;
  }

  static FormMoves moves_of(const FormState& state) {
    FormMoves moves{};
    for (std::size_t i = 0; i < 9; ++i) {
      moves.line[i] = static_cast<std::uint8_t>(state.lines >> (32 - 4 * i) & 15U);
      moves.column[i] = state.column[8 - i];
    }
    moves.transposed = state.status.transposed != 0;
    return moves;
  }

  const Lines& lines_;
  PuzzleMemory& memory_;
  std::array<unsigned, 2> blank_{};
  std::size_t now_ = 0;
  bool has_row_ = false;  // the row is done by `take_alone`
};

}  // namespace
}  // namespace shudu
