// Records moved by symmetries: the form of a puzzle stays, all parts of a record go together, and
// seed and number alone say which symmetry is drawn.
#include "shudu/verbs/converting.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "shudu/core/clash.h"
#include "shudu/core/layout_table.h"
#include "shudu/solver/method.h"
#include "support/layout_names.h"

namespace shudu::verbs {
namespace {

// A record of the layout with all its parts: every third cell of its first grid is
// given, the next one is entered, and so on.
Puzzle record_under(const std::string& name) {
  const Layout layout = parse_layout(name).value();
  const int size = layout.size();
  const Grid grid = find_method("mrv")->count(layout, Pencilmarks(size), {.limit = 1}).first;
  Puzzle record;
  record.clear(size);
  record.layout = kept_name(layout);
  record.solution = grid;
  record.marks = Pencilmarks(size);
  for (const Cell cell : layout.all_cells()) {
    const Digit digit = *grid[cell];
    if (cell.index() % 3 == 0) record.givens.place(cell, digit);
    if (cell.index() % 3 == 1) record.placed.place(cell, digit);
    if (cell.index() % 3 == 2) continue;
    record.marks->set(cell, DigitSet::only(digit));
  }
  record.marks->erase(Cell(2), *grid[Cell(0)]);
  record.notes.title = "r1c1";
  return record;
}

bool holds(const Grid& solution, const Grid& part) {
  for (const Cell cell : part.filled()) {
    if (solution[cell] != part[cell]) return false;
  }
  return true;
}

TEST(Mover, AShuffledRecordIsTheSamePuzzleOnEveryLayout) {
  for (const std::string& name : test::layout_names()) {
    const Puzzle record = record_under(name);
    const Layout layout = parse_layout(name).value();
    const LayoutForms forms = LayoutForms::make(layout).value();
    Mover mover(MoveWish{{}, 5});
    for (std::uint64_t index = 0; index < 4; ++index) {
      const Puzzle other = mover.move(record, index).value();
      ASSERT_EQ(find_clash(layout, *other.solution), std::nullopt) << name;
      EXPECT_EQ(forms.form(other.givens)->form, forms.form(record.givens)->form) << name;
      EXPECT_EQ(forms.form(*other.solution)->form, forms.form(*record.solution)->form) << name;
      EXPECT_TRUE(holds(*other.solution, other.givens)) << name;
      EXPECT_TRUE(holds(*other.solution, other.placed)) << name;
      EXPECT_EQ(other.placed.filled_count(), record.placed.filled_count()) << name;
      EXPECT_EQ(other.layout, record.layout) << name;
      EXPECT_EQ(other.notes, record.notes) << name;
    }
  }
}

// Cell by cell, digit by digit.
TEST(Mover, EveryPartGoesWhereTheSymmetrySays) {
  for (const std::string& name : test::layout_names(3)) {
    const Puzzle record = record_under(name);
    const Layout layout = parse_layout(name).value();
    Mover mover(MoveWish{{}, 6});
    const Symmetry way = mover.symmetry(layout, 9).value();
    const Puzzle other = mover.move(record, 9).value();
    for (const Cell cell : layout.all_cells()) {
      for (int value = 1; value <= layout.size(); ++value) {
        const Digit digit(value);
        const Cell to = way.apply(cell);
        const Digit name_of_digit = way.apply(digit);
        EXPECT_EQ(record.givens[cell] == digit, other.givens[to] == name_of_digit) << name;
        EXPECT_EQ(record.placed[cell] == digit, other.placed[to] == name_of_digit) << name;
        EXPECT_EQ((*record.solution)[cell] == digit, (*other.solution)[to] == name_of_digit);
        EXPECT_EQ((*record.marks)[cell].contains(digit), (*other.marks)[to].contains(name_of_digit))
            << name;
      }
    }
  }
}

TEST(Mover, SeedAndNumberSayWhichAndNothingElse) {
  const Puzzle record = record_under("windoku");
  const auto givens = [&record](std::uint64_t seed, std::uint64_t index) {
    std::string text;
    const Puzzle moved = Mover(MoveWish{{}, seed}).move(record, index).value();
    for (int i = 0; i < 81; ++i) text += std::to_string(moved.givens.value_at(Cell(i)));
    return text;
  };
  std::set<std::string> all;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    for (std::uint64_t index = 0; index < 5; ++index) all.insert(givens(seed, index));
  }
  EXPECT_EQ(all.size(), 25U);
  EXPECT_EQ(givens(3, 4), givens(3, 4));
  // One mover for a whole stream, with records of other layouts between.
  Mover mover(MoveWish{{}, 3});
  for (std::uint64_t index = 0; index < 5; ++index) {
    EXPECT_EQ(mover.move(record, index)->givens,
              Mover(MoveWish{{}, 3}).move(record, index)->givens);
    EXPECT_TRUE(mover.move(record_under(index % 2 == 0 ? "x" : "4x4"), index));
  }
}

TEST(Mover, TheWayToTheFormLeadsThere) {
  for (const std::string& name : test::layout_names()) {
    const Layout layout = parse_layout(name).value();
    const Puzzle record = record_under(name);
    const CanonicalForm form = Forms().form(layout, record.givens).value();
    const Moves moves = Moves::parse(symmetry_text(form.symmetry).view()).value();
    const Puzzle other = Mover(MoveWish{moves, {}}).move(record, 0).value();
    EXPECT_EQ(other.givens, form.form) << name;
  }
}

TEST(Mover, WhatIsAskedForStandsAboveTheRecord) {
  const Layout x = parse_layout("x").value();
  const Moves moves = Moves::parse("rows 213456789").value();
  Puzzle record = record_under("x");
  record.layout.clear();
  EXPECT_TRUE(Mover(MoveWish{moves, {}}).move(record, 0));
  const auto refused = Mover(MoveWish{moves, {}}, &x).move(record, 0);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, ErrorCode::kMovesBreakLayout);
  EXPECT_EQ(refused.error().layout.view(), "x");
  EXPECT_EQ(Mover(MoveWish{moves, {}}, &x).move(record_under("4x4"), 0).error().code,
            ErrorCode::kLayoutMismatch);
}

TEST(Mover, NothingIsAskedNothingMoves) {
  const Puzzle record = record_under("8x8");
  EXPECT_EQ(Mover(MoveWish{}).move(record, 0).value(), record);
}

}  // namespace
}  // namespace shudu::verbs
