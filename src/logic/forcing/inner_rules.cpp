#include "logic/forcing/inner_rules.h"

#include <utility>

namespace shudu::forcing {
namespace {

// Hands deductions on and counts those that depend on the branch.
class Patterns {
 public:
  Patterns(const Board& before, const Board& now, TakeDeduction take)
      : layout_(now.layout()), before_(before), now_(now), take_(take) {}

  bool locked();
  bool hidden_pairs();
  bool naked_pairs();
  bool x_wings();

 private:
  void hidden_pair(House house, Digit one, Digit other);
  void x_wing(Digit digit, House one, House other, bool are_rows);
  void remove_from(CellSet cells, Digit digit) {
    for (const Cell cell : cells& now_.cells_of(digit)) remove({cell, digit});
  }
  void remove(Candidate gone) {
    if (because_.empty()) return;
    take_(gone, because_);
    any_ = true;
  }
  // What the branch has taken from these cells.
  void blame(CellSet cells, Digit digit) {
    for (const Cell cell : (cells & before_.cells_of(digit)) - now_.cells_of(digit)) {
      because_.insert({cell, digit});
    }
  }

  const Layout& layout_;
  const Board& before_;
  const Board& now_;
  TakeDeduction take_;
  CandidateSet because_;
  bool any_ = false;
};

bool Patterns::locked() {
  for (int h = 0; h < layout_.house_count(); ++h) {
    for (const Digit digit : layout_.all_digits()) {
      const CellSet places = now_.cells_of(digit, House(h));
      if (places.size() < 2) continue;
      for (const House into : layout_.houses_of(places.first())) {
        if (into == House(h) || !layout_.cells(into).contains_all(places)) continue;
        because_ = {};
        blame(layout_.cells(House(h)) - layout_.cells(into), digit);
        remove_from(layout_.cells(into) - places, digit);
      }
    }
  }
  return any_;
}

void Patterns::hidden_pair(House house, Digit one, Digit other) {
  const CellSet places = now_.cells_of(one, house);
  if (places.size() != 2 || now_.cells_of(other, house) != places) return;
  because_ = {};
  blame(layout_.cells(house) - places, one);
  blame(layout_.cells(house) - places, other);
  for (const Cell cell : places) {
    for (const Digit digit : now_.candidates(cell) - DigitSet{one, other}) remove({cell, digit});
  }
}

bool Patterns::hidden_pairs() {
  for (int h = 0; h < layout_.house_count(); ++h) {
    for (const Digit one : layout_.all_digits()) {
      for (int d = one.value() + 1; d <= layout_.size(); ++d) hidden_pair(House(h), one, Digit(d));
    }
  }
  return any_;
}

bool Patterns::naked_pairs() {
  for (const Cell one : now_.open_cells()) {
    const DigitSet digits = now_.candidates(one);
    if (digits.size() != 2) continue;
    for (const Cell other : layout_.peers(one) & now_.open_cells()) {
      if (other < one || now_.candidates(other) != digits) continue;
      because_ = {};
      for (const Digit digit : layout_.all_digits() - digits) {
        blame(CellSet{one, other}, digit);
      }
      const CellSet seen = layout_.peers(one) & layout_.peers(other);
      for (const Digit digit : digits) remove_from(seen, digit);
    }
  }
  return any_;
}

void Patterns::x_wing(Digit digit, House one, House other, bool are_rows) {
  const CellSet first = now_.cells_of(digit, one);
  const CellSet second = now_.cells_of(digit, other);
  if (first.size() != 2 || second.size() != 2) return;
  CellSet cover;
  for (const Cell cell : first) {
    cover |= layout_.cells(are_rows ? layout_.column_of(cell) : layout_.row_of(cell));
  }
  if (!cover.contains_all(second)) return;
  because_ = {};
  blame((layout_.cells(one) | layout_.cells(other)) - cover, digit);
  remove_from(cover - (first | second), digit);
}

bool Patterns::x_wings() {
  const int n = layout_.size();
  for (const Digit digit : layout_.all_digits()) {
    for (int i = 0; i < n; ++i) {
      for (int k = i + 1; k < n; ++k) {
        x_wing(digit, layout_.row(i), layout_.row(k), true);
        x_wing(digit, layout_.column(i), layout_.column(k), false);
      }
    }
  }
  return any_;
}

}  // namespace

void apply_inner(const Board& before, const Board& now, int level, Budget& budget,
                 TakeDeduction take) {
  Patterns patterns(before, now, take);
  if (patterns.locked() || patterns.hidden_pairs()) return;
  if (patterns.naked_pairs() || patterns.x_wings()) return;
  if (level > 1) apply_chains(before, now, level, budget, take);
}

}  // namespace shudu::forcing
