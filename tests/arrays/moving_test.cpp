// Rows and symmetries: forms, rows moved by given symmetries and by drawn ones, against the cell by
// cell definition and against what the rooms below say of one grid.
#include "shudu/arrays/moving.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "arrays/tables.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "shudu/core/rng.h"
#include "shudu/verbs/converting.h"
#include "solver/helpers.h"
#include "support/grids.h"

namespace shudu::arrays {
namespace {

using test::grid_of;
using test::layout_of;

std::vector<Grid> some_grids() {
  return {grid_of(test::kEasy), grid_of(test::kSeventeen), grid_of(test::kHard),
          grid_of(test::kFull), grid_of(test::kMany),      Grid(9)};
}

// What moving.h says of the bytes, cell by cell.
std::string moved_by_definition(const std::string& text, const std::uint8_t* bytes, int size) {
  std::string moved(text.size(), '?');
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const char c = text[static_cast<std::size_t>(row * size + column)];
      const int r = bytes[0] == 1 ? column : row;
      const int k = bytes[0] == 1 ? row : column;
      const int to = bytes[1 + r] * size + bytes[1 + size + k];
      const bool is_open = c == '.';
      moved[static_cast<std::size_t>(to)] =
          is_open ? '.' : static_cast<char>('0' + bytes[2 * size + (c - '0')]);
    }
  }
  return moved;
}

TEST(MovedRows, AreThoseOfTheDefinition) {
  Rng rng(7);
  for (const int size : {4, 6, 8, 9}) {
    const Layout layout = layout_of(std::to_string(size) + "x" + std::to_string(size));
    RowTerms terms;
    terms.layout = &layout;
    const std::size_t bytes = symmetry_bytes(size);
    std::vector<Grid> grids;
    std::vector<std::uint8_t> symmetries;
    for (int i = 0; i < 200; ++i) {
      Grid grid(size);
      for (const Cell cell : layout.all_cells()) {
        const auto value = static_cast<int>(rng.below(static_cast<std::uint64_t>(size) + 1));
        if (value > 0) grid.place(cell, Digit(value));
      }
      grids.push_back(grid);
      symmetries.push_back(static_cast<std::uint8_t>(rng.below(2)));
      for (const int base : {0, 0, 1}) {
        std::vector<std::uint8_t> to;
        for (int k = 0; k < size; ++k) to.push_back(static_cast<std::uint8_t>(k + base));
        for (std::size_t k = to.size(); k > 1; --k) std::swap(to[k - 1], to[rng.below(k)]);
        symmetries.insert(symmetries.end(), to.begin(), to.end());
      }
    }
    for (const CellForm form : {CellForm::kValues, CellForm::kText}) {
      const Table rows = table_of(grids, form, 2);
      Table out = make_table(grids.size(), rows.cells, rows.cells + 5, form);
      std::vector<RowStatus> statuses(grids.size());
      ASSERT_TRUE(move_rows(rows.rows(), terms, symmetries.data(), out.room(), statuses.data()));
      for (std::size_t i = 0; i < grids.size(); ++i) {
        ASSERT_EQ(statuses[i], RowStatus::kDone);
        const std::string text = test::text_of(grids[i]);
        ASSERT_EQ(out.text(i), moved_by_definition(text, symmetries.data() + i * bytes, size));
      }
      EXPECT_TRUE(out.has_its_guards());
    }
  }
}

TEST(MovedRows, ByNoPermutationAreOpen) {
  std::vector<std::uint8_t> identity{0};
  for (int part = 0; part < 3; ++part) {
    for (int i = 0; i < 9; ++i)
      identity.push_back(static_cast<std::uint8_t>(part == 2 ? i + 1 : i));
  }
  const Table rows = table_of({grid_of(test::kFull)});
  Table out = make_table(1, 81, 81, CellForm::kValues);
  RowStatus status = RowStatus::kNone;
  ASSERT_TRUE(move_rows(rows.rows(), {}, identity.data(), out.room(), &status));
  EXPECT_EQ(status, RowStatus::kDone);
  EXPECT_EQ(out.text(0), test::kFull);
  for (std::size_t byte = 0; byte < identity.size(); ++byte) {
    for (const int wrong : {255, identity[byte] + 1, byte == 0 ? 2 : 200}) {
      if (byte == 0 && wrong == 1) continue;  // transposing is right
      std::vector<std::uint8_t> bytes = identity;
      bytes[byte] = static_cast<std::uint8_t>(wrong);
      ASSERT_TRUE(move_rows(rows.rows(), {}, bytes.data(), out.room(), &status));
      ASSERT_EQ(status, RowStatus::kBadCell) << byte << " " << wrong;
      ASSERT_EQ(out.text(0), std::string(81, '.'));
    }
  }
}

// Record k of `shudu convert --shuffle` is moved by symmetry k, and so is copy k here.
TEST(ShuffledRows, AreThoseOfConvert) {
  for (const char* const name : {"classic", "6x6", "x", "windoku", "4x4", "anti-knight"}) {
    const Layout layout = layout_of(name);
    RowTerms terms;
    terms.layout = &layout;
    Grid grid(layout.size());
    int value = 0;
    for (const Cell cell : layout.all_cells()) grid.place(cell, Digit(++value % layout.size() + 1));
    const Table rows = table_of({grid, grid, grid});
    const DrawWish wish{99, 5, 4};
    Table out = make_table(12, rows.cells, rows.cells, CellForm::kValues);
    std::vector<std::uint8_t> symmetries(12 * symmetry_bytes(layout.size()));
    std::vector<RowStatus> statuses(12);
    const auto done =
        shuffle_rows(rows.rows(), terms, wish, {out.room(), symmetries.data()}, statuses.data());
    ASSERT_TRUE(done && *done);
    verbs::MoveWish move_wish;
    move_wish.shuffle = 99;
    verbs::Mover mover(move_wish, &layout);
    for (std::size_t i = 0; i < 12; ++i) {
      const auto symmetry = mover.symmetry(layout, 5 + i);
      ASSERT_TRUE(symmetry);
      EXPECT_EQ(out.text(i), test::text_of(symmetry->apply(grid))) << name << i;
      EXPECT_EQ(statuses[i], RowStatus::kDone);
    }
    Table again = make_table(12, rows.cells, rows.cells, CellForm::kValues);
    const Table each = table_of(std::vector<Grid>(12, grid));
    ASSERT_TRUE(move_rows(each.rows(), terms, symmetries.data(), again.room(), nullptr));
    EXPECT_EQ(again.bytes, out.bytes) << "the symmetries that are told are those that moved";
  }
}

TEST(Forms, AreThoseOfOneGridAndOfItsShuffledCopies) {
  const std::vector<Grid> grids = some_grids();
  const Table rows = table_of(grids);
  constexpr std::size_t kCopies = 7;
  Table copies = make_table(grids.size() * kCopies, 81, 81, CellForm::kValues);
  const auto shuffled =
      shuffle_rows(rows.rows(), {}, {3, 0, kCopies}, {copies.room(), nullptr}, nullptr);
  ASSERT_TRUE(shuffled && *shuffled);
  Table forms = make_table(copies.count, 81, 84, CellForm::kValues);
  std::vector<std::uint32_t> automorphisms(copies.count);
  std::vector<std::uint64_t> hashes(2 * copies.count);
  std::vector<std::uint8_t> symmetries(copies.count * symmetry_bytes(9));
  std::vector<RowStatus> statuses(copies.count);
  const auto done = canon_rows(
      copies.rows(), {}, {forms.room(), automorphisms.data(), hashes.data(), symmetries.data()},
      statuses.data());
  ASSERT_TRUE(done && *done);
  std::set<std::uint64_t> different;
  for (std::size_t i = 0; i < copies.count; ++i) {
    const auto form = canonical_form(grids[i / kCopies]);
    ASSERT_TRUE(form);
    EXPECT_EQ(statuses[i], RowStatus::kDone);
    EXPECT_EQ(forms.text(i), test::text_of(form->form));
    EXPECT_EQ(automorphisms[i], form->automorphisms);
    const FormHash hash = hash_of(form->form);
    EXPECT_EQ(hashes[2 * i], hash.high);
    EXPECT_EQ(hashes[2 * i + 1], hash.low);
    different.insert(hash.high);
    const std::string text = copies.text(i);
    EXPECT_EQ(moved_by_definition(text, symmetries.data() + i * symmetry_bytes(9), 9),
              forms.text(i));
  }
  EXPECT_EQ(different.size(), grids.size());
  EXPECT_TRUE(forms.has_its_guards());
}

TEST(Forms, OfClashesAndWrongRowsThereAreNone) {
  Table rows = table_of({grid_of(test::kEasy), grid_of(test::kEasy), grid_of(test::kEasy)});
  rows.row(0)[0] = rows.row(0)[8] = 4;
  rows.row(1)[80] = 11;
  for (const char* const name : {"classic", "x"}) {
    const Layout layout = layout_of(name);
    RowTerms terms;
    terms.layout = &layout;
    Table forms = make_table(3, 81, 81, CellForm::kValues);
    std::vector<std::uint32_t> automorphisms(3, 9);
    std::vector<std::uint64_t> hashes(6, 9);
    std::vector<RowStatus> statuses(3);
    const auto done =
        canon_rows(rows.rows(), terms, {forms.room(), automorphisms.data(), hashes.data(), nullptr},
                   statuses.data());
    ASSERT_TRUE(done && *done);
    EXPECT_EQ(statuses[0], RowStatus::kClash);
    EXPECT_EQ(statuses[1], RowStatus::kBadCell);
    for (const std::size_t i : {0U, 1U}) {
      EXPECT_EQ(forms.text(i), std::string(81, '.'));
      EXPECT_EQ(automorphisms[i], 0U);
      EXPECT_EQ(hashes[2 * i] | hashes[2 * i + 1], 0U);
    }
  }
}

// A Latin square has more symmetries than are listed.
TEST(Forms, OfALayoutWithTooManySymmetriesAreAnError) {
  const Layout layout = layout_of("jigsaw:111111222222333333444444555555666666");
  RowTerms terms;
  terms.layout = &layout;
  const Table rows = table_of({Grid(6)});
  RowStatus status = RowStatus::kDone;
  EXPECT_FALSE(canon_rows(rows.rows(), terms, {}, &status));
  EXPECT_EQ(status, RowStatus::kStopped);
  EXPECT_FALSE(shuffle_rows(rows.rows(), terms, {}, {}, nullptr));
}

}  // namespace
}  // namespace shudu::arrays
