// gsf's q2 lines and rating lists (src/formats/gsf.h).
#include "formats/gsf.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/direct.h"
#include "formats/record_list.h"

namespace shudu {
namespace {

using test::fit_of;
using test::read_of;

const std::string kGsfCells = "98.7..6" + std::string(74, '.');

TEST(GsfFormat, ReadsQ2Lines) {
  const std::string line = "99480,99408,114,1895," + kGsfCells + ",Green Hill,20.00s,C24,m";
  EXPECT_EQ(fit_of(kGsfFormat, line), Fit::kWhole);
  const Result<Puzzle> puzzle = read_of(kGsfFormat, line);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens.filled_count(), 4);
  EXPECT_EQ(puzzle->givens.value_at(Cell(6)), 6);
  EXPECT_EQ(puzzle->notes.level, "99480,99408,114,1895");
  EXPECT_EQ(puzzle->notes.title, "Green Hill");
  EXPECT_EQ(puzzle->notes.comment, "20.00s,C24,m");
}

TEST(GsfFormat, ReadsRatedLists) {
  for (const char* tail : {" ED=7.2/1.5/1.5", "\t ED=7.2/1.5/1.5", ";7.2/1.5/1.5", "; 7.2/1.5/1.5",
                           " ; 7.2/1.5/1.5"}) {
    const std::string line = kGsfCells + tail;
    EXPECT_EQ(fit_of(kGsfFormat, line), Fit::kWhole) << line;
    const Result<Puzzle> puzzle = read_of(kGsfFormat, line);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->givens.filled_count(), 4);
    EXPECT_EQ(puzzle->notes.level, "7.2/1.5/1.5");
  }
}

TEST(GsfFormat, KeepsSolutionAndRatingOfAList) {
  const std::string puzzle(81, '.');
  const std::string solution =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  for (const std::string& tail :
       {";" + solution + ";7.2", "; " + solution + " ; 7.2", " " + solution + " ED=7.2",
        ";" + solution + ";ED=7.2", "\t" + solution + "\tED=7.2"}) {
    const std::string line = "1" + puzzle.substr(1) + tail;
    const std::vector<test::Entry> entries = test::read_all(line);
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].format, "gsf") << line;
    ASSERT_TRUE(entries[0].puzzle.solution) << line;
    EXPECT_EQ(test::cells_of(*entries[0].puzzle.solution), solution);
    EXPECT_EQ(entries[0].puzzle.notes.level, "7.2");
  }
  for (const std::string& tail :
       {";" + solution, " " + solution, ";" + solution + ";", ";" + solution + "; "}) {
    const std::vector<test::Entry> entries = test::read_all("1" + puzzle.substr(1) + tail);
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].format, "line");
    EXPECT_TRUE(entries[0].puzzle.solution);
    EXPECT_TRUE(entries[0].puzzle.notes.empty());
  }
}

TEST(GsfFormat, WritesAQ2Line) {
  Puzzle puzzle;
  puzzle.givens.place(Cell(0), Digit(4));
  const std::string cells = "4" + std::string(80, '.');
  EXPECT_EQ(test::written_by(kGsfFormat, puzzle), "0,0,0,0," + cells + ",,\n");
  puzzle.notes.title = "T";
  puzzle.notes.author = "A";
  puzzle.notes.comment = "more, here";
  puzzle.notes.level = "1,2,3,4.5";
  EXPECT_EQ(test::written_by(kGsfFormat, puzzle), "#A A\n1,2,3,4.5," + cells + ",T,more, here\n");
}

TEST(GsfFormat, LeavesOtherLinesAlone) {
  EXPECT_EQ(fit_of(kGsfFormat, kGsfCells), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, kGsfCells + " # remark"), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, kGsfCells + ";"), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, kGsfCells + "," + kGsfCells), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, "a,b,c,d,e,f,g"), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, "1,2,3,4,5,6,7,8,9"), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, "1,2,3,4," + kGsfCells + ",6"), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, "1;2;3"), Fit::kNo);
  EXPECT_EQ(fit_of(kGsfFormat, kGsfCells + ";1\n"), Fit::kWhole);
  EXPECT_EQ(fit_of(kGsfFormat, kGsfCells + ";1\nx"), Fit::kNo);
}

TEST(GsfFormat, ErrorsPointAtTheirColumn) {
  const auto check = [](const std::string& line, ErrorCode code, std::uint64_t column) {
    const Result<Puzzle> puzzle = read_of(kGsfFormat, line);
    ASSERT_FALSE(puzzle) << line;
    EXPECT_EQ(puzzle.error().code, code) << line;
    EXPECT_EQ(puzzle.error().at, (TextPlace{1, column})) << line;
  };
  const std::string short_cells = kGsfCells.substr(0, 80);
  EXPECT_EQ(fit_of(kGsfFormat, short_cells + ";7.2"), Fit::kClaim);
  check(short_cells + ";7.2", ErrorCode::kTooShort, 81);
  EXPECT_EQ(fit_of(kGsfFormat, "1,2,3,4," + short_cells + ",x,y"), Fit::kClaim);
  check("1,2,3,4," + short_cells + ",x,y", ErrorCode::kTooShort, 8 + 81);
  check("1,2,3,4," + kGsfCells + "1,x,y", ErrorCode::kTooLong, 8 + 82);
  check("1,2,3,4,1!,x,y", ErrorCode::kBadCharacter, 8 + 2);
  check("1,2,3,4," + std::string(64, '.') + ",x,y", ErrorCode::kTooShort, 8 + 65);
  check("what", ErrorCode::kBadSyntax, 1);
}

RC_GTEST_PROP(GsfFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const Puzzle puzzle = test::random_puzzle(seed, 9, kGsfFormat.writes);
  ReadContext context;
  const Result<Puzzle> back =
      test::read_back(kGsfFormat, test::written_by(kGsfFormat, puzzle), context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

}  // namespace
}  // namespace shudu
