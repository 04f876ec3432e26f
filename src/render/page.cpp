#include "shudu/render/page.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "render/sheet.h"
#include "render/slot.h"
#include "shudu/render/clean_text.h"

namespace shudu {
namespace {

constexpr std::array kPapers{
    Paper{"a4", {"210 x 297 mm", "210 x 297 毫米", "210 x 297 公釐"}, 595.28, 841.89, 43},
    Paper{"a5", {"148 x 210 mm", "148 x 210 毫米", "148 x 210 公釐"}, 419.53, 595.28, 31},
    Paper{"letter", {"8.5 x 11 inches", "8.5 x 11 英寸", "8.5 x 11 英吋"}, 612, 792, 43},
};

struct Slots {
  int columns = 1;
  int rows = 1;
};

Slots slots_of(int per_page) {
  switch (per_page) {
    case 2:
      return {1, 2};
    case 4:
      return {2, 2};
    case 6:
      return {2, 3};
    case 9:
      return {3, 3};
    default:
      return {1, 1};
  }
}

constexpr double kNumberHeight = 20;  // below the puzzles, for the page number

}  // namespace

Picture sheet_of(const PageSetup& setup) {
  const Paper& paper = paper_of(setup);
  Picture picture;
  picture.width = paper.width;
  picture.height = paper.height;
  picture.paper = style_of(setup).paper;
  return picture;
}

// Draws title and page number; what is left for the puzzles.
Box draw_frame(std::string_view title, const PageSetup& setup, int number, Picture& picture) {
  const Paper& paper = paper_of(setup);
  const Style& style = style_of(setup);
  const double margin = setup.margin < 0 ? paper.margin : setup.margin;
  Box room{{margin, margin},
           std::max(paper.width - 2 * margin, 1.0),
           std::max(paper.height - 2 * margin, 1.0)};
  const std::string shown = clean_text(title);
  if (!shown.empty()) {
    const double size = 13 * style.scale;
    TextShape heading;
    heading.text = shown;
    heading.at = {room.center().x, room.at.y + 0.5 * size};
    heading.size = size;
    heading.color = style.text;
    heading.align = Align::kCenter;
    heading.is_bold = true;
    heading.width = room.width;
    picture.shapes.emplace_back(std::move(heading));
    room.at.y += 2.1 * size;
    room.height -= 2.1 * size;
  }
  if (number > 0) {
    const double size = 9 * style.scale;
    add_line(std::to_string(number), {room.center().x, room.bottom() - 0.5 * size}, room.width,
             {size, style.label, Align::kCenter}, picture);
    room.height -= kNumberHeight * style.scale;
  }
  return room;
}

namespace {

std::string described(std::span<const Card> cards) {
  std::string text;
  for (const Card& card : cards) {
    if (!text.empty()) text += "; ";
    if (!card.number.empty()) text += clean_text(card.number) + ": ";
    text += board_description(card.board);
    if (!card.text.empty()) text += ". " + clean_text(card.text, kMostTextCharacters);
  }
  return text;
}

}  // namespace

std::span<const Paper> paper_table() { return kPapers; }

const Paper* find_paper(std::string_view slug) {
  const auto* const found = std::find_if(kPapers.begin(), kPapers.end(),
                                         [&](const Paper& paper) { return paper.slug == slug; });
  return found == kPapers.end() ? nullptr : found;
}

Card card_of(const Puzzle& puzzle, const Layout& layout) {
  Card card;
  card.board.layout = &layout;
  card.board.givens = puzzle.givens;
  card.board.placed = puzzle.placed;
  card.title = puzzle.notes.title;
  card.author = puzzle.notes.author;
  card.difficulty = puzzle.notes.level;
  return card;
}

Picture page_picture(std::span<const Card> cards, const PageSetup& setup, int number) {
  Picture picture = sheet_of(setup);
  picture.title = clean_text(setup.title);
  picture.description = described(cards);
  const Box room = draw_frame(setup.title, setup, number, picture);
  const Slots slots = slots_of(setup.per_page);
  const Style& style = style_of(setup);
  const double gap = slots.columns > 1 || slots.rows > 1 ? 20 : 0;
  const double width = (room.width - gap * (slots.columns - 1)) / slots.columns;
  const double height = (room.height - gap * (slots.rows - 1)) / slots.rows;
  const double most_board = 432 * style.scale;
  const SlotPlan plan = plan_slot(parts_of(cards, setup), style, width, height, most_board);
  // What is left of a slot's height: half of it above; a single puzzle stands a little higher.
  const double above = (height - plan.height) * (slots.rows > 1 ? 0.5 : 0.38);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int row = static_cast<int>(i) / slots.columns;
    const int column = static_cast<int>(i) % slots.columns;
    draw_card(cards[i], plan, setup,
              {room.at.x + column * (width + gap), room.at.y + row * (height + gap) + above},
              picture);
  }
  return picture;
}

namespace {

struct SolutionGrid {
  int columns = 1;
  int rows = 1;
  double side = 0;     ///< of a board
  double heading = 0;  ///< above each
  double gap = 0;
};

SolutionGrid solution_grid(const PageSetup& setup, double width, double height) {
  const double scale = style_of(setup).scale;
  SolutionGrid grid;
  grid.heading = 15 * scale;
  grid.gap = 18;
  const double least = 112 * scale;
  const auto count = [&](double room, double each) {
    return std::max(1, static_cast<int>((room + grid.gap) / (each + grid.gap)));
  };
  grid.columns = count(width, least);
  grid.rows = count(height, least + grid.heading);
  const double wide = (width - grid.gap * (grid.columns - 1)) / grid.columns;
  const double high = (height - grid.gap * (grid.rows - 1)) / grid.rows - grid.heading;
  grid.side = std::max(std::min(wide, high), 1.0);
  return grid;
}

}  // namespace

int solutions_per_page(const PageSetup& setup) {
  Picture unseen = sheet_of(setup);
  const Box room = draw_frame(setup.solutions_title, setup, 1, unseen);
  const SolutionGrid grid = solution_grid(setup, room.width, room.height);
  return grid.columns * grid.rows;
}

Picture solutions_picture(std::span<const SolvedCard> cards, const PageSetup& setup, int number) {
  Picture picture = sheet_of(setup);
  picture.title = clean_text(setup.solutions_title);
  const Box room = draw_frame(setup.solutions_title, setup, number, picture);
  const SolutionGrid grid = solution_grid(setup, room.width, room.height);
  const Style& style = style_of(setup);
  const double wide = grid.columns > 1 ? (room.width - grid.side) / (grid.columns - 1) : 0;
  const double high =
      grid.rows > 1 ? (room.height - grid.side - grid.heading) / (grid.rows - 1) : 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int row = static_cast<int>(i) / grid.columns;
    const int column = static_cast<int>(i) % grid.columns;
    const Point at{room.at.x + column * wide, room.at.y + row * high};
    const double size = 8.5 * style.scale;
    add_line(cards[i].number, {at.x, at.y + 0.5 * size}, grid.side,
             {size, style.text, Align::kLeft}, picture);
    BoardContent content;
    content.layout = cards[i].layout;
    content.givens = cards[i].givens;
    content.placed = cards[i].solution;
    Style plain = style;
    plain.placed = plain.given;
    BoardLook look;
    look.style = &plain;
    look.is_small = true;
    draw_board(content, look, {at.x, at.y + grid.heading}, grid.side, picture);
  }
  return picture;
}

Picture card_picture(const Card& card, const PageSetup& setup) {
  constexpr double kCell = 40;
  constexpr double kMargin = 12;
  constexpr double kAnyHeight = 1e6;
  const Style& style = style_of(setup);
  Card alone = card;
  alone.number.clear();
  const double side = kCell * (card.board.layout->size() + (setup.has_labels ? 0.5 : 0.0));
  const CardParts parts = parts_of({&alone, 1}, setup);
  const SlotPlan plan = plan_slot(parts, style, side, kAnyHeight, side);
  Picture picture;
  picture.width = side + 2 * kMargin;
  picture.height = plan.height + 2 * kMargin;
  picture.paper = style.paper;
  picture.title = clean_text(card.title.empty() ? "Sudoku" : card.title);
  picture.description = described({&alone, 1});
  draw_card(alone, plan, setup, {kMargin, kMargin}, picture);
  return picture;
}

}  // namespace shudu
