// Tested in tests/generator/wanted/wanted_test.cpp.
#include "generator/wanted/judge.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <utility>

#include "shudu/core/layout.h"
#include "shudu/core/stop.h"
#include "shudu/logic/hint_step.h"
#include "shudu/rating/se_technique.h"
#include "shudu/solver/solver.h"

namespace shudu::wanted {
namespace {

constexpr std::array<std::string_view, 3> kSlugsOfSingles{"full-house", "naked-single",
                                                          "hidden-single"};

// Of 24,782 positions on the ways of 400 random minimal puzzles so many show the technique: 26, 30,
// 51, 95. In 10 s none was found that singles and one of them solve.
constexpr std::array<std::string_view, 4> kOnlyThere{
    "avoidable-rectangle-3", "hidden-avoidable-rectangle", "reverse-bug", "qiu-deadly-pattern"};

// None in 10 s of random puzzles, by any way. Gurth's placement and the Tridagon want givens that
// are made for them; the others are met in the hardest puzzles, or in one of very many.
constexpr std::array<std::string_view, 6> kTooRare{"avoidable-rectangle-2",
                                                   "avoidable-rectangle-5",
                                                   "gurth-symmetrical-placement",
                                                   "tridagon",
                                                   "double-exocet",
                                                   "sk-loop"};

template <std::size_t kCount>
bool names(const std::array<std::string_view, kCount>& slugs, const Technique& technique) {
  return std::find(slugs.begin(), slugs.end(), technique.slug) != slugs.end();
}

// Two seconds of forcing chains: the hardest known puzzles take a third of one. What takes longer
// is not wanted.
constexpr std::uint64_t kMostBranches = 400'000;

bool has(const ShuduRung& rung, const Technique& technique) {
  return std::find(rung.techniques.begin(), rung.techniques.end(), technique.slug) !=
         rung.techniques.end();
}

Profile profile_of(const Wish& wish) {
  if (wish.technique == nullptr) return {};
  Profile profile = easier_than_wished(wish);
  profile.techniques.push_back(wish.technique);
  return profile;
}

// The search need not go further than these.
SeOptions se_options_of(const Wish& wish, bool is_exact) {
  SeOptions options;
  if (!wish.er) return options;
  options.most_tenths = wish.er->to;
  const bool is_open = wish.er->to >= kMostEr;
  if (is_open) options.most_tenths = 0;
  if (is_open && !is_exact) options.enough_tenths = wish.er->from;
  return options;
}

bool is_needed(const Wish& wish) {
  return wish.technique != nullptr && wish.use == TechniqueUse::kNeeded;
}

}  // namespace

const ShuduRung* rung_of(const Technique& technique) {
  for (const ShuduRung& rung : shudu_ladder()) {
    if (has(rung, technique)) return &rung;
  }
  return nullptr;
}

const ShuduRung* last_rung_of(const Technique& technique) {
  const ShuduRung* last = nullptr;
  for (const ShuduRung& rung : shudu_ladder()) {
    if (has(rung, technique)) last = &rung;
  }
  return last;
}

int least_er_of(const Technique& technique) {
  int least = 0;
  for (const SeTechnique& row : se_technique_table()) {
    if (row.logic_slug != technique.slug) continue;
    least = least == 0 ? row.base_tenths : std::min(least, row.base_tenths);
  }
  return least;
}

Profile easier_than_wished(const Wish& wish) {
  Profile easier{"easier", {}};
  if (wish.use == TechniqueUse::kPractise) {
    for (const std::string_view slug : kSlugsOfSingles)
      easier.techniques.push_back(find_technique(slug));
    return easier;
  }
  for (const Technique* technique : find_profile("shudu")->techniques) {
    if (technique == wish.technique) break;
    easier.techniques.push_back(technique);
  }
  return easier;
}

bool is_only_there(const Technique& technique) { return names(kOnlyThere, technique); }
bool is_too_rare(const Technique& technique) { return names(kTooRare, technique); }

// A way is walked by what is looked for in play; a hint looks for all that there is, so it is asked
// where the way has come to the technique.
std::optional<View> find_next(const Grid& puzzle, const Technique& technique, Stop stop) {
  Profile profile = *find_profile("shudu");
  if (!technique.has(Trait::kSlow)) profile = without(std::move(profile), Trait::kSlow);
  FindOptions find = in_play();
  find.stop = stop;
  HintOptions options;
  options.find.stop = stop;
  options.stop = stop;
  const Grid solution =
      default_method()
          .count(Layout::classic(), Pencilmarks::from_grid(puzzle), {.limit = 1, .stop = stop})
          .first;
  View view(Layout::classic(), puzzle);
  while (!view.is_full()) {
    if (is_only_there(technique) && first_step(view, technique, options.find)) return view;
    const std::optional<Step> step = next_step(view, profile, find);
    if (!step || stop.is_asked()) return std::nullopt;
    if (step->technique == &technique) {
      const HintChoice choice = choose_hint(view, &solution, profile, options);
      if (choice.step && choice.step->technique == &technique) return view;
    }
    view.apply(*step);
  }
  return std::nullopt;
}

Judge::Judge(const Wish& wish)
    : wish_(wish),
      profile_(profile_of(wish)),
      is_se_to_agree_(is_needed(wish) && least_er_of(*wish.technique) > 0),
      rung_(is_needed(wish) ? rung_of(*wish.technique) : nullptr),
      se_options_(se_options_of(wish, is_se_to_agree_)),
      needs_se_(is_se_to_agree_ || wish.er.has_value()),
      needs_shudu_(rung_ != nullptr || wish.level || wish.least_steps > 0 || wish.bottlenecks) {
  if (rung_ != nullptr) shudu_options_.most = level_of(*last_rung_of(*wish.technique));
  if (wish.level) shudu_options_.most = *wish.level;
  // What easier levels do not solve is extreme; how nets would go on need not be known.
  is_extreme_enough_ = wish.level == Level::kExtreme && rung_ == nullptr && wish.least_steps == 0 &&
                       !wish.bottlenecks;
  if (is_extreme_enough_) shudu_options_.most = Level::kFiendish;
}

bool Judge::is_path_wanted(const Grid& puzzle, Stop stop) const {
  if (wish_.use == TechniqueUse::kNext)
    return find_next(puzzle, *wish_.technique, stop).has_value();
  View view(Layout::classic(), puzzle);
  PathOptions options;
  options.stop = stop;
  // Who asks for one by its name wants it.
  options.find.duals = wish_.technique->has(Trait::kOnRequest);
  const Path path = solve_path(view, profile_, options);
  if (path.end != PathEnd::kSolved) return false;
  // The technique is only taken where no easier one has a step.
  return std::any_of(path.steps.begin(), path.steps.end(),
                     [this](const Step& step) { return step.technique == wish_.technique; });
}

bool Judge::is_er_wanted(const Grid& puzzle, Stop stop, int& er) const {
  SeOptions options = se_options_;
  options.most_branches = kMostBranches;
  options.stop = stop;
  const Result<SeRating> rating = rate_se(puzzle, options);
  if (rating) er = rating->er;
  if (!rating || rating->end == SeEnd::kStopped || rating->end == SeEnd::kAboveMost) return false;
  const bool is_enough = rating->end == SeEnd::kEnough;
  if (wish_.er && !is_enough && !wish_.er->has(rating->er)) return false;
  return !is_se_to_agree_ ||
         (rating->hardest != nullptr && rating->hardest->logic_slug == wish_.technique->slug);
}

bool Judge::is_scale_wanted(const Grid& puzzle, Stop stop) const {
  ShuduOptions options = shudu_options_;
  options.stop = stop;
  const Result<ShuduRating> rating = rate_shudu(Layout::classic(), puzzle, options);
  if (!rating) return false;
  if (is_extreme_enough_) return rating->end == ShuduEnd::kAboveMost;
  if (rating->end != ShuduEnd::kSolved && rating->end != ShuduEnd::kTrial) return false;
  if (wish_.level && rating->level != *wish_.level) return false;
  if (rung_ != nullptr &&
      (rating->hardest == nullptr || !has(*rating->hardest, *wish_.technique))) {
    return false;
  }
  if (wish_.bottlenecks && !wish_.bottlenecks->has(rating->bottlenecks)) return false;
  return rating->length() >= wish_.least_steps;
}

Judgement Judge::judge(const Grid& puzzle, Stop stop) const {
  Judgement verdict;
  if (wish_.technique != nullptr && !is_path_wanted(puzzle, stop)) return verdict;
  verdict.passed = Passed::kTechnique;
  if (needs_se_ && !is_er_wanted(puzzle, stop, verdict.er)) return verdict;
  verdict.passed = Passed::kEr;
  if (needs_shudu_ && !is_scale_wanted(puzzle, stop)) return verdict;
  verdict.passed = Passed::kAll;
  return verdict;
}

}  // namespace shudu::wanted

namespace shudu {

bool is_wanted(const Grid& puzzle, const Wish& wish, Stop stop) {
  return wanted::Judge(wish).judge(puzzle, stop).passed == wanted::Passed::kAll;
}

Presolved presolve(const Grid& puzzle, const Wish& wish) {
  if (wish.use == TechniqueUse::kNext) {
    const std::optional<View> next = wanted::find_next(puzzle, *wish.technique, {});
    assert(next);
    return {next->grid(), next->marks()};
  }
  View view(Layout::classic(), puzzle);
  (void)solve_path(view, wanted::easier_than_wished(wish));
  return {view.grid(), view.marks()};
}

}  // namespace shudu
