// House death blossom: a digit d with three places or more in a house, and for each place an almost
// locked set, a petal, all of whose d see it. Wherever d goes in the house, the petal of that place
// loses d and is locked; so a digit z that all petals have is in one of them, and goes from what
// sees all z of all petals. (Two places are an ALS-W-wing.)
//
// A petal may serve several places; a place that a chosen petal serves gets no other. Petals are
// disjoint unless FindOptions::als_overlap is set, and at least two. Houses with more than
// kMostPlaces places of d are left out, and so is what kMostTurns of the search of one digit in one
// house do not reach. Step: fields of als_step.h; `cells` begin with the places, `base` is the
// house, `als` are the petals as they come; marks kColorA on d in places and petals; a chain each
// place: d there, d not in its petal, z in it. The same cells with the same result stand once.
// Order: digits, houses; petals for the lowest place first, each in the order of facts_als.h.
// Source: Sudoku Studio, after the death blossom of the Player's Forum. Tests: tests/cases.
#include <array>
#include <vector>

#include "logic/als_step.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "shudu/core/as_index.h"

namespace shudu {
namespace {

constexpr int kMostPlaces = 5;
constexpr long kMostTurns = 5'000;

class HouseBlossomSearch {
 public:
  explicit HouseBlossomSearch(const FindTask& task)
      : task_(task), view_(task.view), list_(als_of(task.view)) {}

  bool run() {
    for (const Digit digit : view_.layout().all_digits()) {
      digit_ = digit;
      for (int h = 0; h < view_.layout().house_count(); ++h) {
        if (task_.options.is_stopped()) return false;
        if (!search(House(h))) return false;
      }
    }
    return true;
  }

 private:
  bool search(House house) {
    const CellSet places = view_.cells_of(digit_, house);
    if (places.size() < 3 || places.size() > kMostPlaces) return true;
    house_ = house;
    places_.assign(places.begin(), places.end());
    CellsByDigit victims{};
    for (const Digit z : view_.layout().all_digits() - DigitSet::only(digit_)) {
      victims[as_index(z)] = view_.cells_of(z);
    }
    turns_ = kMostTurns;
    chosen_.clear();
    return !gather(victims) || extend(0, CellSet(), victims);
  }

  // The petals for each place; narrows the victims to what they can reach. False: none is left.
  bool gather(CellsByDigit& victims) {
    for (std::size_t at = 0; at < places_.size(); ++at) {
      petals_[at].clear();
      CellsByDigit reach{};
      for (const Als& als : list_) {
        if (!als.digits.contains(digit_) || !als.common(digit_).contains(places_[at])) continue;
        const CellsByDigit hit = narrowed(victims, als);
        if (is_empty(hit)) continue;
        for (std::size_t z = 0; z < kMaxSize; ++z) reach[z] |= hit[z];
        petals_[at].push_back(&als);
      }
      for (std::size_t z = 0; z < kMaxSize; ++z) victims[z] &= reach[z];
      if (is_empty(victims)) return false;
    }
    return true;
  }

  static bool is_empty(const CellsByDigit& cells) {
    for (const CellSet& of_digit : cells) {
      if (!of_digit.empty()) return false;
    }
    return true;
  }

  CellsByDigit narrowed(const CellsByDigit& victims, const Als& als) const {
    CellsByDigit left{};
    for (const Digit z : als.digits - DigitSet::only(digit_)) {
      left[as_index(z)] = victims[as_index(z)] & als.common(z);
    }
    return left;
  }

  // The first of the chosen petals that serves the place; their number where none does.
  std::size_t petal_of(Cell place) const {
    std::size_t at = 0;
    while (at < chosen_.size() && !chosen_[at]->common(digit_).contains(place)) ++at;
    return at;
  }

  bool extend(std::size_t at, CellSet used, const CellsByDigit& victims) {
    while (at < places_.size() && petal_of(places_[at]) < chosen_.size()) ++at;
    if (at == places_.size()) return report(used, victims);
    for (const Als* petal : petals_[at]) {
      if (--turns_ < 0) return true;
      if (!task_.options.als_overlap && petal->cells.intersects(used)) continue;
      const CellsByDigit left = narrowed(victims, *petal);
      if (is_empty(left)) continue;
      chosen_.push_back(petal);
      const bool goes_on = extend(at + 1, used | petal->cells, left);
      chosen_.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  bool report(CellSet used, const CellsByDigit& cells) {
    if (chosen_.size() < 2) return true;
    Victims victims;
    for (const Digit z : view_.layout().all_digits()) victims.add(view_, z, cells[as_index(z)]);
    for (const Cell place : places_) used.insert(place);
    if (victims.empty() || !reported_.add(used, victims)) return true;
    Step step = als_step(task_.technique, chosen_, victims);
    step.base = {house_};
    step.flags.als_nodes = true;
    step.cells = cells_of(step);
    for (const Cell place : places_) add_mark(step, {place, digit_}, MarkRole::kColorA);
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      for (const Cell cell : chosen_[i]->of(digit_)) {
        add_mark(step, {cell, digit_}, MarkRole::kColorA);
      }
      mark_digits(step, view_, step.als[i], victims.digits());
    }
    for (const Cell place : places_) {
      step.chains.push_back(chain_of(place, victims.digits().first()));
    }
    return hand_over(std::move(step), task_.sink);
  }

  // The places, then the other cells of the petals.
  std::vector<Cell> cells_of(const Step& step) const {
    std::vector<Cell> cells = places_;
    for (const Cell cell : step.cells) {
      if (std::find(places_.begin(), places_.end(), cell) == places_.end()) cells.push_back(cell);
    }
    return cells;
  }

  Chain chain_of(Cell place, Digit z) const {
    const std::size_t at = petal_of(place);
    const Als& petal = *chosen_[at];
    const auto of_petal = [&petal, at](Digit digit, bool is_on, LinkKind link) {
      return ChainNode{digit, petal.of(digit), is_on,
                       link,  NodeKind::kAls,  static_cast<std::int8_t>(at)};
    };
    return {ChainNode{digit_, CellSet::only(place), true, LinkKind::kStart, NodeKind::kCell, -1},
            of_petal(digit_, false, LinkKind::kWeak), of_petal(z, true, LinkKind::kStrong)};
  }

  const FindTask& task_;
  const View& view_;
  const AlsList& list_;
  Digit digit_{1};
  House house_{0};
  std::vector<Cell> places_;
  std::array<std::vector<const Als*>, kMostPlaces> petals_;
  std::vector<const Als*> chosen_;
  long turns_ = 0;
  Reported reported_;
};

}  // namespace

bool find_house_death_blossom(const FindTask& task) { return HouseBlossomSearch(task).run(); }

}  // namespace shudu
