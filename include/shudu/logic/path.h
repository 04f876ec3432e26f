// A solving path: the techniques of a profile, easiest first, one step at a time, until the grid is
// full, nothing more is found, or whoever asked has had enough.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/stop.h"
#include "shudu/logic/technique.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Which techniques in which order, as data.
struct Profile {
  std::string_view name;
  std::vector<const Technique*> techniques;
};

/// `shudu`, `hodoku` and `se-like`.
[[nodiscard]] std::span<const Profile> profile_table();
[[nodiscard]] const Profile* find_profile(std::string_view name);
/// The profile without a technique.
[[nodiscard]] Profile without(Profile profile, const Technique& technique);
/// The profile without the techniques of this trait.
[[nodiscard]] Profile without(Profile profile, Trait trait);

enum class PathEnd : std::uint8_t {
  kSolved,
  kStuck,          ///< no technique of the profile finds a step: needs trial
  kContradiction,  ///< a cell without candidate or a digit without place: no solution
  kUntil,          ///< the technique of PathOptions::until has been used
  kStopped,        ///< by the flag or by the limit on steps
};

/// What is looked for on a path, as in play: almost locked sets that overlap or are nodes of chains
/// are left to those who want all steps of a position.
[[nodiscard]] constexpr FindOptions in_play() {
  FindOptions options;
  options.als_in_chains = false;
  options.als_overlap = false;
  return options;
}

struct PathOptions {
  FindOptions find = in_play();
  const Technique* until = nullptr;  ///< ends after the first step of this technique
  std::size_t most_steps = 10'000;
  /// When set, the search ends soon after it becomes true. Not owned.
  Stop stop = {};
};

struct Path {
  std::vector<Step> steps;
  PathEnd end = PathEnd::kStuck;
};

/// The next step of a profile; none where nothing is found.
[[nodiscard]] std::optional<Step> next_step(const View& view, const Profile& profile,
                                            const FindOptions& options = in_play());
/// Solves as far as the profile goes; `view` is left where the path ends. Thread-safe for views of
/// their own.
[[nodiscard]] Path solve_path(View& view, const Profile& profile, const PathOptions& options = {});

}  // namespace shudu
#pragma GCC visibility pop
