// {-n+m} against its definition: every puzzle that differs so from the base is asked by exact
// cover.
#include "shudu/generator/vary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "generator/judge.h"
#include "logic/puzzles.h"
#include "shudu/core/rng.h"
#include "solver/helpers.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

bool is_clash_free(const Layout& layout, const Grid& puzzle) {
  for (const Cell cell : puzzle.filled()) {
    for (const Cell peer : layout.peers(cell)) {
      if (puzzle.value_at(cell) == puzzle.value_at(peer)) return false;
    }
  }
  return true;
}

// All ways to put one more digit after cell `from` of `puzzle` that break no rule and do not put
// back what `base` has there.
std::vector<Grid> with_one_more(const Layout& layout, const Grid& base, const Grid& puzzle,
                                int from) {
  std::vector<Grid> result;
  for (int i = from; i < puzzle.cell_count(); ++i) {
    if (!puzzle.is_blank(Cell(i))) continue;
    for (const Digit digit : layout.all_digits()) {
      if (base.value_at(Cell(i)) == digit.value()) continue;
      Grid more = puzzle;
      more.place(Cell(i), digit);
      if (is_clash_free(layout, more)) result.push_back(more);
    }
  }
  return result;
}

// The puzzles of one choice by definition: unique, and no longer so without any added given.
std::vector<std::string> slow_list(const Layout& layout, const Grid& base, CellSet removed,
                                   int added) {
  Grid left = base;
  for (const Cell cell : removed) left.clear(cell);
  std::vector<Grid> puzzles{left};
  for (int i = 0; i < added; ++i) {
    std::vector<Grid> more;
    for (const Grid& puzzle : puzzles) {
      int from = 0;
      for (const Cell cell : puzzle.filled() - left.filled()) from = cell.index() + 1;
      const std::vector<Grid> extended = with_one_more(layout, base, puzzle, from);
      more.insert(more.end(), extended.begin(), extended.end());
    }
    puzzles = more;
  }
  std::vector<std::string> texts;
  for (const Grid& puzzle : puzzles) {
    if (!has_one_solution(layout, puzzle)) continue;
    const CellSet additions = puzzle.filled() - left.filled();
    const bool is_tight = std::all_of(additions.begin(), additions.end(), [&](Cell cell) {
      Grid less = puzzle;
      less.clear(cell);
      return !has_one_solution(layout, less);
    });
    if (is_tight) texts.push_back(text_of(puzzle));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<CellSet> choices(CellSet givens, int removed) {
  if (removed == 0) return {CellSet()};
  std::vector<CellSet> result;
  for (const Cell cell : givens) {
    CellSet behind;
    for (const Cell other : givens) {
      if (cell < other) behind.insert(other);
    }
    for (const CellSet rest : choices(behind, removed - 1)) {
      result.push_back(rest | CellSet::only(cell));
    }
  }
  return result;
}

using ByChoice = std::vector<std::vector<std::string>>;

ByChoice listed(const Layout& layout, const Grid& base, const VaryOptions& options,
                const Kernel& kernel = best_kernel()) {
  const std::uint64_t all = Variations::choice_count(base.filled_count(), options.removed);
  ByChoice result(all);
  const VaryResult end =
      Variations(layout, kernel)
          .list(base, options, 0, kUnlimited, [&result](const Grid& puzzle, std::uint64_t choice) {
            result[choice].push_back(text_of(puzzle));
            return true;
          });
  EXPECT_EQ(end.next_choice, all);
  EXPECT_EQ(end.end, SearchEnd::kComplete);
  return result;
}

void expect_all(const Layout& layout, const Grid& base, VaryOptions options, Rng& rng,
                std::uint64_t one_in = 1) {
  options.most_solutions = 1'000'000;
  const ByChoice found = listed(layout, base, options);
  const std::vector<CellSet> all = choices(base.filled(), options.removed);
  ASSERT_EQ(found.size(), all.size());
  for (std::size_t c = 0; c < all.size(); ++c) {
    if (rng.below(one_in) != 0) continue;
    std::vector<std::string> sorted = found[c];
    std::sort(sorted.begin(), sorted.end());
    ASSERT_EQ(sorted, slow_list(layout, base, all[c], options.added)) << text_of(base) << " " << c;
  }
}

TEST(Vary, AllOfSmallGrids) {
  Rng rng(20'261'129);
  const Layout layout = layout_of("4x4");
  const Grid base = grid_of("12..34...3.4....");
  for (int removed = 0; removed <= 3; ++removed) {
    for (int added = 0; added <= 3; ++added)
      expect_all(layout, base, {.removed = removed, .added = added}, rng, by_build(3U, 12U));
  }
}

TEST(Vary, OneForOneOnClassicGrids) {
  Rng rng(20'261'130);
  for (const char* text : {kSeventeen, kHard}) {
    expect_all(Layout::classic(), grid_of(text), {.removed = 1, .added = 1}, rng,
               by_build(24U, 40U));
    expect_all(Layout::classic(), grid_of(text), {.removed = 1, .added = 0}, rng);
  }
  expect_all(Layout::classic(), grid_of(kEasy), {.removed = 1, .added = 0}, rng);
  // None goes, two come: a puzzle with several solutions becomes one with one.
  Grid several = grid_of(kEasy);
  for (const int i : {0, 1, 4, 9, 12, 27}) several.clear(Cell(i));
  expect_all(Layout::classic(), several, {.removed = 0, .added = 1}, rng);
}

TEST(Vary, TheSameOnEveryKernel) {
  for (const VaryOptions& options :
       {VaryOptions{.removed = 1, .added = 1}, VaryOptions{.removed = 1, .added = 2},
        VaryOptions{.removed = 2, .added = 1, .most_solutions = 300, .minimal = true}}) {
    if (options.added == 2 && kBuildKind != BuildKind::kFast) continue;
    const ByChoice expected = listed(Layout::classic(), grid_of(kHard), options);
    for (const Kernel& kernel : kernel_table()) {
      if (!kernel.is_supported()) continue;
      EXPECT_EQ(listed(Layout::classic(), grid_of(kHard), options, kernel), expected);
    }
  }
}

TEST(Vary, MinimalWhereAsked) {
  const Layout& classic = Layout::classic();
  const ByChoice all = listed(classic, grid_of(kHard), {.removed = 1, .added = 1});
  const ByChoice minimal =
      listed(classic, grid_of(kHard), {.removed = 1, .added = 1, .minimal = true});
  for (std::size_t c = 0; c < all.size(); c += by_build(1U, 10U)) {
    std::vector<std::string> expected;
    for (const std::string& text : all[c]) {
      const Grid puzzle = grid_of(text);
      const CellSet givens = puzzle.filled();
      const bool is_minimal = std::none_of(givens.begin(), givens.end(), [&](Cell cell) {
        Grid less = puzzle;
        less.clear(cell);
        return has_one_solution(classic, less);
      });
      if (is_minimal) expected.push_back(text);
    }
    EXPECT_EQ(minimal[c], expected);
  }
}

TEST(Vary, GoesOnWhereItStopped) {
  const Layout& classic = Layout::classic();
  const VaryOptions options{.removed = 2, .added = 1, .most_solutions = 60};
  Rng rng(20'261'131);
  const Grid base = random_puzzle(rng, 3).givens;
  const std::uint64_t choices = Variations::choice_count(base.filled_count(), 2);
  EXPECT_EQ(Variations::choice_count(21, 2), 210U);
  std::vector<std::string> whole;
  std::vector<std::string> parts;
  Variations variations(classic);
  const VaryResult all = variations.list(base, options, 0, kUnlimited,
                                         [&whole](const Grid& puzzle, std::uint64_t /*choice*/) {
                                           whole.push_back(text_of(puzzle));
                                           return true;
                                         });
  EXPECT_EQ(all.puzzles, whole.size());
  EXPECT_GT(all.left_out, 0U);
  std::uint64_t left_out = 0;
  for (std::uint64_t first = 0; first < choices;) {
    const VaryResult part = variations.list(base, options, first, 37,
                                            [&parts](const Grid& puzzle, std::uint64_t /*choice*/) {
                                              parts.push_back(text_of(puzzle));
                                              return true;
                                            });
    left_out += part.left_out;
    EXPECT_EQ(part.next_choice, std::min(choices, first + 37));
    first = part.next_choice;
  }
  EXPECT_EQ(parts, whole);
  EXPECT_EQ(left_out, all.left_out);
  // Ended by the sink, the choice that it was at has to be listed again.
  std::uint64_t last = 0;
  const VaryResult ended = variations.list(base, options, 0, kUnlimited,
                                           [&last](const Grid& /*puzzle*/, std::uint64_t choice) {
                                             last = choice;
                                             return choice < 20;
                                           });
  EXPECT_EQ(ended.end, SearchEnd::kCallback);
  EXPECT_EQ(ended.next_choice, last);
  const std::atomic<bool> stop{true};
  VaryOptions stopped = options;
  stopped.stop = &stop;
  const auto ignore = [](const Grid& /*puzzle*/, std::uint64_t /*choice*/) { return true; };
  EXPECT_EQ(variations.list(base, stopped, 5, kUnlimited, ignore).end, SearchEnd::kStopped);
  EXPECT_EQ(variations.list(base, stopped, 5, kUnlimited, ignore).next_choice, 5U);
  EXPECT_EQ(variations.list(base, options, choices, 5, ignore).next_choice, choices);
}

}  // namespace
}  // namespace shudu::test
