// Deadly patterns of more cells, as a table of shapes: however the cells of one are filled with its
// digits, there is another way with the same digits in every row, column and box. So some cell
// holds another digit (deadly.h, where types 1 to 4 and the fields of the steps are).
//
//   Borescoper   a square of two rows and two columns in a box, a pair on its rows in a column of a
//                box beside it, a pair on its columns in a row of a box above or below: four
//                digits; or the same with three cells of the square and three digits
//   multivalue   the three lines of a chute crossed by three lines, one in each of its boxes: four
//   grave        digits
//
// That each of them passes is no theorem but a count: all 384 and 24, and 1056 fillings are listed
// in tests/logic/deadly_patterns_test.cpp, and none stands alone. For 9x9 with boxes alone.
// Order: places of the shapes from the top left; digits as digit_choice.h has them.
// Source: Borescoper's pattern, name as in Sudoku Studio; multivalue universal graves, the Sudoku
// Players' Forum, thread 3210, 2006.
#include "logic/digit_choice.h"
#include "logic/finders.h"

// Tried: the matrix of two rows in each of two bands and two columns in each of two stacks, four
// digits. It is deadly, but never shows anything: each of its pairs of rows and of columns is an
// extended rectangle and has a guardian, and no candidate sees guardians in all four.

namespace shudu {
namespace {

// Two of the three lines of a chute, by the one that is left out.
constexpr std::array<std::array<int, 2>, 3> kTwoOfThree = {{{0, 1}, {0, 2}, {1, 2}}};

struct TwoLines {
  int one = 0;
  int other = 0;
};

TwoLines two_lines_of(int chute, std::size_t choice) {
  return {3 * chute + kTwoOfThree[choice][0], 3 * chute + kTwoOfThree[choice][1]};
}

Cell at(int row, int column) { return Cell::at(row, column, 9); }

CellSet square(TwoLines rows, TwoLines columns) {
  return {at(rows.one, columns.one), at(rows.one, columns.other), at(rows.other, columns.one),
          at(rows.other, columns.other)};
}

// Calls `see(rows, columns)` for the squares of a box, while it returns true.
template <typename See>
bool for_each_square(int band, int stack, See see) {
  for (std::size_t r = 0; r < 3; ++r) {
    for (std::size_t c = 0; c < 3; ++c) {
      if (!see(two_lines_of(band, r), two_lines_of(stack, c))) return false;
    }
  }
  return true;
}

class Finder {
 public:
  explicit Finder(const FindTask& task) : task_(task), view_(task.view) {}

  [[nodiscard]] bool is_open(CellSet cells) const { return view_.open_cells().contains_all(cells); }
  [[nodiscard]] bool is_stopped() const { return task_.options.is_stopped(); }

  bool look_at(CellSet cells, int count) {
    if (!is_open(cells)) return true;
    return for_each_digit_choice(view_, cells, count, {}, [&](DigitSet digits) {
      return hand_over_all_types(task_, deadly_pattern(view_, cells, digits));
    });
  }

 private:
  const FindTask& task_;
  const View& view_;
};

// The pairs on the square's rows in a column beside it and on its columns in a row above or below.
bool look_around_square(Finder& finder, TwoLines rows, TwoLines columns) {
  const CellSet cells = square(rows, columns);
  for (int column = 0; column < 9; ++column) {
    if (column / 3 == columns.one / 3) continue;
    const CellSet beside{at(rows.one, column), at(rows.other, column)};
    if (!finder.is_open(beside)) continue;
    for (int row = 0; row < 9; ++row) {
      if (row / 3 == rows.one / 3) continue;
      const CellSet pairs = beside | CellSet{at(row, columns.one), at(row, columns.other)};
      if (!finder.look_at(cells | pairs, 4)) return false;
      for (const Cell corner : cells) {
        if (!finder.look_at((cells | pairs) - CellSet::only(corner), 3)) return false;
      }
    }
  }
  return true;
}

// The lines of a chute crossed by three lines, one in each of its boxes.
CellSet crossed_chute(int chute, int crossing) {
  CellSet cells;
  for (const int line : {crossing / 9, 3 + crossing / 3 % 3, 6 + crossing % 3}) {
    for (int i = 0; i < 3; ++i) {
      const int along = 3 * (chute % 3) + i;
      cells.insert(chute < 3 ? at(along, line) : at(line, along));
    }
  }
  return cells;
}

}  // namespace

bool find_borescoper_deadly_pattern(const FindTask& task) {
  Finder finder(task);
  for (int box = 0; box < 9; ++box) {
    if (finder.is_stopped()) return true;
    const bool goes_on = for_each_square(box / 3, box % 3, [&](TwoLines rows, TwoLines columns) {
      return look_around_square(finder, rows, columns);
    });
    if (!goes_on) return false;
  }
  return true;
}

bool find_mug(const FindTask& task) {
  Finder finder(task);
  for (int chute = 0; chute < 6; ++chute) {
    for (int crossing = 0; crossing < 27; ++crossing) {
      if (!finder.look_at(crossed_chute(chute, crossing), 4)) return false;
    }
  }
  return true;
}

}  // namespace shudu
