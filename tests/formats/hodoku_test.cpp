// HoDoKu's library lines (src/formats/hodoku.h).
#include "formats/hodoku.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <string>

#include "formats/direct.h"
#include "shudu/formats/library_line.h"
#include "support/paths.h"

namespace shudu {
namespace {

using test::expect_error;
using test::fit_of;
using test::read_of;

// Row 1 full but for r1c9, of which two digits are placed; nothing else.
const std::string kRow = "12+3456+78.";
const std::string kRest(72, '.');
const std::string kHodokuCells = kRow + kRest;

TEST(HodokuFormat, ReadsGivensPlacedDigitsAndDeletedCandidates) {
  const Result<Puzzle> puzzle =
      read_of(kHodokuFormat, ":0300-1:5:" + kHodokuCells + ":549 533:539::7");
  ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->givens.filled_count(), 6);
  EXPECT_EQ(puzzle->placed.filled_count(), 2);
  EXPECT_EQ(puzzle->placed.value_at(Cell(2)), 3);
  EXPECT_EQ(puzzle->givens.value_at(Cell(3)), 4);
  ASSERT_TRUE(puzzle->marks);
  EXPECT_FALSE(puzzle->marks_are_puzzle);
  // r1c9 sees 1 to 8; r5c9... r4c9 sees only r1c9, which is empty, so just the deleted 5 is gone.
  EXPECT_EQ((*puzzle->marks)[Cell(8)], DigitSet::only(Digit(9)));
  EXPECT_EQ((*puzzle->marks)[Cell(3 * 9 + 8)], DigitSet::first_n(9) - DigitSet::only(Digit(5)));
  EXPECT_EQ((*puzzle->marks)[Cell(0)], DigitSet::only(Digit(1)));
  // r2c1 sees 1 2 3 of its box and 1 of its column.
  EXPECT_EQ((*puzzle->marks)[Cell(9)],
            DigitSet::first_n(9) - (DigitSet{Digit(1), Digit(2), Digit(3)}));
  EXPECT_EQ(puzzle->notes.title, "0300-1:5");
  EXPECT_EQ(puzzle->notes.comment, "539::7");
}

TEST(HodokuFormat, WithoutDeletedCandidatesThereAreNoMarks) {
  const Result<Puzzle> puzzle = read_of(kHodokuFormat, ":0000:x:" + kHodokuCells + ":::");
  ASSERT_TRUE(puzzle);
  EXPECT_FALSE(puzzle->marks);
  EXPECT_TRUE(puzzle->notes.empty());
}

TEST(HodokuFormat, WritesALineWithoutTechnique) {
  Puzzle puzzle;
  puzzle.givens.place(Cell(0), Digit(5));
  puzzle.placed.place(Cell(80), Digit(6));
  EXPECT_EQ(test::written_by(kHodokuFormat, puzzle),
            ":0000:x:5" + std::string(79, '.') + "+6::::\n");
}

TEST(HodokuFormat, KnowsItsLinesByTheColons) {
  EXPECT_EQ(fit_of(kHodokuFormat, "  :0000:x:" + kHodokuCells + ":::"), Fit::kWhole);
  EXPECT_EQ(fit_of(kHodokuFormat, ":0000:x:" + kHodokuCells + "::::"), Fit::kWhole);
  EXPECT_EQ(fit_of(kHodokuFormat, ":0000:x:" + kHodokuCells), Fit::kClaim);
  EXPECT_EQ(fit_of(kHodokuFormat, ":0000:x:" + kHodokuCells + ":::::::"), Fit::kClaim);
  EXPECT_EQ(fit_of(kHodokuFormat, ":-) :-("), Fit::kNo);
  EXPECT_EQ(fit_of(kHodokuFormat, "a:b:c:d:e:f:g"), Fit::kNo);
  EXPECT_EQ(fit_of(kHodokuFormat, ":::::::\nx"), Fit::kNo);
}

void expect_error_at(const std::string& line, ErrorCode code, std::uint64_t column) {
  expect_error(kHodokuFormat, line, code, {1, column});
}

TEST(HodokuFormat, ErrorsPointAtTheirColumn) {
  expect_error_at(":0000:x:" + kHodokuCells, ErrorCode::kBadSyntax, 8 + 83 + 1);
  expect_error_at(":0000:x:1" + kHodokuCells + ":::", ErrorCode::kTooLong, 8 + 84 + 1);
  expect_error_at(":0000:x:" + kRow + ":::", ErrorCode::kTooShort, 8 + 11 + 1);
  expect_error_at(":0000:x::::", ErrorCode::kTooShort, 9);
  expect_error_at(":0000:x:1!" + kHodokuCells + ":::", ErrorCode::kBadCharacter, 10);
  expect_error_at(":0000:x:1+." + kHodokuCells + ":::", ErrorCode::kBadCharacter, 11);
  expect_error_at(":0000:x:1+:::", ErrorCode::kBadCharacter, 10);
  expect_error_at(":0000:x:" + kHodokuCells + ":549 5x9::", ErrorCode::kBadSyntax, 8 + 83 + 2 + 4);
  expect_error_at(":0000:x:" + kHodokuCells + ":5490::", ErrorCode::kBadSyntax, 8 + 83 + 2);
}

TEST(HodokuFormat, MarksThatPeersRuleOutSurvive) {
  Puzzle puzzle;
  puzzle.givens.place(Cell(0), Digit(5));
  Pencilmarks marks;  // every candidate everywhere, also 5 beside the 5
  marks.set(Cell(0), DigitSet::only(Digit(5)));
  puzzle.marks = marks;
  ReadContext context;
  const std::string line = test::written_by(kHodokuFormat, puzzle);
  EXPECT_NE(line.find(":+512 "), std::string::npos) << line;
  const Result<Puzzle> back = test::read_back(kHodokuFormat, line, context);
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, puzzle);
}

TEST(HodokuFormat, MarksWithNothingDeletedAreStillMarks) {
  ReadContext context;
  Puzzle empty;
  empty.marks = Pencilmarks();
  const Result<Puzzle> back =
      test::read_back(kHodokuFormat, test::written_by(kHodokuFormat, empty), context);
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, empty);
}

RC_GTEST_PROP(HodokuFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const Puzzle puzzle = test::random_puzzle(seed, 9, kHodokuFormat.writes);
  ReadContext context;
  const Result<Puzzle> back =
      test::read_back(kHodokuFormat, test::written_by(kHodokuFormat, puzzle), context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

TEST(HodokuFormat, TitlesThatLookLikeNoTechniqueSurvive) {
  for (const char* title : {"0000:x", "0200:23", "x", "", "0200:a", ":1"}) {
    for (const char* comment : {"::", " ::", "539::7", ":", "1:2:3:4", "539: ", "a\n\nb", ""}) {
      Puzzle puzzle;
      puzzle.notes.title = title;
      puzzle.notes.comment = comment;
      if (puzzle.notes.comment == "539: ") puzzle.notes.comment = "539:";
      ReadContext context;
      const std::string text = test::written_by(kHodokuFormat, puzzle);
      const Result<Puzzle> back = test::read_back(kHodokuFormat, text, context);
      ASSERT_TRUE(back) << text;
      EXPECT_EQ(*back, puzzle) << text;
    }
  }
}

TEST(HodokuFormat, TheHeadOfALibraryLineIsKept) {
  const auto head_of = [](const std::string& head) {
    return read_of(kHodokuFormat, ":" + head + ":" + kHodokuCells + "::539::");
  };
  const Result<Puzzle> negative = head_of("0606-x:59");
  ASSERT_TRUE(negative);
  const auto head = library_head(negative->notes);
  ASSERT_TRUE(head);
  EXPECT_EQ(head->code, "0606");
  EXPECT_EQ(head->variant, "x");
  EXPECT_EQ(head->digits, "59");
  const Result<Puzzle> siamese = head_of("03111:7");
  ASSERT_TRUE(siamese);
  EXPECT_EQ(library_head(siamese->notes)->code, "03111");
  EXPECT_EQ(library_head(siamese->notes)->variant, "");
  const Result<Puzzle> grave = head_of("0610:");
  ASSERT_TRUE(grave);
  EXPECT_EQ(library_head(grave->notes)->digits, "");
  const Result<Puzzle> plain = head_of("0000:x");
  ASSERT_TRUE(plain);
  EXPECT_FALSE(library_head(plain->notes));
}

TEST(LibraryHead, OtherTitlesAreNone) {
  for (const char* title : {"", "x", "0300", "030:5", "030011:5", "0300-:5", "0300-y:5", "0300:5a",
                            "A puzzle: 5", ":5", "0a00:5"}) {
    Notes notes;
    notes.title = title;
    EXPECT_FALSE(library_head(notes)) << title;
  }
}

TEST(HodokuFormat, ReadsTheWholeCaseLibrary) {
  constexpr std::string_view kLibrary = "data/techniques/reglib-half.txt";
  const auto path = test::shared_file(kLibrary);
  if (!path) GTEST_SKIP() << test::no_shared(kLibrary);
  std::ifstream file(*path);
  std::string line;
  int count = 0;
  while (std::getline(file, line)) {
    if (line.substr(0, 1) != ":") continue;
    ++count;
    ASSERT_EQ(fit_of(kHodokuFormat, line), Fit::kWhole) << line;
    const Result<Puzzle> puzzle = read_of(kHodokuFormat, line);
    ASSERT_TRUE(puzzle) << line;
    EXPECT_TRUE(library_head(puzzle->notes)) << line;
    ReadContext context;
    const std::string written = test::written_by(kHodokuFormat, *puzzle);
    const Result<Puzzle> back = test::read_back(kHodokuFormat, written, context);
    ASSERT_TRUE(back) << written;
    EXPECT_EQ(*back, *puzzle) << written;
  }
  EXPECT_EQ(count, 582);  // shared/design/techniques.md, section 2
}

}  // namespace
}  // namespace shudu
