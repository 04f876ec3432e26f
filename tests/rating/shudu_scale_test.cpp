// The scale `shudu`: the same for every form of a puzzle, its sums done again from its definition,
// its ends, and how it orders puzzles beside Sudoku Explainer's rating.
#include "shudu/rating/shudu_scale.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "logic/puzzles.h"
#include "rating/rated_lists.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/symmetry.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

constexpr int kForms = 8;
constexpr int kPuzzlesOfForms = by_build(500, 40);
constexpr int kShuduScalePuzzles = by_build(200, 20);
constexpr std::size_t kShuduScaleEveryNth = by_build(1, 8);
constexpr BoxShape kClassic{3, 3};

ShuduRating shudu_rated(const Grid& grid, const ShuduOptions& options = {}) {
  return rate_shudu(Layout::classic(), grid, options).value();
}

std::string text_of(const ShuduRating& rating) {
  std::string text = std::string(row_of(rating.level).slug) + " " + std::to_string(rating.effort);
  for (const ShuduStage& stage : rating.stages) {
    text += " " + std::string(stage.rung->slug) + "*" + std::to_string(stage.alternatives);
  }
  return text;
}

TEST(ShuduLadder, IsWhole) {
  std::set<std::string_view> slugs;
  const auto ladder = shudu_ladder();
  for (const ShuduRung& rung : ladder) {
    slugs.insert(rung.slug);
    EXPECT_EQ(find_shudu_rung(rung.slug), &rung);
    EXPECT_GT(rung.cost, 0) << rung.slug;
    const Words& names = names_of(rung);
    for (const std::string_view name : {names.en, names.zh_cn, names.zh_tw}) {
      EXPECT_FALSE(name.empty()) << rung.slug;
    }
    for (const std::string_view technique : rung.techniques) {
      EXPECT_TRUE(technique.empty() || find_technique(technique) != nullptr) << technique;
    }
    EXPECT_EQ(rung.techniques[0].empty(), &rung == &ladder.back());
  }
  EXPECT_EQ(slugs.size(), ladder.size());
  EXPECT_EQ(find_shudu_rung("no-such-rung"), nullptr);
}

// The page for players has every rung with its price and every level.
TEST(ShuduLadder, IsDocumented) {
  std::string page;
  for (const std::string& line : lines_of(source_dir() / "docs/ratings.md")) page += line + "\n";
  std::size_t at = 0;
  for (const ShuduRung& rung : shudu_ladder()) {
    const std::size_t row = page.find("| `" + std::string(rung.slug) + "` |", at);
    ASSERT_NE(row, std::string::npos) << rung.slug << " is missing or not in order";
    const std::string line = page.substr(row, page.find('\n', row) - row);
    EXPECT_TRUE(line.ends_with("| " + std::to_string(rung.cost) + " |")) << line;
    at = row;
  }
  for (const LevelRow& row : level_table()) {
    EXPECT_NE(page.find("| `" + std::string(row.slug) + "` |"), std::string::npos) << row.slug;
  }
}

// Both the cheapest and the dearest rung of a level cost more than those of the one before.
TEST(ShuduLadder, CostsRiseByLevel) {
  std::vector<int> most(level_table().size());
  std::vector<int> least(level_table().size(), 1'000'000);
  for (const ShuduRung& rung : shudu_ladder()) {
    const auto level = static_cast<std::size_t>(level_of(rung));
    most[level] = std::max(most[level], rung.cost);
    least[level] = std::min(least[level], rung.cost);
  }
  for (std::size_t i = 1; i < most.size(); ++i) {
    EXPECT_GT(most[i], most[i - 1]);
    EXPECT_GT(least[i], least[i - 1]);
  }
}

// SHUDU_SOAK="forms=100000" tries as many puzzles.
TEST(ShuduScale, IsTheSameForEveryForm) {
  Rng rng(20'261'123);
  const auto count = soak_amount("forms", kPuzzlesOfForms);
  for (std::uint64_t i = 0; i < count; ++i) {
    const Grid givens = random_puzzle(rng, static_cast<int>(i % 3)).givens;
    const ShuduRating rating = shudu_rated(givens);
    for (int form = 0; form < kForms; ++form) {
      const ShuduRating other = shudu_rated(random_symmetry(kClassic, rng).apply(givens));
      ASSERT_EQ(rating, other) << text_of(rating) << "\n" << text_of(other);
    }
  }
}

// The hardest are those that use every rung.
TEST(ShuduScale, IsTheSameForEveryFormOfHardPuzzles) {
  const char* const name = "data/ratings/top1465.tsv";
  const auto puzzles = rated_puzzles(name);
  if (puzzles.empty()) GTEST_SKIP() << no_shared(name);
  Rng rng(12);
  for (std::size_t i = 0; i < puzzles.size(); i += 8 * kShuduScaleEveryNth) {
    const ShuduRating rating = shudu_rated(puzzles[i].givens);
    const ShuduRating other = shudu_rated(random_symmetry(kClassic, rng).apply(puzzles[i].givens));
    ASSERT_EQ(rating, other) << text_of(rating) << "\n" << text_of(other);
  }
}

TEST(ShuduScale, IsTheSameForEveryFormOnOtherLayouts) {
  const Layout layout = parse_layout("6x6").value();
  Rng rng(5);
  for (int i = 0; i < kShuduScalePuzzles; ++i) {
    const Grid puzzle = random_puzzle(layout, rng).givens;
    const ShuduRating rating = rate_shudu(layout, puzzle).value();
    EXPECT_NE(rating.end, ShuduEnd::kContradiction);
    for (int form = 0; form < kForms; ++form) {
      const Grid other = random_symmetry({2, 3}, rng).apply(puzzle);
      ASSERT_EQ(rating, rate_shudu(layout, other).value()) << text_of(rating);
    }
  }
}

// What a rung concludes, written down plainly.
std::set<std::pair<Candidate, bool>> conclusions_of(const View& view, const ShuduRung& rung,
                                                    bool uniqueness) {
  FindOptions options = in_play();
  options.uniqueness = uniqueness;
  options.most_links = rung.most_links;
  std::set<std::pair<Candidate, bool>> all;
  for (const std::string_view slug : rung.techniques) {
    if (slug.empty()) continue;
    for (const Step& step : all_steps(view, *find_technique(slug), options)) {
      for (const Candidate candidate : step.placements) all.insert({candidate, true});
      for (const Candidate candidate : step.eliminations) all.insert({candidate, false});
    }
  }
  return all;
}

// One stage as the header defines it, with the solution as judge of every conclusion.
void check_and_apply(const ShuduStage& stage, const Grid& solution, View& view) {
  for (const ShuduRung* rung = shudu_ladder().data(); rung < stage.rung; ++rung) {
    ASSERT_TRUE(conclusions_of(view, *rung, true).empty()) << rung->slug;
  }
  const auto all = conclusions_of(view, *stage.rung, true);
  EXPECT_EQ(static_cast<int>(all.size()), stage.alternatives);
  EXPECT_EQ(stage.effort, 20 * stage.rung->cost / (stage.alternatives + 1));
  for (const auto& [candidate, is_placed] : all) {
    EXPECT_EQ(solution[candidate.cell] == candidate.digit, is_placed);
    if (!is_placed) view.eliminate(candidate);
  }
  for (const auto& [candidate, is_placed] : all) {
    if (is_placed) view.place(candidate.cell, candidate.digit);
  }
}

// The sums over the stages.
void check_sums(const ShuduRating& rating) {
  int effort = 0;
  std::vector<int> widths;
  const ShuduRung* hardest = nullptr;
  for (const ShuduStage& stage : rating.stages) {
    effort += stage.effort;
    if (hardest == nullptr || hardest < stage.rung) hardest = stage.rung;
    const std::string_view slug = stage.rung->slug;
    if (slug != "full-house" && slug != "hidden-single-box") widths.push_back(stage.alternatives);
  }
  EXPECT_EQ(rating.effort, effort);
  EXPECT_EQ(rating.hardest, hardest);
  EXPECT_EQ(rating.level, level_of(*hardest));
  EXPECT_EQ(rating.length(), static_cast<int>(rating.stages.size()));
  const auto few = std::count_if(widths.begin(), widths.end(), [](int n) { return n <= 2; });
  EXPECT_EQ(rating.bottlenecks, static_cast<int>(few));
  const auto least = std::min_element(widths.begin(), widths.end());
  EXPECT_EQ(rating.narrowest, least == widths.end() ? 0 : *least);
}

TEST(ShuduScale, IsWhatItsDefinitionSays) {
  Rng rng(20'261'124);
  for (int i = 0; i < kShuduScalePuzzles; ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng);
    const ShuduRating rating = shudu_rated(puzzle.givens);
    ASSERT_EQ(rating.end, ShuduEnd::kSolved);
    View view(Layout::classic(), puzzle.givens);
    for (const ShuduStage& stage : rating.stages) check_and_apply(stage, puzzle.solution, view);
    EXPECT_EQ(view.grid(), puzzle.solution);
    check_sums(rating);
  }
}

// By hand: one open cell costs 20 * 1 / 2, three at once 20 * 1 / 4.
TEST(ShuduScale, FullHousesByHand) {
  Rng rng(6);
  Grid grid = random_puzzle(rng).solution;
  ShuduRating rating = shudu_rated(grid);
  EXPECT_EQ(rating.hardest, nullptr);
  EXPECT_EQ(rating.effort, 0);
  EXPECT_EQ(rating.length(), 0);
  grid.clear(Cell(0));
  EXPECT_EQ(shudu_rated(grid).effort, 10);
  grid.clear(Cell(40));
  grid.clear(Cell(80));
  rating = shudu_rated(grid);
  EXPECT_EQ(rating.effort, 5);
  EXPECT_EQ(rating.length(), 1);
  EXPECT_EQ(rating.stages.front().alternatives, 3);
  EXPECT_EQ(rating.level, Level::kEasy);
  EXPECT_EQ(rating.bottlenecks, 0);
  EXPECT_EQ(rating.narrowest, 0);
}

// Known for their difficulty: SE 10.5 and 11.9.
TEST(ShuduScale, TheHardestAreExtreme) {
  EXPECT_EQ(shudu_rated(
                grid_of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7.."
                        "7...3.."))
                .level,
            Level::kExtreme);
  EXPECT_EQ(
      shudu_rated(
          grid_of(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4.."
                  "7....."))
          .level,
      Level::kExtreme);
}

TEST(ShuduScale, SeveralSolutionsNeedTrial) {
  Rng rng(3);
  Grid grid = random_puzzle(rng).givens;
  for (int i = 0; i < 6; ++i) grid.clear(grid.filled().first());
  const ShuduRating rating = shudu_rated(grid, ShuduOptions{.uniqueness = false});
  EXPECT_EQ(rating.end, ShuduEnd::kTrial);
  EXPECT_EQ(rating.level, Level::kExtreme);
  EXPECT_EQ(rating.hardest, &shudu_ladder().back());
  EXPECT_GE(rating.effort, 10 * shudu_ladder().back().cost);
  for (const ShuduStage& stage : rating.stages) {
    for (const std::string_view slug : stage.rung->techniques) {
      const Technique* technique = find_technique(slug);
      EXPECT_FALSE(technique != nullptr && technique->has(Trait::kUniqueness)) << slug;
    }
  }
}

TEST(ShuduScale, EndsEarly) {
  Rng rng(4);
  const Grid hard =
      grid_of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  const ShuduRating easy = shudu_rated(hard, ShuduOptions{.most = Level::kEasy});
  EXPECT_EQ(easy.end, ShuduEnd::kAboveMost);
  EXPECT_EQ(easy.level, Level::kEasy);
  EXPECT_EQ(shudu_rated(hard, ShuduOptions{.most = Level::kFiendish}).end, ShuduEnd::kAboveMost);

  const std::atomic<bool> stop = true;
  const ShuduRating stopped = shudu_rated(random_puzzle(rng).givens, ShuduOptions{.stop = &stop});
  EXPECT_EQ(stopped.end, ShuduEnd::kStopped);
  EXPECT_EQ(stopped.length(), 0);

  // r1c9 can be none of 1 to 8 for its row, nor 9 for its column.
  const Grid none = grid_of("12345678." + std::string(71, '.') + "9");
  EXPECT_EQ(shudu_rated(none).end, ShuduEnd::kContradiction);
}

TEST(ShuduScale, Errors) {
  EXPECT_EQ(rate_shudu(Layout::classic(), Grid(6)).error().code, ErrorCode::kLayoutMismatch);
  EXPECT_EQ(rate_shudu(Layout::classic(), grid_of("11" + std::string(79, '.'))).error().code,
            ErrorCode::kDuplicateInRow);
}

// Ranks from the smallest, equal values at the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (std::size_t from = 0; from < order.size();) {
    std::size_t to = from;
    while (to < order.size() && values[order[to]] == values[order[from]]) ++to;
    for (std::size_t i = from; i < to; ++i) {
      ranks[order[i]] = static_cast<double>(from + to - 1) / 2;
    }
    from = to;
  }
  return ranks;
}

// Spearman's: the correlation of the ranks.
double rank_correlation(const std::vector<double>& a, const std::vector<double>& b) {
  const auto x = ranks_of(a);
  const auto y = ranks_of(b);
  const double middle = static_cast<double>(x.size() - 1) / 2;
  double xy = 0;
  double xx = 0;
  double yy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - middle) * (y[i] - middle);
    xx += (x[i] - middle) * (x[i] - middle);
    yy += (y[i] - middle) * (y[i] - middle);
  }
  return xy / std::sqrt(xx * yy);
}

TEST(ShuduScale, RankCorrelationByHand) {
  EXPECT_DOUBLE_EQ(rank_correlation({1, 2, 3}, {10, 20, 90}), 1);
  EXPECT_DOUBLE_EQ(rank_correlation({1, 2, 3}, {3, 2, 1}), -1);
  // Squares of the differences of ranks: 1 + 1 + 1 + 1; 1 - 6 * 4 / (4 * 15).
  EXPECT_DOUBLE_EQ(rank_correlation({1, 2, 3, 4}, {2, 1, 4, 3}), 0.6);
}

// What both say of a thousand random puzzles: nearly the same of the hardest step, less of the
// effort, as ER is that of one step only.
TEST(ShuduScale, OrdersPuzzlesMuchAsSudokuExplainerDoes) {
  const char* const name = "data/ratings/random1000.tsv";
  const auto puzzles = rated_puzzles(name);
  if (puzzles.empty()) GTEST_SKIP() << no_shared(name);
  std::vector<double> er;
  std::vector<double> hardest;
  std::vector<double> effort;
  for (std::size_t i = 0; i < puzzles.size(); i += kShuduScaleEveryNth) {
    const ShuduRating rating = shudu_rated(puzzles[i].givens);
    er.push_back(puzzles[i].er);
    hardest.push_back(static_cast<double>(rating.hardest - shudu_ladder().data()));
    effort.push_back(rating.effort);
  }
  const double by_hardest = rank_correlation(hardest, er);
  const double by_effort = rank_correlation(effort, er);
  std::printf("rank correlation with ER of %zu puzzles: hardest %.3f, effort %.3f\n", er.size(),
              by_hardest, by_effort);
  EXPECT_GE(by_hardest, 0.9);
  EXPECT_GE(by_effort, 0.8);
}

}  // namespace
}  // namespace shudu::test
