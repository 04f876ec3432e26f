// Lines of tdoku's tests (src/formats/tdoku.h).
#include "formats/tdoku.h"

#include <gtest/gtest.h>

#include <string>

#include "formats/direct.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

using test::fit_of;
using test::read_of;

const std::string kTestCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kTestSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(TdokuFormat, ReadsThePuzzleAndItsSolution) {
  const Result<Puzzle> one = read_puzzle(kTestCells + ":1:" + kTestSolution, {});
  ASSERT_TRUE(one);
  EXPECT_EQ(one->givens.filled_count(), 30);
  ASSERT_TRUE(one->solution);
  EXPECT_EQ(one->solution->value_at(Cell(80)), 9);
  for (const char* end : {":0:", ":2:", ":1:", ":1000001:", ":1: "}) {
    const Result<Puzzle> none = read_puzzle(kTestCells + end, {});
    ASSERT_TRUE(none) << end;
    EXPECT_FALSE(none->solution) << end;
  }
}

TEST(TdokuFormat, ErrorsPointAtTheirColumn) {
  EXPECT_EQ(fit_of(kTdokuFormat, kTestCells.substr(1) + ":1:"), Fit::kClaim);
  ReadContext context;
  const Result<Puzzle> cut = read_of(kTdokuFormat, kTestCells.substr(1) + ":1:", context);
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().code, ErrorCode::kTooShort);
  EXPECT_EQ(cut.error().at, (TextPlace{1, 81}));
  EXPECT_FALSE(read_of(kTdokuFormat, "hello", context));
}

TEST(TdokuFormat, OtherLinesAreNoneOfIt) {
  for (const std::string& line : std::vector<std::string>{
           kTestCells, kTestCells + ":1",
           kTestCells + "::", kTestCells + ":x:", kTestCells + ":1:a",
           kTestCells + ":1::", ":0000:x:" + kTestCells + ":::", std::string("12:1:")}) {
    EXPECT_EQ(fit_of(kTdokuFormat, line), Fit::kNo) << line;
  }
}

}  // namespace
}  // namespace shudu
