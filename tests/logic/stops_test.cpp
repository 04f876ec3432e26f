// Techniques look at the stop often enough. Each case is a position in which the technique has much
// to do, and the looks that belong to it: one in a thousand choices, one a premise, one a set and
// the like, as its row says. The search is ended at the last of them, so that a row takes no
// longer than it must; where a look has been taken away it comes to its own end before.
#include <gtest/gtest.h>

#include <array>
#include <ostream>
#include <string>

#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "shudu/logic/path.h"
#include "support/look_count.h"

namespace shudu::test {
namespace {

// Where a technique has to look for long.
enum class StopGround {
  kEmptyUnion,  // no givens, every extra region that there is
  kThreeMarks,  // three candidates in every cell, at random
  kSevenMarks,  // seven, in the union
  kHardest,     // "Golden Nugget" (tarek, 2007), ER 11.9
};

constexpr const char* kAllRegions = "x+windoku+asterisk+girandola+center-dot+disjoint-groups";
constexpr const char* kNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

Pencilmarks stop_marks(int each, std::uint64_t seed) {
  Rng rng(seed);
  Pencilmarks marks(9);
  for (int i = 0; i < kMaxCells; ++i) {
    DigitSet digits;
    while (digits.size() < each) {
      digits.insert(Digit::from_index(static_cast<int>(rng.below(9))));
    }
    marks.set(Cell(i), digits);
  }
  return marks;
}

View stop_view(const Layout& layout, StopGround ground) {
  Grid givens(9);
  if (ground == StopGround::kThreeMarks) return {layout, givens, givens, stop_marks(3, 1)};
  if (ground == StopGround::kSevenMarks) return {layout, givens, givens, stop_marks(7, 7)};
  for (int i = 0; ground == StopGround::kHardest && i < kMaxCells; ++i) {
    const char digit = kNugget[i];
    if (digit != '.') givens.place(Cell(i), Digit(digit - '0'));
  }
  return {layout, givens};
}

Layout stop_layout(StopGround ground) {
  const bool is_union = ground == StopGround::kEmptyUnion || ground == StopGround::kSevenMarks;
  return *parse_layout(is_union ? kAllRegions : "classic");
}

struct StopCase {
  const char* technique;
  StopGround ground;
  std::uint64_t looks;
};
void PrintTo(const StopCase& it, std::ostream* out) { *out << it.technique; }

class TechniqueStops : public testing::TestWithParam<StopCase> {};

TEST_P(TechniqueStops, LooksOftenAndEndsAtOnce) {
  const StopCase& it = GetParam();
  const Technique* technique = find_technique(it.technique);
  ASSERT_NE(technique, nullptr);
  const Layout layout = stop_layout(it.ground);
  const View view = stop_view(layout, it.ground);
  const LookCount count(it.looks);
  FindOptions options;
  options.stop = count.stop();
  std::size_t steps_after = 0;
  visit_steps(view, *technique, options, [&](Step&& /*step*/) {
    if (count.looks() >= it.looks) ++steps_after;
    return true;
  });
  EXPECT_GE(count.looks(), it.looks) << "it came to its end without having looked so often";
  // Each of the loops that lie in one another may look once more.
  EXPECT_LE(count.looks_after(), 32U);
  EXPECT_LE(steps_after, 1'000U) << "what was found before";
}

constexpr StopCase kCases[] = {
    // 20 million choices, then it gives up: a look in 1024.
    {"finned-mutant-whale", StopGround::kEmptyUnion, 19'000},
    {"finned-franken-leviathan", StopGround::kEmptyUnion, 17'000},
    {"broken-wing", StopGround::kEmptyUnion, 60},
    // A set that a chain has come to; three petals or more.
    {"als-chain", StopGround::kThreeMarks, 100'000},
    {"als-xy-wing", StopGround::kThreeMarks, 40'000},
    {"als-xz", StopGround::kThreeMarks, 1'000},
    {"death-blossom", StopGround::kThreeMarks, 100'000},
    // Cells tried together.
    {"aligned-triple-exclusion", StopGround::kThreeMarks, 15'000},
    // A wave of a candidate, and links one by one.
    {"aic", StopGround::kThreeMarks, 2'000},
    {"grouped-aic", StopGround::kThreeMarks, 2'000},
    {"continuous-nice-loop", StopGround::kThreeMarks, 3'000},
    {"discontinuous-nice-loop", StopGround::kHardest, 600},
    {"grouped-discontinuous-nice-loop", StopGround::kHardest, 1'000},
    // A premise.
    {"forcing-chain-contradiction", StopGround::kHardest, 480},
    {"forcing-chain-verity", StopGround::kHardest, 480},
    {"kraken-fish-type-2", StopGround::kHardest, 5'000},
    {"forcing-net-contradiction", StopGround::kHardest, 480},
    {"dynamic-forcing-chain", StopGround::kHardest, 480},
    {"nested-forcing-chain-2", StopGround::kHardest, 100'000},
    {"nested-forcing-chain-5", StopGround::kHardest, 100'000},
    {"bivalue-oddagon", StopGround::kEmptyUnion, 50'000},
};

INSTANTIATE_TEST_SUITE_P(All, TechniqueStops, testing::ValuesIn(kCases), [](const auto& row) {
  std::string name = row.param.technique;
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
});

// Every technique, asked to stop before it begins, has nothing to say and looks once.
TEST(TechniqueStops, NoneBeginsWhenItIsOver) {
  const Layout layout = stop_layout(StopGround::kThreeMarks);
  const View view = stop_view(layout, StopGround::kThreeMarks);
  for (const Technique& technique : technique_table()) {
    const LookCount count(1);
    FindOptions options;
    options.stop = count.stop();
    EXPECT_TRUE(all_steps(view, technique, options).empty()) << technique.slug;
    EXPECT_EQ(count.looks(), 1U) << technique.slug;
  }
}

TEST(PathStops, LooksWithinATechnique) {
  const Layout layout = Layout::classic();
  View view = stop_view(layout, StopGround::kHardest);
  const LookCount count(20'000);
  PathOptions options;
  options.stop = count.stop();
  const Path path = solve_path(view, *find_profile("shudu"), options);
  EXPECT_EQ(path.end, PathEnd::kStopped);
  EXPECT_LE(count.looks_after(), 300U) << "each technique of the profile may look once more";
}

}  // namespace
}  // namespace shudu::test
