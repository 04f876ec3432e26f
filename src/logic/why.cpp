// What can be seen is said here; steps are searched in refuting_path.cpp.
#include "shudu/logic/why.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "logic/refuting_path.h"
#include "shudu/logic/mistake.h"

namespace shudu {
namespace {

bool has_mistakes(const View& view, const Grid* solution) {
  return !(solution != nullptr ? find_mistakes(view, *solution) : find_mistakes(view)).empty();
}

CellSet peers_with(const View& view, Candidate candidate) {
  CellSet peers;
  for (const Cell peer : view.layout().peers(candidate.cell) - view.open_cells()) {
    if (view.grid()[peer] == candidate.digit) peers.insert(peer);
  }
  return peers;
}

// What needs no step; true: that is the answer.
bool is_seen(const View& view, const Grid* solution, Why& why) {
  const auto [cell, digit] = why.candidate;
  if (has_mistakes(view, solution)) {
    why.kind = WhyKind::kMistake;
    return true;
  }
  if (const auto held = view.grid()[cell]) {
    why.kind = *held == digit ? WhyKind::kHeld : WhyKind::kFilled;
    if (*held != digit) why.held = held;
    return true;
  }
  why.peers = peers_with(view, why.candidate);
  if (why.peers.empty()) return false;
  why.kind = WhyKind::kPeer;
  return true;
}

// How much there is to read: cells and nodes of chains.
std::size_t length_of(const std::vector<Step>& steps) {
  std::size_t length = 0;
  for (const Step& step : steps) length += pattern_size(step);
  return length;
}

Profile without_forcing(Profile profile) {
  std::erase_if(profile.techniques,
                [](const Technique* it) { return it->family == Family::kForcing; });
  return profile;
}

void search(const View& view, const Profile& profile, const WhyOptions& options, Why& why) {
  auto step = one_step_against(view, why.candidate, profile, options);
  if (step) why.steps.push_back(std::move(*step));
  if (!step || why.steps.front().technique->family == Family::kForcing) {
    auto path =
        path_against(view, why.candidate, step ? without_forcing(profile) : profile, options);
    if (path && (!step || length_of(path->steps) < length_of(why.steps))) {
      why.steps = std::move(path->steps);
      why.is_cut = path->is_cut;
    }
  }
  if (why.steps.empty()) return;
  why.kind = WhyKind::kRefuted;
  keep_only(why.candidate, why.steps.back());
}

}  // namespace

View asked_view(const View& view, Candidate candidate) {
  assert(view.grid().is_blank(candidate.cell));
  if (view.has(candidate)) return view;
  Pencilmarks marks = view.marks();
  marks.set(candidate.cell, marks[candidate.cell] | DigitSet::only(candidate.digit));
  return {view.layout(), view.givens(), view.grid(), marks};
}

Why why_not(const View& view, Candidate candidate, const Grid* solution, const Profile& profile,
            const WhyOptions& options) {
  assert(candidate.cell.index() < view.layout().cell_count());
  assert(view.layout().all_digits().contains(candidate.digit));
  Why why;
  why.candidate = candidate;
  if (is_seen(view, solution, why)) return why;
  why.was_removed = !view.has(candidate);
  if (solution != nullptr && (*solution)[candidate.cell] == candidate.digit) {
    why.kind = WhyKind::kTrue;
    return why;
  }
  why.kind = solution != nullptr ? WhyKind::kWrong : WhyKind::kOpen;
  WhyOptions limits = options;
  limits.find.uniqueness = options.find.uniqueness && solution != nullptr;
  search(asked_view(view, candidate), profile, limits, why);
  const bool is_stopped = options.stop.is_asked();
  if (is_stopped && why.kind != WhyKind::kRefuted) why.kind = WhyKind::kStopped;
  return why;
}

}  // namespace shudu
