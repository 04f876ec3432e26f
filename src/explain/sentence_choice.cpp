// Which sentences a step has: that of its technique in the form that it has here, what stands
// before it (a pattern that would have two solutions, the colours of a cluster) and what is said
// after it of this step alone.
#include <algorithm>
#include <array>

#include "explain/exclusion_words.h"
#include "explain/forcing_words.h"
#include "explain/reasons.h"
#include "explain/step_parts.h"
#include "shudu/logic/technique.h"

namespace shudu {
namespace {

// Forms that a technique has: the sentence of the row stands for the plainest of them.

SentenceName form_of_fish(const Step& step, SentenceName sentence) {
  if (sentence != SentenceName::kFish) return sentence;
  if (step.flags.siamese) return SentenceName::kSiameseFish;
  const CellSet fins = cells_of_role(step, {MarkRole::kFin, MarkRole::kEndoFin});
  if (fins.empty()) return sentence;
  return fins.size() == 1 ? SentenceName::kFishWithOneFin : SentenceName::kFinnedFish;
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

// What comes before the sentence of some techniques and after it; `when` says for which steps.
struct Companion {
  SentenceName of;
  SentenceName companion;
  bool is_before;
  bool (*when)(const Step& step);
};

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

std::vector<SentenceName> sentences_of(const Step& step, const ReasonForm& reason) {
  const SentenceName sentence = form_of(step, reason.sentence);
  std::vector<SentenceName> sentences;
  add_opening(step, sentences);
  add_companions(step, sentence, true, sentences);
  sentences.push_back(sentence);
  add_companions(step, sentence, false, sentences);
  return sentences;
}

}  // namespace shudu
