// Where things stand on a board, on every layout.
#include "shudu/render/board.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "cards.h"
#include "render/grid_lines.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

using test::card_with;
using test::texts_of;

Picture drawn(const BoardContent& content, const BoardLook& look = {}, double side = 360) {
  Picture picture;
  picture.width = picture.height = side;
  draw_board(content, look, {0, 0}, side, picture);
  return picture;
}

bool near(Point a, Point b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

TEST(Board, DigitsStandInTheMiddleOfTheirCells) {
  BoardContent content = card_with(test::kPuzzle).board;
  content.placed.place(Cell::at(0, 2, 9), Digit(4));
  const Style& style = style_table().front();
  const Picture picture = drawn(content);
  std::size_t digits = 0;
  for (const TextShape& text : texts_of(picture)) {
    const int row = static_cast<int>(text.at.y / 40);
    const int column = static_cast<int>(text.at.x / 40);
    EXPECT_TRUE(near(text.at, {40.0 * column + 20, 40.0 * row + 20}));
    const Cell cell = Cell::at(row, column, 9);
    const bool is_given = content.givens.value_at(cell) != 0;
    EXPECT_EQ(text.text, std::to_string(is_given ? content.givens.value_at(cell) : 4));
    EXPECT_EQ(text.color, is_given ? style.given : style.placed);
    EXPECT_EQ(text.align, Align::kCenter);
    ++digits;
  }
  EXPECT_EQ(digits, 31U);  // 30 givens and one that was entered
}

TEST(Board, CandidatesStandInThreeRowsOfThree) {
  BoardContent content;
  content.candidates = Pencilmarks(9);
  const Picture picture = drawn(content);
  ASSERT_EQ(texts_of(picture).size(), 729U);
  std::map<char, Point> first;
  for (const TextShape& text : texts_of(picture)) {
    if (text.at.x < 40 && text.at.y < 40) first[text.text[0]] = text.at;
  }
  ASSERT_EQ(first.size(), 9U);
  EXPECT_TRUE(near(first['5'], {20, 20}));
  EXPECT_LT(first['1'].x, first['2'].x);
  EXPECT_LT(first['2'].x, first['3'].x);
  EXPECT_EQ(first['1'].y, first['3'].y);
  EXPECT_EQ(first['1'].x, first['7'].x);
  EXPECT_LT(first['1'].y, first['4'].y);
  EXPECT_LT(first['4'].y, first['7'].y);
}

TEST(Board, NotesStandInCornersOrInTheMiddle) {
  BoardContent content;
  content.corner_marks[0] = DigitSet{Digit(1), Digit(4), Digit(7)};
  content.center_marks[1] = DigitSet{Digit(2), Digit(3)};
  content.corner_marks[2] = DigitSet::first_n(9);
  content.givens.place(Cell(2), Digit(9));  // a filled cell shows no notes
  const std::vector<TextShape> texts = texts_of(drawn(content));
  ASSERT_EQ(texts.size(), 5U);
  EXPECT_EQ(texts[1].text, "1");
  EXPECT_LT(texts[1].at.x, 12);
  EXPECT_LT(texts[1].at.y, 12);
  EXPECT_EQ(texts[2].text, "4");
  EXPECT_GT(texts[2].at.x, 28);
  EXPECT_EQ(texts[3].text, "7");
  EXPECT_GT(texts[3].at.y, 28);
  EXPECT_EQ(texts[4].text, "23");
  EXPECT_TRUE(near(texts[4].at, {60, 20}));
}

// Lengths of all straight pieces of strokes that are as wide as those between boxes.
double thick_length(const Picture& picture, const Layout& layout, double cell) {
  const double width = style_table().front().box_line_part * cell;
  double length = 0;
  for (const Shape& shape : picture.shapes) {
    const auto* path = std::get_if<PathShape>(&shape);
    if (path == nullptr || !path->stroke || std::abs(path->stroke->width - width) > 1e-9) continue;
    Point last;
    for (const Segment& segment : path->segments) {
      if (segment.kind == Segment::Kind::kLine) {
        length += std::abs(segment.to.x - last.x) + std::abs(segment.to.y - last.y);
      }
      last = segment.to;
    }
  }
  static_cast<void>(layout);
  return length / cell;
}

// Counted cell by cell: neighbours whose boxes differ.
int box_edges(const Layout& layout) {
  const int n = layout.size();
  int count = 0;
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column) {
      const House box = layout.box_of(Cell::at(row, column, n));
      count += column + 1 < n && layout.box_of(Cell::at(row, column + 1, n)) != box;
      count += row + 1 < n && layout.box_of(Cell::at(row + 1, column, n)) != box;
    }
  }
  return count;
}

TEST(Board, ThickLinesRunBetweenBoxesOnEveryLayout) {
  EXPECT_EQ(box_edges(Layout::classic()), 36);
  std::vector<Layout> layouts;
  for (const LayoutRow& row : layout_table()) layouts.push_back(*row.layout);
  layouts.push_back(parse_layout(test::kJigsaw).value());
  for (const Layout& layout : layouts) {
    BoardContent content;
    content.layout = &layout;
    content.givens = content.placed = Grid(layout.size());
    const double cell = 360.0 / layout.size();
    EXPECT_NEAR(thick_length(drawn(content), layout, cell), box_edges(layout), 1e-6);
  }
}

TEST(Board, RegionsAreShownAsLinesShadesOrLetters) {
  const auto shapes_on = [](std::string_view name) {
    static std::map<std::string_view, Layout> layouts;
    const auto [found, is_new] = layouts.emplace(name, parse_layout(name).value());
    static_cast<void>(is_new);
    BoardContent content;
    content.layout = &found->second;
    return drawn(content);
  };
  const std::size_t plain = shapes_on("classic").shapes.size();
  EXPECT_EQ(shapes_on("x").shapes.size(), plain + 2);         // two lines
  EXPECT_EQ(shapes_on("windoku").shapes.size(), plain + 5);   // a shade and four edges
  EXPECT_EQ(shapes_on("asterisk").shapes.size(), plain + 1);  // a shade
  EXPECT_EQ(shapes_on("x+asterisk").shapes.size(), plain + 3);
  EXPECT_EQ(texts_of(shapes_on("disjoint-groups")).size(), 81U);  // a letter in each cell
  EXPECT_EQ(texts_of(shapes_on("disjoint-groups"), 'a').size(), 9U);
}

// Twice the area that closed runs go around, whatever their order.
double edge_length(const std::vector<Segment>& segments) {
  double length = 0;
  for (std::size_t i = 1; i < segments.size(); i += 2) {
    length += std::abs(segments[i].to.x - segments[i - 1].to.x) +
              std::abs(segments[i].to.y - segments[i - 1].to.y);
  }
  return length;
}

TEST(Board, TheInnerEdgeOfARegionIsClosed) {
  const BoardGeometry geometry{{0, 0}, 10, 9};
  const auto cells = [](std::initializer_list<std::pair<int, int>> places) {
    CellSet set;
    for (const auto& [row, column] : places) set.insert(Cell::at(row, column, 9));
    return set;
  };
  // A square of one cell, 1 inside: four sides of 8. An L of three: 8+8+18+18 outside, 10+10
  // inside.
  EXPECT_DOUBLE_EQ(edge_length(inner_edge(cells({{4, 4}}), geometry, 1)), 32);
  const std::vector<Segment> l = inner_edge(cells({{4, 4}, {5, 4}, {5, 5}}), geometry, 1);
  EXPECT_DOUBLE_EQ(edge_length(l), 72);
  // Every end meets another one, or a run goes on there.
  std::map<std::pair<long, long>, int> ends;
  for (const Segment& segment : l) {
    ++ends[{std::lround(segment.to.x * 100), std::lround(segment.to.y * 100)}];
  }
  for (const auto& [place, count] : ends) EXPECT_EQ(count, 2) << place.first << ' ' << place.second;
}

TEST(Board, LabelsNumberRowsAndColumnsAndTakeRoom) {
  BoardContent content;
  BoardLook look;
  look.has_labels = true;
  EXPECT_NEAR(grid_side(content, look, 380), 360, 1e-9);
  const Picture picture = drawn(content, look, 380);
  EXPECT_EQ(texts_of(picture).size(), 18U);
  for (const TextShape& text : texts_of(picture)) {
    EXPECT_TRUE(text.at.x < 20 || text.at.y < 20);
  }
}

TEST(Board, MarksStandBehindTheirCandidatesAndStrikesBeforeThem) {
  BoardContent content;
  content.candidates = Pencilmarks(9);
  const Candidate fin{Cell(0), Digit(1)};
  const Candidate gone{Cell(1), Digit(5)};
  content.marks.candidates = {{fin, MarkRole::kFin}};
  content.marks.eliminations = {gone};
  const Style& style = style_table().front();
  const Picture picture = drawn(content);
  std::size_t mark = 0;
  std::size_t digit = 0;
  std::size_t strike = 0;
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    if (const auto* path = std::get_if<PathShape>(&picture.shapes[i])) {
      if (path->fill == style.roles[1].fill) mark = i;
      if (path->stroke && path->stroke->color == style.strike) strike = i;
    } else {
      const auto& text = std::get<TextShape>(picture.shapes[i]);
      if (text.text == "1" && text.at.x < 20 && text.at.y < 20) digit = i;
    }
  }
  EXPECT_LT(mark, digit);
  EXPECT_LT(digit, strike);
  const std::vector<TextShape> ones = texts_of(picture, '1');
  EXPECT_TRUE(ones.front().is_bold);  // its mark makes it part of the hint
  EXPECT_FALSE(ones.back().is_bold);
}

TEST(Board, TheDescriptionReadsTheRows) {
  const Layout& layout = *layout_table()[1].layout;  // 4x4
  BoardContent content = card_with(test::kSmall, layout).board;
  content.placed.place(Cell(1), Digit(2));
  EXPECT_EQ(board_description(content), "Sudoku 4x4: 12.. / ..2. / .3.. / ...4");
}

}  // namespace
}  // namespace shudu
