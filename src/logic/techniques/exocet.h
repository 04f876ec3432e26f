// What exocets share. Two base cells, open and in one line of a box, hold three or four digits
// together. Three cross-lines run across the base line: one through the third cell of the base's
// part of its line, one in each other stack (of boxes, seen along the line). A digit that is true
// in the base is nowhere else in the base line and the base box. But each cross-line needs it once,
// in cells that do not see each other: a placing. If every placing of each base digit has one of
// two targets, the two digits that are true in the base are both in a target, so the targets hold
// just these two digits.
//
// Lines are rows and crosses columns, or the reverse; boxes are 3x3.
#pragma once

#include <array>
#include <vector>

#include "logic/finding.h"

namespace shudu {

using Placing = std::array<Cell, 3>;  // in the order of the cross-lines

/// Base and cross-lines.
struct ExocetBase {
  bool is_row = true;
  int line = 0;                  ///< 0 to 8
  int stack = 0;                 ///< of the base, 0 to 2
  int free = 0;                  ///< which of the stack's three crosses the base leaves free
  std::array<int, 3> crosses{};  ///< ascending, one in each stack
  std::array<Cell, 2> cells{};
  DigitSet digits;

  [[nodiscard]] Cell at(int line_of_cell, int cross) const {
    return is_row ? Cell::at(line_of_cell, cross, 9) : Cell::at(cross, line_of_cell, 9);
  }
  [[nodiscard]] House base_line() const { return House(is_row ? line : 9 + line); }
  [[nodiscard]] House cross_line(int cross) const { return House(is_row ? 9 + cross : cross); }
  [[nodiscard]] int band() const { return line / 3; }
};

struct Exocet {
  ExocetBase base;
  std::array<Cell, 2> targets{};
  bool has_mirrors = false;  ///< targets in the two other boxes of the band
  std::array<std::vector<Placing>, kMaxSize> placings;  ///< of the base digits
};

/// Two digits of an exocet and where they stand.
struct ExocetChoice {
  std::array<Digit, 2> in_base;     ///< by base cell
  std::array<Digit, 2> in_targets;  ///< by target
};

/// May the cell hold the digit: is it filled with it, or open with the candidate?
[[nodiscard]] inline bool may_hold(const View& view, Cell cell, Digit digit) {
  if (view.open_cells().contains(cell)) return view.candidates(cell).contains(digit);
  return *view.grid()[cell] == digit;
}

/// All bases of three or four digits with their cross-lines, rows first.
[[nodiscard]] std::vector<ExocetBase> exocet_bases(const View& view);
/// The placings of a digit that is true in the base.
[[nodiscard]] std::vector<Placing> placings_of(const View& view, const ExocetBase& base,
                                               Digit digit);
/// The junior exocets of a base: targets off the base line, one on the cross-line of each other
/// stack; the third cell of its cross-line in the band, its companion, has no base digit.
[[nodiscard]] std::vector<Exocet> junior_exocets(const View& view, const ExocetBase& base);

/// The choices of digits that have a placing each and, with mirrors, a place in the box of the
/// other target: in the line of the band that neither base nor the digit's target lies in, but not
/// in that target's cross-line.
[[nodiscard]] std::vector<ExocetChoice> choices_of(const View& view, const Exocet& exocet);
/// The two mirror cells of a target.
[[nodiscard]] std::array<Cell, 2> mirrors_of(const Exocet& exocet, std::size_t target);

/// Has the placing one of these targets, and not the other?
[[nodiscard]] bool has_only(const Placing& placing, Cell target, Cell other);

/// Gathers what a digit does in all choices; eliminates what cannot be with any.
class DigitCases {
 public:
  void add_base(Cell cell) { bases_.insert(cell); }
  void add_placing(const Placing& placing) { placings_.push_back(placing); }
  /// The digit is true in the base of every choice: what sees all of its base cells, or a cell of
  /// each placing, is false.
  void eliminate(const View& view, Digit digit, Step& step) const;

 private:
  CellSet bases_;
  std::vector<Placing> placings_;
};

/// Marks and cells of an exocet: base, targets; base digits kColorA in the base, kColorB in the
/// targets, kPattern elsewhere in the cross-lines outside the band.
void describe_exocet(const View& view, const Exocet& exocet, Step& step);

}  // namespace shudu
