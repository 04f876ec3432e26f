// The form of a puzzle. Part of a kernel: included once, inside its target region.
//
// Row by row, keeping every partial rearrangement (state) whose rows so far are the smallest. The
// key fact: a column that was blank in all rows so far is still *free* to change places with the
// other such columns of its box, and so are boxes without any given so far; free columns stand at
// the left of their box and free boxes at the left of the line, because a blank is smallest. So the
// smallest row that a line can give in a state is forced:
//
//   1. put the line in column order, translate names; a digit without a name is 15
//   2. in each box sort the free columns; sort the free boxes
//   3. name the 15s from left to right
//
// Keys are compared with 15 in place: all states share their rows, so they have used equally many
// names. For later rows the orders of the 15s in a box differ, and those of boxes that look equal:
// these are a state's children. Blank lines of a band, and blank bands, give equal children: only
// the first is taken. At the end the automorphisms are the states, times the ways to exchange what
// is blank in the form. docs/canonical.md has the proof; sorted_line.h does steps 1 and 2.
//
// The keys of a band's three lines are made together and without branches; a branch that is guessed
// wrongly costs as much as a line's key. Tried: naming digits before comparing, -17 %.
#pragma once

namespace shudu {
namespace {

class PuzzleForm {
 public:
  PuzzleForm(const Lines& lines, FormMemory& memory) : lines_(lines), memory_(memory) {
    for (std::size_t i = 0; i < 18; ++i) {
      given_[i] = nonzero(load(lines.at(i / 9, i % 9)));
      blank_[i / 9] |= (given_[i] == 0 ? 1U : 0U) << (i % 9);
    }
  }

  void run(BatchForm& out, FormMoves* moves) {
    start();
    for (level_ = 0; level_ < 9; ++level_) {
      if (level_ == 0) {
        choose_first();
      } else {
        choose();
      }
      memory_.next.clear();
      const std::size_t count = memory_.choices.size();
      for (std::size_t i = 0; i < count; ++i) {
        const FormChoice& choice = memory_.choices[i];
        expand(memory_.states[choice.state], choice.line);
      }
      std::swap(memory_.states, memory_.next);
    }
    const FormState& first = memory_.states[0];
    write(first, out);
    out.automorphisms =
        static_cast<std::uint32_t>(memory_.states.size() * exchanges_of_blanks());
    if (moves != nullptr) *moves = moves_of(first);
  }

 private:
  void start() {
    memory_.states.clear();
    FormState state{};
    for (std::size_t j = 0; j < 16; ++j) {
      state.column[j] = j < 9 ? static_cast<std::uint8_t>(8 - j) : kBlankByte;
      state.free[j] = j < 9 ? 0xff : 0;
    }
    state.names = 0xf'ffff'ffff'0U;
    state.free_boxes = 3;
    memory_.states.add() = state;
    state.transposed = 1;
    memory_.states.add() = state;
  }

  // The first row has only blanks and new digits: the least shape of marks.
  void choose_first() {
    memory_.choices.clear();
    if ((blank_[0] | blank_[1]) != 0) return choose_blanks();
    unsigned least = 0x1ff;
    for (const unsigned given : given_) least = std::min<unsigned>(least, kShapes[given]);
    for (std::uint32_t i = 0; i < 18; ++i) {
      if (kShapes[given_[i]] == least) memory_.choices.add() = {i / 9, i % 9};
    }
  }

  // Lines that may come next in a state.
  unsigned candidates(const FormState& state) const {
    return ~state.used & (level_ % 3 == 0 ? 0x1ffU : 7U << (3U * state.band));
  }

  // The lines that give the least key of the level.
  void choose() {
    memory_.choices.clear();
    const std::size_t count = memory_.states.size();
    if ((blank_[0] | blank_[1]) != 0) {
      unsigned blanks = 0;
      for (std::size_t i = 0; i < count; ++i) {
        blanks |= candidates(memory_.states[i]) & blank_[memory_.states[i].transposed];
      }
      if (blanks != 0) return choose_blanks();
    }
    memory_.keys.reserve(count);
    FormKeys* const keys = memory_.keys.data();
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t i = 0; i < count; ++i) {
      least = std::min(least, least_key(memory_.states[i], keys[i]));
    }
    memory_.choices.reserve(8 * count);
    FormChoice* choice = memory_.choices.data();
    for (std::uint32_t i = 0; i < count; ++i) {
      const auto [first, second] = bands_of(memory_.states[i]);
      for (std::uint32_t line = 0; line < 3; ++line) {
        *choice = {i, first * 3 + line};
        choice += keys[i].of_line[line] == least ? 1 : 0;
        *choice = {i, second * 3 + line};
        choice += keys[i].of_line[4 + line] == least ? 1 : 0;
      }
    }
    memory_.choices.resize(static_cast<std::size_t>(choice - memory_.choices.data()));
  }

  struct TwoBands {
    std::uint32_t first, second;
  };

  // The bands whose lines may come next; twice the same where there is one.
  TwoBands bands_of(const FormState& state) const {
    if (level_ % 3 != 0) return {state.band, state.band};
    const unsigned taken = state.used;
    const std::uint32_t first = (taken & 7U) == 0 ? 0 : (taken & 0x38U) == 0 ? 1 : 2;
    const std::uint32_t second = (taken & 0x1c0U) == 0 ? 2 : (taken & 0x38U) == 0 ? 1 : 0;
    return {first, second};
  }

  std::uint64_t least_key(const FormState& state, FormKeys& keys) const {
    const auto [first, second] = bands_of(state);
    const LineSorter sorter(state);
    const auto& bands = lines_.cell[state.transposed];
    const Keys used = load_keys(kTakenLines[state.used >> (3 * first) & 7U].data());
    store(keys.of_line.data(), sorter.keys(bands[first][0].data()) | used);
    const std::uint64_t* const key = keys.of_line.data();
    const std::uint64_t least = std::min({key[0], key[1], key[2]});
    if (first == second) {
      store(keys.of_line.data() + 4, load_keys(kTakenLines[7].data()));
      return least;
    }
    store(keys.of_line.data() + 4, sorter.keys(bands[second][0].data()));
    return std::min({least, key[4], key[5], key[6]});
  }

  // The first blank line of each band, and of all blank bands only the first.
  void choose_blanks() {
    for (std::uint32_t i = 0; i < memory_.states.size(); ++i) {
      const FormState& state = memory_.states[i];
      const unsigned blanks = candidates(state) & blank_[state.transposed];
      bool has_blank_band = false;
      for (unsigned band = 0; band < 3; ++band) {
        const unsigned here = blanks & 7U << (3 * band);
        if (here == 0) continue;
        const bool is_blank_band = here == 7U << (3 * band);
        if (is_blank_band && has_blank_band) continue;
        has_blank_band |= is_blank_band;
        memory_.choices.add() = {i, static_cast<std::uint32_t>(std::countr_zero(here))};
      }
    }
  }

  // All children of the state with `line` as its next row.
  void expand(const FormState& state, std::uint32_t line) {
    const Bytes digits = load(lines_.at(state.transposed, line));
    const SortedLine sorted = LineSorter(state).sorted(digits);
    if (!sorted.has_ties) {
      add_child(state, line, sorted, digits, sorted.column);
      return;
    }
    const Orders box_orders = orders_of_boxes(sorted.key, state.free_boxes);
    std::array<Orders, 3> orders;
    for (std::size_t b = 0; b < 3; ++b) orders[b] = orders_of_columns(sorted.ties, b);
    for (std::size_t n = 0; n < box_orders.count; ++n) {
      const OrderOfThree& box = kOrdersOfThree[box_orders.id[n]];
      const Orders& left = orders[box[0]];
      const Orders& middle = orders[box[1]];
      const Orders& right = orders[box[2]];
      for (std::size_t i = 0; i < left.count * middle.count * right.count; ++i) {
        const std::size_t id =
            ((box_orders.id[n] * 6U + left.id[i % left.count]) * 6U +
             middle.id[i / left.count % middle.count]) * 6U + right.id[i / left.count / middle.count];
        add_child(state, line, sorted, digits,
                  shuffle(sorted.column, load(kReversedColumns[id].from.data())));
      }
    }
  }

  struct Orders {
    std::array<std::uint8_t, 6> id;
    std::size_t count;
  };

  // Orders of a box that differ in its digits without a name, which stand side by side: `ties` has
  // bit 3b + 1 where the left two columns of box b (from the right) are tied, bit 3b for the right two.
  static Orders orders_of_columns(unsigned ties, std::size_t box) {
    constexpr std::array<Orders, 4> kOrders{
        {{{0}, 1}, {{0, 1}, 2}, {{0, 2}, 2}, {{0, 1, 2, 3, 4, 5}, 6}}};
    return kOrders[ties >> (6 - 3 * box) & 3U];
  }

  // Orders of the free boxes, sorted as they are, that look the same and are not blank.
  static Orders orders_of_boxes(std::uint64_t key, unsigned free_boxes) {
    const std::uint64_t left = key >> 24U;
    const std::uint64_t middle = key >> 12U & 0xfffU;
    const bool first = free_boxes >= 2 && left == middle && left != 0;
    const bool second = free_boxes == 3 && middle == (key & 0xfffU) && middle != 0;
    constexpr std::array<Orders, 4> kOrders{
        {{{0}, 1}, {{0, 1}, 2}, {{0, 2}, 2}, {{0, 1, 2, 3, 4, 5}, 6}}};
    return kOrders[(first ? 2U : 0U) | (second ? 1U : 0U)];
  }

  void add_child(const FormState& state, std::uint32_t line, const SortedLine& sorted, Bytes digits,
                 Bytes column) {
    FormState& child = memory_.next.add();
    store(child.column.data(), column);
    store(child.free.data(), sorted.free);
    child.lines = state.lines << 4U | line;
    child.used = state.used | 1U << line;
    child.transposed = state.transposed;
    child.band = static_cast<std::uint8_t>(line / 3);
    child.free_boxes = static_cast<std::uint8_t>(sorted.free_boxes);
    child.names = state.names;
    std::uint64_t left = unnamed(sorted.key);
    if (left != 0) name_new_digits(child, packed(shuffle(digits, column)), left);
  }

  // From left to right; names are given without gaps.
  static void name_new_digits(FormState& child, std::uint64_t digits, std::uint64_t left) {
    std::uint64_t name = 1 + 9 - static_cast<unsigned>(std::popcount(unnamed_digits(child.names)));
    do {
      const int at = 63 - std::countl_zero(left);
      child.names ^= (15U ^ name++) << (4 * (digits >> at & 15U));
      left ^= std::uint64_t{1} << at;
    } while (left != 0);
  }

  static std::uint64_t unnamed_digits(std::uint64_t names) {
    return names & names >> 1U & names >> 2U & names >> 3U & 0x1'1111'1111'1U;
  }

  // The form: the lines in the order of a last state.
  void write(const FormState& state, BatchForm& out) const {
    std::array<std::uint8_t, kMaxCells> values;
    const Bytes names = nibbles(state.names);
    const Bytes columns = shuffle(load(state.column.data()), load(kForward.from.data()));
    for (std::size_t i = 0; i < 9; ++i) {
      const std::uint64_t line = state.lines >> (32 - 4 * i) & 15U;
      const Bytes row = shuffle(names, shuffle(load(lines_.at(state.transposed, line)), columns));
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
    moves.transposed = state.transposed != 0;
    return moves;
  }

  const Lines& lines_;
  FormMemory& memory_;
  std::array<unsigned, 18> given_;
  std::array<unsigned, 2> blank_{};
  std::size_t level_ = 0;
};

}  // namespace
}  // namespace shudu
