// Rows (rows.h) and symmetries: `canon`, the form that rows share which are the same but for
// symmetries; rows moved by symmetries that are given, or drawn.
//
// A symmetry of a grid with n rows is a row of 3n + 1 bytes, in the order in which it acts
// (shudu/core/symmetry.h):
//
//   byte 0             1 where the grid is transposed first, else 0
//   bytes 1 to n       where each row goes, from 0
//   bytes n+1 to 2n    where each column goes, from 0
//   bytes 2n+1 to 3n   what each digit is renamed to, from 1
//
// All give false where the call was ended; rows that were not done by then are kStopped. Tested in
// tests/arrays/moving_test.cpp.
#pragma once

#include "shudu/arrays/rows.h"
#include "shudu/core/result.h"

#pragma GCC visibility push(default)
namespace shudu::arrays {

/// Bytes of a symmetry.
[[nodiscard]] constexpr std::size_t symmetry_bytes(int size) {
  return 3 * static_cast<std::size_t>(size) + 1;
}

/// What is wanted of the forms; what is null is not.
struct FormsOut {
  RowsOut forms = {};
  std::uint32_t* automorphisms = nullptr;  ///< how many symmetries leave the row as it is
  /// Two numbers a row, the upper half of 128 bits first: the hash of the form (form_set.h). Rows
  /// have equal ones where they are the same but for symmetries.
  std::uint64_t* hashes = nullptr;
  std::uint8_t* symmetries = nullptr;  ///< one a row, which brings it to its form
};

/// The forms of the rows, of puzzles and of full grids. Status kDone; kClash and kBadCell have an
/// open row, no automorphism and hash 0. `statuses` may be null. Error: that of LayoutForms::make.
[[nodiscard]] Result<bool> canon_rows(const Rows& rows, const RowTerms& terms, const FormsOut& out,
                                      RowStatus* statuses);

/// Row i moved by symmetry i. A symmetry must be permutations (status kBadCell where it is not),
/// but need not be one of the layout's.
bool move_rows(const Rows& rows, const RowTerms& terms, const std::uint8_t* symmetries,
               const RowsOut& moved, RowStatus* statuses);

struct DrawWish {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;  ///< number of the first symmetry
  std::size_t copies = 1;   ///< of each row
};

/// Where copies go; what is null is not wanted.
struct ShuffledOut {
  RowsOut moved = {};
  std::uint8_t* symmetries = nullptr;  ///< one a copy, which moved it
};

/// Rows moved by symmetries of the layout that are drawn evenly: copy c of row i goes to row
/// i * copies + c and is moved by symmetry first + i * copies + c of the seed, which depends on
/// nothing else. So a puzzle and its solution, moved in two calls, stay together, and record k of
/// `shudu convert --shuffle --seed N` is moved by symmetry k. As many statuses as copies.
/// Error: that of LayoutForms::make.
[[nodiscard]] Result<bool> shuffle_rows(const Rows& rows, const RowTerms& terms,
                                        const DrawWish& wish, const ShuffledOut& out,
                                        RowStatus* statuses);

}  // namespace shudu::arrays
#pragma GCC visibility pop
