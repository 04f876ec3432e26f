// The table of levels: whole, in order, a part of the ladder each, and near what it says of Sudoku
// Explainer's ratings.
#include "shudu/rating/levels.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "rating/rated_lists.h"
#include "shudu/rating/shudu_scale.h"
#include "support/build_kind.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

constexpr std::size_t kLevelsEveryNth = by_build(1, 3);

TEST(Levels, AreSixWithWords) {
  const std::array<std::string_view, 6> wanted = {"easy",   "medium",   "hard",
                                                  "expert", "fiendish", "extreme"};
  ASSERT_EQ(level_table().size(), wanted.size());
  std::set<std::string_view> words;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const LevelRow& row = level_table()[i];
    EXPECT_EQ(row.slug, wanted[i]);
    EXPECT_EQ(static_cast<std::size_t>(row.level), i);
    EXPECT_EQ(&row_of(row.level), &row);
    EXPECT_EQ(find_level(row.slug), row.level);
    for (const Words& texts : {row.names, row.asks_for}) {
      for (const std::string_view text : {texts.en, texts.zh_cn, texts.zh_tw}) {
        EXPECT_FALSE(text.empty()) << row.slug;
      }
    }
    words.insert(row.names.en);
  }
  EXPECT_EQ(words.size(), wanted.size());
  EXPECT_EQ(find_level("devilish"), std::nullopt);
}

// Each level goes further up the ladder than the one before, the last to its end.
TEST(Levels, AreTheLadderInParts) {
  const ShuduRung* last = nullptr;
  for (const LevelRow& row : level_table()) {
    const bool is_last = row.level == Level::kExtreme;
    const ShuduRung* hardest = is_last ? &shudu_ladder().back() : find_shudu_rung(row.hardest);
    ASSERT_NE(hardest, nullptr) << row.slug;
    EXPECT_EQ(level_of(*hardest), row.level);
    if (last != nullptr) {
      EXPECT_LT(last, hardest) << row.slug;
      EXPECT_EQ(level_of(*(last + 1)), row.level);
    }
    last = hardest;
  }
}

// What players learn when: singles first, chains late, nets last.
TEST(Levels, OfTechniques) {
  const auto level = [](std::string_view slug) { return level_of(*find_shudu_rung(slug)); };
  EXPECT_EQ(level("full-house"), Level::kEasy);
  EXPECT_EQ(level("hidden-single"), Level::kEasy);
  EXPECT_EQ(level("naked-single"), Level::kMedium);
  EXPECT_EQ(level("pointing"), Level::kMedium);
  EXPECT_EQ(level("naked-pair"), Level::kHard);
  EXPECT_EQ(level("x-wing"), Level::kHard);
  EXPECT_EQ(level("xy-wing"), Level::kHard);
  EXPECT_EQ(level("unique-rectangle-1"), Level::kExpert);
  EXPECT_EQ(level("xy-chain"), Level::kExpert);
  EXPECT_EQ(level("als-xz"), Level::kFiendish);
  EXPECT_EQ(level("forcing-chain-contradiction"), Level::kFiendish);
  EXPECT_EQ(level("forcing-net-contradiction"), Level::kExtreme);
  EXPECT_EQ(level("trial"), Level::kExtreme);
}

// Four of five puzzles of a level at least have a rating as the table says.
TEST(Levels, RatingsAreAsMeant) {
  std::array<int, 6> all{};
  std::array<int, 6> inside{};
  for (const char* name : {"data/ratings/random1000.tsv", "data/ratings/spread273.tsv"}) {
    const auto puzzles = rated_puzzles(name);
    if (puzzles.empty()) GTEST_SKIP() << no_shared(name);
    for (std::size_t i = 0; i < puzzles.size(); i += kLevelsEveryNth) {
      const auto rating = rate_shudu(Layout::classic(), puzzles[i].givens).value();
      const auto level = static_cast<std::size_t>(rating.level);
      const LevelRow& row = row_of(rating.level);
      ++all[level];
      if (puzzles[i].er >= row.from_er && puzzles[i].er <= row.to_er) ++inside[level];
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_GE(5 * inside[i], 4 * all[i])
        << level_table()[i].slug << ": " << inside[i] << " of " << all[i];
  }
}

}  // namespace
}  // namespace shudu::test
