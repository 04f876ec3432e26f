#include "shudu/render/book.h"

#include <algorithm>
#include <utility>

namespace shudu {

Book::Book(PageSetup setup, PageSink sink) : setup_(std::move(setup)), sink_(std::move(sink)) {}

bool Book::add(Card card) {
  if (!is_open_) return false;
  if (setup_.solutions == SolutionPlace::kEnd) keep(card);
  cards_.push_back(std::move(card));
  if (cards_.size() < static_cast<std::size_t>(setup_.per_page)) return true;
  show_cards();
  return is_open_;
}

bool Book::add(const VariantCard& card) {
  show_cards();
  return is_open_ && show(variant_page(card, setup_, pages_ + 1));
}

bool Book::finish() {
  show_cards();
  const auto room = static_cast<std::size_t>(solutions_per_page(setup_));
  for (std::size_t begin = 0; begin < kept_.size() && is_open_; begin += room) {
    std::vector<SolvedCard> cards;
    for (std::size_t i = begin; i < std::min(begin + room, kept_.size()); ++i) {
      cards.push_back(unpacked(kept_[i]));
    }
    show(solutions_picture(cards, setup_, pages_ + 1));
  }
  kept_.clear();
  return is_open_;
}

void Book::show_cards() {
  if (!cards_.empty() && is_open_) show(page_picture(cards_, setup_, pages_ + 1));
  cards_.clear();
}

bool Book::show(const Picture& page) {
  ++pages_;
  is_open_ = sink_(page);
  return is_open_;
}

void Book::keep(const Card& card) {
  if (!card.solution) return;
  Kept kept{card.board.layout, card.number, {}, card.board.givens.filled()};
  for (const Cell cell : card.board.layout->all_cells()) {
    const auto i = static_cast<std::size_t>(cell.index());
    const auto digit = static_cast<unsigned>(card.solution->value_at(cell));
    kept.digits[i / 2] = static_cast<std::uint8_t>(kept.digits[i / 2] | digit << (4 * (i % 2)));
  }
  kept_.push_back(std::move(kept));
}

SolvedCard Book::unpacked(const Kept& kept) {
  const int n = kept.layout->size();
  SolvedCard card{kept.number, kept.layout, Grid(n), Grid(n)};
  for (const Cell cell : kept.layout->all_cells()) {
    const auto i = static_cast<std::size_t>(cell.index());
    const int digit = kept.digits[i / 2] >> (4 * (i % 2)) & 15;
    if (digit == 0) continue;
    card.solution.place(cell, Digit(digit));
    if (kept.givens.contains(cell)) card.givens.place(cell, Digit(digit));
  }
  return card;
}

}  // namespace shudu
