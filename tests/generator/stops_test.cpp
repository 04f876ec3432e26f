// All that makes puzzles or takes them apart looks at the stop, and ends at the look that says so:
// each row is work that looks as often as its comment says, ended at the last of these looks.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "shudu/core/layout_table.h"
#include "shudu/generator/backdoor.h"
#include "shudu/generator/layout_grids.h"
#include "shudu/generator/make.h"
#include "shudu/generator/minimal.h"
#include "shudu/generator/pattern.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/transform.h"
#include "shudu/generator/unavoidable.h"
#include "shudu/generator/wanted.h"
#include "shudu/generator/weighted.h"
#include "support/look_count.h"

namespace shudu::test {
namespace {

// No search of 100,000 nodes finds a grid on it, exact cover neither finds nor excludes one.
constexpr const char* kJigsaw =
    "jigsaw:AHABBBCCIAAABBBCDCAAABBBCCCDDDEEEFFFDDDEEEFFFDDCEEEFFFGGGHHHAIIGGGHHHHIIGGIIHCIIG+x";

// The grid with most automorphisms.
Grid most_symmetric() {
  constexpr const char* kText =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  Grid grid(9);
  for (int i = 0; i < kMaxCells; ++i) grid.place(Cell(i), Digit(kText[i] - '0'));
  return grid;
}

bool draw_grid(Stop stop) {
  Rng rng(1);
  Leave leave(stop);
  return LayoutGrids(*parse_layout(kJigsaw)).try_to_draw(rng, leave).end != DrawnGrid::End::kOver;
}

bool reduce_on(const char* layout, const ReduceWish& wish, Stop stop) {
  ReducedPuzzles puzzles(LayoutGrids(*parse_layout(layout)), wish);
  std::array<SeriesItem, 1> items;
  return puzzles.make(1, 0, 2'000, items, Leave(stop));
}

bool weigh(WeightedMethod method, Stop stop) {
  const Layout layout = Layout::classic();
  WeightedMaker maker(layout, WeightedOptions::classic(method));
  const UniformGrids grids;
  std::vector<WeightedItem> items(200);
  return maker.make(
      1, 0, [&grids](Rng& rng) { return grids.draw(rng); }, items, stop);
}

bool climb_to_stop(Stop stop) {
  const Layout layout = *parse_layout("anti-king");
  PatternClimber climber(layout, UniformGrids());
  CellSet mask;
  for (int i = 0; i < kMaxCells; i += 4) mask.insert(Cell(i));
  const std::array tasks{PatternTask{mask, 1, 0}};
  std::array<PatternOutcome, 1> outcomes;
  PatternOptions options;
  options.stop = stop;
  return climber.climb(tasks, options, outcomes);
}

bool make_wanted(Stop stop) {
  Wish wish;
  wish.technique = find_technique("jellyfish");
  std::array<SeriesItem, 1> items;
  return WantedPuzzles(wish, {}, UniformGrids()).make(1, 0, 5'000, items, Leave(stop));
}

bool make_by(const PuzzleWish& wish, std::span<SeriesItem> items, Stop stop) {
  return PuzzleMaker(PuzzleSource(wish)).make({1, 0, 100}, items, Leave(stop));
}

bool make_leveled(Stop stop) {
  PuzzleWish wish;
  wish.layout = *parse_layout("windoku");
  wish.difficulty.level = Level::kEasy;
  wish.givens.is_minimal = false;
  std::array<SeriesItem, 20> items;
  return make_by(wish, items, stop);
}

bool make_sparse(Stop stop) {
  PuzzleWish wish;
  wish.method = MakeMethod::kSparse;
  std::array<SeriesItem, 20> items;
  return make_by(wish, items, stop);
}

bool list_to_stop(Stop stop) {
  const Layout layout = Layout::classic();
  Minimizer minimizer(layout);
  const ProperPuzzle puzzle{most_symmetric(), layout.all_cells()};
  const auto take = [](CellSet /*givens*/) { return true; };
  return minimizer.list_minimal(puzzle, 2'000, take, stop).end != SearchEnd::kStopped;
}

bool find_sets(Stop stop) {
  return unavoidable_sets(Layout::classic(), most_symmetric(), 14, stop).has_value();
}

struct MakerStop {
  const char* name;
  std::uint64_t looks;
  bool (*make)(Stop stop);  // true: all was done
};
void PrintTo(const MakerStop& it, std::ostream* out) { *out << it.name; }

constexpr MakerStop kMakers[] = {
    // A search looks once in 256 nodes: so they span several searches of 100,000.
    {"grid", 1'200, draw_grid},
    {"puzzle_without_grid", 1'200, [](Stop stop) { return reduce_on(kJigsaw, {}, stop); }},
    // Every question of a reduction, which are some dozen.
    {"reduction", 50, [](Stop stop) { return reduce_on("windoku", {}, stop); }},
    {"seventeen", 100,
     [](Stop stop) {
       return reduce_on("classic", {.clues = ClueRange{17, 17}}, stop);
     }},
    {"weighted", 30, [](Stop stop) { return weigh(WeightedMethod::kWeightedReduction, stop); }},
    {"bias", 30, [](Stop stop) { return weigh(WeightedMethod::kControlledBias, stop); }},
    {"pattern", 50, climb_to_stop},
    {"wanted", 100, make_wanted},
    {"leveled", 200, make_leveled},
    // Listings look, and those who ask between two tries.
    {"sparse", 200, make_sparse},
    {"minimal", 200, list_to_stop},
    {"unavoidable", 100, find_sets},
};

class MakerStops : public testing::TestWithParam<MakerStop> {};

TEST_P(MakerStops, LooksOftenAndEndsAtOnce) {
  const MakerStop& it = GetParam();
  const LookCount count(it.looks);
  EXPECT_FALSE(it.make(count.stop())) << "all was done before it had looked so often";
  EXPECT_GE(count.looks(), it.looks);
  EXPECT_LE(count.looks_after(), 16U);
}

INSTANTIATE_TEST_SUITE_P(All, MakerStops, testing::ValuesIn(kMakers),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
