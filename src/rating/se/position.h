// A position of the classic grid: digits, candidates, and where each digit may still go, by house
// and by cell. Candidates are never worked out again: what is gone stays gone. In the nested chains
// the same type holds a position in which only candidates have gone; digits, open cells and counts
// of placed digits are then those of the real grid, as the scale wants it.
#pragma once

#include "rating/se/geometry.h"
#include "shudu/core/grid.h"
#include "shudu/logic/candidate.h"
#include "shudu/logic/view.h"

namespace shudu::se {

/// 9 * cell + digit, as Candidate::index().
constexpr int candidate_id(int cell, int digit) { return 9 * cell + digit; }
constexpr int cell_of(int id) { return id / 9; }
constexpr int digit_of(int id) { return id % 9; }

/// The candidates alone, by cell and by house.
struct Candidates {
  Mask marks[kCells]{};       ///< of a cell; none where it is filled
  Mask places[9][kHouses]{};  ///< positions of a digit in a house
};

struct Position : Candidates {
  CellSet cells_of_digit[9];  ///< cells that may hold a digit
  CellSet open;               ///< cells without a digit
  std::uint8_t open_count[kHouses]{};
  std::uint8_t filled_count[9]{};  ///< cells that hold the digit
  std::uint8_t digits[kCells]{};   ///< 1 to 9, 0 for an open cell
  // Houses that have had one position left for a digit, and cells that have had one candidate left;
  // to be looked at again, for more may have gone.
  std::uint32_t single_houses[9]{};
  CellSet single_cells;
  // When something last went from a house, and of a digit: a search that found nothing need look
  // again only at what has changed since.
  int clock = 1;
  int house_changed[kHouses]{};
  int digit_changed[9]{};

  /// All candidates that no given forbids.
  explicit Position(const Grid& givens);
  /// The candidates of the view.
  explicit Position(const View& view);

  [[nodiscard]] bool has(int cell, int digit) const { return (marks[cell] >> digit & 1) != 0; }
  [[nodiscard]] bool has(int id) const { return has(cell_of(id), digit_of(id)); }
  [[nodiscard]] bool is_full() const { return open.empty(); }

  void erase(int id) { erase(cell_of(id), digit_of(id)); }
  void erase(int cell, int digit) {
    if (!has(cell, digit)) return;
    marks[cell] = static_cast<Mask>(marks[cell] & ~(1U << digit));
    if (is_single(marks[cell])) single_cells.insert(Cell(cell));
    leave_houses(cell, digit);
  }
  void note_change(int cell, int digit) {
    for (const int house : kGeometry.house[cell]) house_changed[house] = clock;
    digit_changed[digit] = clock;
  }
  /// Fills an open cell; its peers lose the digit.
  void place(Candidate candidate);

 private:
  void leave_houses(int cell, int digit) {
    cells_of_digit[digit].erase(Cell(cell));
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[cell][kind];
      Mask& mask = places[digit][house];
      mask = static_cast<Mask>(mask & ~(1U << kGeometry.position[cell][kind]));
      if (is_single(mask)) single_houses[digit] |= 1U << house;
      house_changed[house] = clock;
    }
    digit_changed[digit] = clock;
  }
  void note_all_changed();
  void note_all_singles();
  void fill(int cell, int digit);
  void add(int cell, int digit);
};

}  // namespace shudu::se
