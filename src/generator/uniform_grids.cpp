// See shudu/generator/full_grid.h: which numbers are drawn, and how a grid is put together.
//
// All stacks have their columns in the order of band 1's partitions until the very end. A number
// below the bound is drawn once: where it is below the sum over stack 3's choices, it names the
// choice, and what is left of it an order of band 2 and one of band 3, so no chance is wasted.
//
// Bounds of the sum: 7,962,624 in the class where all three partitions are one (M = 1,728), less
// than 4,423,681 in all others. One bound for all would take 3.5 tries a grid instead of 2.0, the
// exact bound of each class 1.5 but 30 ms at the start. Rejecting single choices of all three
// stacks takes 74 tries.
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "generator/band_fillings.h"
#include "generator/column_partitions.h"
#include "generator/uniform_tables.h"
#include "shudu/generator/full_grid.h"

namespace shudu {

using full_grid::BandFilling;
using full_grid::ColumnChoice;
using full_grid::DigitMap;
using full_grid::FillingClass;
using full_grid::kChoices;

namespace {

constexpr std::uint64_t kNinthFactorial = 362'880;
constexpr std::uint64_t kColumnOrders = 216;

constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The permutation of that number, below 9!: Fisher and Yates with the number's digits.
DigitMap permutation(std::uint64_t number) {
  DigitMap names = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  for (std::size_t i = 9; i > 1; --i) {
    std::swap(names[i - 1], names[static_cast<std::size_t>(number % i)]);
    number /= i;
  }
  return names;
}

// Where the columns of band 1's partitions stand in the grid.
std::array<std::uint8_t, 9> column_places(std::uint64_t number) {
  std::array<std::uint8_t, 9> places{};
  for (std::size_t stack = 0; stack < 3; ++stack, number /= 6) {
    const auto& order = kOrders[static_cast<std::size_t>(number % 6)];
    for (std::size_t c = 0; c < 3; ++c) {
      places[3 * stack + c] = static_cast<std::uint8_t>(3 * stack + order[c]);
    }
  }
  return places;
}

// What is written into a band: a filling, where its columns go and what its digits are called.
struct BandParts {
  const BandFilling* filling;
  std::size_t row_order;  // below 6
  std::array<std::uint8_t, 9> columns;
  DigitMap names;
};

void write_band(const BandParts& parts, std::size_t band,
                std::array<std::uint8_t, kMaxCells>& cells) {
  const auto& rows = kOrders[parts.row_order];
  for (std::size_t row = 0; row < 3; ++row) {
    std::uint8_t* to = &cells[9 * (3 * band + rows[row])];
    for (std::size_t c = 0; c < 9; ++c) {
      to[parts.columns[c]] =
          static_cast<std::uint8_t>(parts.names[(*parts.filling)[9 * row + c]] + 1);
    }
  }
}

// The sets of a lower band: number of the partition of each stack, and where each digit's column
// is.
struct BandSets {
  std::array<std::size_t, 3> partitions;
  std::array<std::uint32_t, 3> columns;
};

struct DrawnSets {
  const FillingClass* top;
  BandSets second, third;
  std::uint64_t fillings;  // below M(second) * M(third), drawn evenly
  std::uint32_t tries;
};

// The products of M over the choices of stack 3.
using Products = std::array<std::uint32_t, kChoices>;

class GridDraw {
 public:
  explicit GridDraw(const full_grid::UniformTables& tables, Rng& rng)
      : tables_(tables), rng_(rng) {}

  DrawnSets draw_sets() {
    DrawnSets draw{};
    while (!try_sets(draw)) {
    }
    return draw;
  }

  Grid fill(const DrawnSets& draw) {
    const std::uint64_t number = rng_.below(kNinthFactorial * kColumnOrders);
    names_ = permutation(number / kColumnOrders);
    places_ = column_places(number % kColumnOrders);
    std::array<std::uint8_t, kMaxCells> cells{};
    const std::uint64_t top = rng_.below(draw.top->fillings);
    write_band({&tables_.fillings.listed(*draw.top, static_cast<std::size_t>(top / 6)),
                static_cast<std::size_t>(top % 6), places_, names_},
               0, cells);
    const std::uint64_t thirds = count_of(draw.third);
    write_band(lower_band(draw.second, draw.fillings / thirds), 1, cells);
    write_band(lower_band(draw.third, draw.fillings % thirds), 2, cells);
    return Grid::from_values(cells, 9);
  }

 private:
  bool try_sets(DrawnSets& draw) {
    ++draw.tries;
    const std::size_t drawn = tables_.draw_class(rng_);
    draw.top = &tables_.fillings.classes()[drawn];
    const auto choice = static_cast<std::size_t>(rng_.below(kChoices * kChoices));
    const ColumnChoice& first = tables_.partitions.choices(0)[choice / kChoices];
    const ColumnChoice& middle = tables_.partitions.choices(draw.top->second)[choice % kChoices];
    Products products;
    const std::uint64_t sum = tables_.products(first, middle, draw.top->third, products);
    std::uint64_t number = rng_.below(tables_.bound(*draw.top));
    if (number >= sum) return false;
    std::size_t last = 0;
    for (; number >= products[last]; ++last) number -= products[last];
    const ColumnChoice& third = tables_.partitions.choices(draw.top->third)[last];
    draw.second = {{first.second, middle.second, third.second},
                   {first.second_columns, middle.second_columns, third.second_columns}};
    draw.third = {{first.third, middle.third, third.third},
                  {first.third_columns, middle.third_columns, third.third_columns}};
    draw.fillings = number;
    return true;
  }

  [[nodiscard]] std::uint64_t count_of(const BandSets& sets) const {
    const std::uint16_t* seen = tables_.partitions.seen_from(sets.partitions[0]);
    return tables_.fillings.counts(seen[sets.partitions[1]])[seen[sets.partitions[2]]];
  }

  [[nodiscard]] BandParts lower_band(const BandSets& sets, std::uint64_t number) const {
    const std::uint16_t* seen = tables_.partitions.seen_from(sets.partitions[0]);
    const std::size_t second = seen[sets.partitions[1]];
    const std::size_t third = seen[sets.partitions[2]];
    const DigitMap& kept = tables_.fillings.names_of(second, third);
    const DigitMap& back = tables_.partitions.names_in(sets.partitions[0]);
    BandParts parts{};
    parts.filling = &tables_.fillings.listed(tables_.fillings.class_of(second, third),
                                             static_cast<std::size_t>(number / 6));
    parts.row_order = static_cast<std::size_t>(number % 6);
    for (std::size_t c = 0; c < 9; ++c) {
      const std::size_t stack = c / 3;
      const std::size_t digit = back[kept[(*parts.filling)[c]]];
      parts.columns[c] = places_[3 * stack + full_grid::column_of(sets.columns[stack], digit)];
    }
    for (std::size_t d = 0; d < 9; ++d) parts.names[d] = names_[back[kept[d]]];
    return parts;
  }

  const full_grid::UniformTables& tables_;
  Rng& rng_;
  DigitMap names_{};
  std::array<std::uint8_t, 9> places_{};
};

}  // namespace

struct UniformGrids::Tables : full_grid::UniformTables {};

UniformGrids::UniformGrids() : tables_(std::make_shared<const Tables>()) {}

UniformGrids::Drawn UniformGrids::draw_counted(Rng& rng) const {
  GridDraw drawing(*tables_, rng);
  const DrawnSets draw = drawing.draw_sets();
  return {drawing.fill(draw), draw.tries};
}

Grid UniformGrids::draw(Rng& rng) const { return draw_counted(rng).grid; }

double UniformGrids::try_weight() const {
  constexpr double kChoicePairs = kChoices * kChoices;
  return static_cast<double>(tables_->total_weight()) * kChoicePairs *
         static_cast<double>(full_grid::kPartitions * kColumnOrders);
}

}  // namespace shudu
