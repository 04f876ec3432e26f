// Lengths were settled by looking at printed pages: a code needs 55 points to be read by a
// telephone, a solution 76 to be read at all.
#include "render/slot.h"

#include <algorithm>
#include <cmath>

#include "shudu/core/characters.h"
#include "shudu/render/clean_text.h"
#include "shudu/render/qr.h"

namespace shudu {
namespace {

constexpr double kGap = 8;
constexpr double kQuietPart = 0.08;  // of a code's side: the light modules on each side of it

int text_lines(std::size_t columns, double width, double size) {
  constexpr int kMost = 14;
  constexpr double kNarrow = 0.55;  // of the font's size: a character of DejaVu Sans on average
  if (columns == 0) return 0;
  const double lines = std::ceil(static_cast<double>(columns) * kNarrow * size / width) + 0.0;
  return static_cast<int>(std::clamp(lines + (lines > 1 ? 1 : 0), 1.0, double{kMost}));
}

struct Extras {
  double code = 0;
  double solution = 0;

  [[nodiscard]] double wide() const { return std::max(code, solution); }
  [[nodiscard]] bool any() const { return wide() > 0; }
  [[nodiscard]] double side_by_side() const {
    return code > 0 && solution > 0 ? code + kGap + solution : wide();
  }
};

Extras extras_of(const CardParts& parts, double width, const Style& style) {
  Extras extras;
  if (parts.link) extras.code = std::clamp(0.16 * width, 58.0, 80.0);
  if (parts.solution)
    extras.solution = std::clamp(0.22 * width, 76.0, 110.0) * std::sqrt(style.scale);
  const double most = width / std::max(extras.side_by_side(), 1.0);
  if (most < 1) extras = {extras.code * most, extras.solution * most};
  return extras;
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const auto [code, length] = decode_character(text);
    columns += code < 0x800 ? 1 : 2;
    text.remove_prefix(length);
  }
  return columns;
}

const Style& style_of(const PageSetup& setup) {
  return setup.style != nullptr ? *setup.style : style_table().front();
}

const Paper& paper_of(const PageSetup& setup) {
  return setup.paper != nullptr ? *setup.paper : paper_table().front();
}

CardParts parts_of(std::span<const Card> cards, const PageSetup& setup) {
  CardParts parts;
  for (const Card& card : cards) {
    parts.heading |= !card.number.empty() || !card.title.empty() || !card.difficulty.empty();
    parts.author |= !card.author.empty();
    parts.rules |= !card.rules.empty();
    parts.link |= !card.link.empty() && card.link.size() <= kMostLinkBytes;
    parts.solution |= card.solution && setup.solutions == SolutionPlace::kBelow;
    const std::string text = clean_text(card.text, kMostTextCharacters);
    parts.text_columns = std::max(parts.text_columns, columns_of(text));
  }
  return parts;
}

namespace {

// The lines above the board; where the board begins.
double plan_heading(const CardParts& parts, SlotPlan& plan) {
  double top = 0;
  if (parts.heading) {
    plan.heading = {{0, 0}, 0, 1.5 * plan.text_size};
    top += plan.heading.height;
  }
  const auto take_line = [&](bool is_there, double& middle) {
    middle = top + 0.65 * plan.small_size;
    if (is_there) top += 1.45 * plan.small_size;
  };
  take_line(parts.author, plan.author_y);
  take_line(parts.rules, plan.rules_y);
  return top > 0 ? top + 0.25 * plan.text_size : 0;
}

// Code and solution beside the board. The light modules around a code lie in the gaps, so that its
// dark ones stand in line; so below.
void place_beside(const Extras& extras, SlotPlan& plan) {
  const double right = plan.heading.right();
  plan.code = {{right - (1 - kQuietPart) * extras.code, plan.board.at.y}, extras.code, extras.code};
  plan.solution = {{right - extras.solution, plan.board.bottom() - extras.solution},
                   extras.solution,
                   extras.solution};
}

void place_under(const Extras& extras, double top, SlotPlan& plan) {
  const double right = plan.heading.right();
  plan.solution = {{plan.heading.at.x, top}, extras.solution, extras.solution};
  plan.code = {{right - (1 - kQuietPart) * extras.code, top - kQuietPart * extras.code},
               extras.code,
               extras.code};
}

}  // namespace

SlotPlan plan_slot(const CardParts& parts, const Style& style, double width, double height,
                   double most_board) {
  SlotPlan plan;
  plan.text_size = std::clamp(0.042 * width, 8.5, 12.0) * style.scale;
  plan.small_size = std::clamp(0.034 * width, 7.0, 9.0) * style.scale;
  const double top = plan_heading(parts, plan);
  const Extras extras = extras_of(parts, width, style);
  const double line = 1.3 * plan.small_size;
  plan.text_lines = text_lines(parts.text_columns, std::min(width, most_board), plan.small_size);
  const double text_height = plan.text_lines > 0 ? plan.text_lines * line + kGap : 0;
  const double room = height - top - text_height;
  const double aside = extras.any() ? extras.wide() + 1.5 * kGap : 0;
  const double under = extras.any() ? extras.wide() + kGap : 0;
  const double side_beside = std::min({width - aside, room, most_board});
  const double side_above = std::min({width, room - under, most_board});
  const bool is_beside = extras.any() && side_beside > side_above;
  const double side = std::max(is_beside ? side_beside : side_above, 1.0);

  const double used = is_beside ? side + aside : std::max(side, extras.side_by_side());
  plan.heading.at.x = (width - used) / 2;
  plan.heading.width = used;
  plan.board = {{is_beside ? plan.heading.at.x : (width - side) / 2, top}, side, side};
  plan.text = {{plan.heading.at.x, plan.board.bottom() + kGap}, used, plan.text_lines * line};
  const double bottom = plan.board.bottom() + text_height;
  if (is_beside) place_beside(extras, plan);
  if (!is_beside && extras.any()) place_under(extras, bottom + kGap, plan);
  plan.height = bottom + (is_beside ? 0 : under);
  return plan;
}

void add_line(std::string_view text, Point at, double width, const LineLook& look,
              Picture& picture) {
  TextShape shape;
  shape.text = clean_text(text);
  if (shape.text.empty()) return;
  shape.at = at;
  shape.size = look.size;
  shape.color = look.color;
  shape.align = look.align;
  shape.width = width;
  picture.shapes.emplace_back(std::move(shape));
}

namespace {

Box moved(Box box, Point by) {
  box.at.x += by.x;
  box.at.y += by.y;
  return box;
}

void draw_heading(const Card& card, const SlotPlan& plan, const Style& style, const Box& box,
                  Picture& picture) {
  const double y = box.at.y + box.height / 2;
  const std::string difficulty = clean_text(card.difficulty);
  const std::string title = clean_text(card.title);
  double left = box.at.x;
  if (!card.number.empty()) {
    TextShape number;
    number.text = clean_text(card.number, 12);
    number.at = {left, y};
    number.size = plan.text_size;
    number.color = style.text;
    number.is_bold = true;
    left += plan.text_size * (0.7 * static_cast<double>(columns_of(number.text)) + 0.55);
    picture.shapes.emplace_back(std::move(number));
  }
  const double room = box.right() - left;
  const double wish = 0.62 * plan.small_size * static_cast<double>(columns_of(difficulty));
  const double right = title.empty() ? room : std::min(wish + plan.small_size, 0.5 * room);
  add_line(difficulty, {box.right(), y}, right, {plan.small_size, style.label, Align::kRight},
           picture);
  const double left_over = difficulty.empty() ? room : room - right - plan.small_size * 0.5;
  add_line(title, {left, y}, left_over, {plan.text_size, style.text, Align::kLeft}, picture);
}

void draw_solution(const Card& card, const Style& style, const Box& box, Picture& picture) {
  BoardContent content;
  content.layout = card.board.layout;
  content.givens = card.board.givens;
  content.placed = *card.solution;
  Picture part;
  part.width = part.height = box.width;
  Style plain = style;  // all digits alike: it is read, not worked on
  plain.placed = plain.given;
  BoardLook look;
  look.style = &plain;
  look.is_small = true;
  draw_board(content, look, {0, 0}, box.width, part);
  add_turned(picture, part, box.center());
}

}  // namespace

void draw_card(const Card& card, const SlotPlan& plan, const PageSetup& setup, Point at,
               Picture& picture) {
  const Style& style = style_of(setup);
  const Box heading = moved(plan.heading, at);
  if (heading.height > 0) draw_heading(card, plan, style, heading, picture);
  const auto add_small = [&](std::string_view text, double y) {
    add_line(text, {heading.at.x, at.y + y}, heading.width,
             {plan.small_size, style.label, Align::kLeft}, picture);
  };
  add_small(card.author, plan.author_y);
  add_small(card.rules, plan.rules_y);
  BoardLook look;
  look.style = &style;
  look.has_labels = setup.has_labels;
  draw_board(card.board, look, moved(plan.board, at).at, plan.board.width, picture);
  if (plan.text_lines > 0) {
    const Box box = moved(plan.text, at);
    TextShape text;
    text.text = clean_text(card.text, kMostTextCharacters);
    text.at = {box.at.x, box.at.y + 0.6 * plan.small_size};
    text.size = plan.small_size;
    text.color = style.text;
    text.width = box.width;
    text.lines = plan.text_lines;
    picture.shapes.emplace_back(std::move(text));
  }
  if (!card.link.empty() && plan.code.width > 0) {
    const auto matrix = qr_matrix(card.link);
    const Box box = moved(plan.code, at);
    if (matrix) draw_qr(*matrix, box.at, box.width, picture);
  }
  if (card.solution && plan.solution.width > 0) {
    draw_solution(card, style, moved(plan.solution, at), picture);
  }
}

}  // namespace shudu
