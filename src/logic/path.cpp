#include "shudu/logic/path.h"

#include <algorithm>

namespace shudu {
namespace {

bool is_stopped(const PathOptions& options) { return options.stop.is_asked(); }

}  // namespace

Profile without(Profile profile, const Technique& technique) {
  auto& list = profile.techniques;
  list.erase(std::remove(list.begin(), list.end(), &technique), list.end());
  return profile;
}

Profile without(Profile profile, Trait trait) {
  std::erase_if(profile.techniques, [trait](const Technique* it) { return it->has(trait); });
  return profile;
}

std::optional<Step> next_step(const View& view, const Profile& profile,
                              const FindOptions& options) {
  for (const Technique* technique : profile.techniques) {
    if (auto step = first_step(view, *technique, options)) return step;
  }
  return std::nullopt;
}

Path solve_path(View& view, const Profile& profile, const PathOptions& options) {
  Path path;
  FindOptions find = options.find;
  if (!find.stop.can_come()) find.stop = options.stop;
  while (!view.is_full()) {
    if (is_stopped(options) || path.steps.size() >= options.most_steps) {
      path.end = PathEnd::kStopped;
      return path;
    }
    if (view.is_contradictory()) {
      path.end = PathEnd::kContradiction;
      return path;
    }
    std::optional<Step> step = next_step(view, profile, find);
    if (!step && is_stopped(options)) path.end = PathEnd::kStopped;
    if (!step) return path;
    view.apply(*step);
    path.steps.push_back(std::move(*step));
    if (options.until != nullptr && path.steps.back().technique == options.until) {
      path.end = PathEnd::kUntil;
      return path;
    }
  }
  path.end = PathEnd::kSolved;
  return path;
}

}  // namespace shudu
