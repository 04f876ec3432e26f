// Building the tables of bands (band_tables.h).
//
// Bands 123456789 / second row / third row are walked in ascending order; a smallest band's second
// row begins with 4. The first band of a class that was not seen yet is its smallest, because
// everything smaller has been seen. All normal bands of the class are reached from it by 6 orders
// of the rows, 6 of the boxes and 6 of the columns of the box that becomes the first (column orders
// of the other two are undone by normalising). Those of the 216 ways that come back to where they
// started are the symmetries of the band: one that fixes the rows and the first box's columns fixes
// every digit, hence every column. Tested in tests/canonical/band_class_test.cpp.
#include "canonical/band_tables.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>

namespace shudu {
namespace {

using Band = std::array<std::uint8_t, 27>;
using Columns = std::array<std::uint8_t, 9>;

constexpr std::uint16_t kUnseen = 0xffff;
constexpr unsigned kBoxOrders = 36;  // of the boxes, times those of the first box's columns

// Target column -> source column of a column order followed by normalising.
Columns normal_columns(const Shuffle& first, const NormalBand& normal) {
  const Shuffle& second = kColumnShuffles[normal.sorted];
  Columns columns{};
  for (std::size_t j = 0; j < 9; ++j) columns[j] = first.from[second.from[j]];
  return columns;
}

Columns inverse(const Columns& columns) {
  Columns result{};
  for (std::uint8_t j = 0; j < 9; ++j) result[columns[j]] = j;
  return result;
}

class Builder {
 public:
  explicit Builder(BandTables& tables) : tables_(tables) { tables_.entry.fill({kUnseen, 0}); }

  void run() {
    Columns second{4, 1, 2, 3, 5, 6, 7, 8, 9};
    do {
      if (fits_below_first_row(second)) walk_third_rows(second);
    } while (count_ < kClasses && std::next_permutation(second.begin(), second.end()));
    tables_.first_symmetry[kClasses] = static_cast<std::uint16_t>(tables_.symmetries.size());
  }

 private:
  // No digit in the box that has it in the row 123456789.
  static bool fits_below_first_row(const Columns& row) {
    for (std::size_t j = 0; j < 9; ++j) {
      if ((row[j] - 1U) / 3 == j / 3) return false;
    }
    return true;
  }

  // Each box takes in its third row what the first two leave, in 6 * 6 * 6 orders.
  void walk_third_rows(const Columns& second) {
    Band band{};
    std::iota(band.begin(), band.begin() + 9, std::uint8_t{1});
    std::copy(second.begin(), second.end(), band.begin() + 9);
    Columns left{};
    for (std::size_t box = 0; box < 3; ++box) {
      unsigned digits = 0x3feU & ~(7U << (box * 3 + 1));
      for (std::size_t i = 0; i < 3; ++i) digits &= ~(1U << second[box * 3 + i]);
      for (std::size_t i = 0; i < 3; ++i, digits &= digits - 1) {
        left[box * 3 + i] = static_cast<std::uint8_t>(std::countr_zero(digits));
      }
    }
    for (std::size_t order = 0; order < 216 && count_ < kClasses; ++order) {
      for (std::size_t j = 0; j < 9; ++j) band[18 + j] = left[kColumnShuffles[order].from[j]];
      const NormalBand own = normal_band(band);
      if (tables_.entry[own.index].number == kUnseen) add_class(band, own);
    }
  }

  void add_class(const Band& band, const NormalBand& own) {
    tables_.smallest[count_] = band;
    for (std::size_t j = 0; j < band.size(); ++j) {
      tables_.text[count_][j] = static_cast<char>('0' + band[j]);
    }
    tables_.first_symmetry[count_] = static_cast<std::uint16_t>(tables_.symmetries.size());
    const Columns back = inverse(normal_columns(kColumnShuffles[0], own));
    for (unsigned rows = 0; rows < 6; ++rows) {
      for (std::size_t boxes = 0; boxes < kBoxOrders; ++boxes) {
        const Shuffle& columns = kColumnShuffles[boxes * 36];
        Band moved{};
        for (std::size_t j = 0; j < 27; ++j) {
          moved[j] = band[kOrdersOfThree[rows][j / 9] * 9U + columns.from[j % 9]];
        }
        const NormalBand normal = normal_band(moved);
        const Columns from = normal_columns(columns, normal);
        if (tables_.entry[normal.index].number == kUnseen) add_normal(normal.index, rows, from);
        if (normal.index == own.index) add_symmetry(band, rows, from, back);
      }
    }
    ++count_;
  }

  void add_normal(std::size_t index, unsigned rows, const Columns& from) {
    const OrderOfThree back = shudu::inverse(kOrdersOfThree[rows]);
    const unsigned row_order = order_of_three(back[0], back[1]);
    tables_.entry[index].number = static_cast<std::uint16_t>(count_);
    tables_.entry[index].to_smallest =
        static_cast<std::uint16_t>(row_order * kColumnOrders + column_order(inverse(from)));
    tables_.members[count_] += 36;
  }

  // `from` leads from the smallest band to its normal band, `back` from there to the smallest.
  void add_symmetry(const Band& band, unsigned rows, const Columns& from, const Columns& back) {
    BandSymmetry symmetry{};
    symmetry.column.from.fill(kBlankByte);
    symmetry.row = kOrdersOfThree[rows];
    for (std::size_t j = 0; j < 9; ++j) {
      symmetry.column.from[j] = from[back[j]];
      const std::uint8_t digit = band[symmetry.row[0] * 9U + symmetry.column.from[j]];
      symmetry.digit.from[digit] = static_cast<std::uint8_t>(j + 1);
    }
    tables_.symmetries.push_back(symmetry);
  }

  BandTables& tables_;
  std::size_t count_ = 0;
};

std::unique_ptr<const BandTables> make_tables() {
  auto tables = std::make_unique<BandTables>();
  Builder(*tables).run();
  return tables;
}

}  // namespace

NormalBand normal_band(const std::array<std::uint8_t, 27>& band) {
  std::array<std::uint8_t, 10> name{};
  for (std::size_t i = 0; i < 9; ++i) {
    name[band[i / 3 * 9 + i % 3]] = static_cast<std::uint8_t>(i);
  }
  std::array<std::array<std::uint32_t, 3>, 2> keys{};
  for (std::size_t box = 0; box < 2; ++box) {
    for (std::size_t row = 0; row < 3; ++row) {
      const std::uint8_t* const at = &band[row * 9 + box * 3 + 3];
      keys[box][row] = name[at[0]] + 9U * name[at[1]] + 81U * name[at[2]];
    }
  }
  return normal_band_of(keys[0], keys[1]);
}

const BandTables& band_tables() {
  static const std::unique_ptr<const BandTables> kTables = make_tables();
  return *kTables;
}

}  // namespace shudu
