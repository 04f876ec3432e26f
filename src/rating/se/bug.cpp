// Bivalue universal grave (5.6 and up): but for some "bug" cells every open cell has two candidates
// and every digit two positions or none in every house. Without the extra digits of the bug cells
// such a position has no solution or two; so one of the extras is true. Sound for puzzles with one
// solution.
//   type 1  one bug cell: it is one of its extras
//   type 2  all extras are one digit: it leaves what sees all bug cells
//   type 4  two bug cells in a house that share one digit besides: they are extras or that digit
//   type 3  the bug cells of one house are like one cell with all extras, part of a naked set
// Source: Sudoku Players' Forum, "BUG" (2005); order, ratings and the way bug cells are found (a
// digit whose surplus is in one cell of a house): Sudoku Explainer 1.2.1; the second way to find
// bug cells of type 2 in the corrected dialect: lksudoku (2019).
#include <algorithm>
#include <vector>

#include "rating/se/producers.h"

namespace shudu::se {
namespace {

class Grave {
 public:
  Grave(const Position& position, SeDialect dialect)
      : position_(position), rest_(position), dialect_(dialect) {}

  std::optional<Hint> run() {
    for (int house = 0; house < kHouses; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        if (!scan(house, digit)) return std::nullopt;
      }
    }
    if (dialect_ == SeDialect::kCorrected) add_missed_cells();
    if (cells_.empty() || !is_grave()) return std::nullopt;
    if (cells_.size() == 1) return worth(type_1());
    if (is_single(extras_)) {
      std::optional<Hint> hint = worth(type_2());
      if (!hint && cells_.size() == 2) hint = worth(type_4());
      return hint;
    }
    if (common_.empty()) return std::nullopt;
    std::optional<Hint> hint;
    if (cells_.size() == 2) hint = worth(type_4());
    return hint ? hint : type_3();
  }

 private:
  static std::optional<Hint> worth(const std::optional<Hint>& hint) {
    return hint && hint->is_worth_it() ? hint : std::nullopt;
  }

  // False: there is no grave.
  bool scan(int house, int digit) {
    const unsigned places = position_.places[digit][house];
    const int n = count(places);
    if (n == 0 || n == 2) return true;
    CellSet wide;
    for (unsigned left = places; left != 0; left &= left - 1) {
      const int cell = kGeometry.cell[house][lowest(left)];
      if (count(position_.marks[cell]) >= 3) wide.insert(Cell(cell));
    }
    if (wide.empty()) return false;
    odd_digits_ |= 1U << digit;
    wide_cells_ |= wide;
    if (wide.size() > 1) return true;
    add_bug_cell(wide.first().index(), digit);
    return cells_.size() < 2 || is_single(extras_) || !common_.empty();
  }

  void add_bug_cell(int cell, int digit) {
    if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) {
      common_ = cells_.empty() ? kGeometry.peers[cell] : common_ & kGeometry.peers[cell];
      cells_.push_back(cell);
    } else {
      common_ &= kGeometry.peers[cell];
    }
    extra_[cell] |= 1U << digit;
    extras_ |= 1U << digit;
    rest_.erase(cell, digit);
    for (const int bug : cells_) common_.erase(Cell(bug));
  }

  void add_missed_cells() {
    if (!is_single(odd_digits_)) return;
    if (wide_cells_.size() <= static_cast<int>(cells_.size())) return;
    const unsigned extras = extras_;
    for (const Cell cell : wide_cells_) {
      if (std::find(cells_.begin(), cells_.end(), cell.index()) == cells_.end()) {
        add_bug_cell(cell.index(), lowest(odd_digits_));
      }
    }
    extras_ = extras;  // not enlarged by these
  }

  [[nodiscard]] bool is_grave() const {
    for (const Cell cell : position_.open) {
      if (count(rest_.marks[cell.index()]) != 2) return false;
    }
    // cppcheck-suppress constVariable
    for (const auto& of_digit : rest_.places) {
      for (const Mask places : of_digit) {
        if (places != 0 && count(places) != 2) return false;
      }
    }
    return true;
  }

  [[nodiscard]] Hint start_hint(Rule rule, double difficulty) const {
    Hint hint;
    hint.rule = rule;
    hint.difficulty = {difficulty};
    hint.digits = static_cast<Mask>(extras_);
    for (const int cell : cells_) hint.cells.insert(Cell(cell));
    return hint;
  }

  [[nodiscard]] Hint type_1() const {
    Hint hint = start_hint(Rule::kBug1, 5.6);
    hint.eliminate(position_, cells_[0], ~extras_);
    return hint;
  }

  [[nodiscard]] Hint type_2() const {
    Hint hint = start_hint(Rule::kBug2, 5.7);
    hint.eliminate(position_, common_, lowest(extras_));
    return hint;
  }

  [[nodiscard]] std::optional<Hint> type_4() const {
    const int one = cells_[0];
    const int other = cells_[1];
    const unsigned shared = position_.marks[one] & position_.marks[other] & ~extras_;
    if (!is_single(shared) || !sees(one, other)) return std::nullopt;
    Hint hint = start_hint(Rule::kBug4, 5.7);
    hint.eliminate(position_, one, ~(extra_[one] | shared));
    hint.eliminate(position_, other, ~(extra_[other] | shared));
    return hint;
  }

  [[nodiscard]] std::optional<Hint> type_3() const {
    for (int kind = 0; kind < 3; ++kind) {
      if (dialect_ == SeDialect::kCorrected) break;
      for (int size = 2; size <= 6; ++size) {
        if (auto hint = type_3_in(kind, size)) return hint;
      }
    }
    for (int size = 2; size <= 6; ++size) {
      if (dialect_ != SeDialect::kCorrected) break;
      for (int kind = 0; kind < 3; ++kind) {
        if (auto hint = type_3_in(kind, size)) return hint;
      }
    }
    return std::nullopt;
  }

  // Cells of the house that see all bug cells, in the order of the first bug cell's peers.
  [[nodiscard]] std::vector<int> seen_cells_in(int kind) const {
    std::vector<int> list;
    const int house = kGeometry.house[cells_[0]][kind];
    for (const int cell : cells_) {
      if (kGeometry.house[cell][kind] != house) return {};
    }
    for (const int peer : kGeometry.peer[cells_[0]]) {
      if (common_.contains(Cell(peer)) && kGeometry.house[peer][kind] == house) {
        list.push_back(peer);
      }
    }
    return list;
  }

  [[nodiscard]] std::optional<Hint> type_3_in(int kind, int size) const {
    const std::vector<int> list = seen_cells_in(kind);
    if (static_cast<int>(list.size()) < size) return std::nullopt;
    for (unsigned set = 1; set < 1U << list.size(); ++set) {
      if (count(set) != size - 1) continue;
      unsigned digits = 0;
      bool is_suited = true;
      for (unsigned left = set; left != 0; left &= left - 1) {
        const unsigned marks = position_.marks[list[static_cast<std::size_t>(lowest(left))]];
        is_suited = is_suited && has_two_or_more(marks);
        digits |= marks;
      }
      if (!is_suited || count(digits) != size || (extras_ & ~digits) != 0) continue;
      Hint hint = start_hint(Rule::kBug3, 5.7 + 0.1 * (size - 1));
      hint.houses = 1U << kGeometry.house[cells_[0]][kind];
      hint.digits = static_cast<Mask>(digits);
      for (std::size_t i = 0; i < list.size(); ++i) {
        if ((set >> i & 1) == 0) hint.eliminate(position_, list[i], digits);
      }
      if (hint.is_worth_it()) return hint;
    }
    return std::nullopt;
  }

  const Position& position_;
  Position rest_;  // without the extras
  SeDialect dialect_;
  std::vector<int> cells_;  // bug cells, as found
  unsigned extra_[kCells]{};
  unsigned extras_ = 0;
  CellSet common_;  // what sees all bug cells
  unsigned odd_digits_ = 0;
  CellSet wide_cells_;
};

}  // namespace

std::optional<Hint> find_bug(const Position& position, SeDialect dialect) {
  return Grave(position, dialect).run();
}

}  // namespace shudu::se
