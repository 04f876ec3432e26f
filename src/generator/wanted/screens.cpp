// Tested in tests/generator/wanted/screens_test.cpp: what a screen drops, the full check drops.
#include "generator/wanted/screens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "generator/wanted/judge.h"
#include "shudu/core/find_row.h"
#include "shudu/core/sort.h"
#include "shudu/logic/path.h"

namespace shudu::wanted {
namespace {

using enum BasicRule;

constexpr BasicRules kHidden{kHiddenSingle};
constexpr BasicRules kSingles{kHiddenSingle, kNakedSingle};
constexpr BasicRules kWithLocked{kHiddenSingle, kNakedSingle, kLocked};
constexpr BasicRules kEverything{kHiddenSingle, kNakedSingle,    kLocked,          kNakedPair,
                                 kHiddenPair,   kNakedTriple,    kHiddenTriple,    kXWing,
                                 kSwordfish,    kNakedQuadruple, kHiddenQuadruple, kJellyfish};
constexpr BasicRules kWithSimpleChains = kEverything | BasicRules{kSimpleChains};
constexpr BasicRules kWithMultipleChains = kEverything | BasicRules{kMultipleChains};
constexpr BasicRules kWithGroupedChains = kEverything | BasicRules{kGroupedChains};

// A technique as rules: `at_least` conclude no more than it, `at_most` no less. A locked pair is a
// naked pair in one line of a box, so half a rule; pointing is half of the locked candidates, and
// leftovers of whole bands and stacks are these.
struct RuleOfTechnique {
  std::string_view slug;
  BasicRules at_least;
  BasicRules at_most;
};

constexpr std::array kRulesOfTechniques{
    RuleOfTechnique{"full-house", {}, {kHiddenSingle}},
    RuleOfTechnique{"naked-single", {kNakedSingle}, {kNakedSingle}},
    RuleOfTechnique{"hidden-single", {kHiddenSingle}, {kHiddenSingle}},
    RuleOfTechnique{"locked-pair", {}, {kLocked, kNakedPair}},
    RuleOfTechnique{"locked-triple", {}, {kLocked, kNakedPair, kNakedTriple}},
    RuleOfTechnique{"pointing", {}, {kLocked}},
    RuleOfTechnique{"claiming", {kLocked}, {kLocked}},
    RuleOfTechnique{"naked-pair", {kNakedPair}, {kNakedPair}},
    RuleOfTechnique{"naked-triple", {kNakedTriple}, {kNakedTriple}},
    RuleOfTechnique{"hidden-pair", {kHiddenPair}, {kHiddenPair}},
    RuleOfTechnique{"hidden-triple", {kHiddenTriple}, {kHiddenTriple}},
    RuleOfTechnique{"law-of-leftover", {}, {kLocked}},
    RuleOfTechnique{"naked-quadruple", {kNakedQuadruple}, {kNakedQuadruple}},
    RuleOfTechnique{"hidden-quadruple", {kHiddenQuadruple}, {kHiddenQuadruple}},
    RuleOfTechnique{"x-wing", {kXWing}, {kXWing}},
    RuleOfTechnique{"swordfish", {kSwordfish}, {kSwordfish}},
    RuleOfTechnique{"jellyfish", {kJellyfish}, {kJellyfish}},
    RuleOfTechnique{"forcing-chain-contradiction", {kGroupedChains}, {kLocked, kGroupedChains}},
};

// What the scale `se` does for how much. A puzzle that the first set solves is rated no higher; one
// that is rated no higher is solved by the second set. Steps that enter a digit at once (direct
// pointing, hidden pair and triple: 1.7 to 2.5) are cheaper there than the same as eliminations.
// Simple chains are rated 6.6 and more by length: 8.0 would take a hundred nodes. Multiple ones
// that the scale does not look at are dynamic ones to it, of 8.5 and more by length. Random puzzles
// that simple chains solve were rated 7.5 at most (of 12,000), with multiple ones 9.0 (of 27,000).
struct RulesOfEr {
  int tenths;
  BasicRules at_least;
  std::optional<BasicRules> at_most;
};

constexpr std::array kRulesOfEr{
    RulesOfEr{15, kHidden, kHidden},
    RulesOfEr{19, kHidden, kHidden | BasicRules{kLocked}},
    RulesOfEr{20, kHidden, kHidden | BasicRules{kLocked, kHiddenPair}},
    RulesOfEr{23, kSingles, kWithLocked | BasicRules{kHiddenPair}},
    RulesOfEr{25, kSingles, kWithLocked | BasicRules{kHiddenPair, kHiddenTriple}},
    RulesOfEr{28, kWithLocked, kWithLocked | BasicRules{kHiddenPair, kHiddenTriple}},
    RulesOfEr{30, kWithLocked | BasicRules{kNakedPair},
              kWithLocked | BasicRules{kNakedPair, kHiddenPair, kHiddenTriple}},
    RulesOfEr{32, kWithLocked | BasicRules{kNakedPair, kXWing},
              kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kHiddenTriple}},
    RulesOfEr{34, kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair},
              kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kHiddenTriple}},
    RulesOfEr{
        36, kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kNakedTriple},
        kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kNakedTriple, kHiddenTriple}},
    RulesOfEr{38,
              kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kNakedTriple, kSwordfish},
              kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kNakedTriple, kSwordfish,
                                       kHiddenTriple}},
    RulesOfEr{40,
              kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kNakedTriple, kSwordfish,
                                       kHiddenTriple},
              kWithLocked | BasicRules{kNakedPair, kXWing, kHiddenPair, kNakedTriple, kSwordfish,
                                       kHiddenTriple}},
    RulesOfEr{54, kEverything, std::nullopt},
    RulesOfEr{79, kWithSimpleChains, std::nullopt},
    RulesOfEr{94, kWithMultipleChains, std::nullopt},
};

// The same for levels: the ladder's rungs (rating/levels.h).
constexpr std::array<std::optional<BasicRules>, 2> kRulesOfLevels{kHidden, kWithLocked};

BasicRules too_easy_for(Level level) {
  if (level == Level::kEasy) return {};
  if (level == Level::kMedium) return kHidden;
  if (level == Level::kHard) return kWithLocked;
  return level == Level::kExtreme ? kWithGroupedChains : kEverything;
}

// Without the greater forms of what is not there, so that the end does not depend on the order.
BasicRules closed(BasicRules rules) {
  constexpr std::array kSmaller{
      std::array{kNakedTriple, kNakedPair},   std::array{kNakedQuadruple, kNakedTriple},
      std::array{kHiddenTriple, kHiddenPair}, std::array{kHiddenQuadruple, kHiddenTriple},
      std::array{kSwordfish, kXWing},         std::array{kJellyfish, kSwordfish}};
  for (const auto& [greater, smaller] : kSmaller) {
    if (rules.has(greater) && !rules.has(smaller)) rules = rules.without(greater);
  }
  return rules;
}

// With them.
BasicRules filled_up(BasicRules rules) {
  if (rules.has(kNakedQuadruple)) rules |= {kNakedTriple};
  if (rules.has(kNakedTriple)) rules |= {kNakedPair};
  if (rules.has(kHiddenQuadruple)) rules |= {kHiddenTriple};
  if (rules.has(kHiddenTriple)) rules |= {kHiddenPair};
  if (rules.has(kJellyfish)) rules |= {kSwordfish};
  if (rules.has(kSwordfish)) rules |= {kXWing};
  return rules;
}

const RuleOfTechnique* find_rules(const Technique& technique) {
  return find_row(kRulesOfTechniques,
                  [&](const RuleOfTechnique& row) { return row.slug == technique.slug; });
}

void add_too_easy(BasicRules rules, std::vector<Screen>& screens) {
  if (!rules.empty()) screens.push_back({rules, false});
}

void add_of_er(WantedRange er, std::vector<Screen>& screens) {
  BasicRules too_easy;
  for (const RulesOfEr& row : kRulesOfEr) {
    if (row.tenths < er.from) too_easy = row.at_least;
  }
  add_too_easy(too_easy, screens);
  for (const RulesOfEr& row : kRulesOfEr) {
    if (row.tenths < er.to) continue;
    if (row.at_most) screens.push_back({*row.at_most, true});
    return;
  }
}

// By the way of hints the technique comes next only where easier ones are at their end.
void add_of_next(const Technique& technique, std::vector<Screen>& screens) {
  if (is_only_there(technique)) return;
  BasicRules easier;
  for (const Technique* it : find_profile("shudu")->techniques) {
    if (it == &technique) break;
    if (const RuleOfTechnique* row = find_rules(*it)) easier |= row->at_least;
  }
  add_too_easy(closed(easier), screens);
}

void add_of_need(const Technique& technique, std::vector<Screen>& screens) {
  BasicRules easier;
  BasicRules allowed;
  bool is_basic = true;
  for (const Technique* it : find_profile("shudu")->techniques) {
    const RuleOfTechnique* row = find_rules(*it);
    if (it != &technique && row != nullptr) easier |= row->at_least;
    is_basic = is_basic && row != nullptr;
    if (row != nullptr) allowed |= row->at_most;
    if (it == &technique) break;
  }
  add_too_easy(closed(easier), screens);
  if (is_basic) screens.push_back({filled_up(allowed), true});
  const int er = least_er_of(technique);
  if (er > 0 && er < kLeastVaryingEr) add_of_er({er, er}, screens);
}

void add_of_practice(const Technique& technique, std::vector<Screen>& screens) {
  add_too_easy(kSingles, screens);
  if (const RuleOfTechnique* row = find_rules(technique)) {
    screens.push_back({filled_up(kSingles | row->at_most), true});
  }
}

void add_of_level(Level level, std::vector<Screen>& screens) {
  add_too_easy(too_easy_for(level), screens);
  const auto i = static_cast<std::size_t>(level);
  if (i < kRulesOfLevels.size()) screens.push_back({*kRulesOfLevels[i], true});
}

// Parts of what must not solve the puzzle, and quicker: what singles solve is known at once, and
// chains show nearly all that subsets and fish do.
constexpr std::array kQuicker{kSingles, kWithLocked, kWithLocked | BasicRules{kSimpleChains},
                              kWithLocked | BasicRules{kMultipleChains},
                              kWithLocked | BasicRules{kGroupedChains}};

void add_quicker(std::vector<Screen>& screens) {
  const std::vector<Screen> asked = screens;
  for (const BasicRules rules : kQuicker) {
    const bool is_part = std::any_of(asked.begin(), asked.end(), [rules](const Screen& it) {
      return !it.must_solve && it.rules.has_all(rules) && it.rules != rules;
    });
    if (is_part) add_too_easy(rules, screens);
  }
}

}  // namespace

std::vector<Screen> screens_of(const Wish& wish) {
  std::vector<Screen> screens;
  if (wish.level) add_of_level(*wish.level, screens);
  if (wish.er) add_of_er(*wish.er, screens);
  if (wish.technique != nullptr && wish.use == TechniqueUse::kNeeded) {
    add_of_need(*wish.technique, screens);
  }
  if (wish.technique != nullptr && wish.use == TechniqueUse::kPractise) {
    add_of_practice(*wish.technique, screens);
  }
  if (wish.technique != nullptr && wish.use == TechniqueUse::kNext) {
    add_of_next(*wish.technique, screens);
  }
  add_quicker(screens);
  sort_stably(screens.begin(), screens.end(),
              [](const Screen& a, const Screen& b) { return a.rules.size() < b.rules.size(); });
  return screens;
}

bool passes(const Grid& puzzle, const std::vector<Screen>& screens) {
  const BasicBoard start(puzzle);
  BasicBoard board = start;
  BasicRules applied;
  for (const Screen& screen : screens) {
    if (!screen.rules.has_all(applied)) board = start;
    applied = screen.rules;
    if (board.apply(screen.rules) != screen.must_solve) return false;
  }
  return true;
}

bool is_contradiction(const std::vector<Screen>& screens) {
  return std::any_of(screens.begin(), screens.end(), [&](const Screen& a) {
    return a.must_solve && std::any_of(screens.begin(), screens.end(), [&](const Screen& b) {
             return !b.must_solve && b.rules.has_all(a.rules);
           });
  });
}

}  // namespace shudu::wanted
