// What a player has entered, cell by cell, as the moves of a saved game make it.
//
// Formats that read such games move by move keep it packed in the context's header, so that games
// of any length take the same room. Tested with those formats.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "formats/record_text.h"

namespace shudu {

class PlayedCells {
 public:
  /// Cells by their row and column, whatever the size of the grid: kMaxSize of them in a row.
  [[nodiscard]] static constexpr std::size_t index_of(int row, int column) {
    return static_cast<std::size_t>(row * kMaxSize + column);
  }

  /// A digit, or 0 to empty the cell; its marks go. Preconditions: index < kMaxCells, digit <= 9.
  void place(std::size_t index, int digit);
  /// Marks of a cell, one turned over, or all of them.
  void set_marks(std::size_t index, DigitSet marks);
  void turn_mark(std::size_t index, Digit digit);
  /// Every mark in every empty cell.
  void set_all_marks();

  /// Two texts of printable characters after one another, as packed_fields.h has them.
  void pack(std::string& packed) const;
  [[nodiscard]] static PlayedCells unpack(std::string_view& packed);

  /// Adds digits and marks to a puzzle that has neither. Marks are kept where a cell without a
  /// digit has some. kMismatch `name` where a digit stands on a given that is another, kBadNumber
  /// for a digit or a mark above the size, or beyond the grid.
  [[nodiscard]] Status add_to(Puzzle& puzzle, std::string_view name) const;

 private:
  std::array<std::uint8_t, kMaxCells> digits_{};
  std::array<DigitSet, kMaxCells> marks_{};
  bool has_all_marks_ = false;  // then marks above the size are no slip
};

}  // namespace shudu
