// What no puzzle can be is refused, and nothing else.
#include <gtest/gtest.h>

#include <string_view>

#include "shudu/generator/wanted.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu {
namespace {

using enum WishFault;

Wish of_level(Level level) {
  Wish wish;
  wish.level = level;
  return wish;
}

Wish of_er(int from, int to) {
  Wish wish;
  wish.er = WantedRange{from, to};
  return wish;
}

Wish wish_needing(std::string_view slug) {
  Wish wish;
  wish.technique = find_technique(slug);
  return wish;
}

Wish practising(std::string_view slug) {
  Wish wish = wish_needing(slug);
  wish.use = TechniqueUse::kPractise;
  return wish;
}

Wish with(Wish wish, Level level) {
  wish.level = level;
  return wish;
}

Wish with(Wish wish, WantedRange er) {
  wish.er = er;
  return wish;
}

TEST(Wish, OfEachLevelIsFine) {
  for (const LevelRow& row : level_table()) EXPECT_EQ(find_fault(of_level(row.level)), kNone);
  EXPECT_EQ(find_fault(Wish{}), kNone);
}

TEST(Wish, OfAnEmptyRatingIsRefused) {
  EXPECT_EQ(find_fault(of_er(79, 70)), kErEmpty);
  EXPECT_EQ(find_fault(of_er(120, 140)), kErEmpty);
  EXPECT_EQ(find_fault(of_er(0, 9)), kErEmpty);
  EXPECT_EQ(find_fault(of_er(10, 119)), kNone);
  EXPECT_EQ(find_fault(of_er(0, 200)), kNone);
}

TEST(Wish, OfARatingThatNothingHasIsRefused) {
  // Between a hidden single in a line (1.5) and direct pointing (1.7), naked triple and swordfish.
  EXPECT_EQ(find_fault(of_er(16, 16)), kErUnused);
  EXPECT_EQ(find_fault(of_er(37, 37)), kErUnused);
  EXPECT_EQ(find_fault(of_er(13, 14)), kErUnused);
  EXPECT_EQ(find_fault(of_er(36, 37)), kNone);
}

TEST(Wish, OfLevelAndRatingThatExcludeEachOtherIsRefused) {
  EXPECT_EQ(find_fault(with(of_level(Level::kEasy), {26, 40})), kLevelContradictsEr);
  EXPECT_EQ(find_fault(with(of_level(Level::kHard), {10, 15})), kLevelContradictsEr);
  EXPECT_EQ(find_fault(with(of_level(Level::kExpert), {26, 40})), kLevelContradictsEr);
  EXPECT_EQ(find_fault(with(of_level(Level::kEasy), {12, 15})), kNone);
  EXPECT_EQ(find_fault(with(of_level(Level::kExpert), {45, 72})), kNone);
}

TEST(Wish, ForATechniqueOffThePathIsRefusedUnlessPractised) {
  EXPECT_EQ(find_fault(wish_needing("mutant-swordfish")), kOnRequest);
  EXPECT_EQ(find_fault(practising("mutant-swordfish")), kNone);
  EXPECT_EQ(find_fault(wish_needing("franken-x-wing")), kShownByEasier);
  EXPECT_EQ(find_fault(practising("franken-x-wing")), kNone);
  EXPECT_EQ(find_fault(practising("naked-single")), kSinglePractised);
  EXPECT_EQ(find_fault(wish_needing("naked-single")), kNone);
}

TEST(Wish, ForATechniqueOfAnotherLevelIsRefused) {
  EXPECT_EQ(find_fault(with(wish_needing("x-wing"), Level::kHard)), kNone);
  for (const Level level : {Level::kEasy, Level::kMedium, Level::kExpert, Level::kExtreme}) {
    EXPECT_EQ(find_fault(with(wish_needing("x-wing"), level)), kTechniqueNotLevel);
  }
  // Chains stand on two rungs: short ones are expert, long ones fiendish.
  EXPECT_EQ(find_fault(with(wish_needing("discontinuous-nice-loop"), Level::kExpert)), kNone);
  EXPECT_EQ(find_fault(with(wish_needing("discontinuous-nice-loop"), Level::kFiendish)), kNone);
  EXPECT_EQ(find_fault(with(wish_needing("discontinuous-nice-loop"), Level::kExtreme)),
            kTechniqueNotLevel);
  // On no rung, but it is for those whom all locked candidates do not help.
  EXPECT_EQ(find_fault(with(wish_needing("finned-jellyfish"), Level::kMedium)),
            kTechniqueContradicts);
  EXPECT_EQ(find_fault(with(practising("x-wing"), Level::kMedium)), kNone);
  EXPECT_EQ(find_fault(with(practising("x-wing"), Level::kEasy)), kTechniqueContradicts);
}

TEST(Wish, ForATechniqueOfAnotherRatingIsRefused) {
  EXPECT_EQ(find_fault(with(wish_needing("xy-wing"), WantedRange{40, 45})), kNone);
  EXPECT_EQ(find_fault(with(wish_needing("xy-wing"), WantedRange{43, 45})), kTechniqueNotEr);
  EXPECT_EQ(find_fault(with(wish_needing("xy-wing"), WantedRange{30, 40})), kTechniqueNotEr);
  EXPECT_EQ(find_fault(with(wish_needing("unique-rectangle-1"), WantedRange{46, 50})), kNone);
  EXPECT_EQ(find_fault(with(wish_needing("unique-rectangle-1"), WantedRange{30, 44})),
            kTechniqueNotEr);
  // The scale has no skyscraper; whom jellyfish do not help, 2.6 is not enough.
  EXPECT_EQ(find_fault(with(wish_needing("skyscraper"), WantedRange{20, 26})),
            kTechniqueContradicts);
}

TEST(Wish, EveryTechniqueOfThePathIsFineOrShownByAnEasierOne) {
  for (const Technique& technique : technique_table()) {
    const WishFault fault = find_fault(wish_needing(technique.slug));
    if (technique.has(Trait::kOnRequest)) {
      EXPECT_EQ(fault, kOnRequest);
    } else {
      EXPECT_EQ(fault, is_shown_by_easier(technique) ? kShownByEasier : kNone) << technique.slug;
    }
  }
}

}  // namespace
}  // namespace shudu
