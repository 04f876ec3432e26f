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
//   3. name the 15s from left to right, only when the row is written
//
// Keys are compared with 15 in place: all states share their rows, so they have used equally many
// names. For later rows the orders of the 15s in a box differ, and those of boxes that look equal:
// these are a state's children. Blank lines of a band, and blank bands, give equal children: only
// the first is taken. At the end the automorphisms are the states, times the ways to exchange what
// is blank in the form. See docs/canonical.md for the proof.
//
// Tried: naming digits before comparing, -17 %; building a child in a local variable, -13 %:
// copying what has just been written in small pieces stalls.
#pragma once

namespace shudu {
namespace {

constexpr std::uint64_t kNibbles = 0x111111111U;
constexpr std::uint64_t kNoKey = ~std::uint64_t{0};

/// The lowest bits of the nibbles that are 15.
inline std::uint64_t unnamed(std::uint64_t key) {
  return key & key >> 1U & key >> 2U & key >> 3U & kNibbles;
}

inline unsigned box_of(std::uint64_t key, std::size_t box) {
  return static_cast<unsigned>(key >> (24 - 12 * box)) & 0xfffU;
}

inline std::uint64_t free_cells(const std::array<std::uint8_t, 3>& free_columns) {
  constexpr std::array<std::uint64_t, 4> kBox{0, 0, 0xff0, 0xfff};
  return kBox[free_columns[0]] << 24U | kBox[free_columns[1]] << 12U | kBox[free_columns[2]];
}

class PuzzleForm {
 public:
  PuzzleForm(const Lines& lines, FormMemory& memory) : lines_(lines), memory_(memory) {
    for (std::size_t i = 0; i < 18; ++i) {
      given_[i] = nonzero(load(lines.cell[i / 9][i % 9].data()));
      blank_[i / 9] |= (given_[i] == 0 ? 1U : 0U) << (i % 9);
    }
  }

  void run(BatchForm& out, FormMoves* moves) {
    start();
    for (level_ = 0; level_ < 9; ++level_) {
      choose();
      write_row();
      memory_.next.clear();
      for (std::size_t i = 0; i < memory_.choices.size(); ++i) {
        const FormChoice& choice = memory_.choices[i];
        expand(memory_.states[choice.state], choice.line);
      }
      std::swap(memory_.states, memory_.next);
    }
    out.form = Grid::from_values(values_, 9);
    const FormState& first = memory_.states[0];
    out.automorphisms =
        static_cast<std::uint32_t>(memory_.states.size() * exchanges_of_blanks(first));
    if (moves != nullptr) *moves = moves_of(first);
  }

 private:
  /// What a line does in the boxes of a state.
  struct Boxes {
    std::array<unsigned, 3> value;        // free columns sorted
    std::array<std::uint8_t, 3> order;    // that sorts them, equal ones as they stand
    std::array<std::uint8_t, 3> unnamed;  // of the free columns
    std::array<std::uint8_t, 3> blank;    // free columns that stay free
  };

  void start() {
    memory_.states.clear();
    FormState state;
    for (std::size_t j = 0; j < 16; ++j) {
      state.column[j] = j < 9 ? static_cast<std::uint8_t>(8 - j) : kBlankByte;
      state.name[j] = j == 0 ? 0 : 15;
    }
    state.free_columns = {3, 3, 3};
    state.free_cells = free_cells(state.free_columns);
    state.free_boxes = 3;
    state.lines = 0;
    state.used = 0;
    state.band = 0;
    state.next_name = 1;
    state.transposed = 0;
    memory_.states.add() = state;
    state.transposed = 1;
    memory_.states.add() = state;
  }

  // The least key of the level and all lines that give it.
  void choose() {
    best_ = kNoKey;
    memory_.choices.clear();
    for (std::uint32_t i = 0; i < memory_.states.size(); ++i) {
      const FormState& state = memory_.states[i];
      const unsigned candidates =
          ~unsigned{state.used} & (level_ % 3 == 0 ? 0x1ffU : 7U << (state.band * 3));
      const unsigned blanks = candidates & blank_[state.transposed];
      if (blanks != 0) {
        choose_blanks(i, blanks);
      } else if (best_ != 0) {
        choose_lines(i, candidates);
      }
    }
  }

  // The first blank line of each band, and of all blank bands only the first.
  void choose_blanks(std::uint32_t state, unsigned blanks) {
    if (best_ != 0) memory_.choices.clear();
    best_ = 0;
    bool has_blank_band = false;
    for (unsigned band = 0; band < 3; ++band) {
      const unsigned here = blanks & 7U << (3 * band);
      if (here == 0) continue;
      const bool is_blank_band = here == 7U << (3 * band);
      if (is_blank_band && has_blank_band) continue;
      has_blank_band |= is_blank_band;
      memory_.choices.add() = {state, static_cast<std::uint32_t>(std::countr_zero(here))};
    }
  }

  void choose_lines(std::uint32_t i, unsigned candidates) {
    const FormState& state = memory_.states[i];
    for (; candidates != 0; candidates &= candidates - 1) {
      const auto line = static_cast<std::uint32_t>(std::countr_zero(candidates));
      // The first row's keys have only blanks and 15s: their shapes are in the same order.
      const std::uint64_t key = level_ == 0 ? kShapes[given_[state.transposed * 9 + line]]
                                            : smallest_key(state, raw_key(state, line));
      if (key > best_) continue;
      if (key < best_) memory_.choices.clear();
      best_ = key;
      memory_.choices.add() = {i, line};
    }
  }

  const std::uint8_t* cells(const FormState& state, std::size_t line) const {
    return lines_.cell[state.transposed][line].data();
  }

  // The line in the state's column order, with its names.
  std::uint64_t raw_key(const FormState& state, std::size_t line) const {
    const Bytes placed = shuffle(load(cells(state, line)), load(state.column.data()));
    return packed(shuffle(load(state.name.data()), placed));
  }

  // The values of a box with those of its free columns (none, the left two, or all) sorted.
  static unsigned sorted_box(unsigned value, unsigned free_columns) {
    if (free_columns == 3) return kSortedBoxes[value].sorted;
    if (free_columns == 0) return value;
    const unsigned left = value >> 8U;
    const unsigned middle = value >> 4U & 15U;
    return left <= middle ? value : middle << 8U | left << 4U | (value & 15U);
  }

  static std::uint64_t smallest_key(const FormState& state, std::uint64_t key) {
    if ((key & state.free_cells) == 0) return key;
    std::array<std::uint64_t, 3> box;
    for (std::size_t b = 0; b < 3; ++b) box[b] = sorted_box(box_of(key, b), state.free_columns[b]);
    if (state.free_boxes == 3) {
      order(box[1], box[2]);
      order(box[0], box[1]);
      order(box[1], box[2]);
    } else if (state.free_boxes == 2) {
      order(box[0], box[1]);
    }
    return box[0] << 24U | box[1] << 12U | box[2];
  }

  static void order(std::uint64_t& a, std::uint64_t& b) {
    const std::uint64_t smaller = std::min(a, b);
    b = std::max(a, b);
    a = smaller;
  }

  // The level's row with the new digits named from left to right.
  void write_row() {
    std::uint64_t key = best_;
    if (level_ == 0) {
      key = 0;
      for (unsigned j = 0; j < 9; ++j) key |= (best_ >> j & 1U) * (15ULL << (4 * j));
    }
    std::uint64_t name = memory_.states[0].next_name;
    for (std::uint64_t left = unnamed(key); left != 0; ++name) {
      const int at = 63 - std::countl_zero(left);
      key ^= (15U ^ name) << at;
      left ^= std::uint64_t{1} << at;
    }
    for (std::size_t j = 0; j < 9; ++j) {
      values_[level_ * 9 + j] = static_cast<std::uint8_t>(key >> (32 - 4 * j) & 15U);
    }
  }

  // All children of the state with `line` as its next row.
  void expand(const FormState& state, std::uint32_t line) {
    const std::uint64_t key = raw_key(state, line);
    if ((key & state.free_cells) == 0) {  // no given in a free column: the columns stay
      add_child(state, line, load(state.column.data()));
      return;
    }
    Boxes boxes;
    unsigned blank_boxes = 0;
    for (std::size_t b = 0; b < 3; ++b) {
      fill_box(box_of(key, b), state.free_columns[b], boxes, b);
      if (b < state.free_boxes && boxes.value[b] == 0) ++blank_boxes;
    }
    const auto free_boxes = static_cast<std::uint8_t>(blank_boxes >= 2 ? blank_boxes : 0);
    for (unsigned order = 0; order < 6; ++order) {
      if (!ascends(state, boxes, order)) continue;
      add_orders(state, line, boxes, order, free_boxes);
    }
  }

  static void fill_box(unsigned value, unsigned free_columns, Boxes& boxes, std::size_t b) {
    const SortedBox& sorted = kSortedBoxes[value];
    boxes.value[b] = sorted_box(value, free_columns);
    boxes.order[b] = 0;
    boxes.unnamed[b] = 0;
    boxes.blank[b] = 0;
    if (free_columns == 3) {
      boxes.order[b] = sorted.order;
      boxes.unnamed[b] = sorted.unnamed;
      boxes.blank[b] = sorted.sorted == 0 ? 3 : sorted.sorted < 16 ? 2 : 0;
    } else if (free_columns == 2) {
      boxes.order[b] = boxes.value[b] == value ? 0 : 2;
      boxes.unnamed[b] = (value & 0xff0U) == 0xff0 ? 2 : 1;
      boxes.blank[b] = value < 16 ? 2 : 0;
    }
  }

  // Is this order of the boxes one that gives the smallest key? Only free boxes move, and blank
  // ones, which stay free, keep their order.
  static bool ascends(const FormState& state, const Boxes& boxes, unsigned order) {
    const OrderOfThree& box = kOrdersOfThree[order];
    if (state.free_boxes == 0) return order == 0;
    if (state.free_boxes == 2 && box[2] != 2) return false;
    for (std::size_t i = 0; i + 1 < state.free_boxes; ++i) {
      const unsigned a = boxes.value[box[i]];
      const unsigned b = boxes.value[box[i + 1]];
      if (a > b || (a == b && a == 0 && box[i] > box[i + 1])) return false;
    }
    return true;
  }

  struct Orders {
    std::array<std::uint8_t, 6> id;
    std::size_t count;
  };

  // The orders of a box's columns: sorted, and every order of the digits without a name, which
  // stand at the right end of the free columns.
  static Orders orders_of(unsigned order, unsigned unnamed, unsigned free_columns) {
    if (unnamed == 3) return {{0, 1, 2, 3, 4, 5}, 6};
    Orders orders{{static_cast<std::uint8_t>(order)}, 1};
    if (unnamed == 2) {
      const OrderOfThree& sorted = kOrdersOfThree[order];
      const unsigned other = free_columns == 3 ? order_of_three(sorted[0], sorted[2])
                                               : order_of_three(sorted[1], sorted[0]);
      orders.id[1] = static_cast<std::uint8_t>(other);
      orders.count = 2;
    }
    return orders;
  }

  void add_orders(const FormState& state, std::uint32_t line, const Boxes& boxes, unsigned order,
                  std::uint8_t free_boxes) {
    const OrderOfThree& box = kOrdersOfThree[order];
    std::array<Orders, 3> orders;
    std::array<std::uint8_t, 3> free_columns;
    for (std::size_t b = 0; b < 3; ++b) {
      const std::size_t source = box[b];
      orders[b] = orders_of(boxes.order[source], boxes.unnamed[source], state.free_columns[source]);
      free_columns[b] = boxes.blank[source];
    }
    const Bytes columns = load(state.column.data());
    for (std::size_t n = 0; n < orders[0].count * orders[1].count * orders[2].count; ++n) {
      const std::size_t first = orders[0].id[n % orders[0].count];
      const std::size_t second = orders[1].id[n / orders[0].count % orders[1].count];
      const std::size_t third = orders[2].id[n / orders[0].count / orders[1].count];
      const std::size_t id = ((order * 6 + first) * 6 + second) * 6 + third;
      FormState& child =
          add_child(state, line, shuffle(columns, load(kReversedColumns[id].from.data())));
      child.free_boxes = free_boxes;
      child.free_columns = free_columns;
      child.free_cells = free_cells(free_columns);
    }
  }

  FormState& add_child(const FormState& state, std::uint32_t line, Bytes column) {
    FormState& child = memory_.next.add();
    child = state;
    store(child.column.data(), column);
    child.used = static_cast<std::uint16_t>(child.used | 1U << line);
    child.lines = child.lines << 4U | line;
    child.band = static_cast<std::uint8_t>(line / 3);
    const Bytes placed = shuffle(load(cells(state, line)), column);
    std::uint64_t left = unnamed(packed(shuffle(load(state.name.data()), placed)));
    if (left == 0) return child;
    alignas(16) std::array<std::uint8_t, 16> digit;
    store(digit.data(), placed);
    do {  // new digits are named from left to right
      const int at = 63 - std::countl_zero(left);
      child.name[digit[static_cast<std::size_t>(at) / 4]] = child.next_name++;
      left ^= std::uint64_t{1} << at;
    } while (left != 0);
    return child;
  }

  // How many ways of exchanging blank lines, bands, columns and stacks leave the form as it is.
  std::uint64_t exchanges_of_blanks(const FormState& state) const {
    constexpr std::array<std::uint64_t, 4> kFactorial{1, 1, 2, 6};
    std::uint64_t ways = kFactorial[state.free_boxes];
    std::size_t blank_bands = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const unsigned blanks = blank_[state.transposed] >> (3 * i) & 7U;
      ways *= kFactorial[state.free_columns[i]];
      ways *= kFactorial[static_cast<std::size_t>(std::popcount(blanks))];
      if (blanks == 7) ++blank_bands;
    }
    return ways * kFactorial[blank_bands];
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
  std::uint64_t best_ = 0;
  std::array<std::uint8_t, kMaxCells> values_;
};

}  // namespace
}  // namespace shudu
