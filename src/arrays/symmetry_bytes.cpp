#include "arrays/symmetry_bytes.h"

#include <array>

#include "shudu/core/as_index.h"

namespace shudu::arrays {
namespace {

// Entries from `bytes` on, which begin with `base`; none where they are no permutation.
std::optional<Permutation> read_permutation(const std::uint8_t* bytes, int size, int base) {
  Permutation to = kIdentityPermutation;
  unsigned seen = 0;
  for (int i = 0; i < size; ++i) {
    const int entry = bytes[i] - base;
    if (entry < 0 || entry >= size) return std::nullopt;
    to[as_index(i)] = static_cast<std::uint8_t>(entry);
    seen |= 1U << static_cast<unsigned>(entry);
  }
  if (seen != (1U << static_cast<unsigned>(size)) - 1U) return std::nullopt;
  return to;
}

}  // namespace

void write_symmetry(const Symmetry& symmetry, std::uint8_t* bytes) {
  const int size = symmetry.size();
  *bytes++ = symmetry.is_transposed() ? 1 : 0;
  for (int i = 0; i < size; ++i) *bytes++ = static_cast<std::uint8_t>(symmetry.row_to(i));
  for (int i = 0; i < size; ++i) *bytes++ = static_cast<std::uint8_t>(symmetry.column_to(i));
  for (int i = 1; i <= size; ++i) {
    *bytes++ = static_cast<std::uint8_t>(symmetry.apply(Digit(i)).value());
  }
}

std::optional<Symmetry> read_symmetry(const std::uint8_t* bytes, int size) {
  const auto rows = read_permutation(bytes + 1, size, 0);
  const auto columns = read_permutation(bytes + 1 + size, size, 0);
  const auto digits = read_permutation(bytes + 1 + size + size, size, 1);
  if (!rows || !columns || !digits || bytes[0] > 1) return std::nullopt;
  const Symmetry moves = Symmetry::moving(size, *rows, *columns, bytes[0] == 1);
  return moves.then(Symmetry::renaming(size, *digits));
}

// Line by line of the result, so that each byte is written once and in order; the columns are
// turned round for that.
void move_values(const Symmetry& symmetry, const std::uint8_t* __restrict values,
                 std::uint8_t* __restrict moved) {
  const int size = symmetry.size();
  const int along = symmetry.is_transposed() ? size : 1;  // from a cell to the next of its line
  const int across = symmetry.is_transposed() ? 1 : size;
  std::array<std::uint8_t, kMaxSize + 1> renamed{};
  std::array<int, kMaxSize> from_column{};
  std::array<int, kMaxSize> from_row{};
  for (int i = 0; i < size; ++i) {
    renamed[as_index(i + 1)] = static_cast<std::uint8_t>(symmetry.apply(Digit(i + 1)).value());
    from_column[as_index(symmetry.column_to(i))] = i * along;
    from_row[as_index(symmetry.row_to(i))] = i * across;
  }
  for (int row = 0; row < size; ++row) {
    const std::uint8_t* const line = values + from_row[as_index(row)];
    for (int column = 0; column < size; ++column) {
      *moved++ = renamed[line[from_column[as_index(column)]]];
    }
  }
}

}  // namespace shudu::arrays
