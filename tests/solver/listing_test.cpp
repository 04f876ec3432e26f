// Solutions of many puzzles at once, against exact cover, on every kernel.
#include "shudu/solver/listing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "solver/helpers.h"

namespace shudu::test {
namespace {

std::vector<std::string> puzzles() {
  std::vector<std::string> texts;
  // One given less each, from puzzles with one solution; one without a solution; one with many.
  for (const std::string text : {kEasy, kHard}) {
    for (std::size_t i = 0; i < text.size(); i += text == kEasy ? 2U : 81U) {
      std::string less = text;
      less[i] = '.';
      texts.push_back(less);
    }
  }
  std::string wrong = kHard;
  wrong[1] = '2';
  texts.push_back(wrong);
  texts.push_back(kMany);
  return texts;
}

TEST(Listing, AllSolutionsOfManyPuzzles) {
  const std::vector<std::string> texts = puzzles();
  std::string block;
  for (const std::string& text : texts) block += text + "\n";
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    std::vector<std::vector<std::string>> listed(texts.size());
    std::vector<PuzzleResult> results(texts.size());
    SolutionLister lister(kernel);
    lister.list({block.data(), texts.size(), 82}, {}, results,
                [&listed](std::size_t puzzle, const char* solution) {
                  listed[puzzle].emplace_back(solution, 81);
                  return true;
                });
    for (std::size_t p = 0; p < texts.size(); ++p) {
      std::sort(listed[p].begin(), listed[p].end());
      const Answer expected = ask(method_named("dlx"), Layout::classic(), marks_of(texts[p]));
      ASSERT_EQ(listed[p], expected.sorted()) << kernel.name << " " << texts[p];
      EXPECT_EQ(results[p].count, expected.result.count);
      EXPECT_TRUE(results[p].is_exact());
    }
  }
}

TEST(Listing, EndsAtTheLimitAndWhenAsked) {
  SolutionLister lister;
  PuzzleResult result;
  std::uint64_t seen = 0;
  const auto count = [&seen](std::size_t /*puzzle*/, const char* /*solution*/) {
    ++seen;
    return true;
  };
  lister.list({kMany, 1}, {.limit = 100}, std::span(&result, 1), count);
  EXPECT_EQ(seen, 100U);
  EXPECT_EQ(result.end, SearchEnd::kLimit);
  lister.list({kMany, 1}, {}, std::span(&result, 1),
              [](std::size_t /*puzzle*/, const char* /*solution*/) { return false; });
  EXPECT_EQ(result.end, SearchEnd::kCallback);
  const std::atomic<bool> stop{true};
  lister.list({kMany, 1}, {.stop = &stop}, std::span(&result, 1), count);
  EXPECT_EQ(result.end, SearchEnd::kStopped);
}

}  // namespace
}  // namespace shudu::test
