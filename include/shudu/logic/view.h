// A position with its facts: what every finder reads, kept in step while digits are placed and
// candidates go.
//
//   state   givens, grid (givens and entered digits), candidates of the open cells; those of a
//           filled cell are empty
//   base    for each digit the open cells that may hold it; for each house and digit its places, a
//           bit for each cell of Layout::cell_list; cells with two and with three candidates
//   lazy    link graph, almost locked sets and the like: built when first asked for, and again
//           after a change (facts_*.h)
//
// Base facts cost some operations for each candidate that goes, so they are never rebuilt.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/logic/candidate.h"
#include "shudu/logic/step.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Places of a digit in a house: bit i for the i-th cell of Layout::cell_list(house).
using HousePlaces = std::uint16_t;

struct LazyFacts;  // src/logic/lazy_facts.h

/// A value; copies share nothing. One thread at a time, reading too: lazy facts are built inside.
class View {
 public:
  /// Givens alone: every digit that no peer holds is a candidate. Precondition: sizes agree; the
  /// layout outlives the view.
  View(const Layout& layout, const Grid& givens);
  /// With entered digits and the candidates at hand; those of filled cells are not looked at.
  View(const Layout& layout, const Grid& givens, const Grid& grid, const Pencilmarks& marks);
  View(const View& other);
  View& operator=(const View& other);
  View(View&& other) noexcept;
  View& operator=(View&& other) noexcept;
  ~View();

  [[nodiscard]] const Layout& layout() const { return *layout_; }
  [[nodiscard]] const Grid& givens() const { return givens_; }
  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] const Pencilmarks& marks() const { return marks_; }

  /// Empty for a filled cell.
  [[nodiscard]] DigitSet candidates(Cell cell) const { return marks_[cell]; }
  [[nodiscard]] bool has(Candidate candidate) const {
    return marks_[candidate.cell].contains(candidate.digit);
  }
  [[nodiscard]] CellSet open_cells() const { return open_; }
  [[nodiscard]] bool is_full() const { return open_.empty(); }
  /// The open cells that may hold a digit.
  [[nodiscard]] CellSet cells_of(Digit digit) const { return of_digit_[index(digit)]; }
  [[nodiscard]] CellSet cells_of(Digit digit, House house) const {
    return of_digit_[index(digit)] & layout_->cells(house);
  }
  [[nodiscard]] HousePlaces places(House house, Digit digit) const {
    return places_[static_cast<std::size_t>(house.index())][index(digit)];
  }
  /// The only two places of a digit in a house?
  [[nodiscard]] bool is_bilocal(House house, Digit digit) const {
    const unsigned p = places(house, digit);
    return p != 0 && (p & (p - 1)) != 0 && ((p & (p - 1)) & ((p & (p - 1)) - 1)) == 0;
  }
  [[nodiscard]] CellSet bivalue_cells() const { return bivalue_; }
  [[nodiscard]] CellSet trivalue_cells() const { return trivalue_; }
  /// Digits that no filled peer of the cell holds, whatever was eliminated.
  [[nodiscard]] DigitSet allowed(Cell cell) const;
  /// Cells that see every cell of the set. Precondition: it is not empty.
  [[nodiscard]] CellSet common_peers(CellSet cells) const;

  /// Is a cell without candidate, or a digit of a house without place?
  [[nodiscard]] bool is_contradictory() const;

  void eliminate(Candidate candidate);
  /// Puts a digit into an open cell; its peers lose it.
  void place(Cell cell, Digit digit);
  /// All that a step says.
  void apply(const Step& step);

  /// Changes with every change of the position.
  [[nodiscard]] std::uint64_t version() const { return version_; }
  [[nodiscard]] LazyFacts& lazy() const { return *lazy_; }

 private:
  static constexpr std::size_t index(Digit digit) {
    return static_cast<std::size_t>(digit.value() - 1);
  }
  void build();
  void forget(Cell cell, Digit digit);
  void note_size(Cell cell);

  const Layout* layout_;
  Grid givens_;
  Grid grid_;
  Pencilmarks marks_;
  CellSet open_;
  CellSet bivalue_;
  CellSet trivalue_;
  std::array<CellSet, kMaxSize> of_digit_{};
  std::array<std::array<HousePlaces, kMaxSize>, kMaxHouses> places_{};
  // The bit of a cell in each of its houses, in the order of Layout::houses_of.
  std::array<std::array<HousePlaces, kMaxHousesOfCell>, kMaxCells> bit_in_house_{};
  std::uint64_t version_ = 0;
  mutable std::unique_ptr<LazyFacts> lazy_;
};

}  // namespace shudu
#pragma GCC visibility pop
