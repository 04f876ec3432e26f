// Symmetries as text, for people and for programs that read them back:
//
//   transpose rows 312456789 columns 123456789 digits 987654321
//
// The parts are done in this order: the grid is transposed, if it says so; row i goes to where the
// i-th number after `rows` says, column i likewise; digit i becomes the i-th number after `digits`.
// All numbers are counted from 1. Who writes moves by hand leaves out the parts that stay as they
// are, and may move whole bands and stacks, which go after the columns:
//
//   bands 213   rows 456123789 of a classic grid, rows 341256 of a 6x6 one
//
// Tested in tests/canonical/symmetry_text_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "shudu/core/fixed_text.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"
#include "shudu/core/symmetry.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Room for any symmetry.
using SymmetryText = FixedText<64>;

[[nodiscard]] SymmetryText symmetry_text(const Symmetry& symmetry);

/// What `symmetry_text` has written, with single blanks between the words. Error: kBadSyntax with
/// the first word that is wrong. Thread-safe.
[[nodiscard]] Result<Symmetry> parse_symmetry(std::string_view text);

/// Moves of which some parts may not be said: a symmetry as soon as the layout is known.
class Moves {
 public:
  /// The parts that have numbers, in the order in which they are written and done.
  enum class Part : std::uint8_t { kRows, kColumns, kBands, kStacks, kDigits };
  static constexpr std::size_t kParts = 5;

  /// Any of `transpose`, `rows`, `columns`, `bands`, `stacks` and `digits`, in this order, with
  /// single blanks between the words; rows, columns and digits are equally many. Error: kBadSyntax
  /// with the first word that is wrong. Thread-safe.
  [[nodiscard]] static Result<Moves> parse(std::string_view text);

  /// The symmetry of that layout. Errors: kMovesOfOtherSize, kMovesBreakLayout. Thread-safe.
  [[nodiscard]] Result<Symmetry> on(const Layout& layout) const;

 private:
  struct Numbers {
    int count = 0;  // 0: the part is not said
    Permutation to = kIdentityPermutation;
  };

  [[nodiscard]] const Numbers& of(Part part) const {
    return numbers_[static_cast<std::size_t>(part)];
  }
  [[nodiscard]] int grid_size() const;
  [[nodiscard]] bool cuts_blocks(int size) const;
  [[nodiscard]] Permutation lines(Part single, Part block, int size) const;
  [[nodiscard]] Token moves_of_cells() const;

  bool is_transposed_ = false;
  std::array<Numbers, kParts> numbers_{};
};

}  // namespace shudu
#pragma GCC visibility pop
