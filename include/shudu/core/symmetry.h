// The symmetries of a grid: rows and columns moved, the grid transposed, digits renamed.
//
// Rows may be exchanged within a band and bands as a whole, columns and stacks likewise; where
// boxes are square, the grid may be transposed. These geometric symmetries take each house of a
// grid with boxes to a house, and so each solution to a solution. 3x3 boxes have 2 * 1296^2 =
// 3,359,232 of them, 2x2 boxes 128, 2x3 boxes 3,456 (Russell and Jarvis, "Mathematics of Sudoku
// II", 2006). With 9! relabellings they are all that classic Sudoku has.
//
// A symmetry acts in this order:
//   1. transpose, if it does:       (row, column) -> (column, row)
//   2. move lines:                  (row, column) -> (row_to(row), column_to(column))
//   3. rename digits:               digit -> digit_to(digit)
// `a.then(b)` is "first a, after it b". Tested in tests/core/symmetry_test.cpp.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/core/rng.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Rows and columns of a box. Both at least 1, their product at most 9.
struct BoxShape {
  int rows = 3;
  int columns = 3;
  /// Rows, columns and digits of a grid with such boxes.
  [[nodiscard]] constexpr int size() const { return rows * columns; }
  friend constexpr bool operator==(const BoxShape&, const BoxShape&) = default;
};

/// A permutation of 0..n-1: entry i is where i goes. Entries from n on are not looked at.
using Permutation = std::array<std::uint8_t, kMaxSize>;

/// The permutation that moves nothing.
inline constexpr Permutation kIdentityPermutation{0, 1, 2, 3, 4, 5, 6, 7, 8};

/// A symmetry of grids of one size, a value of 29 bytes. It need not respect any box or layout; see
/// `is_symmetry_of`.
class Symmetry {
 public:
  /// Moves nothing. Precondition: 1 <= size <= 9.
  constexpr explicit Symmetry(int size = kMaxSize) : size_(static_cast<std::uint8_t>(size)) {
    assert(size >= 1 && size <= kMaxSize);
  }
  /// Moves lines, after transposing if `transposed`. Precondition: both are permutations of
  /// 0..size-1.
  [[nodiscard]] static constexpr Symmetry moving(int size, const Permutation& rows,
                                                 const Permutation& columns,
                                                 bool transposed = false);
  /// Renames digits: digit d becomes to[d - 1] + 1. Precondition: a permutation of 0..size-1.
  [[nodiscard]] static constexpr Symmetry renaming(int size, const Permutation& to);

  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr bool is_transposed() const { return transposed_; }
  /// Where a row (after transposing) goes, 0-based.
  [[nodiscard]] constexpr int row_to(int row) const { return rows_[index(row)]; }
  [[nodiscard]] constexpr int column_to(int column) const { return columns_[index(column)]; }
  [[nodiscard]] constexpr bool is_identity() const { return *this == Symmetry(size_); }

  /// Where a cell goes. Precondition: it lies in the grid.
  [[nodiscard]] constexpr Cell apply(Cell cell) const {
    const int row = transposed_ ? cell.column_in(size_) : cell.row_in(size_);
    const int column = transposed_ ? cell.row_in(size_) : cell.column_in(size_);
    return Cell::at(row_to(row), column_to(column), size_);
  }
  /// What a digit is renamed to. Precondition: digit.value() <= size().
  [[nodiscard]] constexpr Digit apply(Digit digit) const {
    return Digit::from_index(digits_[index(digit.index())]);
  }
  [[nodiscard]] constexpr CellSet apply(CellSet cells) const;
  [[nodiscard]] constexpr DigitSet apply(DigitSet digits) const;
  /// The grid with every digit moved and renamed. Precondition: grid.size() == size().
  [[nodiscard]] constexpr Grid apply(const Grid& grid) const;
  /// The same for candidates. Precondition: marks.size() == size().
  [[nodiscard]] constexpr Pencilmarks apply(const Pencilmarks& marks) const;

  /// This one, and after it `next`. Precondition: equal sizes.
  [[nodiscard]] constexpr Symmetry then(const Symmetry& next) const;
  /// The symmetry that undoes this one.
  [[nodiscard]] constexpr Symmetry inverse() const;
  /// The same moves without renaming.
  [[nodiscard]] constexpr Symmetry without_renaming() const {
    Symmetry result = *this;
    result.digits_ = kIdentityPermutation;
    return result;
  }

  friend constexpr bool operator==(const Symmetry&, const Symmetry&) = default;

 private:
  static constexpr std::size_t index(int i) {
    assert(i >= 0 && i < kMaxSize);
    return static_cast<std::size_t>(i);
  }
  constexpr bool is_permutation(const Permutation& to) const;
  static constexpr Permutation cut(const Permutation& to, int size);
  static constexpr Permutation composed(const Permutation& first, const Permutation& second);
  static constexpr Permutation inverted(const Permutation& to);

  // Entries from size_ on are the identity's, so that equal symmetries are equal bytes.
  Permutation rows_ = kIdentityPermutation;
  Permutation columns_ = kIdentityPermutation;
  Permutation digits_ = kIdentityPermutation;
  std::uint8_t size_;
  bool transposed_ = false;
};

static_assert(sizeof(Symmetry) == 29);

/// How many geometric symmetries grids with such boxes have: 3,359,232 for 3x3.
[[nodiscard]] std::uint64_t symmetry_count(BoxShape shape);

/// The geometric symmetry of number `index`, each once; number 0 is the identity. The first half
/// of square boxes' does not transpose. Precondition: index < symmetry_count(shape).
[[nodiscard]] Symmetry geometric_symmetry(BoxShape shape, std::uint64_t index);

/// The number of a geometric symmetry, renaming aside; empty when it is none of that shape (another
/// size, a band or stack torn apart, transposed though boxes are not square).
[[nodiscard]] std::optional<std::uint64_t> symmetry_index(const Symmetry& symmetry, BoxShape shape);

/// One of all geometric symmetries with all size! renamings, each as likely as the others.
[[nodiscard]] Symmetry random_symmetry(BoxShape shape, Rng& rng);

/// Does it take houses to houses and peers to peers, so that solutions stay solutions? Any box,
/// jigsaw, extra region or anti-knight is taken into account.
[[nodiscard]] bool is_symmetry_of(const Symmetry& symmetry, const Layout& layout);

constexpr bool Symmetry::is_permutation(const Permutation& to) const {
  unsigned seen = 0;
  for (int i = 0; i < size_; ++i) seen |= 1U << to[index(i)];
  return seen == (1U << size_) - 1U;
}

constexpr Permutation Symmetry::cut(const Permutation& to, int size) {
  Permutation result = kIdentityPermutation;
  for (int i = 0; i < size; ++i) result[index(i)] = to[index(i)];
  return result;
}

constexpr Permutation Symmetry::composed(const Permutation& first, const Permutation& second) {
  Permutation result{};
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = second[first[i]];
  return result;
}

constexpr Permutation Symmetry::inverted(const Permutation& to) {
  Permutation result{};
  for (std::size_t i = 0; i < result.size(); ++i) result[to[i]] = static_cast<std::uint8_t>(i);
  return result;
}

constexpr Symmetry Symmetry::moving(int size, const Permutation& rows, const Permutation& columns,
                                    bool transposed) {
  Symmetry result(size);
  assert(result.is_permutation(rows) && result.is_permutation(columns));
  result.rows_ = cut(rows, size);
  result.columns_ = cut(columns, size);
  result.transposed_ = transposed;
  return result;
}

constexpr Symmetry Symmetry::renaming(int size, const Permutation& to) {
  Symmetry result(size);
  assert(result.is_permutation(to));
  result.digits_ = cut(to, size);
  return result;
}

constexpr CellSet Symmetry::apply(CellSet cells) const {
  CellSet result;
  for (const Cell cell : cells) result.insert(apply(cell));
  return result;
}

constexpr DigitSet Symmetry::apply(DigitSet digits) const {
  DigitSet result;
  for (const Digit digit : digits) result.insert(apply(digit));
  return result;
}

constexpr Grid Symmetry::apply(const Grid& grid) const {
  assert(grid.size() == size_);
  Grid result(size_);
  for (const Cell cell : grid.filled()) result.place(apply(cell), apply(*grid[cell]));
  return result;
}

constexpr Pencilmarks Symmetry::apply(const Pencilmarks& marks) const {
  assert(marks.size() == size_);
  Pencilmarks result(size_);
  for (int i = 0; i < marks.cell_count(); ++i) result.set(apply(Cell(i)), apply(marks[Cell(i)]));
  return result;
}

// A later transpose exchanges what the earlier moves did to rows and columns.
constexpr Symmetry Symmetry::then(const Symmetry& next) const {
  assert(size_ == next.size_);
  Symmetry result(size_);
  result.rows_ = composed(next.transposed_ ? columns_ : rows_, next.rows_);
  result.columns_ = composed(next.transposed_ ? rows_ : columns_, next.columns_);
  result.digits_ = composed(digits_, next.digits_);
  result.transposed_ = transposed_ != next.transposed_;
  return result;
}

// Moving back comes before transposing back; pulled through the transpose, rows and columns change
// places.
constexpr Symmetry Symmetry::inverse() const {
  Symmetry result(size_);
  result.rows_ = inverted(transposed_ ? columns_ : rows_);
  result.columns_ = inverted(transposed_ ? rows_ : columns_);
  result.digits_ = inverted(digits_);
  result.transposed_ = transposed_;
  return result;
}

}  // namespace shudu
#pragma GCC visibility pop
