#include "explain/showing.h"

#include <algorithm>
#include <array>

#include "explain/disclosure.h"
#include "explain/step_parts.h"

namespace shudu {
namespace {

struct ShowRow {
  Show show;
  Saying saying;
  bool (*when)(const Step& step);
};

bool is_open(const Step& step) { return !is_closed(step); }
bool is_siamese(const Step& step) { return step.flags.siamese; }
bool is_one_fish(const Step& step) { return !step.flags.siamese; }
CellSet fins_of(const Step& step) {
  return cells_of_role(step, {MarkRole::kFin, MarkRole::kEndoFin});
}
bool has_one_fin(const Step& step) { return fins_of(step).size() == 1 && !step.flags.siamese; }
bool has_fins(const Step& step) { return fins_of(step).size() > 1 && !step.flags.siamese; }
bool has_set(const Step& step) { return !step.als.empty(); }

constexpr auto kShowRows = std::to_array<ShowRow>({
    {Show::kCell, Saying::kShowCell, always},
    {Show::kCells, Saying::kShowCells, always},
    {Show::kCandidates, Saying::kShowCandidates, may_name_digits},
    {Show::kFish, Saying::kShowFish, is_one_fish},
    {Show::kFish, Saying::kShowSiameseFish, is_siamese},
    {Show::kFish, Saying::kShowFin, has_one_fin},
    {Show::kFish, Saying::kShowFins, has_fins},
    {Show::kLinks, Saying::kShowLinks, always},
    {Show::kEmptyRectangle, Saying::kShowEmptyRectangle, always},
    {Show::kColors, Saying::kShowColors, always},
    {Show::kTwoColorings, Saying::kShowTwoColorings, always},
    {Show::kCluster, Saying::kShowCluster, may_name_digits},
    {Show::kRing, Saying::kShowRing, always},
    {Show::kRing, Saying::kShowRingGuardians, may_name_guardians},
    {Show::kDeadly, Saying::kShowDeadly, always},
    {Show::kDeadly, Saying::kShowGuardians, may_name_guardians},
    {Show::kDeadly, Saying::kShowSet, has_set},
    {Show::kDeadlyWing, Saying::kShowDeadly, always},
    {Show::kDeadlyWing, Saying::kShowGuardians, may_name_guardians},
    {Show::kDeadlyWing, Saying::kShowWing, always},
    {Show::kAvoidable, Saying::kShowAvoidable, always},
    {Show::kAvoidableOpen, Saying::kShowEntered, always},
    {Show::kAvoidableOpen, Saying::kShowGuardians, may_name_guardians},
    {Show::kAvoidableOpen, Saying::kShowSet, has_set},
    {Show::kSymmetry, Saying::kShowSymmetry, always},
    {Show::kGrave, Saying::kShowGrave, always},
    {Show::kGrave, Saying::kShowGuardians, may_name_guardians},
    {Show::kGrave, Saying::kShowSet, has_set},
    {Show::kPivot, Saying::kShowPivot, always},
    {Show::kWWing, Saying::kShowWWing, always},
    {Show::kChain, Saying::kShowChain, is_open},
    {Show::kChain, Saying::kShowLoop, is_closed},
    {Show::kLoop, Saying::kShowLoop, always},
    {Show::kSets, Saying::kShowSets, always},
    {Show::kHiddenSets, Saying::kShowHiddenSets, always},
    {Show::kPetals, Saying::kShowPetals, always},
    {Show::kSueDeCoq, Saying::kShowSueDeCoq, always},
    {Show::kExclusion, Saying::kShowExclusion, always},
    {Show::kStart, Saying::kShowStart, always},
    {Show::kTemplates, Saying::kShowTemplates, always},
});

}  // namespace

std::vector<Saying> sayings_of(const Step& step, Show show) {
  std::vector<Saying> sayings;
  for (const ShowRow& row : kShowRows) {
    if (row.show == show && row.when(step)) sayings.push_back(row.saying);
  }
  if (sayings.empty()) sayings.push_back(Saying::kShowCells);
  return sayings;
}

}  // namespace shudu
