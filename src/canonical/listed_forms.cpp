// The symmetries of any layout, and forms by trying all of them.
//
// Rows and columns are given their places in turn: first row, first column, second row, ... Each
// newly placed line brings cells whose relation to every placed cell (peers or not, how many houses
// in common) must be the same as before; that prunes nearly all. What is left at the end is held to
// the boxes and regions themselves. A layout of straight regions has millions of symmetries: the
// search is given up where the list or the work grows too long.
#include "canonical/listed_forms.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "shudu/core/as_index.h"

namespace shudu {
namespace {

constexpr std::uint64_t kMostSteps = 100'000'000;  // comparisons of two cells: half a second

// The number of the first house with these cells, or -1.
int first_house(const Layout& layout, CellSet cells) {
  for (int h = 0; h < layout.house_count(); ++h) {
    if (layout.cells(House(h)) == cells) return h;
  }
  return -1;
}

CellSet box_cells(BoxShape shape, int box) {
  CellSet cells;
  const int size = shape.size();
  for (int i = 0; i < size; ++i) {
    const int row = box / shape.rows * shape.rows + i / shape.columns;
    cells.insert(Cell::at(row, box % shape.rows * shape.columns + i % shape.columns, size));
  }
  return cells;
}

// What two cells have to do with each other: the houses in common, and whether they are peers.
class Relations {
 public:
  explicit Relations(const Layout& layout) {
    for (const Cell a : layout.all_cells()) {
      for (const Cell b : layout.peers(a)) table_[as_index(a)][as_index(b)] = 1;
    }
    for (int h = 0; h < layout.house_count(); ++h) {
      const CellSet house = layout.cells(House(h));
      if (first_house(layout, house) != h) continue;  // a region may be a row
      for (const Cell a : house) {
        for (const Cell b : house) {
          std::uint8_t& relation = table_[as_index(a)][as_index(b)];
          relation = static_cast<std::uint8_t>(relation + 2);
        }
      }
    }
  }
  [[nodiscard]] bool equal(Cell a, Cell b, Cell to_a, Cell to_b) const {
    return table_[as_index(a)][as_index(b)] == table_[as_index(to_a)][as_index(to_b)];
  }

 private:
  std::array<std::array<std::uint8_t, kMaxCells>, kMaxCells> table_{};
};

class SymmetrySearch {
 public:
  SymmetrySearch(const Layout& layout, std::size_t most, Stop stop)
      : layout_(layout), relations_(layout), size_(layout.size()), most_(most), pace_(stop) {}

  // Lexicographic, not transposing first: so the identity comes first.
  std::optional<std::vector<Symmetry>> run() {
    for (const bool transposed : {false, true}) {
      transposed_ = transposed;
      if (!place_line(0)) return std::nullopt;
      if (size_ == 1) break;  // in a single cell there is nothing to transpose
    }
    return std::move(found_);
  }

 private:
  // Lines 0, 2, 4, ... are rows after transposing, the others columns. False: too many, or stopped.
  bool place_line(int line) {
    if (line == 2 * size_) return keep();
    auto& to = line % 2 == 0 ? rows_ : columns_;
    unsigned& used = used_[as_index(line % 2)];
    for (int target = 0; target < size_; ++target) {
      const unsigned bit = 1U << static_cast<unsigned>(target);
      if ((used & bit) != 0) continue;
      to[as_index(line / 2)] = static_cast<std::uint8_t>(target);
      const bool is_fit = fits(line);
      if (steps_ > kMostSteps || pace_.is_over()) return false;
      if (!is_fit) continue;
      used |= bit;
      const bool goes_on = place_line(line + 1);
      used &= ~bit;
      if (!goes_on) return false;
    }
    return true;
  }

  bool keep() {
    if (keeps_houses()) {
      found_.push_back(Symmetry::moving(size_, rows_, columns_, transposed_));
    }
    return found_.size() <= most_;
  }

  // Lines become lines by themselves; `fits` has held all peers.
  bool keeps_houses() const {
    const Symmetry moves = Symmetry::moving(size_, rows_, columns_, transposed_);
    for (int h = 2 * size_; h < layout_.house_count(); ++h) {
      const CellSet image = moves.apply(layout_.cells(House(h)));
      bool is_house = false;
      for (const House house : layout_.houses_of(image.first())) {
        is_house |= layout_.cells(house) == image;
      }
      if (!is_house) return false;
    }
    return true;
  }

  Cell source(int i, int j) const {
    return transposed_ ? Cell::at(j, i, size_) : Cell::at(i, j, size_);
  }
  Cell target(int row, int column) const {
    return Cell::at(rows_[as_index(row)], columns_[as_index(column)], size_);
  }

  // Do the cells that the last line brings stand to all placed ones as they did before?
  bool fits(int line) {
    const int rows = line / 2 + 1;
    const int columns = (line + 1) / 2;
    const bool is_row = line % 2 == 0;
    for (int i = 0; i < (is_row ? columns : rows); ++i) {
      const int row = is_row ? rows - 1 : i;
      const int column = is_row ? i : columns - 1;
      if (!fits_all(row, column, rows, columns)) return false;
    }
    return true;
  }

  // One of them, to the first rows and columns.
  bool fits_all(int row, int column, int rows, int columns) {
    const Cell from = source(row, column);
    const Cell to = target(row, column);
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < columns; ++c) {
        ++steps_;
        if (!relations_.equal(from, source(r, c), to, target(r, c))) return false;
      }
    }
    return true;
  }

  const Layout& layout_;
  Relations relations_;
  int size_;
  std::size_t most_;
  bool transposed_ = false;
  Permutation rows_{};
  Permutation columns_{};
  std::array<unsigned, 2> used_{};
  std::uint64_t steps_ = 0;
  Pace pace_;  // of lines tried, some microseconds each at most
  std::vector<Symmetry> found_;
};

// Tries symmetry after symmetry and gives each up at the first cell that is larger.
class ListedForm {
 public:
  explicit ListedForm(const Grid& grid) : grid_(grid), size_(grid.size()) {}

  void attempt(const Symmetry& symmetry) {
    const Symmetry back = symmetry.inverse();
    std::array<std::uint8_t, kMaxSize + 1> name{};
    std::uint8_t names = 0;
    bool is_smaller = best_.empty();
    std::array<std::uint8_t, kMaxCells> values{};
    for (int i = 0; i < size_ * size_; ++i) {
      const int digit = grid_.value_at(back.apply(Cell(i)));
      if (digit != 0 && name[as_index(digit)] == 0) name[as_index(digit)] = ++names;
      values[as_index(i)] = name[as_index(digit)];
      if (is_smaller) continue;
      if (values[as_index(i)] > least_[as_index(i)]) return;
      is_smaller = values[as_index(i)] < least_[as_index(i)];
    }
    if (is_smaller) {
      best_.clear();
      least_ = values;
    }
    best_.push_back(symmetry);
  }

  Winners winners() {
    const std::vector<Symmetry> none{Symmetry(size_)};
    return {Grid::from_values(least_, size_), std::move(best_), none, none};
  }

 private:
  const Grid& grid_;
  int size_;
  std::array<std::uint8_t, kMaxCells> least_{};
  std::vector<Symmetry> best_;
};

}  // namespace

std::optional<BoxShape> plain_boxes(const Layout& layout) {
  const int size = layout.size();
  if (layout.extra_region_count() != 0 || layout.is_anti_knight() || layout.is_anti_king()) {
    return std::nullopt;
  }
  for (int rows = 2; 2 * rows <= size; ++rows) {
    const BoxShape shape{rows, size / rows};
    if (shape.size() != size) continue;
    bool has_all = true;
    for (int box = 0; box < size; ++box) has_all &= first_house(layout, box_cells(shape, box)) >= 0;
    if (has_all) return shape;
  }
  return std::nullopt;
}

std::optional<std::vector<Symmetry>> symmetries_of(const Layout& layout, std::size_t most,
                                                   Stop stop) {
  return SymmetrySearch(layout, most, stop).run();
}

Winners form_by_list(std::span<const Symmetry> symmetries, const Grid& grid) {
  assert(!symmetries.empty());
  ListedForm form(grid);
  for (const Symmetry& symmetry : symmetries) form.attempt(symmetry);
  return form.winners();
}

}  // namespace shudu
