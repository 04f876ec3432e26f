// SadMan Software's .sdk files and note lines (src/formats/sdk.h, note_lines.h).
#include "formats/sdk.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/direct.h"
#include "formats/note_lines.h"

namespace shudu {
namespace {

using test::expect_claimed_error;
using test::fit_of;
using test::read_of;

const std::string kRows =
    "1.......9\n.5.....2.\n..9...4..\n...5.7...\n....9....\n...2.4...\n..5...9..\n.7.....4.\n"
    "9.......8\n";
const std::string kState =
    "1234....9\n.5.....2.\n..9...4..\n...5.7...\n....9....\n...2.4...\n..5...9..\n.7.....4.\n"
    "9.......8\n";

TEST(SdkFormat, ReadsPuzzleAndState) {
  const std::string text = "[Puzzle]\n" + kRows + "\n[State]\n" + kState;
  EXPECT_EQ(fit_of(kSdkFormat, text), Fit::kWholeOrMore);
  const Result<Puzzle> puzzle = read_of(kSdkFormat, text);
  ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->givens.filled_count(), 17);
  EXPECT_EQ(puzzle->placed.filled_count(), 3);
  EXPECT_EQ(puzzle->placed.value_at(Cell(3)), 4);
}

TEST(SdkFormat, EveryBeginningWaitsForMore) {
  const std::string text = "[Puzzle]\n" + kRows;
  const auto lines = test::lines_of(text);
  for (std::size_t n = 1; n < lines.size(); ++n) {
    EXPECT_EQ(kSdkFormat.fit(std::span(lines).first(n), {}), Fit::kMore) << n;
  }
  EXPECT_EQ(kSdkFormat.fit(lines, {}), Fit::kWholeOrMore);
}

TEST(SdkFormat, ReadsABareGridWithNotes) {
  ReadContext context;
  context.comments = {"#A Ada", "# a remark", "#C one", "#C two", "#L hard", "#Comment", "#"};
  EXPECT_EQ(fit_of(kSdkFormat, kRows, context), Fit::kWhole);
  const Result<Puzzle> puzzle = read_of(kSdkFormat, kRows, context);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens.filled_count(), 17);
  EXPECT_EQ(puzzle->notes.author, "Ada");
  EXPECT_EQ(puzzle->notes.comment, "one\ntwo");
  EXPECT_EQ(puzzle->notes.level, "hard");
}

TEST(SdkFormat, DenseNotesAreReadBeforeSections) {
  ReadContext context;
  context.comments = {"#AAda", "  #DFor a friend", "#Q unknown", "#"};
  const Result<Puzzle> puzzle = read_of(kSdkFormat, "[puzzle]\n" + kRows, context);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->notes.author, "Ada");
  EXPECT_EQ(puzzle->notes.description, "For a friend");
}

TEST(SdkFormat, SkipsSectionsItDoesNotKnow) {
  const std::string colours = "[Colours]\nred 1\nblue 2\n";
  const std::string text =
      colours + "[Puzzle]\n" + kRows + colours + "\n[State]\n" + kState + colours;
  EXPECT_EQ(fit_of(kSdkFormat, text), Fit::kWholeOrMore);
  const Result<Puzzle> puzzle = read_of(kSdkFormat, text);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->placed.filled_count(), 3);
}

TEST(SdkFormat, KnowsWhereTheNextRecordBegins) {
  const std::string whole = "[Puzzle]\n" + kRows;
  EXPECT_EQ(fit_of(kSdkFormat, whole + "[Puzzle]\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, whole + "[State]\n" + kState + "[State]\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, whole + "1.......9\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, whole + "[Colours]\n" + std::string(81, '.') + "\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, whole + "[Colours]\nred\n\nred\n"), Fit::kNo);
  std::string endless = whole + "[Colours]\n";
  for (int i = 0; i < 100; ++i) endless += "red\n";
  EXPECT_EQ(fit_of(kSdkFormat, endless), Fit::kNo);
  std::string sections;
  for (int i = 0; i < 9; ++i) sections += "[Colours]\n";
  EXPECT_EQ(fit_of(kSdkFormat, sections), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, kRows + "1.......9\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, "hello"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, "[1,2,3]"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, "[]"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, "1.......9\n\n"), Fit::kNo);
  EXPECT_EQ(fit_of(kSdkFormat, "1.......9\n1...\n"), Fit::kNo);
}

TEST(SdkFormat, BrokenRowsAreErrorsWithTheirPlace) {
  expect_claimed_error(kSdkFormat, "[Puzzle]\n1.......9\n .5..!..2.\n", ErrorCode::kBadCharacter,
                       {3, 6});
  expect_claimed_error(kSdkFormat, "[Puzzle]\n1.......9\n.5.....2\n", ErrorCode::kTooShort, {3, 9});
  expect_claimed_error(kSdkFormat, "[Puzzle]\n1.......9\n.5.....2..\n", ErrorCode::kTooLong,
                       {3, 10});
  expect_claimed_error(kSdkFormat, "[Puzzle]\n1.......\n1.......9\n", ErrorCode::kTooLong, {3, 9});
  expect_claimed_error(kSdkFormat, "[Puzzle]\n12345\n", ErrorCode::kTooShort, {2, 6});
  expect_claimed_error(kSdkFormat, "[Puzzle]\n1.......9\n[State]\n", ErrorCode::kUnfinished,
                       {3, 1});
  expect_claimed_error(kSdkFormat, "1.......9\n[Puzzle]\n", ErrorCode::kUnfinished, {2, 1});
}

TEST(SdkFormat, DigitsAboveTheSizeAreErrors) {
  const Result<Puzzle> puzzle = read_of(kSdkFormat, "[Puzzle]\n1...\n..2.\n.5..\n....\n");
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().code, ErrorCode::kBadNumber);
  EXPECT_EQ(puzzle.error().at, (TextPlace{4, 2}));
}

TEST(SdkFormat, AStateThatContradictsTheGivensIsAnError) {
  std::string state = kState;
  state[0] = '2';
  const Result<Puzzle> puzzle = read_of(kSdkFormat, "[Puzzle]\n" + kRows + "[State]\n" + state);
  ASSERT_FALSE(puzzle);
  EXPECT_EQ(puzzle.error().code, ErrorCode::kMismatch);
  EXPECT_EQ(puzzle.error().at, (TextPlace{12, 1}));
}

TEST(SdkFormat, ALargeGridIsOneUnsupportedRecord) {
  std::string text = "[Puzzle]\n";
  for (int i = 0; i < 15; ++i) text += "................\n";
  EXPECT_EQ(fit_of(kSdkFormat, text), Fit::kMore);
  expect_claimed_error(kSdkFormat, text + "...............G\n", ErrorCode::kUnsupportedLayout,
                       {2, 1});
}

TEST(SdkFormat, WritesNotesAndSections) {
  Puzzle puzzle;
  puzzle.givens = Grid(4);
  puzzle.placed = Grid(4);
  puzzle.givens.place(Cell(0), Digit(1));
  EXPECT_EQ(test::written_by(kSdkFormat, puzzle), "[Puzzle]\n1...\n....\n....\n....\n");
  puzzle.placed.place(Cell(15), Digit(2));
  puzzle.notes.title = "Four";
  puzzle.notes.comment = "a\n\nb";
  EXPECT_EQ(test::written_by(kSdkFormat, puzzle),
            "#T Four\n#C a\n#C\n#C b\n[Puzzle]\n1...\n....\n....\n....\n"
            "[State]\n1...\n....\n....\n...2\n");
}

TEST(SdkFormat, NoteLinesAreKnown) {
  EXPECT_TRUE(is_note_line("#A Ada"));
  EXPECT_TRUE(is_note_line(" #C"));
  EXPECT_FALSE(is_note_line("#Ada"));
  EXPECT_FALSE(is_note_line("# A"));
  EXPECT_FALSE(is_note_line("#"));
  EXPECT_FALSE(is_note_line("   "));
}

RC_GTEST_PROP(SdkFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const int size = *rc::gen::element(4, 6, 8, 9);
  const Puzzle puzzle = test::random_puzzle(seed, size, kSdkFormat.writes);
  ReadContext context;
  const Result<Puzzle> back =
      test::read_back(kSdkFormat, test::written_by(kSdkFormat, puzzle), context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

}  // namespace
}  // namespace shudu
