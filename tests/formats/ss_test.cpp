// Simple Sudoku's .ss files (src/formats/ss.h).
#include "formats/ss.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/direct.h"

namespace shudu {
namespace {

using test::expect_claimed_error;
using test::fit_of;
using test::read_of;

const std::string kBorder = "*-----------*\n";
const std::string kRule = "|---+---+---|\n";
const std::string kTail = "|...|...|...|\n|...|...|...|\n" + kRule +
                          "|...|...|...|\n|...|.5.|...|\n|...|...|...|\n" + kRule +
                          "|...|...|...|\n|...|...|...|\n|...|...|..9|\n" + kBorder;
const std::string kGivens = kBorder + "|1..|...|...|\n" + kTail;
const std::string kFilled = kBorder + "|1.3|...|...|\n" + kTail;

// Every candidate in every empty cell but r1c2, which has one.
std::string candidates(const std::string& first_row) {
  const std::string all = " 123456789";
  const std::string part = all + all + all + " |";
  const std::string row = "|" + part + part + part + "\n";
  const std::string five = "|" + part + all + " 5" + all + " |" + part + "\n";
  const std::string last = "|" + part + part + all + all + " 9 |\n";
  const std::string rule = "|---+---+---|\n";
  return "*---*\n" + first_row + "\n" + row + row + rule + row + five + row + rule + row + row +
         last + "*---*\n";
}
const std::string kFirst = "| 1 46 3 | 123456789 . 123456789 | 123456789 123456789 123456789 |";

TEST(SsFormat, ReadsGivens) {
  EXPECT_EQ(fit_of(kSsFormat, kGivens), Fit::kWholeOrMore);
  const Result<Puzzle> puzzle = read_of(kSsFormat, kGivens);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens.filled_count(), 3);
  EXPECT_EQ(puzzle->givens.value_at(Cell(40)), 5);
  EXPECT_EQ(puzzle->placed.filled_count(), 0);
  EXPECT_FALSE(puzzle->marks);
}

TEST(SsFormat, ReadsThreeBoxesThatBelongTogether) {
  const std::string text = kGivens + "\n" + kFilled + "\n" + candidates(kFirst);
  EXPECT_EQ(fit_of(kSsFormat, text), Fit::kWhole);
  const Result<Puzzle> puzzle = read_of(kSsFormat, text);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens.filled_count(), 3);
  EXPECT_EQ(puzzle->placed.filled_count(), 1);
  EXPECT_EQ(puzzle->placed.value_at(Cell(2)), 3);
  ASSERT_TRUE(puzzle->marks);
  EXPECT_FALSE(puzzle->marks_are_puzzle);
  EXPECT_EQ((*puzzle->marks)[Cell(1)], (DigitSet{Digit(4), Digit(6)}));
  EXPECT_TRUE((*puzzle->marks)[Cell(4)].empty());
  EXPECT_EQ((*puzzle->marks)[Cell(2)], DigitSet::only(Digit(3)));
}

TEST(SsFormat, CandidatesMayFollowTheGivensAtOnce) {
  const Result<Puzzle> puzzle = read_of(kSsFormat, kGivens + candidates(kFirst));
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->placed.filled_count(), 0);  // a lone 3 is a candidate, not a placed digit
  ASSERT_TRUE(puzzle->marks);
  EXPECT_EQ((*puzzle->marks)[Cell(2)], DigitSet::only(Digit(3)));
}

TEST(SsFormat, BoxesOfOtherPuzzlesStayApart) {
  std::string other = kFilled;
  other[other.find('1')] = '2';
  EXPECT_EQ(fit_of(kSsFormat, kGivens + kBorder), Fit::kMore);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + other.substr(0, 28)), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + kGivens), Fit::kNo) << "adds nothing";
  EXPECT_EQ(fit_of(kSsFormat, kGivens + "\n"), Fit::kWholeOrMore);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + "\n\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + kFilled + kFilled), Fit::kNo) << "a third box of digits";
  EXPECT_EQ(fit_of(kSsFormat, kGivens + candidates(kFirst) + kBorder), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + "hello"), Fit::kNo);
  // Candidates that contradict a given, of a wrong count, or with a wrong character.
  const std::string rest = kFirst.substr(kFirst.find('|', 1));
  EXPECT_EQ(fit_of(kSsFormat, kGivens + candidates("| 2 46 3 " + rest)), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + candidates("| 1 46 " + rest)), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kGivens + candidates("| 1 4x 3 " + rest)), Fit::kNo);
}

TEST(SsFormat, LeavesOtherBoxesAlone) {
  EXPECT_EQ(fit_of(kSsFormat, "+---+---+---+"), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, "|1..|...|...|"), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, "*"), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, "* a remark *"), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kBorder + "hello"), Fit::kNo);
  EXPECT_EQ(fit_of(kSsFormat, kBorder + kFirst), Fit::kNo) << "candidates alone";
  EXPECT_EQ(fit_of(kSsFormat, "\n"), Fit::kNo);
}

TEST(SsFormat, EveryBeginningWaitsForMore) {
  const auto lines = test::lines_of(kGivens);
  for (std::size_t n = 1; n < lines.size(); ++n) {
    EXPECT_EQ(kSsFormat.fit(std::span(lines).first(n), {}), Fit::kMore) << n;
  }
  const Result<Puzzle> early = read_of(kSsFormat, kBorder);
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error().code, ErrorCode::kUnfinished);
}

TEST(SsFormat, BrokenLinesAreErrorsWithTheirPlace) {
  const std::string head = kBorder + "|1..|...|...|\n";
  expect_claimed_error(kSsFormat, head + "|...|.a.|...|", ErrorCode::kBadCharacter, {3, 7});
  expect_claimed_error(kSsFormat, head + "|...|....|...|", ErrorCode::kTooLong, {3, 9});
  expect_claimed_error(kSsFormat, head + "|...|..|...|", ErrorCode::kTooShort, {3, 8});
  expect_claimed_error(kSsFormat, head + "|...|...|", ErrorCode::kBadSyntax, {3, 1});
  expect_claimed_error(kSsFormat, head + "hello", ErrorCode::kBadSyntax, {3, 1});
  expect_claimed_error(kSsFormat, head + "|...|...|...|\n|...|...|...|\n|...|...|...|",
                       ErrorCode::kBadSyntax, {5, 1});
}

TEST(SsFormat, GivensMayHaveBlanksBetween) {
  std::string text;
  for (const auto line : test::lines_of(kGivens)) {
    const bool is_row = line.find('-') == std::string_view::npos;
    for (const char c : line) text.append(1, c).append(is_row ? " " : "");
    while (text.back() == ' ') text.pop_back();
    text += '\n';
  }
  const Result<Puzzle> puzzle = read_of(kSsFormat, text);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(*puzzle, *read_of(kSsFormat, kGivens));
}

TEST(SsFormat, WritesGivensAlone) {
  const Result<Puzzle> puzzle = read_of(kSsFormat, kGivens);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(test::written_by(kSsFormat, *puzzle), kGivens);
}

RC_GTEST_PROP(SsFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const Puzzle puzzle = test::random_puzzle(seed, 9, kSsFormat.writes);
  ReadContext context;
  const Result<Puzzle> back =
      test::read_back(kSsFormat, test::written_by(kSsFormat, puzzle), context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

}  // namespace
}  // namespace shudu
