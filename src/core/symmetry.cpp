// Numbering the geometric symmetries.
//
// A permutation of lines that keeps blocks (bands or stacks) together is a permutation of the
// blocks and, for each block, one of its lines; its number has one digit for each of them, in the
// factorial bases (rank by Lehmer code). The number of a symmetry is then
//
//   (transposed * permutations of rows + number of rows) * permutations of columns + of columns
//
// Tested in tests/core/symmetry_test.cpp: 2x2 and 2x3 boxes exhaustively, 3x3 at random, counts
// against the literature.
#include "shudu/core/symmetry.h"

#include <algorithm>

#include "shudu/core/as_index.h"

namespace shudu {
namespace {

// n lines as `count` blocks of `length` lines.
struct Blocks {
  int count;
  int length;
};

constexpr std::uint64_t factorial(int n) {
  std::uint64_t result = 1;
  for (int i = 2; i <= n; ++i) result *= static_cast<std::uint64_t>(i);
  return result;
}

// How many permutations of the lines keep the blocks together.
constexpr std::uint64_t line_count(Blocks blocks) {
  std::uint64_t result = factorial(blocks.count);
  for (int i = 0; i < blocks.count; ++i) result *= factorial(blocks.length);
  return result;
}

constexpr bool may_transpose(BoxShape shape) {
  // In a single cell there is nothing to transpose.
  return shape.rows == shape.columns && shape.rows > 1;
}

constexpr Blocks bands(BoxShape shape) { return {shape.columns, shape.rows}; }
constexpr Blocks stacks(BoxShape shape) { return {shape.rows, shape.columns}; }

// The number of a permutation of 0..n-1 in lexicographic order.
constexpr std::uint64_t rank(const Permutation& to, int n) {
  std::uint64_t result = 0;
  for (int i = 0; i < n; ++i) {
    std::uint64_t smaller_later = 0;
    for (int j = i + 1; j < n; ++j) {
      if (to[as_index(j)] < to[as_index(i)]) ++smaller_later;
    }
    result = result * static_cast<std::uint64_t>(n - i) + smaller_later;
  }
  return result;
}

constexpr Permutation unrank(std::uint64_t index, int n) {
  Permutation to = kIdentityPermutation;
  std::uint64_t rest = index;
  for (int i = 0; i < n; ++i) {
    const std::uint64_t base = factorial(n - 1 - i);
    auto* const at = to.data() + i;
    // The entry chosen moves to the front of those left, which stay in ascending order.
    std::rotate(at, at + static_cast<std::ptrdiff_t>(rest / base),
                at + static_cast<std::ptrdiff_t>(rest / base) + 1);
    rest %= base;
  }
  return to;
}

Permutation lines_of(std::uint64_t index, Blocks blocks) {
  const std::uint64_t base = factorial(blocks.length);
  Permutation lines = kIdentityPermutation;
  std::array<Permutation, kMaxSize> inner{};
  for (int block = blocks.count - 1; block >= 0; --block) {
    inner[as_index(block)] = unrank(index % base, blocks.length);
    index /= base;
  }
  const Permutation outer = unrank(index, blocks.count);
  for (int i = 0; i < blocks.count * blocks.length; ++i) {
    const std::size_t block = as_index(i / blocks.length);
    const int line = outer[block] * blocks.length + inner[block][as_index(i % blocks.length)];
    lines[as_index(i)] = static_cast<std::uint8_t>(line);
  }
  return lines;
}

// Empty when a block is torn apart.
std::optional<std::uint64_t> number_of_lines(const Permutation& lines, Blocks blocks) {
  Permutation outer{};
  std::array<Permutation, kMaxSize> inner{};
  for (int i = 0; i < blocks.count * blocks.length; ++i) {
    const std::size_t block = as_index(i / blocks.length);
    const int to = lines[as_index(i)];
    const auto to_block = static_cast<std::uint8_t>(to / blocks.length);
    if (i % blocks.length == 0) outer[block] = to_block;
    if (outer[block] != to_block) return std::nullopt;
    inner[block][as_index(i % blocks.length)] = static_cast<std::uint8_t>(to % blocks.length);
  }
  std::uint64_t result = rank(outer, blocks.count);
  for (int block = 0; block < blocks.count; ++block) {
    result = result * factorial(blocks.length) + rank(inner[as_index(block)], blocks.length);
  }
  return result;
}

bool is_house(const Layout& layout, CellSet cells) {
  for (int i = 0; i < layout.house_count(); ++i) {
    if (layout.cells(House(i)) == cells) return true;
  }
  return false;
}

}  // namespace

std::uint64_t symmetry_count(BoxShape shape) {
  assert(shape.rows >= 1 && shape.columns >= 1 && shape.size() <= kMaxSize);
  const std::uint64_t moves = line_count(bands(shape)) * line_count(stacks(shape));
  return may_transpose(shape) ? 2 * moves : moves;
}

Symmetry geometric_symmetry(BoxShape shape, std::uint64_t index) {
  assert(index < symmetry_count(shape));
  const std::uint64_t rows = line_count(bands(shape));
  const std::uint64_t columns = line_count(stacks(shape));
  return Symmetry::moving(shape.size(), lines_of(index / columns % rows, bands(shape)),
                          lines_of(index % columns, stacks(shape)), index / columns / rows != 0);
}

std::optional<std::uint64_t> symmetry_index(const Symmetry& symmetry, BoxShape shape) {
  if (symmetry.size() != shape.size()) return std::nullopt;
  if (symmetry.is_transposed() && !may_transpose(shape)) return std::nullopt;
  Permutation rows = kIdentityPermutation;
  Permutation columns = kIdentityPermutation;
  for (int i = 0; i < shape.size(); ++i) {
    rows[as_index(i)] = static_cast<std::uint8_t>(symmetry.row_to(i));
    columns[as_index(i)] = static_cast<std::uint8_t>(symmetry.column_to(i));
  }
  const auto row_number = number_of_lines(rows, bands(shape));
  const auto column_number = number_of_lines(columns, stacks(shape));
  if (!row_number || !column_number) return std::nullopt;
  const std::uint64_t transposed = symmetry.is_transposed() ? 1 : 0;
  return (transposed * line_count(bands(shape)) + *row_number) * line_count(stacks(shape)) +
         *column_number;
}

Symmetry random_symmetry(BoxShape shape, Rng& rng) {
  const Symmetry moves = geometric_symmetry(shape, rng.below(symmetry_count(shape)));
  Permutation digits = kIdentityPermutation;
  rng.shuffle(std::span(digits).first(as_index(shape.size())));
  return moves.then(Symmetry::renaming(shape.size(), digits));
}

bool is_symmetry_of(const Symmetry& symmetry, const Layout& layout) {
  if (symmetry.size() != layout.size()) return false;
  for (int i = 0; i < layout.house_count(); ++i) {
    if (!is_house(layout, symmetry.apply(layout.cells(House(i))))) return false;
  }
  const CellSet cells = layout.all_cells();
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    return symmetry.apply(layout.peers(cell)) == layout.peers(symmetry.apply(cell));
  });
}

}  // namespace shudu
