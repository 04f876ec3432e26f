// Pictures as they are kept in tests/golden/render, shape by shape: what a change of drawing
// changes is seen in its difference. SHUDU_UPDATE_GOLDEN=1 writes them anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cards.h"
#include "shudu/core/layout_table.h"
#include "shudu/render/page.h"
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

}  // namespace
}  // namespace shudu
