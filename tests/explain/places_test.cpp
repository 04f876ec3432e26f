// Cells, houses, digits and candidates in the three languages; expected texts are written by hand
// from the field's usage (rows are 行 on the mainland and 列 in Taiwan).
#include "explain/places.h"

#include <gtest/gtest.h>

#include <vector>

#include "explain/eureka.h"
#include "explain/speeches.h"

namespace shudu::test {
namespace {

TEST(Places, Houses) {
  EXPECT_EQ(say_house(kEn, House(2)), "row 3");
  EXPECT_EQ(say_house(kCn, House(2)), "第 3 行");
  EXPECT_EQ(say_house(kTw, House(2)), "第 3 列");
  EXPECT_EQ(say_house(kEn, House(13)), "column 5");
  EXPECT_EQ(say_house(kCn, House(13)), "第 5 列");
  EXPECT_EQ(say_house(kTw, House(13)), "第 5 行");
  EXPECT_EQ(say_house(kCn, House(21)), "第 4 宫");
  EXPECT_EQ(say_house(kTw, House(21)), "第 4 宮");
}

TEST(Places, SeveralHousesByKind) {
  const std::vector<House> rows = {House(1), House(5)};
  EXPECT_EQ(say_houses(kEn, rows), "rows 2 and 6");
  EXPECT_EQ(say_houses(kCn, rows), "第 2、6 行");
  EXPECT_EQ(say_houses(kTw, rows), "第 2、6 列");
  const std::vector<House> mixed = {House(21), House(0), House(3)};
  EXPECT_EQ(say_houses(kEn, mixed), "rows 1 and 4 and box 4");
  EXPECT_EQ(say_houses(kCn, mixed), "第 1、4 行、第 4 宫");
}

TEST(Places, CellsAndDigits) {
  const std::vector<Cell> cells = {at(1, 1), at(2, 3), at(7, 7)};
  EXPECT_EQ(say_cells(kEn, cells), "r1c1, r2c3 and r7c7");
  EXPECT_EQ(say_cells(kCn, cells), "r1c1、r2c3、r7c7");
  EXPECT_EQ(say_digits(kEn, {Digit(3), Digit(5), Digit(8)}), "3, 5 and 8");
  EXPECT_EQ(say_digits(kTw, {Digit(3), Digit(5)}), "3、5");
  EXPECT_EQ(say_cells(kEn, std::vector<Cell>{}), "");
}

TEST(Places, CellsInShort) {
  CellSet cells;
  cells.insert(at(1, 5));
  EXPECT_EQ(cells_in_short(kEn, cells), "r1c5");
  cells.insert(at(3, 5));
  EXPECT_EQ(cells_in_short(kEn, cells), "r13c5");
  cells.insert(at(3, 6));
  EXPECT_EQ(cells_in_short(kEn, cells), "r1c5,r3c56");
}

TEST(Places, CandidatesByDigit) {
  const std::vector<Candidate> gone = {
      {at(1, 1), Digit(6)}, {at(2, 3), Digit(5)}, {at(7, 3), Digit(5)}};
  EXPECT_EQ(say_candidates(kEn, gone), "5 in r2c3, r7c3 and 6 in r1c1");
  EXPECT_EQ(say_candidates(kCn, gone), "r2c3、r7c3 的 5 和 r1c1 的 6");
  EXPECT_EQ(say_placements(kEn, gone), "r1c1 is 6, r2c3 is 5 and r7c3 is 5");
  EXPECT_EQ(say_placements(kTw, std::vector<Candidate>{gone[0]}), "r1c1 填 6");
}

TEST(Eureka, ChainsWithMergedCells) {
  Step step;
  step.chains = {
      {node(5, at(1, 2), false, LinkKind::kStart), node(5, at(1, 8), true, LinkKind::kStrong),
       node(5, at(3, 9), false, LinkKind::kWeak), node(7, at(3, 9), true, LinkKind::kStrong),
       node(7, at(7, 9), false, LinkKind::kWeak)}};
  EXPECT_EQ(eureka(kEn, step, step.chains[0]), "(5)r1c2 = (5)r1c8 - (5=7)r3c9 - (7)r7c9");
}

TEST(Eureka, GroupsAndAlmostLockedSets) {
  Step step;
  CellSet als;
  for (const int column : {1, 3, 8}) als.insert(at(5, column));
  CellSet group;
  for (const int row : {2, 3}) group.insert(at(row, 5));
  step.als = {{als, {Digit(1), Digit(4), Digit(7), Digit(8)}}};
  step.chains = {{{Digit(2), group, true, LinkKind::kStart, NodeKind::kGroup, -1},
                  {Digit(1), als, false, LinkKind::kWeak, NodeKind::kAls, 0},
                  {Digit(4), als, true, LinkKind::kStrong, NodeKind::kAls, 0},
                  node(4, at(5, 9), false, LinkKind::kWeak)}};
  EXPECT_EQ(eureka(kEn, step, step.chains[0]), "(2)r23c5 - (1=478)r5c138 - (4)r5c9");
}

// A cell that the rest of the set would leave one digit: in the set's house it makes the set
// larger, elsewhere, or as an end of the chain, it stands by itself.
TEST(Eureka, LinksBetweenSetsAndCells) {
  Step step;
  const CellSet set{at(3, 1), at(5, 1), at(9, 1)};
  step.als = {{set, {Digit(3), Digit(4), Digit(6), Digit(8)}}};
  const ChainNode of_set{Digit(8),          CellSet::only(at(3, 1)), true,
                         LinkKind::kStrong, NodeKind::kAls,          0};
  const auto chain_by = [&of_set](Cell cell) {
    return Chain{node(1, at(1, 9), true, LinkKind::kStart), node(1, cell, false, LinkKind::kWeak),
                 of_set, node(8, at(3, 9), false, LinkKind::kWeak)};
  };
  EXPECT_EQ(eureka(kEn, step, chain_by(at(1, 1))), "(1)r1c9 - (1=3468)r1359c1 - (8)r3c9");
  EXPECT_EQ(eureka(kEn, step, chain_by(at(1, 2))), "(1)r1c9 - (1)r1c2 = (8)r359c1 - (8)r3c9");
  Chain ending = chain_by(at(1, 1));
  ending.erase(ending.begin());
  EXPECT_EQ(eureka(kEn, step, ending), "(1)r1c1 = (8)r359c1 - (8)r3c9");
}

}  // namespace
}  // namespace shudu::test
