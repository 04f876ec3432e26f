// Death blossom: a stem cell and for each of its candidates an almost locked set, a petal, whose
// places of this digit all see the stem. Whatever the stem is, that petal loses the digit and is
// locked; so a digit z that all petals have, and the stem has not, is in one of them, and goes from
// what sees all z of all petals.
//
// Petals are different sets, and disjoint unless FindOptions::als_overlap is set. The stem needs
// two candidates or more. Before petals are combined, z and its victims are narrowed to what some
// petal of each digit can do; during the search a choice that leaves no victim is dropped.
// Step: fields of als_step.h; cells begin with the stem, als are the petals in the order of the
// stem's digits; als[i] is the petal of the i-th candidate of the stem, which is kColorA in the
// petal and in the stem.
// Petals with the same cells and result make one step, the first.
// Order: stems by cell; petals for the lowest digit first, each in the order of facts_als.h.
// Source: Mike Barker and Myth Jellies, Player's Forum 2006-07. Tests:
// tests/cases/death-blossom.cases.
#include <array>
#include <vector>

#include "logic/als_step.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

class BlossomSearch {
 public:
  explicit BlossomSearch(const FindTask& task)
      : task_(task), view_(task.view), list_(als_of(task.view)) {}

  bool run() {
    for (const Cell stem : view_.open_cells()) {
      if (view_.candidates(stem).size() < 2) continue;
      stem_ = stem;
      CellsByDigit victims{};
      for (const Digit z : view_.layout().all_digits() - view_.candidates(stem)) {
        victims[index(z)] = view_.cells_of(z);
      }
      if (gather(victims) && !extend(0, CellSet(), victims)) return false;
    }
    return true;
  }

 private:
  static std::size_t index(Digit digit) { return static_cast<std::size_t>(digit.value() - 1); }

  // The petals for each candidate of the stem; narrows the victims to what they can reach. False:
  // nothing is left.
  bool gather(CellsByDigit& victims) {
    std::size_t level = 0;
    for (const Digit digit : view_.candidates(stem_)) {
      auto& petals = petals_[level];
      petals.clear();
      CellsByDigit reach{};
      for (const Als& als : list_) {
        if (!als.digits.contains(digit) || !als.common(digit).contains(stem_)) continue;
        bool is_any = false;
        for (const Digit z : als.digits) {
          const CellSet hit = als.common(z) & victims[index(z)];
          if (z == digit || hit.empty()) continue;
          reach[index(z)] |= hit;
          is_any = true;
        }
        if (is_any) petals.push_back(&als);
      }
      bool is_any = false;
      for (std::size_t z = 0; z < kMaxSize; ++z) {
        victims[z] &= reach[z];
        is_any = is_any || !victims[z].empty();
      }
      if (!is_any) return false;
      ++level;
    }
    return true;
  }

  bool extend(std::size_t level, CellSet used, const CellsByDigit& victims) {
    if (level == static_cast<std::size_t>(view_.candidates(stem_).size()))
      return report(used, victims);
    if (task_.options.is_stopped()) return false;
    for (const Als* petal : petals_[level]) {
      if (task_.options.als_overlap ? is_chosen(petal, level) : petal->cells.intersects(used))
        continue;
      CellsByDigit left{};
      bool is_any = false;
      for (const Digit z : petal->digits) {
        left[index(z)] = victims[index(z)] & petal->common(z);
        is_any = is_any || !left[index(z)].empty();
      }
      if (!is_any) continue;
      chosen_[level] = petal;
      if (!extend(level + 1, used | petal->cells, left)) return false;
    }
    return true;
  }

  bool is_chosen(const Als* petal, std::size_t level) const {
    for (std::size_t i = 0; i < level; ++i) {
      if (chosen_[i] == petal) return true;
    }
    return false;
  }

  bool report(CellSet used, const CellsByDigit& cells) {
    Victims victims;
    for (const Digit z : view_.layout().all_digits()) victims.add(view_, z, cells[index(z)]);
    used.insert(stem_);
    if (!reported_.add(used, victims)) return true;
    const DigitSet stem_digits = view_.candidates(stem_);
    const std::span<const Als* const> petals(chosen_.data(),
                                             static_cast<std::size_t>(stem_digits.size()));
    Step step = als_step(task_.technique, petals, victims);
    step.cells.insert(step.cells.begin(), stem_);
    std::size_t i = 0;
    for (const Digit digit : stem_digits) {
      add_mark(step, {stem_, digit}, MarkRole::kColorA);
      for (const Cell cell : petals[i]->of(digit)) {
        add_mark(step, {cell, digit}, MarkRole::kColorA);
      }
      mark_digits(step, view_, step.als[i], victims.digits());
      ++i;
    }
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  const AlsList& list_;
  Cell stem_{0};
  std::array<std::vector<const Als*>, kMaxSize> petals_;
  std::array<const Als*, kMaxSize> chosen_{};
  Reported reported_;
};

}  // namespace

bool find_death_blossom(const FindTask& task) { return BlossomSearch(task).run(); }

}  // namespace shudu
