#include "cards.h"

#include <cmath>

namespace shudu::test {

Grid grid_of(std::string_view text) {
  Grid grid(static_cast<int>(std::lround(std::sqrt(static_cast<double>(text.size())))));
  for (int i = 0; i < grid.cell_count(); ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c != '.') grid.place(Cell(i), Digit(c - '0'));
  }
  return grid;
}

Card card_with(std::string_view givens, const Layout& layout) {
  Card card;
  card.board.layout = &layout;
  card.board.givens = grid_of(givens);
  card.board.placed = Grid(layout.size());
  return card;
}

Card full_card(int number) {
  Card card = card_with(kPuzzle);
  card.number = std::to_string(number);
  card.title = "Title " + card.number;
  card.author = "Author";
  card.difficulty = "hard";
  card.link = "https://example.org/" + card.number;
  card.solution = grid_of(kSolution);
  return card;
}

std::vector<TextShape> texts_of(const Picture& picture) {
  std::vector<TextShape> texts;
  for (const Shape& shape : picture.shapes) {
    if (const auto* text = std::get_if<TextShape>(&shape)) texts.push_back(*text);
  }
  return texts;
}

std::vector<TextShape> texts_of(const Picture& picture, char digit) {
  std::vector<TextShape> texts = texts_of(picture);
  std::erase_if(texts, [&](const TextShape& text) { return text.text != std::string(1, digit); });
  return texts;
}

std::vector<Point> points_of(const Picture& picture) {
  std::vector<Point> points;
  for (const Shape& shape : picture.shapes) {
    const auto* path = std::get_if<PathShape>(&shape);
    if (path == nullptr) continue;
    for (const Segment& segment : path->segments) {
      if (segment.kind == Segment::Kind::kClose) continue;
      points.push_back(segment.to);
      if (segment.kind != Segment::Kind::kCurve) continue;
      points.push_back(segment.first);
      points.push_back(segment.second);
    }
  }
  return points;
}

}  // namespace shudu::test
