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
    {"full-house", SentenceName::kFullHouse, Focus::kHouse, Show::kCell},
    {"last-digit", SentenceName::kLastDigit, Focus::kDigit, Show::kCell},
    {"naked-single", SentenceName::kNakedSingle, Focus::kBox, Show::kCell},
    {"hidden-single", SentenceName::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"hidden-single-box", SentenceName::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"hidden-single-row", SentenceName::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"hidden-single-column", SentenceName::kHiddenSingle, Focus::kHouse, Show::kCell},
    {"locked-pair", SentenceName::kLockedSet, Focus::kCrossing, Show::kCandidates},
    {"locked-triple", SentenceName::kLockedSet, Focus::kCrossing, Show::kCandidates},
    {"pointing", SentenceName::kLocked, Focus::kDigitAndHouses, Show::kCandidates},
    {"claiming", SentenceName::kLocked, Focus::kDigitAndHouses, Show::kCandidates},
    {"naked-pair", SentenceName::kNakedSubset, Focus::kHouse, Show::kCandidates},
    {"naked-triple", SentenceName::kNakedSubset, Focus::kHouse, Show::kCandidates},
    {"naked-quadruple", SentenceName::kNakedSubset, Focus::kHouse, Show::kCandidates},
    {"hidden-pair", SentenceName::kHiddenSubset, Focus::kHouse, Show::kCandidates},
    {"hidden-triple", SentenceName::kHiddenSubset, Focus::kHouse, Show::kCandidates},
    {"hidden-quadruple", SentenceName::kHiddenSubset, Focus::kHouse, Show::kCandidates},
    {"x-wing", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"swordfish", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"jellyfish", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-x-wing", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-swordfish", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-jellyfish", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-x-wing", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-swordfish", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-jellyfish", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-x-wing", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-swordfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-jellyfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-x-wing", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-swordfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-jellyfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-x-wing", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-swordfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-jellyfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-x-wing", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-swordfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-jellyfish", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-squirmbag", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-whale", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"squirmbag", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"whale", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"leviathan", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-squirmbag", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-squirmbag", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-whale", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-whale", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-leviathan", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"sashimi-leviathan", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-squirmbag", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-whale", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"franken-leviathan", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-squirmbag", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-whale", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-franken-leviathan", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-squirmbag", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-whale", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"mutant-leviathan", SentenceName::kFish, Focus::kDigitAndHouses, Show::kFish},
    {"finned-mutant-leviathan", SentenceName::kFinnedFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-finned-swordfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-finned-jellyfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-sashimi-swordfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-sashimi-jellyfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses, Show::kFish},
    {"siamese-finned-franken-swordfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses,
     Show::kFish},
    {"siamese-finned-franken-jellyfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses,
     Show::kFish},
    {"siamese-finned-mutant-jellyfish", SentenceName::kSiameseFish, Focus::kDigitAndHouses,
     Show::kFish},
    {"kraken-fish-type-1", SentenceName::kKrakenFish, Focus::kDigitAndHouses, Show::kFish},
    {"kraken-fish-type-2", SentenceName::kKrakenCover, Focus::kDigitAndHouses, Show::kFish},
    {"skyscraper", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"two-string-kite", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"turbot-fish", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"dual-two-string-kite", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"empty-rectangle", SentenceName::kEmptyRectangle, Focus::kDigit, Show::kEmptyRectangle},
    {"dual-empty-rectangle", SentenceName::kEmptyRectangle, Focus::kDigit, Show::kEmptyRectangle},
    {"grouped-skyscraper", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"grouped-two-string-kite", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"grouped-turbot-fish", SentenceName::kTurbot, Focus::kDigit, Show::kLinks},
    {"broken-wing", SentenceName::kOddagon, Focus::kDigit, Show::kRing},
    {"simple-colors-trap", SentenceName::kColorTrap, Focus::kDigit, Show::kColors},
    {"simple-colors-wrap", SentenceName::kColorWrap, Focus::kDigit, Show::kColors},
    {"multi-colors-1", SentenceName::kMultiColors, Focus::kDigit, Show::kTwoColorings},
    {"multi-colors-2", SentenceName::kMultiColorsWrap, Focus::kDigit, Show::kTwoColorings},
    {"medusa-3d", SentenceName::kMedusaWrap, Focus::kBoard, Show::kCluster},
    {"gem", SentenceName::kGradesTrap, Focus::kBoard, Show::kCluster},
    {"unique-rectangle-1", SentenceName::kRoofOfOne, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-2", SentenceName::kRoofOfOneDigit, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-3", SentenceName::kRoofWithSet, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-4", SentenceName::kRoofLocked, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-5", SentenceName::kRoofOfOneDigit, Focus::kBoxes, Show::kDeadly},
    {"unique-rectangle-6", SentenceName::kRectangleXWing, Focus::kBoxes, Show::kDeadly},
    {"hidden-rectangle", SentenceName::kRectangleHidden, Focus::kBoxes, Show::kDeadly},
    {"avoidable-rectangle-1", SentenceName::kAvoidableOne, Focus::kBoxes, Show::kAvoidable},
    {"avoidable-rectangle-2", SentenceName::kAvoidableTwo, Focus::kBoxes, Show::kAvoidable},
    {"bug-plus-1", SentenceName::kGraveOfOne, Focus::kBoard, Show::kGrave},
    {"bug-plus-n", SentenceName::kGraveWithMany, Focus::kBoard, Show::kGrave},
    {"bug-type-2", SentenceName::kGraveOfOneDigit, Focus::kBoard, Show::kGrave},
    {"bug-type-3", SentenceName::kGraveWithSet, Focus::kBoard, Show::kGrave},
    {"bug-type-4", SentenceName::kGraveLocked, Focus::kBoard, Show::kGrave},
    {"unique-loop-1", SentenceName::kRoofOfOne, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-2", SentenceName::kRoofOfOneDigit, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-3", SentenceName::kRoofWithSet, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-4", SentenceName::kRoofLocked, Focus::kBoxes, Show::kDeadly},
    {"unique-loop-strong-link", SentenceName::kStrongFill, Focus::kBoxes, Show::kDeadly},
    {"bug-xz", SentenceName::kGraveXz, Focus::kBoard, Show::kGrave},
    {"bug-lite", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"avoidable-rectangle-3", SentenceName::kGuardedSet, Focus::kBoxes, Show::kAvoidableOpen},
    {"avoidable-rectangle-5", SentenceName::kGuardedDigit, Focus::kBoxes, Show::kAvoidableOpen},
    {"hidden-avoidable-rectangle", SentenceName::kAvoidableHidden, Focus::kBoxes,
     Show::kAvoidableOpen},
    {"reverse-bug", SentenceName::kGuardedCell, Focus::kBoxes, Show::kAvoidableOpen},
    {"ur-strong-links", SentenceName::kStrongFill, Focus::kBoxes, Show::kDeadly},
    {"ur-external", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"ur-wings", SentenceName::kRectangleWing, Focus::kBoxes, Show::kDeadlyWing},
    {"borescoper-deadly-pattern", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"mug", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"qiu-deadly-pattern", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"uniqueness-clue-cover", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"gurth-symmetrical-placement", SentenceName::kSymmetric, Focus::kBoard, Show::kSymmetry},
    {"extended-rectangle-1", SentenceName::kGuardedCell, Focus::kBoxes, Show::kDeadly},
    {"extended-rectangle-2", SentenceName::kGuardedDigit, Focus::kBoxes, Show::kDeadly},
    {"extended-rectangle-3", SentenceName::kGuardedSet, Focus::kBoxes, Show::kDeadly},
    {"extended-rectangle-4", SentenceName::kGuardedLocked, Focus::kBoxes, Show::kDeadly},
    {"xy-wing", SentenceName::kXyWing, Focus::kBox, Show::kPivot},
    {"xyz-wing", SentenceName::kXyzWing, Focus::kBox, Show::kPivot},
    {"w-wing", SentenceName::kWWing, Focus::kBox, Show::kWWing},
    {"grouped-w-wing", SentenceName::kWWingGrouped, Focus::kBox, Show::kCells},
    {"multi-branch-w-wing", SentenceName::kWWingBranched, Focus::kBox, Show::kCells},
    {"xyz-ring", SentenceName::kXyzRing, Focus::kBox, Show::kCells},
    {"m-wing", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"s-wing", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"l-wing", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"h-wing", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"wxyz-wing", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"vwxyz-wing", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"uvwxyz-wing", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"tuvwxyz-wing", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"stuvwxyz-wing", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"rstuvwxyz-wing", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"remote-pair", SentenceName::kRemotePair, Focus::kBox, Show::kCandidates},
    {"x-chain", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"xy-chain", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"grouped-x-chain", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"erip", SentenceName::kErip, Focus::kHouse, Show::kCells},
    {"blossom-loop", SentenceName::kBlossomLoop, Focus::kStart, Show::kCells},
    {"aic", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"grouped-aic", SentenceName::kChain, Focus::kBox, Show::kChain},
    {"fishy-cycle", SentenceName::kCycle, Focus::kBox, Show::kLoop},
    {"xy-cycle", SentenceName::kCycle, Focus::kBox, Show::kLoop},
    {"continuous-nice-loop", SentenceName::kLoop, Focus::kBox, Show::kLoop},
    {"grouped-continuous-nice-loop", SentenceName::kLoop, Focus::kBox, Show::kLoop},
    {"discontinuous-nice-loop", SentenceName::kLoopOff, Focus::kBox, Show::kLoop},
    {"grouped-discontinuous-nice-loop", SentenceName::kLoopOff, Focus::kBox, Show::kLoop},
    {"bent-subset", SentenceName::kBentSet, Focus::kCrossing, Show::kCandidates},
    {"als-xz", SentenceName::kAlsXz, Focus::kSets, Show::kSets},
    {"als-xy-wing", SentenceName::kAlsWing, Focus::kSets, Show::kSets},
    {"als-chain", SentenceName::kAlsChain, Focus::kSets, Show::kSets},
    {"als-w-wing", SentenceName::kAlsWWing, Focus::kSets, Show::kSets},
    {"ahs-xz", SentenceName::kAhsXz, Focus::kHouse, Show::kHiddenSets},
    {"death-blossom", SentenceName::kDeathBlossom, Focus::kBox, Show::kPetals},
    {"house-death-blossom", SentenceName::kHouseDeathBlossom, Focus::kHouse, Show::kSets},
    {"sue-de-coq-3d", SentenceName::kSueDeCoq3d, Focus::kCrossing, Show::kCells},
    {"sue-de-coq", SentenceName::kSueDeCoq, Focus::kCrossing, Show::kSueDeCoq},
    {"aligned-pair-exclusion", SentenceName::kExclusion, Focus::kBox, Show::kExclusion},
    {"aligned-triple-exclusion", SentenceName::kExclusion, Focus::kBox, Show::kExclusion},
    {"template-set", SentenceName::kTemplateSet, Focus::kDigit, Show::kTemplates},
    {"template-delete", SentenceName::kTemplateDelete, Focus::kDigit, Show::kTemplates},
    {"direct-pointing", SentenceName::kDirectLocked, Focus::kCrossing, Show::kCells},
    {"direct-claiming", SentenceName::kDirectLocked, Focus::kCrossing, Show::kCells},
    {"direct-hidden-pair", SentenceName::kDirectHidden, Focus::kHouse, Show::kCandidates},
    {"direct-hidden-triple", SentenceName::kDirectHidden, Focus::kHouse, Show::kCandidates},
    {"forcing-chain-contradiction", SentenceName::kContradiction, Focus::kStart, Show::kStart},
    {"whip", SentenceName::kWhip, Focus::kBox, Show::kStart},
    {"g-whip", SentenceName::kWhip, Focus::kBox, Show::kStart},
    {"braid", SentenceName::kWhip, Focus::kBox, Show::kStart},
    {"g-braid", SentenceName::kWhip, Focus::kBox, Show::kStart},
    {"forcing-net-contradiction", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"nishio-forcing-chain", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"dynamic-forcing-chain", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"dynamic-plus-forcing-chain", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-2", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-3", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-4", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"nested-forcing-chain-5", SentenceName::kNetContradiction, Focus::kStart, Show::kStart},
    {"forcing-chain-verity", SentenceName::kVerity, Focus::kStart, Show::kStart},
    {"forcing-net-verity", SentenceName::kNetVerity, Focus::kStart, Show::kStart},
    {"cell-forcing-chain", SentenceName::kVerity, Focus::kStart, Show::kStart},
    {"region-forcing-chain", SentenceName::kVerity, Focus::kStart, Show::kStart},
    {"law-of-leftover", SentenceName::kLeftovers, Focus::kCrossing, Show::kCells},
    {"almost-locked-pair", SentenceName::kAlmostLocked, Focus::kCrossing, Show::kCandidates},
    {"almost-locked-triple", SentenceName::kAlmostLocked, Focus::kCrossing, Show::kCandidates},
    {"almost-locked-quadruple", SentenceName::kAlmostLocked, Focus::kCrossing, Show::kCandidates},
    {"distributed-disjoint-subset", SentenceName::kDisjointSubset, Focus::kBoxes, Show::kCells},
    {"subset-counting", SentenceName::kSubsetCounting, Focus::kBoxes, Show::kCells},
    {"bivalue-oddagon", SentenceName::kBivalueOddagon, Focus::kBoxes, Show::kDeadly},
    {"tridagon", SentenceName::kTridagon, Focus::kBoxes, Show::kDeadly},
    {"firework-triple", SentenceName::kFirework, Focus::kBox, Show::kCandidates},
    {"firework-quadruple", SentenceName::kFireworkQuadruple, Focus::kBox, Show::kCandidates},
    {"firework-pair", SentenceName::kFireworkPair, Focus::kBox, Show::kCandidates},
    {"junior-exocet", SentenceName::kExocet, Focus::kBox, Show::kCells},
    {"senior-exocet", SentenceName::kExocet, Focus::kBox, Show::kCells},
    {"double-exocet", SentenceName::kDoubleExocet, Focus::kHouse, Show::kCells},
    {"sk-loop", SentenceName::kRank, Focus::kBoxes, Show::kCells},
    {"msls", SentenceName::kRank, Focus::kBoard, Show::kCells},
    {"multi-fish", SentenceName::kMultiFish, Focus::kHouse, Show::kFish},
});

// Forms that a technique has: the sentence of the row stands for the plainest of them.

SentenceName form_of_fish(const Step& step, SentenceName sentence) {
  if (sentence != SentenceName::kFinnedFish) return sentence;
  const CellSet fins = cells_of_role(step, {MarkRole::kFin, MarkRole::kEndoFin});
  return fins.size() == 1 ? SentenceName::kFishWithOneFin : sentence;
}

// A chain between two cells, one that comes back to its cell, or one that closes.
SentenceName form_of_chain(const Step& step, SentenceName sentence) {
  if (step.chains.empty() || step.chains[0].empty()) return sentence;
  const ChainNode& start = step.chains[0].front();
  const ChainNode& end = step.chains[0].back();
  const bool has_two_digits = start.digit != end.digit;
  if (sentence == SentenceName::kChain) {
    if (is_closed(step)) return SentenceName::kLoop;
    return has_two_digits ? SentenceName::kChainOfTwoDigits : sentence;
  }
  if (!start.is_on) return SentenceName::kLoopOn;
  return has_two_digits ? SentenceName::kLoopTwoDigits : sentence;
}

// Two sets that are linked once or twice.
SentenceName form_of_sets(const Step& step, SentenceName sentence) {
  if (sentence == SentenceName::kAhsXz) {
    return cells_of_role(step, {MarkRole::kColorA}).size() > 1 ? SentenceName::kAhsXzDouble
                                                               : sentence;
  }
  if (step.commons.size() < 2) return sentence;
  if (sentence == SentenceName::kAlsXz) return SentenceName::kAlsXzDouble;
  return sentence == SentenceName::kAlsWWing ? SentenceName::kAlsWRing : sentence;
}

SentenceName form_of_forcing(const Step& step, SentenceName sentence) {
  if (sentence == SentenceName::kWhip) {
    return step.chains[0].size() == 2 ? SentenceName::kWhipOfOne : sentence;
  }
  const bool is_net =
      sentence == SentenceName::kNetContradiction || sentence == SentenceName::kNetVerity;
  if (is_verity(step)) return is_net ? SentenceName::kNetVerity : SentenceName::kVerity;
  return is_net ? SentenceName::kNetContradiction : SentenceName::kContradiction;
}

// The type of a deadly pattern that has one row for all of them.
SentenceName form_of_guarded(const Step& step) {
  if (!step.als.empty()) return SentenceName::kGuardedSet;
  if (!step.chains.empty()) return SentenceName::kGuardedLocked;
  if (cells_of_role(step, {MarkRole::kGuardian}).size() == 1) return SentenceName::kGuardedCell;
  const bool is_one_digit = digits_of_role(step, MarkRole::kGuardian).size() == 1;
  return is_one_digit ? SentenceName::kGuardedDigit : SentenceName::kGuardedMany;
}

// By what goes: a colour, or what both colours rule out, by which of them its cell has.
SentenceName form_of_medusa(const Step& step) {
  const CellSet first = cells_of_role(step, {MarkRole::kColorA});
  const CellSet second = cells_of_role(step, {MarkRole::kColorB});
  if (is_color_false(step)) return SentenceName::kMedusaWrap;
  const CellSet gone = eliminated_cells(step);
  if ((first & second).contains_all(gone)) return SentenceName::kMedusaCell;
  return (first | second).contains_all(gone) ? SentenceName::kMedusaCellAndSeen
                                             : SentenceName::kMedusaSeen;
}

SentenceName form_of_grades(const Step& step) {
  if (!step.placements.empty()) return SentenceName::kGradesSet;
  if (!is_color_false(step)) return SentenceName::kGradesTrap;
  return has_role(step, MarkRole::kColorC) ? SentenceName::kGradesWrap : SentenceName::kMedusaWrap;
}

SentenceName form_of(const Step& step, SentenceName sentence) {
  switch (step.technique->family) {
    case Family::kFish:
      return form_of_fish(step, sentence);
    case Family::kChains:
    case Family::kWings:
      return sentence == SentenceName::kChain || sentence == SentenceName::kLoopOff
                 ? form_of_chain(step, sentence)
                 : sentence;
    case Family::kForcing:
      return form_of_forcing(step, sentence);
    case Family::kAls:
      return sentence == SentenceName::kAlsXz && step.commons.size() > 1
                 ? SentenceName::kAlsXzDouble
                 : sentence;
    case Family::kUniqueness:
      return sentence == SentenceName::kGuardedCell ? form_of_guarded(step) : sentence;
    case Family::kColoring:
      if (sentence == SentenceName::kMedusaWrap) return form_of_medusa(step);
      return sentence == SentenceName::kGradesTrap ? form_of_grades(step) : sentence;
    case Family::kSubsets:
      return form_of_sets(step, sentence);
    case Family::kModern:
      return sentence == SentenceName::kFireworkPair && !step.als.empty()
                 ? SentenceName::kFireworkPairWithSet
                 : sentence;
    case Family::kExclusion:
      return can_list_combinations(step) ? sentence : SentenceName::kExclusionOfMany;
    default:
      return sentence;
  }
}

// What would have two solutions, said first; `slug` is the beginning of some.
struct Opening {
  std::string_view slug;
  SentenceName sentence;
};

constexpr auto kOpenings = std::to_array<Opening>({
    {"unique-loop-strong-link", SentenceName::kUniqueLoop},
    {"bug-xz", SentenceName::kGrave},
    {"bug-lite", SentenceName::kBugLite},
    {"extended-rectangle", SentenceName::kExtendedRectangle},
    {"avoidable-rectangle-3", SentenceName::kAvoidable},
    {"avoidable-rectangle-5", SentenceName::kAvoidable},
    {"hidden-avoidable-rectangle", SentenceName::kAvoidable},
    {"reverse-bug", SentenceName::kReverseBug},
    {"borescoper-deadly-pattern", SentenceName::kManyWays},
    {"mug", SentenceName::kManyWays},
    {"qiu-deadly-pattern", SentenceName::kQiu},
    {"uniqueness-clue-cover", SentenceName::kClueCover},
    {"ur-strong-links", SentenceName::kRectangle},
    {"ur-external", SentenceName::kExternal},
    {"ur-wings", SentenceName::kRectangle},
});

void add_opening(const Step& step, std::vector<SentenceName>& sentences) {
  for (const Opening& row : kOpenings) {
    if (step.technique->slug.starts_with(row.slug)) sentences.push_back(row.sentence);
  }
}

// What comes before the sentence of some techniques and behind it; `when` says for which steps.
struct Companion {
  SentenceName of;
  SentenceName companion;
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
    {SentenceName::kRoofOfOne, SentenceName::kRectangle, true, is_rectangle},
    {SentenceName::kRoofOfOneDigit, SentenceName::kRectangle, true, is_rectangle},
    {SentenceName::kRoofWithSet, SentenceName::kRectangle, true, is_rectangle},
    {SentenceName::kRoofLocked, SentenceName::kRectangle, true, is_rectangle},
    {SentenceName::kRectangleXWing, SentenceName::kRectangle, true, is_rectangle},
    {SentenceName::kRectangleHidden, SentenceName::kRectangle, true, is_rectangle},
    {SentenceName::kRoofOfOne, SentenceName::kUniqueLoop, true, is_loop},
    {SentenceName::kRoofOfOneDigit, SentenceName::kUniqueLoop, true, is_loop},
    {SentenceName::kRoofWithSet, SentenceName::kUniqueLoop, true, is_loop},
    {SentenceName::kRoofLocked, SentenceName::kUniqueLoop, true, is_loop},
    {SentenceName::kGraveOfOneDigit, SentenceName::kGrave, true, always},
    {SentenceName::kGraveWithSet, SentenceName::kGrave, true, always},
    {SentenceName::kGraveLocked, SentenceName::kGrave, true, always},
    {SentenceName::kGraveWithMany, SentenceName::kGrave, true, always},
    {SentenceName::kNetContradiction, SentenceName::kOneDigit, true, is_nishio},
    {SentenceName::kRoofWithSet, SentenceName::kRoofLosesToo, false, is_cannibalistic},
    {SentenceName::kFinnedFish, SentenceName::kEndoFins, false, has_endo_fins},
    {SentenceName::kFishWithOneFin, SentenceName::kEndoFins, false, has_endo_fins},
    {SentenceName::kSiameseFish, SentenceName::kEndoFins, false, has_endo_fins},
    {SentenceName::kFish, SentenceName::kCannibal, false, is_cannibalistic},
    {SentenceName::kFinnedFish, SentenceName::kCannibal, false, is_cannibalistic},
    {SentenceName::kFishWithOneFin, SentenceName::kCannibal, false, is_cannibalistic},
    {SentenceName::kSiameseFish, SentenceName::kCannibal, false, is_cannibalistic},
    {SentenceName::kMultiColors, SentenceName::kMoreMeetings, false, has_more_meetings},
    {SentenceName::kMedusaWrap, SentenceName::kMedusaColors, true, always},
    {SentenceName::kMedusaCell, SentenceName::kMedusaColors, true, always},
    {SentenceName::kMedusaSeen, SentenceName::kMedusaColors, true, always},
    {SentenceName::kMedusaCellAndSeen, SentenceName::kMedusaColors, true, always},
    {SentenceName::kGradesWrap, SentenceName::kMedusaColors, true, always},
    {SentenceName::kGradesTrap, SentenceName::kMedusaColors, true, always},
    {SentenceName::kGradesSet, SentenceName::kMedusaColors, true, always},
    {SentenceName::kLoop, SentenceName::kLoopWithSets, false, has_sets},
    {SentenceName::kSueDeCoq, SentenceName::kSueDeCoqShared, false, shares_digits},
    {SentenceName::kOddagon, SentenceName::kGuardiansExclude, false, has_guardians_that_exclude},
    {SentenceName::kLeftovers, SentenceName::kLeftoversRoom, false, has_no_sets},
    {SentenceName::kLeftovers, SentenceName::kLeftoversFilling, false, has_sets},
    {SentenceName::kBivalueOddagon, SentenceName::kGraveWithMany, false, has_guardians_that_agree},
    {SentenceName::kBivalueOddagon, SentenceName::kGraveWithSet, false, has_sets},
    {SentenceName::kBivalueOddagon, SentenceName::kRoofLosesToo, false, is_cannibalistic},
    {SentenceName::kTridagon, SentenceName::kGraveWithMany, false, has_guardians_that_agree},
    {SentenceName::kFirework, SentenceName::kFireworkElsewhere, false, clears_cells_elsewhere},
    {SentenceName::kFireworkQuadruple, SentenceName::kFireworkQuadrupleElsewhere, false,
     clears_cells_elsewhere},
    {SentenceName::kFireworkPair, SentenceName::kFireworkElsewhere, false, clears_cells_elsewhere},
    {SentenceName::kFireworkPairWithSet, SentenceName::kFireworkPairSetElsewhere, false,
     clears_beside_crossing},
    {SentenceName::kExocet, SentenceName::kExocetMirrors, false, has_mirrors},
    {SentenceName::kMultiFish, SentenceName::kMultiFishFilled, false, fills_cells_of_cover},
    {SentenceName::kNetContradiction, SentenceName::kInnerPatterns, false, has_inner_patterns},
    {SentenceName::kNetVerity, SentenceName::kInnerPatterns, false, has_inner_patterns},
    {SentenceName::kNetContradiction, SentenceName::kInnerChains, false, has_inner_chains},
    {SentenceName::kNetVerity, SentenceName::kInnerChains, false, has_inner_chains},
    {SentenceName::kTemplateSet, SentenceName::kTemplatesOfOthers, false, always},
    {SentenceName::kTemplateDelete, SentenceName::kTemplatesOfOthers, false, always},
});

void add_companions(const Step& step, SentenceName sentence, bool is_before,
                    std::vector<SentenceName>& sentences) {
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

std::vector<SentenceName> sentences_of(const Step& step, const Reason& reason) {
  const SentenceName sentence = form_of(step, reason.sentence);
  std::vector<SentenceName> sentences;
  add_opening(step, sentences);
  add_companions(step, sentence, true, sentences);
  sentences.push_back(sentence);
  add_companions(step, sentence, false, sentences);
  return sentences;
}

}  // namespace shudu
