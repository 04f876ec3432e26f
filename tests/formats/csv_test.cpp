// CSV tables (src/formats/csv.h).
#include "formats/csv.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/direct.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

using test::fit_of;
using test::read_of;

const std::string kFull =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
const std::string kCells = "1200000000000009" + std::string(65, '0');  // r2c7 is 1 in kFull, not 9
const std::string kGood = "12" + std::string(79, '0');

ReadContext under(const std::string& header) {
  ReadContext context;
  EXPECT_EQ(fit_of(kCsvFormat, header), Fit::kHeader) << header;
  EXPECT_TRUE(read_of(kCsvFormat, header, context)) << header;
  return context;
}

TEST(CsvFormat, ReadsTheHeadersPeopleUse) {
  ReadContext kaggle = under("quizzes,solutions");
  EXPECT_EQ(fit_of(kCsvFormat, kGood + "," + kFull, kaggle), Fit::kWhole);
  const Result<Puzzle> first = read_of(kCsvFormat, kGood + "," + kFull, kaggle);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->givens.filled_count(), 2);
  ASSERT_TRUE(first->solution);
  EXPECT_EQ(first->solution->value_at(Cell(80)), 8);

  ReadContext clues = under("Puzzle, Solution ,clues,\"difficulty\"");
  const Result<Puzzle> second = read_of(kCsvFormat, kGood + "," + kFull + ",2,7.1", clues);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->notes.level, "7.1");

  ReadContext hf = under("source,question,answer,rating");
  const Result<Puzzle> third = read_of(kCsvFormat, "a book," + kGood + "," + kFull + ",3", hf);
  ASSERT_TRUE(third);
  EXPECT_EQ(third->notes.source, "a book");
  EXPECT_EQ(third->notes.level, "3");
  EXPECT_TRUE(third->solution);

  ReadContext qqwing = under("Puzzle,Solution,Time (milliseconds),Givens,Singles,Difficulty,");
  const Result<Puzzle> fourth = read_of(kCsvFormat, kGood + "," + kFull + ",0.1,2,9,Easy,", qqwing);
  ASSERT_TRUE(fourth);
  EXPECT_EQ(fourth->notes.level, "Easy");
  EXPECT_TRUE(read_of(kCsvFormat, kGood + "," + kFull + ",0.1,2,9,Easy", qqwing));
}

TEST(CsvFormat, SeparatorsFollowTheHeader) {
  ReadContext semicolons = under("grid;title");
  const Result<Puzzle> first = read_of(kCsvFormat, kGood + ";a, b", semicolons);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->notes.title, "a, b");
  ReadContext tabs = under("puzzle\tsolution\ttitle\tauthor");
  EXPECT_EQ(fit_of(kCsvFormat, kGood + "\t" + kFull, tabs), Fit::kWhole);
  EXPECT_TRUE(read_of(kCsvFormat, kGood + "\t" + kFull, tabs)) << "trailing tabs are lost";
  ReadContext alone = under("quizzes");
  EXPECT_TRUE(read_of(kCsvFormat, kGood, alone));
}

TEST(CsvFormat, AHeaderHasNoPuzzleInIt) {
  EXPECT_EQ(fit_of(kCsvFormat, kGood + ",,Sudoku"), Fit::kNo);
  EXPECT_EQ(fit_of(kCsvFormat, "title,author"), Fit::kNo);
  EXPECT_EQ(fit_of(kCsvFormat, "sudoku"), Fit::kNo);
  EXPECT_EQ(fit_of(kCsvFormat, "\"puzzle,x"), Fit::kNo);
  ReadContext context = under("puzzle,solution,title");
  EXPECT_EQ(fit_of(kCsvFormat, kGood + ",,Sudoku", context), Fit::kWhole);
  const Result<Puzzle> puzzle = read_of(kCsvFormat, kGood + ",,Sudoku", context);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->notes.title, "Sudoku");
  EXPECT_FALSE(puzzle->solution);
}

TEST(CsvFormat, WithoutHeaderThereIsNoRow) {
  EXPECT_EQ(fit_of(kCsvFormat, kGood + "," + kFull), Fit::kNo);
  const Result<Puzzle> puzzle = read_of(kCsvFormat, kGood + "," + kFull);
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().code, ErrorCode::kMissingField);
  ReadContext other;
  other.header = "opensudoku...";
  EXPECT_EQ(fit_of(kCsvFormat, kGood + "," + kFull, other), Fit::kNo);
}

TEST(CsvFormat, QuotedFieldsHoldAnything) {
  ReadContext context = under("title,puzzle");
  const std::string row = R"( "a ""b"", c" ,)" + kGood;
  const Result<Puzzle> puzzle = read_of(kCsvFormat, row, context);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->notes.title, "a \"b\", c");
  EXPECT_EQ(fit_of(kCsvFormat, "\"a\nb", context), Fit::kMore);
  const std::string lines = "\"a\n\nb\"," + kGood;
  EXPECT_EQ(fit_of(kCsvFormat, lines, context), Fit::kWhole);
  EXPECT_EQ(read_of(kCsvFormat, lines, context)->notes.title, "a\n\nb");
}

TEST(CsvFormat, AnOpenQuoteGivesUpSomewhere) {
  ReadContext context = under("title,puzzle");
  std::string text = "\"a\n";
  for (int i = 0; i < 59; ++i) text += "b\n";
  EXPECT_EQ(fit_of(kCsvFormat, text, context), Fit::kClaim);
  const Result<Puzzle> puzzle = read_of(kCsvFormat, text, context);
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().code, ErrorCode::kBadSyntax);
  EXPECT_EQ(fit_of(kCsvFormat, "a," + kGood + "\nb", context), Fit::kNo);
}

void expect_error_in_row(const std::string& row, ErrorCode code, TextPlace at) {
  ReadContext context = under("puzzle,solution,title");
  const Result<Puzzle> puzzle = read_of(kCsvFormat, row, context);
  ASSERT_FALSE(puzzle) << row;
  EXPECT_EQ(puzzle.error().code, code) << row;
  EXPECT_EQ(puzzle.error().at, at) << row;
}

TEST(CsvFormat, ErrorsPointAtTheirColumn) {
  expect_error_in_row(kGood + "," + kFull, ErrorCode::kMissingField, {1, 164});
  expect_error_in_row(kGood + "," + kFull + ",a,b", ErrorCode::kBadSyntax, {1, 167});
  expect_error_in_row(kGood + "," + kFull + ",\"a\" b", ErrorCode::kBadSyntax, {1, 169});
  expect_error_in_row(kGood + "," + kFull + ",a\nb", ErrorCode::kBadSyntax, {1, 166});
  expect_error_in_row(kGood + "1,,", ErrorCode::kTooLong, {1, 82});
  expect_error_in_row("12!,,", ErrorCode::kBadCharacter, {1, 3});
  expect_error_in_row(",,", ErrorCode::kMissingField, {1, 1});
}

TEST(CsvFormat, ASolutionThatContradictsTheGivensIsHandedOn) {
  ReadContext context = under("puzzle,solution,title");
  const Result<Puzzle> puzzle = read_of(kCsvFormat, kCells + "," + kFull + ",", context);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens.value_at(Cell(15)), 9);
  ASSERT_TRUE(puzzle->solution);
  EXPECT_EQ(puzzle->solution->value_at(Cell(15)), 1);
}

TEST(CsvFormat, ASolutionThatIsNoneIsCounted) {
  const std::vector<std::pair<std::string, int>> cases = {
      {kFull.substr(1), 80}, {"12", 2}, {"1." + kFull.substr(2), 80}, {"see page 7", 1}};
  for (const auto& [solution, digits] : cases) {
    ReadContext context = under("puzzle,solution,title");
    const Result<Puzzle> puzzle = read_of(kCsvFormat, kGood + "," + solution + ",", context);
    ASSERT_TRUE(puzzle) << solution;
    EXPECT_FALSE(puzzle->solution) << solution;
    EXPECT_EQ(puzzle->partial_solution, std::optional(digits)) << solution;
  }
}

// A line reads the puzzle alone: the table knows more, if only that there is no solution.
TEST(CsvFormat, ASolutionThatIsNoneIsMoreThanNone) {
  const Result<Puzzle> puzzle = read_puzzle("puzzle,solution\n" + kGood + ",12\n", {});
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->partial_solution, std::optional(2));
}

TEST(CsvFormat, RowsThatDoNotFitAreClaimed) {
  const ReadContext context = under("puzzle,solution,title");
  EXPECT_EQ(fit_of(kCsvFormat, "hello", context), Fit::kClaim);
  EXPECT_EQ(fit_of(kCsvFormat, ",,", context), Fit::kClaim);
  EXPECT_EQ(fit_of(kCsvFormat, "\"a\" b,,", context), Fit::kClaim);
}

TEST(CsvFormat, FormulasAreQuotedAndComeBack) {
  Puzzle puzzle;
  puzzle.notes = {.title = "=cmd()",
                  .author = "'=x",
                  .description = "+1",
                  .comment = "-1",
                  .date = "@x",
                  .source = "\tx",
                  .level = "'tis",
                  .url = "\rx"};
  const std::string row = test::written_by(kCsvFormat, puzzle);
  EXPECT_EQ(row, std::string(81, '0') +
                     ",,\"'=cmd()\",\"''=x\",\"'+1\",\"'-1\",\"'@x\",\"'\tx\",'tis,\"'\rx\"\n");
  ReadContext context = under(std::string(test::lines_of(kCsvFormat.prologue)[0]));
  const Result<Puzzle> back = test::read_back(kCsvFormat, row, context);
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, puzzle);
}

TEST(CsvFormat, AGuardBeforeAPuzzleIsDropped) {
  ReadContext context = under("puzzle,title");
  const std::string dashes(79, '-');
  const Result<Puzzle> puzzle = read_of(kCsvFormat, "'" + dashes + "12,x", context);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens.value_at(Cell(80)), 2);
}

RC_GTEST_PROP(CsvFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const int size = *rc::gen::element(4, 6, 8, 9);
  Puzzle puzzle = test::random_puzzle(seed, size, kCsvFormat.writes);
  if (seed % 3 == 0) puzzle.notes.comment += "\n\"x\"";
  ReadContext context;
  (void)read_of(kCsvFormat, kCsvFormat.prologue, context);
  const Result<Puzzle> back =
      test::read_back(kCsvFormat, test::written_by(kCsvFormat, puzzle), context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

}  // namespace
}  // namespace shudu
