// The method `mrv`: its choice among equals is the seed's alone, everywhere and always; seeds
// change the order of solutions and nothing else.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "solver/helpers.h"

namespace shudu::test {
namespace {

std::string first_of_blank(std::uint64_t seed) {
  const Answer answer =
      ask(method_named("mrv"), Layout::classic(), Pencilmarks(9), {.limit = 1, .seed = seed});
  return answer.solutions.at(0);
}

TEST(Mrv, SameSeedSameSolutions) {
  const auto marks = marks_of("12345678" + std::string(73, '.'));
  const SearchOptions options{.limit = 50, .seed = 99};
  const Answer once = ask(method_named("mrv"), Layout::classic(), marks, options);
  const Answer again = ask(method_named("mrv"), Layout::classic(), marks, options);
  EXPECT_EQ(once.solutions, again.solutions);
  EXPECT_EQ(once.result.nodes, again.result.nodes);
}

// Pinned: a seed gives the same grid on every machine and with every compiler.
TEST(Mrv, SeedsArePortable) {
  EXPECT_EQ(first_of_blank(0),
            "584619732213875964976324581125936478648257193397148256451763829862591347739482615");
  EXPECT_EQ(first_of_blank(1),
            "287194563136578924549263871468321795923756418715849632671482359892635147354917286");
  EXPECT_EQ(first_of_blank(~std::uint64_t{0}),
            "728319654659842713413765289546928371832471596197536428964157832271683945385294167");
}

TEST(Mrv, SeedsDiffer) {
  std::set<std::string> grids;
  for (std::uint64_t seed = 0; seed < 20; ++seed) grids.insert(first_of_blank(seed));
  EXPECT_EQ(grids.size(), 20U);
}

TEST(Mrv, SeedsDoNotChangeTheSetOfSolutions) {
  const auto marks =
      marks_of("123456789456789123789123456231564897564897231897231564" + std::string(27, '.'));
  const auto expected = ask(method_named("scan"), Layout::classic(), marks).solutions;
  EXPECT_EQ(expected.size(), 1728U);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Answer answer = ask(method_named("mrv"), Layout::classic(), marks, {.seed = seed});
    EXPECT_EQ(answer.sorted(), expected) << seed;
  }
}

// Cells of a diagonal blanked can hold one digit each; they are taken without being tried: no
// choice, no node.
TEST(Mrv, ForcedCellsAreNoNodes) {
  const std::string full =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  for (const std::size_t blanks : {1U, 9U, 15U}) {
    std::string puzzle = full;
    for (std::size_t i = 0; i < blanks; ++i) puzzle[i * 10 % 81] = '.';
    const Answer answer = ask(method_named("mrv"), Layout::classic(), marks_of(puzzle));
    EXPECT_EQ(answer.solutions, std::vector<std::string>{full});
    EXPECT_EQ(answer.result.nodes, 0U);
  }
}

}  // namespace
}  // namespace shudu::test
