// The step of a fish. See fish.h.
#include "logic/techniques/fish.h"

#include "logic/finding.h"

namespace shudu {
namespace {

void add_houses(HouseBits houses, std::vector<House>& list) {
  for (; houses != 0; houses &= houses - 1) list.push_back(first_house(houses));
}

}  // namespace

Step step_of_fish(const Technique& technique, const Fish& fish) {
  Step step = step_of(technique, DigitSet::only(fish.digit), fish.body);
  const CellSet fins = fish.fins | fish.endo_fins;
  step.cells.insert(step.cells.end(), fins.begin(), fins.end());
  add_marks(fish.body, fish.digit, MarkRole::kPattern, step);
  add_marks(fish.fins, fish.digit, MarkRole::kFin, step);
  add_marks(fish.endo_fins, fish.digit, MarkRole::kEndoFin, step);
  add_houses(fish.base, step.base);
  add_houses(fish.cover, step.cover);
  for (const Cell cell : fish.eliminations) step.eliminations.push_back({cell, fish.digit});
  step.flags.cannibalistic = fish.is_cannibalistic;
  return step;
}

bool is_sashimi(const Layout& layout, const Fish& fish) {
  for (HouseBits left = fish.base; left != 0; left &= left - 1) {
    if ((layout.cells(first_house(left)) & fish.body).size() <= 1) return true;
  }
  return false;
}

}  // namespace shudu
