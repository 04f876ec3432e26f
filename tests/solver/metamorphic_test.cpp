// Moving rows, columns, bands and stacks and renaming digits moves and renames the solutions and
// does nothing else; nor does an input's redundancy change what is found. Random positions, every
// method, no other expected value than the method's own answer to the unmoved position.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shudu/core/symmetry.h"
#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr int kPositionsToChange = by_build(400, 10);
constexpr int kRenamings = by_build(8, 1);  // of each layout
constexpr std::uint64_t kMostSolutions = 200;

std::vector<std::string> moved(const std::vector<std::string>& solutions,
                               const Symmetry& symmetry) {
  std::vector<std::string> result;
  for (const std::string& text : solutions)
    result.push_back(text_of(symmetry.apply(grid_of(text))));
  std::sort(result.begin(), result.end());
  return result;
}

class Metamorphic : public testing::TestWithParam<Method> {
 protected:
  // Counts the positions that were small enough to compare.
  static int compare(const PositionMaker& maker, const Symmetry& symmetry,
                     const Pencilmarks& marks) {
    const SearchOptions options{.limit = kMostSolutions, .node_budget = 2'000};
    const Answer plain = ask(GetParam(), maker.layout(), marks, options);
    if (!plain.result.is_exact()) return 0;
    const Answer other = ask(GetParam(), maker.layout(), symmetry.apply(marks),
                             {.limit = kMostSolutions, .node_budget = 1'000'000, .seed = 3});
    EXPECT_EQ(other.result.count, plain.result.count) << maker.name() << ": " << text_of(marks);
    EXPECT_EQ(other.sorted(), moved(plain.solutions, symmetry)) << text_of(marks);
    return 1;
  }
};

TEST_P(Metamorphic, Symmetries) {
  Rng rng(5);
  for (const char* name : {"classic", "4x4", "6x6", "6x6-3x2", "8x8"}) {
    const PositionMaker maker({name, layout_of(name)});
    const BoxShape shape{maker.layout().box_rows(), maker.layout().box_columns()};
    int compared = 0;
    for (int i = 0; i < kPositionsToChange / 5; ++i) {
      const Symmetry symmetry = random_symmetry(shape, rng);  // first, on every compiler
      compared += compare(maker, symmetry, maker.make(rng));
    }
    EXPECT_GE(compared, kPositionsToChange / 5 / 4) << name;
  }
}

TEST_P(Metamorphic, RenamingOnEveryLayout) {
  Rng rng(6);
  int compared = 0;
  const auto layouts = all_layouts();
  for (const NamedLayout& layout : layouts) {
    const PositionMaker maker(layout);
    const int size = layout.layout.size();
    Permutation rotate = kIdentityPermutation;
    for (int i = 0; i < size; ++i) {
      rotate[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>((i + 1) % size);
    }
    for (int i = 0; i < kRenamings; ++i) {
      compared += compare(maker, Symmetry::renaming(size, rotate), maker.make(rng));
    }
  }
  EXPECT_GE(compared, static_cast<int>(layouts.size()) * kRenamings / 4);
}

INSTANTIATE_TEST_SUITE_P(Methods, Metamorphic,
                         testing::ValuesIn(method_table().begin(), method_table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
