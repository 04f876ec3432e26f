// Profiles as data.
//
//   shudu     the table without what is only on request
//   hodoku    what HoDoKu 2.2.4 has switched on, in the order of its index (techniques.md 4.1); its
//             brute force is left out
//   se-like   what Sudoku Explainer 1.2.1 rates, in the order of its producers (rating.md 4). Our
//             finders are complete, so it is like that program, not the same
//
// Forcing nets come last in all of them: what they do not solve needs trial, and a path ends there.
#include <array>
#include <cassert>

#include "shudu/logic/path.h"

namespace shudu {
namespace {

// clang-format off
constexpr auto kHodoku = std::to_array<std::string_view>({
    "full-house", "naked-single", "hidden-single", "locked-pair", "locked-triple", "pointing",
    "claiming", "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "naked-quadruple",
    "hidden-quadruple", "x-wing", "swordfish", "jellyfish", "remote-pair", "bug-plus-1",
    "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "w-wing", "xy-wing",
    "xyz-wing", "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3",
    "unique-rectangle-4", "unique-rectangle-5", "unique-rectangle-6", "hidden-rectangle",
    "avoidable-rectangle-1", "avoidable-rectangle-2", "finned-x-wing", "sashimi-x-wing",
    "finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish", "sue-de-coq",
    "simple-colors-wrap", "simple-colors-trap", "multi-colors-2", "multi-colors-1", "x-chain",
    "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic",
    "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic", "als-xz",
    "als-xy-wing", "als-chain", "franken-x-wing", "franken-swordfish", "finned-franken-x-wing",
    "finned-franken-swordfish", "forcing-chain-contradiction", "forcing-chain-verity",
    "forcing-net-contradiction", "forcing-net-verity",
});

// Static forcing chains and cycles (6.5 to 7.0 and up) and multiple ones (8.0 and up) are one
// producer each there; here they go by the least that they are rated, a forcing chain as one of
// several digits (of one digit it is an X-chain).
constexpr auto kSeLike = std::to_array<std::string_view>({
    "full-house", "hidden-single-box", "hidden-single-column", "hidden-single-row",
    "direct-pointing", "direct-claiming", "direct-hidden-pair", "naked-single",
    "direct-hidden-triple", "pointing", "claiming", "naked-pair", "x-wing", "hidden-pair",
    "naked-triple", "swordfish", "hidden-triple", "xy-wing", "xyz-wing", "unique-rectangle-1",
    "unique-rectangle-2", "unique-rectangle-4", "unique-rectangle-5", "unique-rectangle-3",
    "unique-loop-1", "unique-loop-2", "unique-loop-4", "unique-loop-3", "naked-quadruple",
    "jellyfish", "hidden-quadruple", "bug-plus-1", "bug-type-2", "bug-type-4", "bug-type-3",
    "aligned-pair-exclusion", "fishy-cycle", "xy-cycle", "skyscraper", "two-string-kite",
    "turbot-fish", "x-chain", "remote-pair", "w-wing", "xy-chain", "continuous-nice-loop",
    "discontinuous-nice-loop", "aic", "forcing-chain-contradiction", "aligned-triple-exclusion",
    "nishio-forcing-chain", "cell-forcing-chain", "region-forcing-chain", "forcing-chain-verity",
    "dynamic-forcing-chain", "forcing-net-contradiction", "forcing-net-verity",
    "dynamic-plus-forcing-chain", "nested-forcing-chain-2", "nested-forcing-chain-3",
    "nested-forcing-chain-4", "nested-forcing-chain-5",
});
// clang-format on

Profile of_table(std::string_view name) {
  Profile profile{name, {}};
  for (const Technique& technique : technique_table()) {
    if (!technique.has(Trait::kOnRequest)) profile.techniques.push_back(&technique);
  }
  return profile;
}

Profile of_slugs(std::string_view name, std::span<const std::string_view> slugs) {
  Profile profile{name, {}};
  for (const std::string_view slug : slugs) {
    const Technique* technique = find_technique(slug);
    assert(technique != nullptr);
    profile.techniques.push_back(technique);
  }
  return profile;
}

}  // namespace

std::span<const Profile> profile_table() {
  static const std::array<Profile, 3> kProfiles = {of_table("shudu"), of_slugs("hodoku", kHodoku),
                                                   of_slugs("se-like", kSeLike)};
  return kProfiles;
}

const Profile* find_profile(std::string_view name) {
  for (const Profile& profile : profile_table()) {
    if (profile.name == name) return &profile;
  }
  return nullptr;
}

}  // namespace shudu
