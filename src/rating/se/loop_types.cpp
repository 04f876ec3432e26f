// What follows from a unique loop on digits a and b, by its cells X with further candidates R:
//   type 1  one such cell: it is neither a nor b
//   type 2  all have the same one further digit: it is in one of them, so gone from what sees them
//   all type 3  two cells: together they are like one cell with the candidates R, part of a naked
//   set in
//           a house of both; or, seen from the other side, of a hidden set
//   type 4  two cells in a house that has a nowhere else: one of them is a, so neither is b
// Sound for puzzles with one solution. Source: Sudoku Players' Forum, "uniqueness test" (2005);
// order and ratings: Sudoku Explainer 1.2.1; smaller sets in type 3: lksudoku (2019).
#include <algorithm>

#include "rating/se/loops.h"

namespace shudu::se {
namespace {

struct Loop {
  const Position& position;
  const UniqueLoop& loop;
  std::vector<int> extra_cells;  // in the order of the walk
  unsigned pair = 0;
  unsigned rest = 0;  // further candidates of these cells

  [[nodiscard]] int length() const { return static_cast<int>(loop.cells.size()); }
};

Loop describe(const Position& position, const UniqueLoop& unique_loop) {
  Loop loop{position, unique_loop, {}, 1U << unique_loop.a | 1U << unique_loop.b, 0};
  for (const int cell : unique_loop.cells) {
    if (count(position.marks[cell]) <= 2) continue;
    loop.extra_cells.push_back(cell);
    loop.rest |= position.marks[cell] & ~loop.pair;
  }
  return loop;
}

LoopHint start_hint(const Loop& loop, int type, int extra) {
  LoopHint result;
  result.type = type;
  result.hint.rule =
      (loop.length() == 4 ? Rule::kUniqueRectangle1 : Rule::kUniqueLoop1) + (type - 1);
  result.hint.difficulty = loop_difficulty(loop.length(), extra);
  result.hint.digits = static_cast<Mask>(loop.pair);
  for (const int cell : loop.loop.cells) result.hint.cells.insert(Cell(cell));
  return result;
}

void keep(LoopHint hint, std::vector<LoopHint>& hints) {
  if (hint.hint.is_worth_it()) hints.push_back(std::move(hint));
}

void add_type_1(const Loop& loop, std::vector<LoopHint>& hints) {
  LoopHint hint = start_hint(loop, 1, 0);
  hint.hint.eliminate(loop.position, loop.extra_cells[0], loop.pair);
  keep(std::move(hint), hints);
}

void add_type_2(const Loop& loop, std::vector<LoopHint>& hints) {
  LoopHint hint = start_hint(loop, 2, 0);
  CellSet victims = CellSet::first_n(kCells);
  for (const int cell : loop.extra_cells) victims &= kGeometry.peers[cell];
  const unsigned first = loop.position.marks[loop.extra_cells[0]] & ~loop.pair;
  hint.hint.eliminate(loop.position, victims, lowest(first));
  keep(std::move(hint), hints);
}

void add_type_4(const Loop& loop, std::vector<LoopHint>& hints) {
  const int one = loop.extra_cells[0];
  const int other = loop.extra_cells[1];
  const auto is_locked = [&](int digit) {
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[one][kind];
      if (house != kGeometry.house[other][kind]) continue;
      const unsigned both =
          1U << kGeometry.position[one][kind] | 1U << kGeometry.position[other][kind];
      if ((loop.position.places[digit][house] & ~both) == 0) return true;
    }
    return false;
  };
  int gone = -1;
  if (is_locked(loop.loop.a)) {
    gone = loop.loop.b;
  } else if (is_locked(loop.loop.b)) {
    gone = loop.loop.a;
  }
  if (gone < 0) return;
  LoopHint hint = start_hint(loop, 4, 0);
  hint.hint.eliminate(loop.position, {Cell(one), Cell(other)}, gone);
  keep(std::move(hint), hints);
}

// Type 3 in one house of both cells.
struct InHouse {
  int house;
  int size;   // of the set
  int at[2];  // positions of the two cells
  SeDialect dialect;
};

void add_naked(const Loop& loop, const InHouse& in, std::vector<LoopHint>& hints) {
  const Position& position = loop.position;
  const unsigned common =
      loop.rest & position.marks[loop.extra_cells[0]] & position.marks[loop.extra_cells[1]];
  for (unsigned set = 1; set < 512; ++set) {
    if (count(set) != in.size || (set >> in.at[0] & 1) == 0 || (set >> in.at[1] & 1) != 0) continue;
    unsigned digits = 0;
    bool is_suited = true;
    for (unsigned left = set & ~(1U << in.at[0]); left != 0; left &= left - 1) {
      const unsigned marks = position.marks[kGeometry.cell[in.house][lowest(left)]];
      is_suited = is_suited && has_two_or_more(marks);
      digits |= marks;
    }
    if (!is_suited || count(digits | common) != in.size) continue;
    digits |= loop.rest;
    if (count(digits) != in.size) continue;
    LoopHint hint = start_hint(loop, 3, in.size - 1);
    hint.hint.houses = 1U << in.house;
    hint.hint.digits = static_cast<Mask>(loop.pair | digits);
    const unsigned outside = 0x1FFU & ~(set | 1U << in.at[1]);
    for (unsigned left = outside; left != 0; left &= left - 1) {
      hint.hint.eliminate(position, kGeometry.cell[in.house][lowest(left)], digits);
    }
    keep(std::move(hint), hints);
  }
}

void add_hidden_set(const Loop& loop, const InHouse& in, unsigned digits,
                    std::vector<LoopHint>& hints) {
  unsigned places = 0;
  for (unsigned left = digits; left != 0; left &= left - 1) {
    const unsigned of_digit = loop.position.places[lowest(left)][in.house] & ~(1U << in.at[1]);
    if (of_digit == 0) return;
    places |= of_digit;
  }
  if (count(places) != in.size) return;
  LoopHint hint = start_hint(loop, 3, in.size - 2);
  hint.hint.houses = 1U << in.house;
  hint.hint.digits = static_cast<Mask>(digits);
  for (unsigned left = places & ~(1U << in.at[0]); left != 0; left &= left - 1) {
    hint.hint.eliminate(loop.position, kGeometry.cell[in.house][lowest(left)], ~digits);
  }
  keep(std::move(hint), hints);
}

void add_hidden(const Loop& loop, const InHouse& in, std::vector<LoopHint>& hints) {
  const unsigned others = 0x1FFU & ~(loop.pair | loop.rest);
  if (count(others) < in.size - 2) return;
  for (unsigned subset = 0;;) {
    if (count(subset) == in.size - 2) add_hidden_set(loop, in, loop.pair | subset, hints);
    subset = (subset - others) & others;  // the next one, by value
    if (subset == 0) return;
  }
}

void add_type_3(const Loop& loop, SeDialect dialect, std::vector<LoopHint>& hints) {
  const int one = loop.extra_cells[0];
  const int other = loop.extra_cells[1];
  const bool is_corrected = dialect == SeDialect::kCorrected;
  for (int size = is_corrected ? 2 : count(loop.rest); size <= 7; ++size) {
    for (int kind = 0; kind < 3; ++kind) {
      const int house = kGeometry.house[one][kind];
      if (house != kGeometry.house[other][kind]) continue;
      const InHouse in{
          house, size, {kGeometry.position[one][kind], kGeometry.position[other][kind]}, dialect};
      const int open = loop.position.open_count[house];
      if (2 * size <= open && size >= count(loop.rest)) add_naked(loop, in, hints);
      if (2 * size < open) add_hidden(loop, in, hints);
    }
  }
}

}  // namespace

void add_loop_hints(const Position& position, const UniqueLoop& unique_loop, SeDialect dialect,
                    std::vector<LoopHint>& hints) {
  const Loop loop = describe(position, unique_loop);
  const std::size_t extra = loop.extra_cells.size();
  if (extra == 0) return;
  if (extra == 1) return add_type_1(loop, hints);
  if (extra >= 3) return add_type_2(loop, hints);
  if (is_single(loop.rest)) {
    add_type_2(loop, hints);
  } else {
    add_type_3(loop, dialect, hints);
  }
  add_type_4(loop, hints);
}

}  // namespace shudu::se
