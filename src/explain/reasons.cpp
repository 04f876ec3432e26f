// Which sentences, focus and picture each technique has; see reasons.h. A row a technique.
#include "explain/reasons.h"

#include <algorithm>
#include <array>

#include "explain/exclusion_words.h"
#include "explain/forcing_words.h"
#include "explain/step_parts.h"
#include "shudu/core/find_row.h"
#include "shudu/logic/technique.h"

namespace shudu {
namespace {

constexpr auto kReasons = std::to_array<Reason>({
    {"full-house", Sentence::kFullHouse, Focus::kHouse, Show::kCell},
    {"last-digit", Sentence::kLastDigit, Focus::kDigit, Show::kCell},
    {"naked-single", Sentence::kNakedSingle, Focus::kBox, Show::kCell},
    {"hidden-single", Sentence::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"hidden-single-box", Sentence::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"hidden-single-row", Sentence::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"hidden-single-column", Sentence::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"locked-pair", Sentence::kLockedSet, Focus::kCrossing, Show::kCandidates},
    {"locked-triple", Sentence::kLockedSet, Focus::kCrossing, Show::kCandidates},
    {"pointing", Sentence::kLocked, Focus::kDigitAndHouses, Show::kCandidates},
    {"claiming", Sentence::kLocked, Focus::kDigitAndHouses, Show::kCandidates},
    {"naked-pair", Sentence::kNakedSubset, Focus::kHouse, Show::kCandidates},
    {"naked-triple", Sentence::kNakedSubset, Focus::kHouse, Show::kCandidates},
    {"naked-quadruple", Sentence::kNakedSubset, Focus::kHouse, Show::kCandidates},
    {"hidden-pair", Sentence::kHiddenSubset, Focus::kHouse, Show::kCandidates},
    {"hidden-triple", Sentence::kHiddenSubset, Focus::kHouse, Show::kCandidates},
    {"hidden-quadruple", Sentence::kHiddenSubset, Focus::kHouse, Show::kCandidates},
    {"x-wing", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"swordfish", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"jellyfish", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-x-wing", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-swordfish", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-jellyfish", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-x-wing", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-swordfish", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-jellyfish", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-x-wing", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-swordfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-jellyfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-x-wing", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-swordfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-jellyfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-x-wing", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-swordfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-jellyfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-x-wing", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-swordfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-jellyfish", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-squirmbag", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-whale", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"squirmbag", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"whale", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"leviathan", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-squirmbag", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-squirmbag", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-whale", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-whale", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-leviathan", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-leviathan", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-squirmbag", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-whale", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-leviathan", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-squirmbag", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-whale", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-leviathan", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-squirmbag", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-whale", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-leviathan", Sentence::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-leviathan", Sentence::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-finned-swordfish", Sentence::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-finned-jellyfish", Sentence::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-sashimi-swordfish", Sentence::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-sashimi-jellyfish", Sentence::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-finned-franken-swordfish", Sentence::kSiameseFish, Focus::kDigitAndHouses,
     Show::kFish},
    {"siamese-finned-franken-jellyfish", Sentence::kSiameseFish, Focus::kDigitAndHouses,
     Show::kFish},
    {"siamese-finned-mutant-jellyfish", Sentence::kSiameseFish, Focus::kDigitAndHouses,
     Show::kFish},
    {"kraken-fish-type-1", Sentence::kKrakenFish, Focus::kDigitAndHouses, Show::kFish},
    {"kraken-fish-type-2", Sentence::kKrakenCover, Focus::kDigitAndHouses, Show::kFish},
    {"skyscraper", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"two-string-kite", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"turbot-fish", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"dual-two-string-kite", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"empty-rectangle", Sentence::kEmptyRectangle, Focus::kDigit, Show::kEmptyRectangle},
    {"dual-empty-rectangle", Sentence::kEmptyRectangle, Focus::kDigit, Show::kEmptyRectangle},
    {"grouped-skyscraper", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"grouped-two-string-kite", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"grouped-turbot-fish", Sentence::kTurbot, Focus::kDigit, Show::kLinks},
    {"broken-wing", Sentence::kOddagon, Focus::kDigit, Show::kRing},
    {"simple-colors-trap", Sentence::kColorTrap, Focus::kDigit, Show::kColors},
    {"simple-colors-wrap", Sentence::kColorWrap, Focus::kDigit, Show::kColors},
    {"multi-colors-1", Sentence::kMultiColors, Focus::kDigit, Show::kTwoColorings},
    {"multi-colors-2", Sentence::kMultiColorsWrap, Focus::kDigit, Show::kTwoColorings},
    {"medusa-3d", Sentence::kMedusaWrap, Focus::kBoard, Show::kCluster},
    {"gem", Sentence::kGradesTrap, Focus::kBoard, Show::kCluster},
    {"unique-rectangle-1", Sentence::kRoofOfOne, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-2", Sentence::kRoofOfOneDigit, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-3", Sentence::kRoofWithSet, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-4", Sentence::kRoofLocked, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-5", Sentence::kRoofOfOneDigit, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-6", Sentence::kRectangleXWing, Focus::kBoxes, Show::kDeadly},
    {"hidden-rectangle", Sentence::kRectangleHidden, Focus::kBoxes, Show::kDeadly},
    {"avoidable-rectangle-1", Sentence::kAvoidableOne, Focus::kBoxes, Show::kAvoidable},
    {"avoidable-rectangle-2", Sentence::kAvoidableTwo, Focus::kBoxes, Show::kAvoidable},
    {"bug-plus-1", Sentence::kGraveOfOne, Focus::kBoard, Show::kGrave},
    {"bug-plus-n", Sentence::kGraveWithMany, Focus::kBoard, Show::kGrave},
    {"bug-type-2", Sentence::kGraveOfOneDigit, Focus::kBoard, Show::kGrave},
    {"bug-type-3", Sentence::kGraveWithSet, Focus::kBoard, Show::kGrave},
    {"bug-type-4", Sentence::kGraveLocked, Focus::kBoard, Show::kGrave},
    {"unique-loop-1", Sentence::kRoofOfOne, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-2", Sentence::kRoofOfOneDigit, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-3", Sentence::kRoofWithSet, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-4", Sentence::kRoofLocked, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-strong-link", Sentence::kStrongFill, Focus::kBoxes, Show::kDeadly},
    {"bug-xz", Sentence::kGraveXz, Focus::kBoard, Show::kGrave},
    {"bug-lite", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"avoidable-rectangle-3", Sentence::kGuardedSet, Focus::kBoxes, Show::kAvoidableOpen},
    {"avoidable-rectangle-5", Sentence::kGuardedDigit, Focus::kBoxes, Show::kAvoidableOpen},
    {"hidden-avoidable-rectangle", Sentence::kAvoidableHidden, Focus::kBoxes, Show::kAvoidableOpen},
    {"reverse-bug", Sentence::kGuardedCell, Focus::kBoxes, Show::kAvoidableOpen},
    {"ur-strong-links", Sentence::kStrongFill, Focus::kBoxes, Show::kDeadly},
    {"ur-external", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"ur-wings", Sentence::kRectangleWing, Focus::kBoxes, Show::kDeadlyWing},
    {"borescoper-deadly-pattern", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"mug", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"qiu-deadly-pattern", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"uniqueness-clue-cover", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"gurth-symmetrical-placement", Sentence::kSymmetric, Focus::kBoard, Show::kSymmetry},
    {"extended-rectangle-1", Sentence::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"extended-rectangle-2", Sentence::kGuardedDigit, Focus::kBoxes, Show::kDeadly},
    {"extended-rectangle-3", Sentence::kGuardedSet, Focus::kBoxes, Show::kDeadly},
    {"extended-rectangle-4", Sentence::kGuardedLocked, Focus::kBoxes, Show::kDeadly},
    {"xy-wing", Sentence::kXyWing, Focus::kBox, Show::kPivot},
    {"xyz-wing", Sentence::kXyzWing, Focus::kBox, Show::kPivot},
    {"w-wing", Sentence::kWWing, Focus::kBox, Show::kWWing},
    {"grouped-w-wing", Sentence::kWWingGrouped, Focus::kBox, Show::kCells},
    {"multi-branch-w-wing", Sentence::kWWingBranched, Focus::kBox, Show::kCells},
    {"xyz-ring", Sentence::kXyzRing, Focus::kBox, Show::kCells},
    {"m-wing", Sentence::kChain, Focus::kBox, Show::kChain},
    {"s-wing", Sentence::kChain, Focus::kBox, Show::kChain},
    {"l-wing", Sentence::kChain, Focus::kBox, Show::kChain},
    {"h-wing", Sentence::kChain, Focus::kBox, Show::kChain},
    {"wxyz-wing", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"vwxyz-wing", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"uvwxyz-wing", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"tuvwxyz-wing", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"stuvwxyz-wing", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"rstuvwxyz-wing", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"remote-pair", Sentence::kRemotePair, Focus::kBox, Show::kCandidates},
    {"x-chain", Sentence::kChain, Focus::kBox, Show::kChain},
    {"xy-chain", Sentence::kChain, Focus::kBox, Show::kChain},
    {"grouped-x-chain", Sentence::kChain, Focus::kBox, Show::kChain},
    {"erip", Sentence::kErip, Focus::kHouse, Show::kCells},
    {"blossom-loop", Sentence::kBlossomLoop, Focus::kStart, Show::kCells},
    {"aic", Sentence::kChain, Focus::kBox, Show::kChain},
    {"grouped-aic", Sentence::kChain, Focus::kBox, Show::kChain},
    {"fishy-cycle", Sentence::kCycle, Focus::kBox, Show::kLoop},
    {"xy-cycle", Sentence::kCycle, Focus::kBox, Show::kLoop},
    {"continuous-nice-loop", Sentence::kLoop, Focus::kBox, Show::kLoop},
    {"grouped-continuous-nice-loop", Sentence::kLoop, Focus::kBox, Show::kLoop},
    {"discontinuous-nice-loop", Sentence::kLoopOff, Focus::kBox, Show::kLoop},
    {"grouped-discontinuous-nice-loop", Sentence::kLoopOff, Focus::kBox, Show::kLoop},
    {"bent-subset", Sentence::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"als-xz", Sentence::kAlsXz, Focus::kSets, Show::kSets},
    {"als-xy-wing", Sentence::kAlsWing, Focus::kSets, Show::kSets},
    {"als-chain", Sentence::kAlsChain, Focus::kSets, Show::kSets},
    {"als-w-wing", Sentence::kAlsWWing, Focus::kSets, Show::kSets},
    {"ahs-xz", Sentence::kAhsXz, Focus::kHouse, Show::kHiddenSets},
    {"death-blossom", Sentence::kDeathBlossom, Focus::kBox, Show::kPetals},
    {"house-death-blossom", Sentence::kHouseDeathBlossom, Focus::kHouse, Show::kSets},
    {"sue-de-coq-3d", Sentence::kSueDeCoq3d, Focus::kCrossing, Show::kCells},
    {"sue-de-coq", Sentence::kSueDeCoq, Focus::kCrossing, Show::kSueDeCoq},
    {"aligned-pair-exclusion", Sentence::kExclusion, Focus::kBox, Show::kExclusion},
    {"aligned-triple-exclusion", Sentence::kExclusion, Focus::kBox, Show::kExclusion},
    {"template-set", Sentence::kTemplateSet, Focus::kDigit, Show::kTemplates},
    {"template-delete", Sentence::kTemplateDelete, Focus::kDigit, Show::kTemplates},
    {"direct-pointing", Sentence::kDirectLocked, Focus::kCrossing, Show::kCells},
    {"direct-claiming", Sentence::kDirectLocked, Focus::kCrossing, Show::kCells},
    {"direct-hidden-pair", Sentence::kDirectHidden, Focus::kHouse, Show::kCandidates},
    {"direct-hidden-triple", Sentence::kDirectHidden, Focus::kHouse, Show::kCandidates},
    {"forcing-chain-contradiction", Sentence::kContradiction, Focus::kStart, Show::kStart},
    {"whip", Sentence::kWhip, Focus::kBox, Show::kStart},
    {"g-whip", Sentence::kWhip, Focus::kBox, Show::kStart},
    {"braid", Sentence::kWhip, Focus::kBox, Show::kStart},
    {"g-braid", Sentence::kWhip, Focus::kBox, Show::kStart},
    {"forcing-net-contradiction", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"nishio-forcing-chain", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"dynamic-forcing-chain", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"dynamic-plus-forcing-chain", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-2", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-3", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-4", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-5", Sentence::kNetContradiction, Focus::kStart, Show::kStart},
    {"forcing-chain-verity", Sentence::kVerity, Focus::kStart, Show::kStart},
    {"forcing-net-verity", Sentence::kNetVerity, Focus::kStart, Show::kStart},
    {"cell-forcing-chain", Sentence::kVerity, Focus::kStart, Show::kStart},
    {"region-forcing-chain", Sentence::kVerity, Focus::kStart, Show::kStart},
    {"law-of-leftover", Sentence::kLeftovers, Focus::kCrossing, Show::kCells},
    {"almost-locked-pair", Sentence::kAlmostLocked, Focus::kCrossing, Show::kCandidates},
    {"almost-locked-triple", Sentence::kAlmostLocked, Focus::kCrossing, Show::kCandidates},
    {"almost-locked-quadruple", Sentence::kAlmostLocked, Focus::kCrossing, Show::kCandidates},
    {"distributed-disjoint-subset", Sentence::kDisjointSubset, Focus::kBoxes, Show::kCells},
    {"subset-counting", Sentence::kSubsetCounting, Focus::kBoxes, Show::kCells},
    {"bivalue-oddagon", Sentence::kBivalueOddagon, Focus::kBoxes, Show::kDeadly},
    {"tridagon", Sentence::kTridagon, Focus::kBoxes, Show::kDeadly},
    {"firework-triple", Sentence::kFirework, Focus::kBox, Show::kCandidates},
    {"firework-quadruple", Sentence::kFireworkQuadruple, Focus::kBox, Show::kCandidates},
    {"firework-pair", Sentence::kFireworkPair, Focus::kBox, Show::kCandidates},
    {"junior-exocet", Sentence::kExocet, Focus::kBox, Show::kCells},
    {"senior-exocet", Sentence::kExocet, Focus::kBox, Show::kCells},
    {"double-exocet", Sentence::kDoubleExocet, Focus::kHouse, Show::kCells},
    {"sk-loop", Sentence::kRank, Focus::kBoxes, Show::kCells},
    {"msls", Sentence::kRank, Focus::kBoard, Show::kCells},
    {"multi-fish", Sentence::kMultiFish, Focus::kHouse, Show::kFish},
});

// Forms that a technique has: the sentence of the row stands for the plainest of them.

Sentence form_of_fish(const Step& step, Sentence sentence) {
  if (sentence != Sentence::kFinnedFish) return sentence;
  const CellSet fins = cells_of_role(step, {MarkRole::kFin, MarkRole::kEndoFin});
  return fins.size() == 1 ? Sentence::kFishWithOneFin : sentence;
}

// A chain between two cells, one that comes back to its cell, or one that closes.
Sentence form_of_chain(const Step& step, Sentence sentence) {
  if (step.chains.empty() || step.chains[0].empty()) return sentence;
  const ChainNode& start = step.chains[0].front();
  const ChainNode& end = step.chains[0].back();
  const bool has_two_digits = start.digit != end.digit;
  if (sentence == Sentence::kChain) {
    if (is_closed(step)) return Sentence::kLoop;
    return has_two_digits ? Sentence::kChainOfTwoDigits : sentence;
  }
  if (!start.is_on) return Sentence::kLoopOn;
  return has_two_digits ? Sentence::kLoopTwoDigits : sentence;
}

// Two sets that are linked once or twice.
Sentence form_of_sets(const Step& step, Sentence sentence) {
  if (sentence == Sentence::kAhsXz) {
    return cells_of_role(step, {MarkRole::kColorA}).size() > 1 ? Sentence::kAhsXzDouble : sentence;
  }
  if (step.commons.size() < 2) return sentence;
  if (sentence == Sentence::kAlsXz) return Sentence::kAlsXzDouble;
  return sentence == Sentence::kAlsWWing ? Sentence::kAlsWRing : sentence;
}

Sentence form_of_forcing(const Step& step, Sentence sentence) {
  if (sentence == Sentence::kWhip) {
    return step.chains[0].size() == 2 ? Sentence::kWhipOfOne : sentence;
  }
  const bool is_net = sentence == Sentence::kNetContradiction || sentence == Sentence::kNetVerity;
  if (is_verity(step)) return is_net ? Sentence::kNetVerity : Sentence::kVerity;
  return is_net ? Sentence::kNetContradiction : Sentence::kContradiction;
}

// The type of a deadly pattern that has one row for all of them.
Sentence form_of_guarded(const Step& step) {
  if (!step.als.empty()) return Sentence::kGuardedSet;
  if (!step.chains.empty()) return Sentence::kGuardedLocked;
  if (cells_of_role(step, {MarkRole::kGuardian}).size() == 1) return Sentence::kGuardedCell;
  const bool is_one_digit = digits_of_role(step, MarkRole::kGuardian).size() == 1;
  return is_one_digit ? Sentence::kGuardedDigit : Sentence::kGuardedMany;
}

// By what goes: a colour, or what both colours rule out, by which of them its cell has.
Sentence form_of_medusa(const Step& step) {
  const CellSet first = cells_of_role(step, {MarkRole::kColorA});
  const CellSet second = cells_of_role(step, {MarkRole::kColorB});
  if (is_color_false(step)) return Sentence::kMedusaWrap;
  const CellSet gone = eliminated_cells(step);
  if ((first & second).contains_all(gone)) return Sentence::kMedusaCell;
  return (first | second).contains_all(gone) ? Sentence::kMedusaCellAndSeen : Sentence::kMedusaSeen;
}

Sentence form_of_grades(const Step& step) {
  if (!step.placements.empty()) return Sentence::kGradesSet;
  if (!is_color_false(step)) return Sentence::kGradesTrap;
  return has_role(step, MarkRole::kColorC) ? Sentence::kGradesWrap : Sentence::kMedusaWrap;
}

Sentence form_of(const Step& step, Sentence sentence) {
  switch (step.technique->family) {
    case Family::kFish:
      return form_of_fish(step, sentence);
    case Family::kChains:
    case Family::kWings:
      return sentence == Sentence::kChain || sentence == Sentence::kLoopOff
                 ? form_of_chain(step, sentence)
                 : sentence;
    case Family::kForcing:
      return form_of_forcing(step, sentence);
    case Family::kAls:
      return sentence == Sentence::kAlsXz && step.commons.size() > 1 ? Sentence::kAlsXzDouble
                                                                     : sentence;
    case Family::kUniqueness:
      return sentence == Sentence::kGuardedCell ? form_of_guarded(step) : sentence;
    case Family::kColoring:
      if (sentence == Sentence::kMedusaWrap) return form_of_medusa(step);
      return sentence == Sentence::kGradesTrap ? form_of_grades(step) : sentence;
    case Family::kSubsets:
      return form_of_sets(step, sentence);
    case Family::kModern:
      return sentence == Sentence::kFireworkPair && !step.als.empty()
                 ? Sentence::kFireworkPairWithSet
                 : sentence;
    case Family::kExclusion:
      return can_list_combinations(step) ? sentence : Sentence::kExclusionOfMany;
    default:
      return sentence;
  }
}

// What would have two solutions, said first; `slug` is the beginning of some.
struct Opening {
  std::string_view slug;
  Sentence sentence;
};

constexpr auto kOpenings = std::to_array<Opening>({
    {"unique-loop-strong-link", Sentence::kUniqueLoop},
    {"bug-xz", Sentence::kGrave},
    {"bug-lite", Sentence::kBugLite},
    {"extended-rectangle", Sentence::kExtendedRectangle},
    {"avoidable-rectangle-3", Sentence::kAvoidable},
    {"avoidable-rectangle-5", Sentence::kAvoidable},
    {"hidden-avoidable-rectangle", Sentence::kAvoidable},
    {"reverse-bug", Sentence::kReverseBug},
    {"borescoper-deadly-pattern", Sentence::kManyWays},
    {"mug", Sentence::kManyWays},
    {"qiu-deadly-pattern", Sentence::kQiu},
    {"uniqueness-clue-cover", Sentence::kClueCover},
    {"ur-strong-links", Sentence::kRectangle},
    {"ur-external", Sentence::kExternal},
    {"ur-wings", Sentence::kRectangle},
});

void add_opening(const Step& step, std::vector<Sentence>& sentences) {
  for (const Opening& row : kOpenings) {
    if (step.technique->slug.starts_with(row.slug)) sentences.push_back(row.sentence);
  }
}

// What comes before the sentence of some techniques and behind it; `when` says for which steps.
struct Companion {
  Sentence of;
  Sentence companion;
  bool is_before;
  bool (*when)(const Step& step);
};

bool always(const Step&) { return true; }
bool is_loop(const Step& step) { return step.technique->slug.substr(0, 11) == "unique-loop"; }
bool is_rectangle(const Step& step) { return !is_loop(step); }
bool is_cannibalistic(const Step& step) { return step.flags.cannibalistic; }
bool has_endo_fins(const Step& step) { return has_role(step, MarkRole::kEndoFin); }
bool has_sets(const Step& step) { return !step.als.empty(); }
bool has_no_sets(const Step& step) { return step.als.empty(); }
bool has_more_meetings(const Step& step) { return step.cells.size() > 2; }
bool shares_digits(const Step& step) {
  return !(digits_of_role(step, MarkRole::kColorA) & digits_of_role(step, MarkRole::kColorB))
              .empty();
}
bool has_guardians_that_exclude(const Step& step) { return step.placements.empty(); }
bool has_guardians_that_agree(const Step& step) {
  return step.placements.empty() && step.als.empty();
}
bool clears_cells_elsewhere(const Step& step) {
  return std::any_of(
      step.eliminations.begin(), step.eliminations.end(), [&step](const Candidate& gone) {
        return std::find(step.cells.begin(), step.cells.end(), gone.cell) == step.cells.end();
      });
}
bool clears_beside_crossing(const Step& step) {
  return std::any_of(step.eliminations.begin(), step.eliminations.end(),
                     [&step](const Candidate& gone) { return gone.cell != step.cells.front(); });
}
bool has_mirrors(const Step& step) { return step.technique->slug == "junior-exocet"; }
bool fills_cells_of_cover(const Step& step) {
  return std::any_of(
      step.eliminations.begin(), step.eliminations.end(), [&step](const Candidate& gone) {
        return !step.digits.contains(gone.digit) &&
               std::find(step.cells.begin(), step.cells.end(), gone.cell) == step.cells.end();
      });
}
bool is_nishio(const Step& step) { return step.technique->slug == "nishio-forcing-chain"; }
bool has_inner_patterns(const Step& step) {
  return step.technique->slug == "dynamic-plus-forcing-chain";
}
bool has_inner_chains(const Step& step) { return step.technique->slug.substr(0, 6) == "nested"; }

constexpr auto kCompanions = std::to_array<Companion>({
    {Sentence::kRoofOfOne, Sentence::kRectangle, true, is_rectangle},
    {Sentence::kRoofOfOneDigit, Sentence::kRectangle, true, is_rectangle},
    {Sentence::kRoofWithSet, Sentence::kRectangle, true, is_rectangle},
    {Sentence::kRoofLocked, Sentence::kRectangle, true, is_rectangle},
    {Sentence::kRectangleXWing, Sentence::kRectangle, true, is_rectangle},
    {Sentence::kRectangleHidden, Sentence::kRectangle, true, is_rectangle},
    {Sentence::kRoofOfOne, Sentence::kUniqueLoop, true, is_loop},
    {Sentence::kRoofOfOneDigit, Sentence::kUniqueLoop, true, is_loop},
    {Sentence::kRoofWithSet, Sentence::kUniqueLoop, true, is_loop},
    {Sentence::kRoofLocked, Sentence::kUniqueLoop, true, is_loop},
    {Sentence::kGraveOfOneDigit, Sentence::kGrave, true, always},
    {Sentence::kGraveWithSet, Sentence::kGrave, true, always},
    {Sentence::kGraveLocked, Sentence::kGrave, true, always},
    {Sentence::kGraveWithMany, Sentence::kGrave, true, always},
    {Sentence::kNetContradiction, Sentence::kOneDigit, true, is_nishio},
    {Sentence::kRoofWithSet, Sentence::kRoofLosesToo, false, is_cannibalistic},
    {Sentence::kFinnedFish, Sentence::kEndoFins, false, has_endo_fins},
    {Sentence::kFishWithOneFin, Sentence::kEndoFins, false, has_endo_fins},
    {Sentence::kSiameseFish, Sentence::kEndoFins, false, has_endo_fins},
    {Sentence::kFish, Sentence::kCannibal, false, is_cannibalistic},
    {Sentence::kFinnedFish, Sentence::kCannibal, false, is_cannibalistic},
    {Sentence::kFishWithOneFin, Sentence::kCannibal, false, is_cannibalistic},
    {Sentence::kSiameseFish, Sentence::kCannibal, false, is_cannibalistic},
    {Sentence::kMultiColors, Sentence::kMoreMeetings, false, has_more_meetings},
    {Sentence::kMedusaWrap, Sentence::kMedusaColors, true, always},
    {Sentence::kMedusaCell, Sentence::kMedusaColors, true, always},
    {Sentence::kMedusaSeen, Sentence::kMedusaColors, true, always},
    {Sentence::kMedusaCellAndSeen, Sentence::kMedusaColors, true, always},
    {Sentence::kGradesWrap, Sentence::kMedusaColors, true, always},
    {Sentence::kGradesTrap, Sentence::kMedusaColors, true, always},
    {Sentence::kGradesSet, Sentence::kMedusaColors, true, always},
    {Sentence::kLoop, Sentence::kLoopWithSets, false, has_sets},
    {Sentence::kSueDeCoq, Sentence::kSueDeCoqShared, false, shares_digits},
    {Sentence::kOddagon, Sentence::kGuardiansExclude, false, has_guardians_that_exclude},
    {Sentence::kLeftovers, Sentence::kLeftoversRoom, false, has_no_sets},
    {Sentence::kLeftovers, Sentence::kLeftoversFilling, false, has_sets},
    {Sentence::kBivalueOddagon, Sentence::kGraveWithMany, false, has_guardians_that_agree},
    {Sentence::kBivalueOddagon, Sentence::kGraveWithSet, false, has_sets},
    {Sentence::kBivalueOddagon, Sentence::kRoofLosesToo, false, is_cannibalistic},
    {Sentence::kTridagon, Sentence::kGraveWithMany, false, has_guardians_that_agree},
    {Sentence::kFirework, Sentence::kFireworkElsewhere, false, clears_cells_elsewhere},
    {Sentence::kFireworkQuadruple, Sentence::kFireworkQuadrupleElsewhere, false,
     clears_cells_elsewhere},
    {Sentence::kFireworkPair, Sentence::kFireworkElsewhere, false, clears_cells_elsewhere},
    {Sentence::kFireworkPairWithSet, Sentence::kFireworkPairSetElsewhere, false,
     clears_beside_crossing},
    {Sentence::kExocet, Sentence::kExocetMirrors, false, has_mirrors},
    {Sentence::kMultiFish, Sentence::kMultiFishFilled, false, fills_cells_of_cover},
    {Sentence::kNetContradiction, Sentence::kInnerPatterns, false, has_inner_patterns},
    {Sentence::kNetVerity, Sentence::kInnerPatterns, false, has_inner_patterns},
    {Sentence::kNetContradiction, Sentence::kInnerChains, false, has_inner_chains},
    {Sentence::kNetVerity, Sentence::kInnerChains, false, has_inner_chains},
    {Sentence::kTemplateSet, Sentence::kTemplatesOfOthers, false, always},
    {Sentence::kTemplateDelete, Sentence::kTemplatesOfOthers, false, always},
});

void add_companions(const Step& step, Sentence sentence, bool is_before,
                    std::vector<Sentence>& sentences) {
  for (const Companion& row : kCompanions) {
    if (row.of == sentence && row.is_before == is_before && row.when(step)) {
      sentences.push_back(row.companion);
    }
  }
}

}  // namespace

const Reason* find_reason(std::string_view slug) {
  return find_row(kReasons, [slug](const Reason& reason) { return reason.slug == slug; });
}

std::vector<Sentence> sentences_of(const Step& step, const Reason& reason) {
  const Sentence sentence = form_of(step, reason.sentence);
  std::vector<Sentence> sentences;
  add_opening(step, sentences);
  add_companions(step, sentence, true, sentences);
  sentences.push_back(sentence);
  add_companions(step, sentence, false, sentences);
  return sentences;
}

}  // namespace shudu
