// Franken fish (rows and boxes covered by columns and boxes, or the other way round, with a box at
// least) and mutant fish (any other houses), plain and with fins. Extra regions count as boxes.
//
// The digit must have dead places (facts_dead_places.h): only they can go, so they are the targets.
// Base houses are chosen depth first, as long as few enough candidates lie in two of them and some
// target sees all of those. Then the candidates of the base are settled one by one, those first
// that no target sees: each is a fin (its houses are no covers, and what does not see it is no
// target any more) or is covered by one of its houses (the next ones tried do without that one), so
// that each set of covers is met once. Cuts: no target left, too many fins, more candidates to
// settle than the covers left can hold. A cover without a base candidate is not wanted: no fish,
// but fins alone. A search of kMostFishNodes choices ends there: five and more houses, early on.
//
// Order: digits; base houses, then covers, lexicographically by number. Of fish with the same
// cells and eliminations the first one stands for all.
// Source: Sudoku Players' Forum, "Ultimate FISH Guide" and Obi-Wahn's fish arithmetic (2006-2007).
// Tests: tests/logic/fish_test.cpp, tests/cases/*franken*.cases, *mutant*.cases.
#include <array>
#include <vector>

#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/techniques/fish.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

constexpr long kMostFishNodes = 20'000'000;

// Rows, columns, boxes and regions of a layout, as bits.
struct KindsOfHouses {
  explicit KindsOfHouses(const Layout& layout) {
    for (int h = 0; h < layout.house_count(); ++h) {
      HouseBits& kind = layout.kind(House(h)) == HouseKind::kRow      ? rows
                        : layout.kind(House(h)) == HouseKind::kColumn ? columns
                                                                      : boxes;
      kind |= bit_of(House(h));
    }
  }
  // The smallest class that has these houses.
  [[nodiscard]] FishClass class_of(HouseBits base, HouseBits cover) const {
    const bool is_by_rows = ((base & columns) | (cover & rows)) == 0;
    const bool is_by_columns = ((base & rows) | (cover & columns)) == 0;
    if (!is_by_rows && !is_by_columns) return FishClass::kMutant;
    return ((base | cover) & boxes) != 0 ? FishClass::kFranken : FishClass::kBasic;
  }
  HouseBits rows = 0;
  HouseBits columns = 0;
  HouseBits boxes = 0;
};

// The covers of one base, half chosen.
struct CoverChoice {
  CellSet unsettled;  // of the base, neither covered nor fin
  CellSet targets;    // that see all fins
  CellSet covered;    // by the covers chosen
  CellSet twice;      // by two of them
  HouseBits cover = 0;
  HouseBits allowed = 0;
  int left = 0;  // covers to choose
  int fins = 0;
};

class ComplexSearch {
 public:
  ComplexSearch(const View& view, FishKind kind, const FindOptions& options, FishSink sink)
      : layout_(view.layout()),
        view_(view),
        kind_(kind),
        kinds_(view.layout()),
        sink_(sink),
        pace_(options.stop) {
    const bool is_plain = kind.form == FishForm::kPlain;
    most_fins_ = is_plain ? 0 : options.most_fins;
    most_endo_fins_ = is_plain ? 0 : std::min(options.most_endo_fins, options.most_fins);
  }

  bool run() {
    for (const Digit digit : layout_.all_digits()) {
      dead_ = dead_places_of(view_, digit);
      if (dead_.empty()) continue;
      digit_ = digit;
      houses_ = 0;
      for (int h = 0; h < layout_.house_count(); ++h) {
        cells_[static_cast<std::size_t>(h)] = view_.cells_of(digit, House(h));
        if (!cells_[static_cast<std::size_t>(h)].empty()) houses_ |= bit_of(House(h));
      }
      if (!add_base(houses_, kind_.size, 0, {}, {})) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] CellSet cells(HouseBits houses) const {
    return cells_[static_cast<std::size_t>(std::countr_zero(houses))];
  }
  [[nodiscard]] HouseBits houses_around(Cell cell) const {
    HouseBits around = 0;
    for (const House house : layout_.houses_of(cell)) around |= bit_of(house);
    return around;
  }
  [[nodiscard]] CellSet seen_by_some(CellSet targets) const {
    CellSet seen;
    for (const Cell cell : targets) seen |= layout_.peers(cell);
    return seen;
  }

  /// Counts a choice; true: the search ends there.
  bool is_spent() { return ++nodes_ > kMostFishNodes || pace_.is_over(); }
  bool add_base(HouseBits from, int count, HouseBits base, CellSet once, CellSet twice);
  [[nodiscard]] HouseBits allowed_covers(HouseBits base, CellSet in_base) const;
  bool choose_covers(HouseBits base, CellSet in_base, CellSet endo_fins);
  void settle(const CoverChoice& choice);
  void cover_with(const CoverChoice& choice, HouseBits house);
  void fill_up(const CoverChoice& choice);
  void note(const CoverChoice& choice);
  bool hand_over_found();

  const Layout& layout_;
  const View& view_;
  FishKind kind_;
  KindsOfHouses kinds_;
  FishSink sink_;
  int most_fins_ = 0;
  int most_endo_fins_ = 0;
  long nodes_ = 0;
  Pace pace_;

  // Of the digit.
  Digit digit_{1};
  CellSet dead_;
  HouseBits houses_ = 0;
  std::array<CellSet, kMaxHouses> cells_{};

  // Of the base.
  HouseBits base_ = 0;
  CellSet in_base_;
  CellSet endo_fins_;
  CellSet finnable_;  // what some target sees
  int most_in_cover_ = 0;
  std::vector<Fish> found_;
};

bool ComplexSearch::add_base(HouseBits from, int count, HouseBits base, CellSet once,
                             CellSet twice) {
  if (count == 0) return choose_covers(base, once, twice);
  for (; std::popcount(from) >= count; from &= from - 1) {
    if (is_spent()) return true;
    const HouseBits house = from & (~from + 1);
    HouseBits next = from & ~house;
    if (kind_.houses == FishClass::kFranken && (house & kinds_.rows) != 0) next &= ~kinds_.columns;
    const CellSet now_twice = twice | (once & cells(house));
    if (now_twice.size() > most_endo_fins_) continue;
    if (!now_twice.empty() && !dead_.intersects(view_.common_peers(now_twice))) continue;
    if (!add_base(next, count - 1, base | house, once | cells(house), now_twice)) return false;
  }
  return true;
}

// Houses that may cover: outside the base, with a base candidate, of the class.
HouseBits ComplexSearch::allowed_covers(HouseBits base, CellSet in_base) const {
  HouseBits allowed = houses_ & ~base;
  if (kind_.houses == FishClass::kFranken) {
    if ((base & kinds_.rows) != 0) allowed &= ~kinds_.rows;
    if ((base & kinds_.columns) != 0) allowed &= ~kinds_.columns;
  }
  for (HouseBits left = allowed; left != 0; left &= left - 1) {
    if (!cells(left).intersects(in_base)) allowed &= ~(left & (~left + 1));
  }
  return allowed;
}

bool ComplexSearch::choose_covers(HouseBits base, CellSet in_base, CellSet endo_fins) {
  CoverChoice choice;
  choice.targets = dead_;
  if (!endo_fins.empty()) choice.targets &= view_.common_peers(endo_fins);
  choice.unsettled = in_base - endo_fins;
  choice.allowed = allowed_covers(base, in_base);
  choice.left = kind_.size;
  choice.fins = endo_fins.size();
  base_ = base;
  in_base_ = in_base;
  endo_fins_ = endo_fins;
  finnable_ = most_fins_ == 0 ? CellSet() : seen_by_some(choice.targets);
  most_in_cover_ = 0;
  for (HouseBits left = choice.allowed; left != 0; left &= left - 1) {
    most_in_cover_ = std::max(most_in_cover_, (cells(left) & choice.unsettled).size());
  }
  settle(choice);
  return found_.empty() || hand_over_found();
}

void ComplexSearch::settle(const CoverChoice& choice) {
  if (is_spent()) return;
  if (choice.unsettled.empty()) return fill_up(choice);
  const int room = most_fins_ - choice.fins;
  if (choice.unsettled.size() > room + choice.left * most_in_cover_) return;
  const CellSet sure = choice.unsettled - finnable_;
  if (!sure.empty() && choice.left == 0) return;
  const Cell cell = sure.empty() ? choice.unsettled.first() : sure.first();
  const HouseBits around = houses_around(cell);
  if (sure.empty() && room > 0) {
    CoverChoice next = choice;
    next.unsettled.erase(cell);
    next.targets &= layout_.peers(cell);
    next.allowed &= ~around;
    ++next.fins;
    if (!next.targets.empty()) settle(next);
  }
  if (choice.left == 0) return;
  CoverChoice rest = choice;
  for (HouseBits left = around & choice.allowed; left != 0; left &= left - 1) {
    const HouseBits house = left & (~left + 1);
    rest.allowed &= ~house;
    cover_with(rest, house);
  }
}

void ComplexSearch::cover_with(const CoverChoice& choice, HouseBits house) {
  CoverChoice next = choice;
  const CellSet cells_of_house = cells(house);
  next.unsettled -= cells_of_house;
  next.twice |= next.covered & cells_of_house;
  next.covered |= cells_of_house;
  next.cover |= house;
  --next.left;
  settle(next);
}

// All candidates of the base are settled; covers that are left may be any.
void ComplexSearch::fill_up(const CoverChoice& choice) {
  if (choice.left == 0) return note(choice);
  CoverChoice rest = choice;
  for (HouseBits left = choice.allowed; std::popcount(left) >= choice.left; left &= left - 1) {
    const HouseBits house = left & (~left + 1);
    rest.allowed &= ~house;
    cover_with(rest, house);
  }
}

void ComplexSearch::note(const CoverChoice& choice) {
  Fish fish;
  fish.eliminations = ((choice.covered - in_base_) | choice.twice) & choice.targets;
  if (fish.eliminations.empty()) return;
  if ((choice.fins != 0) != (kind_.form != FishForm::kPlain)) return;
  if (kinds_.class_of(base_, choice.cover) != kind_.houses) return;
  fish.digit = digit_;
  fish.base = base_;
  fish.cover = choice.cover;
  fish.fins = in_base_ - choice.covered - endo_fins_;
  fish.endo_fins = endo_fins_;
  fish.body = in_base_ - fish.fins - endo_fins_;
  fish.is_cannibalistic = fish.eliminations.intersects(in_base_);
  found_.push_back(fish);
}

bool ComplexSearch::hand_over_found() {
  sort_stably(found_.begin(), found_.end(),
              [](const Fish& a, const Fish& b) { return is_before(a.cover, b.cover); });
  bool goes_on = true;
  for (const Fish& fish : found_) {
    if (!sink_(fish)) {
      goes_on = false;
      break;
    }
  }
  found_.clear();
  return goes_on;
}

}  // namespace

bool for_each_complex_fish(const View& view, FishKind kind, const FindOptions& options,
                           FishSink sink) {
  return ComplexSearch(view, kind, options, sink).run();
}

bool find_complex_fish(const FindTask& task) {
  HandedOver handed_over;
  return for_each_complex_fish(
      task.view, fish_kind_of(task.technique), task.options, [&](const Fish& fish) {
        Step step = step_of_fish(task.technique, fish);
        return !handed_over.is_new(step) || hand_over(std::move(step), task.sink);
      });
}

}  // namespace shudu
