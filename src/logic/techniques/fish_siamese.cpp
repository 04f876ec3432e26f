// Siamese fish: two fish with fins of one class, digit and base, whose covers, and so fins, differ.
// Each stands for itself, so what either removes goes; they count as a pair where the first thing
// that they remove differs.
//
// Basic fish: the pair is called sashimi where its first fish is. Only with FindOptions::duals.
// The step: see fish.h; a fin of either is marked as fin.
// Order: that of the first fish, then of the second. Of pairs with the same cells and eliminations
// the first one stands for all.
// Source: Sudoku Players' Forum; as a kind of its own: HoDoKu. Tests: tests/cases/siamese-*.cases.
#include <utility>
#include <vector>

#include "logic/finders.h"
#include "logic/techniques/fish.h"

namespace shudu {
namespace {

Step step_of_pair(const Technique& technique, const Fish& one, const Fish& other) {
  Fish both = one;
  both.endo_fins |= other.endo_fins;
  both.fins = (both.fins | other.fins) - both.endo_fins;
  both.body = (one.body | other.body) - both.fins - both.endo_fins;
  both.eliminations |= other.eliminations;
  both.is_cannibalistic = one.is_cannibalistic || other.is_cannibalistic;
  Step step = step_of_fish(technique, both);
  for (HouseBits left = other.cover; left != 0; left &= left - 1) {
    step.cover.push_back(first_house(left));
  }
  step.flags.siamese = true;
  return step;
}

// Takes the fish as they come, those of one base together, and hands over their pairs.
class SiamesePairs {
 public:
  SiamesePairs(const FindTask& task, FishForm form) : task_(task), form_(form) {}

  bool take(const Fish& fish) {
    if (!fish_.empty() && (fish_[0].base != fish.base || fish_[0].digit != fish.digit)) {
      if (!hand_over_pairs()) return false;
    }
    fish_.push_back(fish);
    return true;
  }

  bool hand_over_pairs() {
    bool goes_on = true;
    for (std::size_t i = 0; goes_on && i < fish_.size(); ++i) {
      for (std::size_t j = i + 1; goes_on && j < fish_.size(); ++j) {
        if (is_pair(fish_[i], fish_[j])) {
          goes_on = hand_over_new(step_of_pair(task_.technique, fish_[i], fish_[j]));
        }
      }
    }
    fish_.clear();
    return goes_on;
  }

 private:
  [[nodiscard]] bool is_pair(const Fish& one, const Fish& other) const {
    if (one.eliminations.first() == other.eliminations.first()) return false;
    return form_ == FishForm::kAnyFins ||
           is_sashimi(task_.view.layout(), one) == (form_ == FishForm::kSashimi);
  }

  bool hand_over_new(Step&& step) {
    return !handed_over_.is_new(step) || hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  FishForm form_;
  std::vector<Fish> fish_;
  HandedOver handed_over_;
};

}  // namespace

bool find_siamese_fish(const FindTask& task) {
  if (!task.options.duals) return true;
  FishKind kind = fish_kind_of(task.technique);
  const bool is_basic = kind.houses == FishClass::kBasic;
  SiamesePairs pairs(task, is_basic ? kind.form : FishForm::kAnyFins);
  const auto take = [&pairs](const Fish& fish) { return pairs.take(fish); };
  if (is_basic) kind.form = FishForm::kAnyFins;
  const bool goes_on = is_basic ? for_each_basic_fish(task.view, kind, task.options, take)
                                : for_each_complex_fish(task.view, kind, task.options, take);
  return goes_on && pairs.hand_over_pairs();
}

}  // namespace shudu
