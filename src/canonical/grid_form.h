// The form of a full grid. Part of a kernel: included once, inside its target region.
//
// The first 27 digits of the form are the smallest form of some band or stack, and any of the six
// can be brought to the top; so the form begins with the least of their six smallest bands. Once a
// band is there, its rows, the columns and all names are fixed, and the other six rows are then in
// the only order that ascends: each band's sorted by first column, then the two bands. Nothing is
// left to choose. Hence
//
//   candidates = (bands and stacks of the least class) x (rearrangements that bring it to the top)
//
// and the second factor is one known rearrangement followed by each symmetry of the smallest band.
// All classes together list 935; a random grid has 1.42 candidates.
#pragma once

namespace shudu {
namespace {

class GridForm {
 public:
  GridForm(const BandTables& tables, const Lines& lines) : tables_(tables), lines_(lines) {}

  void run(BatchForm& out, FormMoves* moves) {
    std::array<NormalBand, 6> normal;
    std::array<unsigned, 6> class_of{};
    unsigned least = kClasses;
    for (std::size_t i = 0; i < 6; ++i) {
      normal[i] = classify(i);
      class_of[i] = tables_.class_of[normal[i].index];
      least = std::min(least, class_of[i]);
    }
    best_.fill(~std::uint64_t{0});
    for (std::size_t i = 0; i < 6; ++i) {
      if (class_of[i] == least) try_band(i, normal[i], least);
    }
    write(least, out);
    if (moves != nullptr) *moves = winner_moves();
  }

 private:
  // What reached the best keys so far.
  struct Winner {
    std::size_t band;
    unsigned row_order;
    const BandSymmetry* symmetry;
    Bytes columns;
  };

  const std::uint8_t* line(std::size_t band, std::size_t row) const {
    return lines_.cell[band / 3][band % 3][row].data();
  }

  NormalBand classify(std::size_t band) const {
    std::array<std::uint8_t, 16> name;
    for (std::size_t i = 0; i < 9; ++i) {
      name[line(band, i / 3)[i % 3]] = static_cast<std::uint8_t>(i);
    }
    std::array<std::array<std::uint32_t, 3>, 2> keys{};
    for (std::size_t row = 0; row < 3; ++row) {
      const std::uint8_t* const cells = line(band, row);
      keys[0][row] = name[cells[3]] + 9U * name[cells[4]] + 81U * name[cells[5]];
      keys[1][row] = name[cells[6]] + 9U * name[cells[7]] + 81U * name[cells[8]];
    }
    return normal_band_of(keys[0], keys[1]);
  }

  void try_band(std::size_t band, const NormalBand& normal, unsigned least) {
    const unsigned transform = tables_.to_smallest[normal.index];
    const unsigned row_order = transform / kColumnOrders;
    const Bytes columns = shuffle(load(kColumns[normal.sorted].from.data()),
                                  load(kColumns[transform % kColumnOrders].from.data()));
    alignas(16) std::array<std::uint8_t, 16> top;
    alignas(16) std::array<std::uint8_t, 16> name{};
    store(top.data(), shuffle(load(line(band, kOrdersOfThree[row_order][0])), columns));
    for (std::size_t j = 0; j < 9; ++j) name[top[j]] = static_cast<std::uint8_t>(j + 1);
    const Bytes names = load(name.data());
    for (std::size_t s = tables_.first_symmetry[least]; s < tables_.first_symmetry[least + 1];
         ++s) {
      const BandSymmetry& symmetry = tables_.symmetries[s];
      const Winner winner{band, row_order, &symmetry,
                          shuffle(columns, load(symmetry.column.from.data()))};
      compare(winner, shuffle(load(symmetry.digit.from.data()), names));
    }
  }

  void compare(const Winner& winner, Bytes names) {
    const std::size_t first = winner.band / 3 * 3;
    const std::size_t upper = winner.band == first ? first + 1 : first;
    const std::size_t lower = winner.band == first + 2 ? first + 1 : first + 2;
    std::array<std::uint64_t, 6> keys;
    for (std::size_t row = 0; row < 3; ++row) {
      keys[row] = leading_eight(shuffle(names, shuffle(load(line(upper, row)), winner.columns)));
      keys[3 + row] =
          leading_eight(shuffle(names, shuffle(load(line(lower, row)), winner.columns)));
    }
    sort_three(&keys[0]);
    sort_three(&keys[3]);
    if (keys[3] < keys[0]) {
      for (std::size_t row = 0; row < 3; ++row) std::swap(keys[row], keys[3 + row]);
    }
    std::size_t row = 0;
    while (row < 6 && keys[row] == best_[row]) ++row;
    if (row == 6) {
      ++count_;
    } else if (keys[row] < best_[row]) {
      best_ = keys;
      count_ = 1;
      winner_ = winner;
    }
  }

  static void sort_three(std::uint64_t* k) {
    const std::uint64_t a = std::min(k[0], k[1]);
    const std::uint64_t b = std::max(k[0], k[1]);
    const std::uint64_t c = std::max(a, k[2]);
    k[0] = std::min(a, k[2]);
    k[1] = std::min(b, c);
    k[2] = std::max(b, c);
  }

  void write(unsigned least, BatchForm& out) const {
    std::array<std::uint8_t, kMaxCells> values;
    std::copy(tables_.smallest[least].begin(), tables_.smallest[least].end(), values.begin());
    for (std::size_t row = 0; row < 6; ++row) {
      std::uint8_t* const at = values.data() + 27 + row * 9;
      std::uint64_t sum = 0;  // the ninth digit is what is missing to 45
      for (std::size_t j = 0; j < 8; ++j) {
        at[j] = static_cast<std::uint8_t>(best_[row] >> (56 - 8 * j));
        sum += at[j];
      }
      at[8] = static_cast<std::uint8_t>(45 - sum);
    }
    out.form = Grid::from_values(values, 9);
    out.automorphisms = count_;
  }

  // The order of the other six lines is that of what stands in their first target column.
  FormMoves winner_moves() const {
    FormMoves moves{};
    alignas(16) std::array<std::uint8_t, 16> columns;
    store(columns.data(), winner_.columns);
    std::copy(columns.begin(), columns.begin() + 9, moves.column.begin());
    moves.transposed = winner_.band >= 3;
    const OrderOfThree& order = kOrdersOfThree[winner_.row_order];
    std::array<std::uint8_t, 10> line_of{};  // digit in the first target column -> line
  
    const std::size_t side = moves.transposed ? 1 : 0;
    for (std::uint8_t i = 0; i < 9; ++i) line_of[lines_.at(side, i)[columns[0]]] = i;
    const std::size_t first = winner_.band % 3 * 3;
    for (std::size_t i = 0; i < 3; ++i) {
      moves.line[i] = static_cast<std::uint8_t>(first + order[winner_.symmetry->row[i]]);
    }
    // Names come from the top row: the digit that became 1 + j stands in target column j.
    const std::uint8_t* const top = lines_.at(side, moves.line[0]);
    for (std::size_t i = 3; i < 9; ++i) {
      const std::size_t name = best_[i - 3] >> 56U;
      moves.line[i] = line_of[top[columns[name - 1]]];
    }
    return moves;
  }

  const BandTables& tables_;
  const Lines& lines_;
  std::array<std::uint64_t, 6> best_;
  std::uint32_t count_ = 0;
  Winner winner_;
};

}  // namespace
}  // namespace shudu
