// Pictures as they are kept in tests/golden/render, shape by shape: what a change of drawing
// changes is seen in its difference. SHUDU_UPDATE_GOLDEN=1 writes them anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cards.h"
#include "shudu/core/layout_table.h"
#include "shudu/render/page.h"
#include "shudu/render/variant_board.h"
#include "support/paths.h"

namespace shudu {
namespace {

void expect_golden(const std::string& name, const Picture& picture) {
  const std::filesystem::path path = test::source_dir() / "tests/golden/render" / (name + ".txt");
  const std::string text = picture_text(picture);
  if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  std::ifstream file(path, std::ios::binary);
  std::stringstream kept;
  kept << file.rdbuf();
  EXPECT_EQ(text, kept.str()) << path;
}

const Layout& four() { return *layout_table()[1].layout; }

Card small_card() {
  Card card = test::card_with(test::kSmall, four());
  card.number = "1";
  card.title = "Small";
  card.author = "Somebody";
  card.difficulty = "easy";
  card.solution = test::grid_of("1243342143122134");
  return card;
}

TEST(GoldenPictures, ACardAlone) { expect_golden("card", card_picture(small_card(), {})); }

TEST(GoldenPictures, APageOfTwoWithSolutionsBelow) {
  PageSetup setup;
  setup.per_page = 2;
  setup.paper = find_paper("a5");
  setup.title = "A page";
  setup.solutions = SolutionPlace::kBelow;
  setup.has_labels = true;
  const std::vector<Card> cards(2, small_card());
  expect_golden("page", page_picture(cards, setup, 4));
}

// Every kind of mark: roles, an elimination, a placement, a chain with a group, a house, a cell.
TEST(GoldenPictures, AHint) {
  Card card = test::card_with("1...............", four());
  card.text = "A hint.";
  card.board.candidates = Pencilmarks(4);
  StepMarks& marks = card.board.marks;
  marks.houses = {four().row(3)};
  marks.cells = {Cell(15)};
  for (int role = 0; role < 10; ++role) {
    const Candidate candidate{Cell(4 + role), Digit(1 + role % 4)};
    marks.candidates.push_back({candidate, static_cast<MarkRole>(role)});
  }
  marks.eliminations = {{Cell(15), Digit(1)}};
  marks.placements = {{Cell(15), Digit(4)}};
  ChainNode start;
  start.digit = Digit(2);
  start.cells = CellSet::only(Cell(1));
  ChainNode group = start;
  group.cells = CellSet{Cell(3), Cell(7)};
  group.is_on = true;
  group.link = LinkKind::kStrong;
  group.kind = NodeKind::kGroup;
  ChainNode end = start;
  end.cells = CellSet::only(Cell(15));
  end.link = LinkKind::kWeak;
  marks.links = {{start, group, end}};
  PageSetup setup;
  setup.style = find_style("grey");
  expect_golden("hint", card_picture(card, setup));
}

variant::VariantPuzzle killer_grid() {
  variant::VariantPuzzle puzzle = variant::open_grid(9, 9, 1, 9);
  puzzle.regions = variant::boxes_of(puzzle, 3, 3);
  for (const int row : {0, 2, 6}) {  // an L with its sum and a pair without, in two rows
    const auto at = [&](int down, int column) { return puzzle.cell_at(row + down, column); };
    puzzle.constraints.push_back(
        {variant::Kind::kCage, {at(0, row), at(1, row), at(1, row + 1)}, {}, {14}, {}, {}, {}, {}});
    puzzle.constraints.push_back(
        {variant::Kind::kCage, {at(0, 8 - row), at(1, 8 - row)}, {}, {}, {}, {}, {}, {}});
  }
  puzzle.constraints.push_back({variant::Kind::kThermometer,
                                {puzzle.cell_at(8, 0), puzzle.cell_at(8, 1)},
                                {},
                                {},
                                {},
                                {},
                                {},
                                {}});
  return puzzle;
}

VariantCard variant_card(variant::VariantPuzzle puzzle) {
  VariantCard card;
  card.rules = variant_rules(puzzle, Language::kEnglish);
  card.puzzle = std::move(puzzle);
  return card;
}

TEST(GoldenPictures, AKiller) {
  expect_golden("killer", variant_picture(variant_card(killer_grid()), {}));
}

// Six pieces of six cells.
TEST(GoldenPictures, AJigsawOfSix) {
  variant::VariantPuzzle puzzle = variant::open_grid(6, 6, 1, 6);
  const std::string_view pieces =
      "111122"
      "131222"
      "333324"
      "553444"
      "556464"
      "556666";
  puzzle.regions.resize(6);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    puzzle.regions[static_cast<std::size_t>(pieces[i] - '1')].push_back(
        static_cast<variant::Variable>(i));
  }
  puzzle.candidates[0] = 0b1;
  PageSetup setup;
  setup.has_labels = true;
  expect_golden("jigsaw6", variant_picture(variant_card(puzzle), setup));
}

TEST(GoldenPictures, APageOfSixteen) {
  variant::VariantPuzzle puzzle = variant::open_grid(16, 16, 1, 16);
  puzzle.regions = variant::boxes_of(puzzle, 4, 4);
  for (unsigned i = 0; i < 16; ++i)
    puzzle.candidates[std::size_t{17} * i] = variant::ValueSet{1} << i;
  expect_golden("sixteen", variant_page(variant_card(puzzle), {}, 7));
}

}  // namespace
}  // namespace shudu
