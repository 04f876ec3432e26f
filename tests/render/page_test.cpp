// Pages: what stands on them, in line and inside the paper.
#include "shudu/render/page.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "cards.h"
#include "shudu/render/qr.h"
#include "shudu/render/style.h"

namespace shudu {
namespace {

using test::full_card;
using test::texts_of;

std::vector<Card> cards_of(int count) {
  std::vector<Card> cards;
  for (int i = 1; i <= count; ++i) cards.push_back(full_card(i));
  return cards;
}

const TextShape* find_text(const std::vector<TextShape>& texts, std::string_view wanted) {
  for (const TextShape& text : texts) {
    if (text.text == wanted) return &text;
  }
  return nullptr;
}

void expect_inside(const PageSetup& setup) {
  const Paper& paper = *setup.paper;
  const Picture page = page_picture(cards_of(setup.per_page), setup, 7);
  EXPECT_EQ(page.width, paper.width);
  EXPECT_EQ(page.height, paper.height);
  for (const Point at : test::points_of(page)) {
    EXPECT_TRUE(at.x > 20 && at.x < paper.width - 20) << paper.slug << setup.per_page;
    EXPECT_TRUE(at.y > 20 && at.y < paper.height - 20) << paper.slug << setup.per_page;
  }
  for (const TextShape& text : texts_of(page)) {
    EXPECT_TRUE(text.at.y > 20 && text.at.y < paper.height - 20);
  }
}

TEST(Pages, EverySetupKeepsInsideThePaper) {
  PageSetup setup;
  setup.title = "A title";
  setup.has_labels = true;
  for (const Paper& paper : paper_table()) {
    setup.paper = &paper;
    for (const Style& style : style_table()) {
      setup.style = &style;
      for (const int per_page : kPerPage) {
        setup.per_page = per_page;
        setup.solutions = SolutionPlace::kNone;
        expect_inside(setup);
        setup.solutions = SolutionPlace::kBelow;
        expect_inside(setup);
      }
    }
  }
}

TEST(Pages, EveryPuzzleHasItsWords) {
  PageSetup setup;
  setup.per_page = 6;
  setup.title = "The book";
  const std::vector<TextShape> texts = texts_of(page_picture(cards_of(6), setup, 12));
  EXPECT_NE(find_text(texts, "The book"), nullptr);
  EXPECT_NE(find_text(texts, "12"), nullptr);
  for (int i = 1; i <= 6; ++i) {
    EXPECT_NE(find_text(texts, "Title " + std::to_string(i)), nullptr);
    EXPECT_NE(find_text(texts, std::to_string(i)), nullptr);
  }
  EXPECT_EQ(find_text(texts_of(page_picture(cards_of(6), setup, 0)), "12"), nullptr);
}

// The left and top edges of boards: where the frames (closed paths of four corners, stroked) begin.
std::pair<std::set<long>, std::set<long>> frames_of(const Picture& page) {
  std::pair<std::set<long>, std::set<long>> edges;
  for (const Shape& shape : page.shapes) {
    const auto* path = std::get_if<PathShape>(&shape);
    if (path == nullptr || !path->stroke || path->segments.size() != 5) continue;
    edges.first.insert(std::lround(100 * path->segments[0].to.x));
    edges.second.insert(std::lround(100 * path->segments[0].to.y));
  }
  return edges;
}

TEST(Pages, BoardsStandInLineWhateverTheirTexts) {
  std::vector<Card> cards = cards_of(9);
  cards[1].author.clear();
  cards[4].title.clear();
  cards[5].link.clear();
  PageSetup setup;
  setup.per_page = 9;
  const auto [columns, rows] = frames_of(page_picture(cards, setup, 1));
  EXPECT_EQ(columns.size(), 3U);
  EXPECT_EQ(rows.size(), 3U);
}

TEST(Pages, MarginsAreEven) {
  PageSetup setup;
  setup.per_page = 6;
  std::vector<Card> cards = cards_of(6);
  for (Card& card : cards) card.link.clear();
  double left = 1e9;
  double right = 0;
  const Picture page = page_picture(cards, setup, 1);
  for (const Point at : test::points_of(page)) {
    left = std::min(left, at.x);
    right = std::max(right, at.x);
  }
  EXPECT_NEAR(left, page.width - right, 0.01);
}

TEST(Pages, SolutionsBelowAreUpsideDown) {
  PageSetup setup;
  setup.solutions = SolutionPlace::kBelow;
  const Picture page = page_picture(cards_of(1), setup, 1);
  std::vector<TextShape> turned = texts_of(page);
  std::erase_if(turned, [](const TextShape& text) { return !text.is_turned; });
  ASSERT_EQ(turned.size(), 81U);
  // Turned back, the last of them is the first cell: the digits run backwards over the page.
  EXPECT_EQ(turned.front().text, "5");
  EXPECT_GT(turned.front().at.y, turned.back().at.y);
  EXPECT_GT(turned.front().at.x, turned.back().at.x);
  EXPECT_TRUE(turned.front().is_bold);  // a given
  EXPECT_FALSE(turned[2].is_bold);      // r1c3
  setup.solutions = SolutionPlace::kEnd;
  for (const TextShape& text : texts_of(page_picture(cards_of(1), setup, 1))) {
    EXPECT_FALSE(text.is_turned);
  }
}

TEST(Pages, SolutionPagesHoldWhatTheySay) {
  for (const Paper& paper : paper_table()) {
    for (const Style& style : style_table()) {
      PageSetup setup;
      setup.paper = &paper;
      setup.style = &style;
      setup.solutions_title = "答案";
      const int room = solutions_per_page(setup);
      EXPECT_GE(room, 4);
      SolvedCard card;
      card.number = "17";
      card.givens = test::grid_of(test::kPuzzle);
      card.solution = test::grid_of(test::kSolution);
      const std::vector<SolvedCard> cards(static_cast<std::size_t>(room), card);
      const Picture page = solutions_picture(cards, setup, 3);
      EXPECT_EQ(texts_of(page, '5').size(), 9U * static_cast<std::size_t>(room));
      EXPECT_NE(find_text(texts_of(page), "答案"), nullptr);
      EXPECT_NE(find_text(texts_of(page), "17"), nullptr);
      for (const Point at : test::points_of(page)) {
        EXPECT_TRUE(at.x > 20 && at.x < paper.width - 20 && at.y < paper.height - 20);
      }
    }
  }
}

TEST(Pages, HostileTextsAreTame) {
  Card card = full_card(1);
  card.title =
      "a\x1b[2Jb\xE2\x80\xAE"
      "c" +
      std::string(65536, 'x');
  card.author = std::string(65536, '\n');
  card.text = "]]> <script>" + std::string(1, '\0') + std::string(65536, '(');
  card.difficulty = std::string(65536, 'y');
  card.number = std::string(65536, '9');
  card.rules = "\xFF\xFE";
  card.link = std::string(65536, 'z');
  PageSetup setup;
  setup.title = std::string(65536, 'w');
  const Picture page = page_picture({&card, 1}, setup, 1);
  for (const TextShape& text : texts_of(page)) {
    EXPECT_LT(text.text.size(), 4000U);
    for (const char c : text.text) EXPECT_GE(static_cast<unsigned char>(c), 0x20U);
    EXPECT_EQ(text.text.find("\xE2\x80\xAE"), std::string::npos);
  }
  EXPECT_LT(page.description.size(), 10000U);
}

TEST(Pages, APictureAloneIsCutToItsCard) {
  PageSetup setup;
  Card card = test::card_with(test::kPuzzle);
  const Picture bare = card_picture(card, setup);
  EXPECT_EQ(bare.width, 384);
  EXPECT_EQ(bare.height, 384);
  EXPECT_EQ(bare.title, "Sudoku");
  card.title = "A title";
  card.number = "3";
  card.text = "A hint.";
  card.link = "https://example.org";
  const Picture full = card_picture(card, setup);
  EXPECT_EQ(full.width, 384);
  EXPECT_GT(full.height, 450);
  EXPECT_EQ(full.title, "A title");
  EXPECT_NE(full.description.find("53..7...."), std::string::npos);
  EXPECT_NE(full.description.find("A hint."), std::string::npos);
  for (const Point at : test::points_of(full)) EXPECT_LT(at.y, full.height);
}

TEST(Pages, ARecordBecomesACard) {
  Puzzle puzzle;
  puzzle.givens = test::grid_of(test::kPuzzle);
  puzzle.placed.place(Cell(2), Digit(4));
  puzzle.notes.title = "T";
  puzzle.notes.author = "A";
  puzzle.notes.level = "L";
  const Card card = card_of(puzzle, Layout::classic());
  EXPECT_EQ(card.board.givens, puzzle.givens);
  EXPECT_EQ(card.board.placed, puzzle.placed);
  EXPECT_EQ(card.title + card.author + card.difficulty, "TAL");
  EXPECT_FALSE(card.solution);
}

}  // namespace
}  // namespace shudu
