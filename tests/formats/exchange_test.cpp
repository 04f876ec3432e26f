// Lines of Sudoku Exchange's bank (src/formats/exchange.h).
#include "formats/exchange.h"

#include <gtest/gtest.h>

#include <string>

#include "formats/direct.h"
#include "shudu/core/characters.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

using test::fit_of;
using test::read_of;

const std::string kBankCells =
    "050703060007000800000816000000030000005000100730040086906000204840572093000409000";

TEST(ExchangeFormat, ReadsNameCellsAndRating) {
  for (const std::string& line : std::vector<std::string>{"0000183b305c " + kBankCells + "  1.2",
                                                          "0000183B305C\t" + kBankCells + " 1.2"}) {
    EXPECT_EQ(fit_of(kExchangeFormat, line), Fit::kWhole) << line;
    const Result<Puzzle> puzzle = read_puzzle(line, {});
    ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
    EXPECT_EQ(puzzle->givens.filled_count(), 30);
    EXPECT_EQ(puzzle->givens.value_at(Cell(1)), 5);
    EXPECT_EQ(puzzle->notes.level, "1.2");
    EXPECT_EQ(lower_case(puzzle->notes.title), "0000183b305c");
  }
  EXPECT_TRUE(read_puzzle("0000183b305c " + kBankCells, {}))
      << "a line that was cut after the cells";
}

TEST(ExchangeFormat, ErrorsPointAtTheirColumn) {
  const std::string name = "0000183b305c ";
  EXPECT_EQ(fit_of(kExchangeFormat, name + kBankCells.substr(1) + "  1.2"), Fit::kClaim);
  ReadContext context;
  const Result<Puzzle> cut =
      read_of(kExchangeFormat, name + kBankCells.substr(1) + "  1.2", context);
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().code, ErrorCode::kTooShort);
  EXPECT_EQ(cut.error().at, (TextPlace{1, 94}));
  EXPECT_EQ(read_of(kExchangeFormat, name + kBankCells + "1  1.2", context).error().code,
            ErrorCode::kTooLong);
  EXPECT_FALSE(read_of(kExchangeFormat, "hello", context));
}

TEST(ExchangeFormat, OtherLinesAreNoneOfIt) {
  for (const std::string& line : std::vector<std::string>{
           kBankCells, "0000183b305 " + kBankCells + " 1.2", "0000183b305g " + kBankCells,
           "0000183b305c " + kBankCells + " easy", "0000183b305c " + kBankCells + " 1.2 3",
           std::string("0000183b305c 12")}) {
    EXPECT_EQ(fit_of(kExchangeFormat, line), Fit::kNo) << line;
  }
}

}  // namespace
}  // namespace shudu
