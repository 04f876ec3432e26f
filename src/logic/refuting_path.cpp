// See refuting_path.h and shudu/logic/why.h.
//
// There are two paths. Both take at each position the first technique that has a step, as any path
// does, and of its steps one that takes the candidate away, where there is one; else the one path
// takes a single step and the other all of them. The shorter one, cut down, stays.
//
// Cutting down: a step that was found among more eliminations may not be there without them, so
// leaving one out is tried by finding all later ones again, with at least the same results. From
// the last step to the first: what has to follow is short by then, and no step that was kept
// becomes needless by leaving out earlier ones, so that one pass is nearly always enough. Nearly:
// finders give one step a conclusion, so more candidates may bring another pattern. Hence passes
// until nothing goes any more.
#include "logic/refuting_path.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "logic/forcing/refutation.h"

namespace shudu {
namespace {

using forcing::Literal;

bool is_stopped(const WhyOptions& options) { return options.stop.is_asked(); }

// Of the steps of a technique that are good enough the smallest.
template <typename IsGood>
std::optional<Step> smallest_step(const View& view, const Technique& technique,
                                  const WhyOptions& options, IsGood is_good) {
  std::optional<Step> best;
  visit_steps(view, technique, options.find, [&](Step&& step) {
    if (is_good(step) && (!best || pattern_size(step) < pattern_size(*best))) {
      best = std::move(step);
    }
    return !is_stopped(options);
  });
  return best;
}

// All steps of nested nets would take minutes in some positions; theirs are searched by premise
// alone, which leaves out their verities.
bool is_by_premise_alone(const forcing::Rules* rules) {
  return rules != nullptr && rules->level > 1;
}

std::optional<Step> step_against(const View& view, Candidate candidate, const Technique& technique,
                                 const WhyOptions& options) {
  const forcing::Rules* const rules = forcing::net_rules_of(technique);
  if (rules != nullptr) {
    auto step = forcing::refute(view, technique, *rules, Literal::on(candidate));
    if (step || is_by_premise_alone(rules)) return step;
  }
  return smallest_step(view, technique, options, [&view, candidate](const Step& step) {
    return takes_away(view, step, candidate);
  });
}

// The first step of the path, and better one that takes the candidate away.
std::optional<Step> next_against(const View& view, Candidate candidate, const Profile& profile,
                                 const WhyOptions& options) {
  for (const Technique* technique : profile.techniques) {
    if (is_stopped(options)) return std::nullopt;
    std::optional<Step> step = first_step(view, *technique, options.find);
    if (!step || takes_away(view, *step, candidate)) {
      if (step) return step;
      continue;
    }
    std::optional<Step> better = step_against(view, candidate, *technique, options);
    return better ? better : step;
  }
  return std::nullopt;
}

// Neither removed nor refuted by its cell's digit. A path in a puzzle with more than one solution
// may place the very candidate.
bool stands(const View& view, Candidate candidate) {
  return view.has(candidate) || view.grid()[candidate.cell] == candidate.digit;
}

using Steps = std::vector<Step>;

// A step at a time.
std::optional<Steps> path_by_steps(const View& view, Candidate candidate, const Profile& profile,
                                   const WhyOptions& options) {
  Steps path;
  for (View now = view; stands(now, candidate);) {
    if (path.size() >= options.most_steps || now.is_contradictory()) return std::nullopt;
    if (!now.has(candidate)) return std::nullopt;
    std::optional<Step> step = next_against(now, candidate, profile, options);
    if (!step) return std::nullopt;
    now.apply(*step);
    path.push_back(std::move(*step));
  }
  return path;
}

// All singles, or some steps of the first other technique that has any.
Steps round_at(const View& view, const Profile& profile, const WhyOptions& options) {
  constexpr std::size_t kMost = 64;
  Steps steps;
  for (const Technique* technique : profile.techniques) {
    if (is_stopped(options)) return {};
    if (!steps.empty() && technique->family != Family::kSingles) break;
    const std::size_t most = is_by_premise_alone(forcing::net_rules_of(*technique)) ? 1 : kMost;
    visit_steps(view, *technique, options.find, [&steps, most](Step&& step) {
      steps.push_back(std::move(step));
      return steps.size() < most;
    });
  }
  return steps;
}

// What is left to do of a step that was found a few steps ago; none where that is nothing.
std::optional<Step> rest_of(const View& view, Step step) {
  const auto is_gone = [&view](const Candidate& candidate) { return !view.has(candidate); };
  std::erase_if(step.eliminations, is_gone);
  std::erase_if(step.placements, is_gone);
  if (step.eliminations.empty() && step.placements.empty()) return std::nullopt;
  return step;
}

// All that can be found at once, then again: fewer steps stand in a row before the candidate falls.
std::optional<Steps> path_by_rounds(const View& view, Candidate candidate, const Profile& profile,
                                    const WhyOptions& options) {
  Steps path;
  for (View now = view; stands(now, candidate);) {
    if (path.size() >= options.most_steps || now.is_contradictory()) return std::nullopt;
    if (!now.has(candidate)) return std::nullopt;
    Steps round = round_at(now, profile, options);
    if (round.empty()) return std::nullopt;
    const auto end = std::find_if(round.begin(), round.end(), [&](const Step& step) {
      return takes_away(now, step, candidate);
    });
    if (end != round.end()) round = {std::move(*end)};
    for (Step& found : round) {
      auto step = rest_of(now, std::move(found));
      if (!step) continue;
      now.apply(*step);
      path.push_back(std::move(*step));
    }
  }
  return path;
}

// Finds a step again, or another of its technique that does as much.
class Again {
 public:
  Again(const View& view, const Step& step, const WhyOptions& options)
      : view_(view), step_(step), options_(options) {
    for (const Candidate& gone : step.eliminations) {
      if (view.has(gone)) eliminations_.push_back(gone);
    }
    for (const Candidate& placed : step.placements) {
      if (view.grid()[placed.cell] != placed.digit) placements_.push_back(placed);
    }
  }

  /// Nothing is left to do for it.
  [[nodiscard]] bool is_idle() const { return eliminations_.empty() && placements_.empty(); }

  [[nodiscard]] std::optional<Step> find() const {
    const forcing::Rules* const rules = forcing::net_rules_of(*step_.technique);
    if (rules != nullptr) {
      const Literal premise =
          placements_.empty() ? Literal::on(eliminations_[0]) : Literal::off(placements_[0]);
      auto step = forcing::refute(view_, *step_.technique, *rules, premise);
      if ((step && does_as_much(*step)) || is_by_premise_alone(rules)) return step;
    }
    std::optional<Step> found;
    visit_steps(view_, *step_.technique, options_.find, [this, &found](Step&& step) {
      if (!does_as_much(step)) return true;
      found = std::move(step);
      return false;
    });
    return found;
  }

 private:
  static bool has_all(const std::vector<Candidate>& list, const std::vector<Candidate>& wanted) {
    return std::all_of(wanted.begin(), wanted.end(), [&list](const Candidate& candidate) {
      return std::find(list.begin(), list.end(), candidate) != list.end();
    });
  }
  [[nodiscard]] bool does_as_much(const Step& step) const {
    return has_all(step.eliminations, eliminations_) && has_all(step.placements, placements_);
  }

  const View& view_;
  const Step& step_;
  const WhyOptions& options_;
  std::vector<Candidate> eliminations_;
  std::vector<Candidate> placements_;
};

// Steps found again one after the other; none where one is not, or the candidate stays.
std::optional<std::vector<Step>> replayed(View view, std::span<const Step> steps,
                                          Candidate candidate, const WhyOptions& options) {
  std::vector<Step> again;
  for (const Step& step : steps) {
    if (!stands(view, candidate)) break;
    const Again search(view, step, options);
    if (search.is_idle()) continue;
    std::optional<Step> found = search.find();
    if (!found) return std::nullopt;
    view.apply(*found);
    again.push_back(std::move(*found));
  }
  if (stands(view, candidate)) return std::nullopt;
  return again;
}

// One pass from the last step to the first; true: something went.
bool cut_once(const View& start, Candidate candidate, const WhyOptions& options,
              RefutingPath& path) {
  std::vector<View> before = {start};
  for (const Step& step : path.steps) {
    before.push_back(before.back());
    before.back().apply(step);
  }
  bool is_shorter = false;
  for (std::size_t i = path.steps.size(); i-- > 0;) {
    if (is_stopped(options)) return false;
    const auto rest = std::span(path.steps).subspan(i + 1);
    auto without = replayed(before[i], rest, candidate, options);
    if (!without) continue;
    path.steps.resize(i);
    std::move(without->begin(), without->end(), std::back_inserter(path.steps));
    is_shorter = true;
  }
  return is_shorter;
}

}  // namespace

std::size_t pattern_size(const Step& step) {
  std::size_t size = step.cells.size();
  for (const Chain& chain : step.chains) size += chain.size();
  return size;
}

bool takes_away(const View& view, const Step& step, Candidate candidate) {
  const auto& gone = step.eliminations;
  if (std::find(gone.begin(), gone.end(), candidate) != gone.end()) return true;
  return std::any_of(step.placements.begin(), step.placements.end(),
                     [&view, candidate](const Candidate& placed) {
                       if (placed.cell == candidate.cell) return placed.digit != candidate.digit;
                       return placed.digit == candidate.digit &&
                              view.layout().peers(candidate.cell).contains(placed.cell);
                     });
}

void keep_only(Candidate candidate, Step& last) {
  const auto& gone = last.eliminations;
  if (std::find(gone.begin(), gone.end(), candidate) != gone.end()) last.eliminations = {candidate};
}

std::optional<Step> one_step_against(const View& view, Candidate candidate, const Profile& profile,
                                     const WhyOptions& options) {
  for (const Technique* technique : profile.techniques) {
    if (is_stopped(options)) break;
    if (auto step = step_against(view, candidate, *technique, options)) return step;
  }
  return std::nullopt;
}

std::optional<RefutingPath> path_against(const View& view, Candidate candidate,
                                         const Profile& profile, const WhyOptions& options) {
  std::optional<RefutingPath> best;
  for (const auto find_path : {path_by_rounds, path_by_steps}) {
    auto steps = find_path(view, candidate, profile, options);
    if (!steps) continue;
    RefutingPath path{std::move(*steps)};
    do {
      keep_only(candidate, path.steps.back());
    } while (cut_once(view, candidate, options, path));
    path.is_cut = !is_stopped(options);
    if (!best || path.steps.size() < best->steps.size()) best = std::move(path);
  }
  return best;
}

}  // namespace shudu
