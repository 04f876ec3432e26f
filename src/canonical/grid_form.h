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
  explicit GridForm(const Lines& lines) : tables_(band_tables()), lines_(lines) {}

  // The steps, each of which reads what the one before has written a little while ago.
  void name_boxes() {
    for (std::size_t band = 0; band < 6; ++band) {
      for (std::size_t i = 0; i < 9; ++i) {
        name_[band][line(band, i / 3)[i % 3]] = static_cast<std::uint8_t>(i);
      }
    }
  }
  void classify() {
    for (std::size_t band = 0; band < 6; ++band) {
      const auto& [key] = mini_keys(line(band, 0), name_[band].data());
      normal_[band] = normal_band_of({key[0], key[4], key[2]}, {key[1], key[5], key[3]});
    }
  }
  /// Which bands are of the least class?
  void compare_classes() {
    for (std::size_t band = 0; band < 6; ++band) {
      entry_[band] = tables_.entry[normal_[band].index];
      least_ = std::min<unsigned>(least_, entry_[band].number);
    }
    for (std::size_t band = 0; band < 6; ++band) {
      candidates_[candidate_count_] = band;
      candidate_count_ += entry_[band].number == least_ ? 1U : 0U;
    }
  }
  /// In each of them the names that its top row gives.
  void name_columns() {
    for (std::size_t i = 0; i < candidate_count_; ++i) {
      const std::size_t band = candidates_[i];
      const unsigned transform = entry_[band].to_smallest;
      row_order_[i] = transform / kColumnOrders;
      const Bytes columns = shuffle(load(kColumnShuffles[normal_[band].sorted].from.data()),
                                    load(kColumnShuffles[transform % kColumnOrders].from.data()));
      store(columns_[i].data(), columns);
      const std::uint8_t* const top = line(band, kOrdersOfThree[row_order_[i]][0]);
      name_[i][0] = 0;
      for (std::size_t j = 0; j < 9; ++j) {
        name_[i][top[columns_[i][j]]] = static_cast<std::uint8_t>(j + 1);
      }
    }
  }
  /// All candidates.
  void compare() {
    best_.fill(~std::uint64_t{0});
    for (std::size_t i = 0; i < candidate_count_; ++i) {
      const Bytes columns = load(columns_[i].data());
      const Bytes names = load(name_[i].data());
      for (std::size_t s = tables_.first_symmetry[least_]; s < tables_.first_symmetry[least_ + 1];
           ++s) {
        const BandSymmetry& symmetry = tables_.symmetries[s];
        compare(i, s, shuffle(columns, load(symmetry.column.from.data())),
                shuffle(load(symmetry.digit.from.data()), names));
      }
    }
  }
  void finish(BatchForm& out, FormMoves* moves) const {
    write(least_, out);
    if (moves != nullptr) *moves = winner_moves();
  }

 private:
  const std::uint8_t* line(std::size_t band, std::size_t row) const {
    return lines_.cell[band / 3][band % 3][row].data();
  }

  void compare(std::size_t candidate, std::size_t symmetry, Bytes columns, Bytes names) {
    const std::size_t band = candidates_[candidate];
    const std::size_t first = band / 3 * 3;
    const std::size_t upper = band == first ? first + 1 : first;
    const std::size_t lower = band == first + 2 ? first + 1 : first + 2;
    std::array<std::uint64_t, 6> keys;
    for (std::size_t row = 0; row < 3; ++row) {
      keys[row] = leading_eight(shuffle(names, shuffle(load(line(upper, row)), columns)));
      keys[3 + row] = leading_eight(shuffle(names, shuffle(load(line(lower, row)), columns)));
    }
    sort_three(keys.data());
    sort_three(keys.data() + 3);
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
      winner_ = candidate;
      winner_symmetry_ = symmetry;
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
      store_eight(at, best_[row]);
      // The ninth digit is what is missing to 45; the product's top byte is the sum of all bytes.
      at[8] = static_cast<std::uint8_t>(45 - (best_[row] * 0x0101010101010101U >> 56U));
    }
    out.form = Grid::from_values(values, 9);
    out.automorphisms = count_;
  }

  // The order of the other six lines is that of what stands in their first target column.
  FormMoves winner_moves() const {
    FormMoves moves{};
    const BandSymmetry& symmetry = tables_.symmetries[winner_symmetry_];
    const std::size_t band = candidates_[winner_];
    for (std::size_t j = 0; j < 9; ++j) {
      moves.column[j] = columns_[winner_][symmetry.column.from[j]];
    }
    const auto& columns = moves.column;
    moves.transposed = band >= 3;
    const OrderOfThree& order = kOrdersOfThree[row_order_[winner_]];
    std::array<std::uint8_t, 10> line_of{};  // digit in the first target column -> line

    const std::size_t side = moves.transposed ? 1 : 0;
    for (std::uint8_t i = 0; i < 9; ++i) line_of[lines_.at(side, i)[columns[0]]] = i;
    const std::size_t first = band % 3 * 3;
    for (std::size_t i = 0; i < 3; ++i) {
      moves.line[i] = static_cast<std::uint8_t>(first + order[symmetry.row[i]]);
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
  std::size_t winner_ = 0;           // the candidate that is best so far
  std::size_t winner_symmetry_ = 0;  // and its symmetry
  unsigned least_ = kClasses;
  std::array<NormalBand, 6> normal_;
  std::array<BandEntry, 6> entry_;
  std::size_t candidate_count_ = 0;
  std::array<std::size_t, 7> candidates_;  // their bands
  std::array<unsigned, 6> row_order_;
  alignas(16) std::array<std::array<std::uint8_t, 16>, 6> name_;  // by band, then by candidate
  alignas(16) std::array<std::array<std::uint8_t, 16>, 6> columns_;
};

}  // namespace
}  // namespace shudu
