#include "shudu/logic/hint_step.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace shudu {
namespace {

using Techniques = std::span<const Technique* const>;

bool is_stopped(const HintOptions& options) { return options.stop.is_asked(); }

// The first placement among the first steps of a technique, else the first step.
std::optional<Step> best_step(const View& view, const Technique& technique,
                              const HintOptions& options) {
  std::optional<Step> best;
  std::size_t seen = 0;
  visit_steps(view, technique, options.find, [&](Step&& step) {
    const bool places = !step.placements.empty();
    if (places || !best) best = std::move(step);
    return !places && ++seen < options.most_seen && !is_stopped(options);
  });
  return best;
}

std::optional<Step> best_of_rank(const View& view, Techniques rank, const HintOptions& options) {
  std::optional<Step> best;
  for (const Technique* technique : rank) {
    std::optional<Step> step = best_step(view, *technique, options);
    if (!step) continue;
    if (!step->placements.empty()) return step;
    if (!best) best = std::move(step);
  }
  return best;
}

std::optional<Step> best_of_profile(const View& view, Techniques left, const HintOptions& options) {
  while (!left.empty() && !is_stopped(options)) {
    const int order = left.front()->order;
    const auto end = std::find_if(left.begin(), left.end(), [order](const Technique* technique) {
      return technique->order != order;
    });
    const auto count = static_cast<std::size_t>(end - left.begin());
    if (auto step = best_of_rank(view, left.first(count), options)) return step;
    left = left.subspan(count);
  }
  return std::nullopt;
}

std::optional<Step> wanted_step(const View& view, const Profile& profile,
                                const HintOptions& options) {
  std::optional<Step> step = best_step(view, *options.wanted, options);
  if (!step) return step;
  std::optional<Step> easier = easier_form(view, *step, profile, options.find);
  return easier ? easier : step;
}

std::vector<const Technique*> easier_than(const Technique& technique, const Profile& profile) {
  const auto& list = profile.techniques;
  const auto at = std::find(list.begin(), list.end(), &technique);
  if (at != list.end()) return {list.begin(), at};
  std::vector<const Technique*> easier;
  std::copy_if(list.begin(), list.end(), std::back_inserter(easier),
               [&technique](const Technique* other) { return other->order < technique.order; });
  return easier;
}

}  // namespace

View player_view(const Layout& layout, const Grid& givens, const Grid& grid, const Pencilmarks& own,
                 CellSet marked) {
  assert(layout.size() == grid.size() && layout.size() == own.size());
  Pencilmarks marks(layout.size());
  for (const Cell cell : marked) marks.set(cell, own[cell]);
  for (const Cell cell : grid.filled()) {
    for (const Cell peer : layout.peers(cell)) marks.erase(peer, *grid[cell]);
  }
  return {layout, givens, grid, marks};
}

CandidateSet removed_by(const View& view, const Step& step) {
  CandidateSet removed;
  for (const Candidate& gone : step.eliminations) removed.insert(gone);
  for (const auto& [cell, digit] : step.placements) {
    for (const Digit other : view.candidates(cell) - DigitSet::only(digit)) {
      removed.insert({cell, other});
    }
    for (const Cell peer : view.layout().peers(cell) & view.cells_of(digit)) {
      removed.insert({peer, digit});
    }
  }
  return removed;
}

std::optional<Step> easier_form(const View& view, const Step& step, const Profile& profile,
                                const FindOptions& options) {
  const CandidateSet removed = removed_by(view, step);
  CellSet cells;
  for (const Cell cell : step.cells) cells.insert(cell);
  std::optional<Step> easier;
  for (const Technique* technique : easier_than(*step.technique, profile)) {
    visit_steps(view, *technique, options, [&](Step&& other) {
      const bool is_inside =
          std::all_of(other.cells.begin(), other.cells.end(),
                      [cells](const Cell& cell) { return cells.contains(cell); });
      if (!is_inside || !removed_by(view, other).intersects(removed)) return true;
      easier = std::move(other);
      return false;
    });
    if (easier) break;
  }
  return easier;
}

HintChoice choose_hint(const View& view, const Grid* solution, const Profile& profile,
                       const HintOptions& options) {
  HintChoice choice;
  choice.mistakes = solution != nullptr ? find_mistakes(view, *solution) : find_mistakes(view);
  if (!choice.mistakes.empty()) {
    choice.kind = HintKind::kMistake;
    return choice;
  }
  if (view.is_full()) {
    choice.kind = HintKind::kFull;
    return choice;
  }
  HintOptions limits = options;
  limits.find.uniqueness = options.find.uniqueness && solution != nullptr;
  choice.step = options.wanted != nullptr ? wanted_step(view, profile, limits)
                                          : best_of_profile(view, profile.techniques, limits);
  if (choice.step) {
    choice.kind = HintKind::kStep;
  } else {
    choice.kind = is_stopped(options) ? HintKind::kStopped : HintKind::kNothing;
  }
  return choice;
}

}  // namespace shudu
