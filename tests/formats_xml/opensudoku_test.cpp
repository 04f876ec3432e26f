// OpenSudoku's XML, one piece at a time as the reader hands it over
// (include/shudu/formats/xml/opensudoku.h).
#include "shudu/formats/xml/opensudoku.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "formats/direct.h"
#include "shudu/formats/variant/record_formats.h"

namespace shudu {
namespace {

const std::string kCells = "12" + std::string(79, '0');

Fit fit_of(std::string_view piece, const ReadContext& context = {}) {
  return opensudoku_format().fit({&piece, 1}, context);
}

Result<Puzzle> read_of(std::string_view piece, ReadContext& context) {
  return opensudoku_format().read({&piece, 1}, context);
}

/// Reads header pieces, each of which must be one.
ReadContext inside(const std::vector<std::string>& pieces) {
  ReadContext context;
  for (const std::string& piece : pieces) {
    EXPECT_EQ(fit_of(piece, context), Fit::kHeader) << piece;
    EXPECT_TRUE(read_of(piece, context)) << piece;
  }
  return context;
}

TEST(OpenSudokuFormat, ReadsVersionOne) {
  ReadContext context =
      inside({"<?xml version='1.0'?>", "<opensudoku>", "<name>", "Easy &amp; &#65;", "</name>",
              "<author>", "Ada", "</author>", "<created>", "2020-01-02", "</created>",
              "<sourceURL>", "http://x/?a&amp;b", "</sourceURL>", "<unknown>", "text", "</unknown>",
              "<level/>", "<!-- <game> -->"});
  const std::string game = "<game data=\"" + kCells + "\"/>";
  EXPECT_EQ(fit_of(game, context), Fit::kWhole);
  for (int i = 0; i < 2; ++i) {
    const Result<Puzzle> puzzle = read_of(game, context);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->givens.filled_count(), 2);
    EXPECT_EQ(puzzle->placed.filled_count(), 0);
    EXPECT_EQ(puzzle->notes.title, "Easy & A");
    EXPECT_EQ(puzzle->notes.author, "Ada");
    EXPECT_EQ(puzzle->notes.date, "2020-01-02");
    EXPECT_EQ(puzzle->notes.url, "http://x/?a&b");
  }
  EXPECT_TRUE(read_of("</opensudoku>", context));
  EXPECT_EQ(context.header, "");
}

TEST(OpenSudokuFormat, ReadsVersionTwo) {
  ReadContext context = inside({"<opensudoku version=\"2\">", "<folder name=\"F\" created=\"0\">"});
  std::string data = "version: 1&#10;1|-|0|2|-|1|0|3,4,|1|";
  for (int i = 3; i < 81; ++i) data += "0|-|1|";
  const Result<Puzzle> puzzle = read_of("<game created=\"0\" state=\"0\" time=\"5\" data=\"" +
                                            data + "\" note=\"a &lt;b&gt;\"></game>",
                                        context);
  ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->givens.value_at(Cell(0)), 1);
  EXPECT_EQ(puzzle->placed.value_at(Cell(1)), 2);
  ASSERT_TRUE(puzzle->marks);
  EXPECT_EQ((*puzzle->marks)[Cell(0)], DigitSet::only(Digit(1)));
  EXPECT_EQ((*puzzle->marks)[Cell(2)], (DigitSet{Digit(3), Digit(4)}));
  EXPECT_TRUE((*puzzle->marks)[Cell(3)].empty());
  EXPECT_EQ(puzzle->notes.title, "F");
  EXPECT_EQ(puzzle->notes.comment, "a <b>");
  EXPECT_TRUE(read_of("</folder>", context));
  const Result<Puzzle> later = read_of("<game data=\"" + kCells + "\">", context);
  ASSERT_TRUE(later);
  EXPECT_EQ(later->notes.title, "");
}

// 81 cells: a given 5, a placed 2, one with notes for 1 and 4, blanks.
std::string long_form(const std::string& version, const std::string& given,
                      const std::string& placed, const std::string& noted,
                      const std::string& blank) {
  std::string data = version + "&#10;" + given + placed + noted;
  for (int i = 3; i < 81; ++i) data += blank;
  return "<game data=\"" + data + "\"/>";
}

TEST(OpenSudokuFormat, ReadsNotesThatAreNumbers) {
  // Bit n-1 is digit n: 9 is 1 and 4. In version 4, and in some files of version 3, notes in the
  // corners and in the middle stand apart: 1 and 8; version 5 has a colour after them.
  for (const std::string& game :
       {long_form("version: 2", "5|0|0|", "2|0|1|", "0|9|1|", "0|0|1|"),
        long_form("version: 2", "5|0|0||", "2|0|1||", "0|9|1||", "0|0|1||"),
        long_form("version: 2", "5|0||0|", "2|0||1|", "0|9||1|", "0|0||1|"),
        long_form("version: 3", "5|0|0|", "2|0|1|", "0|9|1|", "0|0|1|"),
        long_form("version: 3", "5|0||0|", "2|0||1|", "0|9||1|", "0|0||1|"),
        long_form("version: 3", "5|0|0|0|", "2|0|0|1|", "0|1|8|1|", "0|0|0|1|"),
        long_form("version: 4", "5|0|0|0|", "2|0|0|1|", "0|1|8|1|", "0|0|0|1|"),
        long_form("version: 5", "5|0|0|0|0|", "2|0|0|0|1|", "0|8|1|0|1|", "0|0|0|0|1|"),
        long_form("version: 3", "5|0|0|0|", "2|0|0|1|", "0|9|0|1|", "0|0|0|1|")}) {
    ReadContext context;
    const Result<Puzzle> puzzle = read_of(game, context);
    ASSERT_TRUE(puzzle) << game << sentence(puzzle.error(), Language::kEnglish).view();
    EXPECT_EQ(puzzle->givens.filled_count(), 1);
    EXPECT_EQ(puzzle->givens.value_at(Cell(0)), 5);
    EXPECT_EQ(puzzle->placed.filled_count(), 1);
    EXPECT_EQ(puzzle->placed.value_at(Cell(1)), 2);
    ASSERT_TRUE(puzzle->marks);
    EXPECT_EQ((*puzzle->marks)[Cell(2)], (DigitSet{Digit(1), Digit(4)}));
    EXPECT_TRUE((*puzzle->marks)[Cell(3)].empty());
  }
  ReadContext context;
  const Result<Puzzle> plain =
      read_of(long_form("version: 3", "5|0|0|0|", "2|0|0|1|", "0|0|0|1|", "0|0|0|1|"), context);
  ASSERT_TRUE(plain);
  EXPECT_FALSE(plain->marks) << "no cell has notes";
  EXPECT_EQ(plain->left_out, "");
  const Result<Puzzle> coloured = read_of(
      long_form("version: 5", "5|0|0|7|0|", "2|0|0|0|1|", "0|8|1|0|1|", "0|0|0|0|1|"), context);
  ASSERT_TRUE(coloured);
  EXPECT_EQ(coloured->left_out, "colors");
}

// As the program of today exports it: other names, and attributes that say nothing of the puzzle.
TEST(OpenSudokuFormat, ReadsWhatTheProgramExportsToday) {
  for (const std::string root : {"opensudoku", "opensudoku2"}) {
    ReadContext context = inside(
        {"<" + root + " version=\"3\">", "<folder name=\"Hard\" created=\"1700000000000\">"});
    std::string game = long_form("version: 4", "5|0|0|0|", "2|0|0|1|", "0|1|8|1|", "0|0|0|1|");
    game.replace(game.find("data="), 4,
                 "created=\"1\" state=\"0\" mistake_counter=\"0\" "
                 "time=\"5\" last_played=\"0\" cells_data");
    game.replace(game.find("/>"), 2, " user_note=\"mine\" command_stack=\"\" rating_level=\"2\"/>");
    const Result<Puzzle> puzzle = read_of(game, context);
    ASSERT_TRUE(puzzle) << game << sentence(puzzle.error(), Language::kEnglish).view();
    EXPECT_EQ(puzzle->givens.filled_count(), 1);
    EXPECT_EQ(puzzle->placed.filled_count(), 1);
    EXPECT_EQ(puzzle->notes.title, "Hard");
    EXPECT_EQ(puzzle->notes.comment, "mine");
    EXPECT_TRUE(read_of("</" + root + ">", context));
    EXPECT_EQ(context.header, "");
  }
}

TEST(OpenSudokuFormat, NumbersThatAreNoNotesAreErrors) {
  for (const char* noted :
       {"0|512|1|", "0|-1|1|", "0|1,4,|1|", "0|99999999999|1|", "x|0|1|", "0|0|2|"}) {
    ReadContext context;
    EXPECT_FALSE(read_of(long_form("version: 2", "5|0|0|", "2|0|1|", noted, "0|0|1|"), context))
        << noted;
  }
  for (const char* version :
       {"version: 4", "version: 6", "version: 33", "version: x", "version:"}) {
    ReadContext context;
    EXPECT_FALSE(read_of(long_form(version, "5|0|0|", "2|0|1|", "0|9|1|", "0|0|1|"), context))
        << version;
  }
  ReadContext context;
  EXPECT_FALSE(read_of(long_form("version: 4", "5|0|0|", "2|0|1|", "0|9|1|", "0|0|1|"), context))
      << "fields of another version";
  EXPECT_FALSE(read_of(
      long_form("version: 5", "5|0|0|x|0|", "2|0|0|0|1|", "0|8|1|0|1|", "0|0|0|0|1|"), context));
}

TEST(OpenSudokuFormat, ReadsOtherProgramsFiles) {
  ReadContext context;
  EXPECT_EQ(fit_of("<sudoku data='" + kCells + "'/>"), Fit::kWhole);
  EXPECT_TRUE(read_of("<sudoku data='" + kCells + "'/>", context));
  EXPECT_TRUE(read_of("<game  data = ' " + kCells + "\n' />", context));
}

TEST(OpenSudokuFormat, KnowsItsPieces) {
  EXPECT_EQ(fit_of("<ksudoku>"), Fit::kNo);
  EXPECT_EQ(fit_of("</b>"), Fit::kNo);
  EXPECT_EQ(fit_of("</game>"), Fit::kHeader);
  EXPECT_EQ(fit_of("text"), Fit::kNo);
  const ReadContext context = inside({"<opensudoku>"});
  EXPECT_EQ(fit_of("text", context), Fit::kNo);
  EXPECT_EQ(fit_of("<anything>", context), Fit::kHeader);
  const std::vector<std::string_view> two = {"<game/>", "<game/>"};
  EXPECT_EQ(opensudoku_format().fit(two, context), Fit::kNo);
}

// bad-inputs B23: nothing is declared, nothing is expanded.
TEST(OpenSudokuFormat, DeclarationsAndEntitiesAreErrors) {
  const std::string bomb =
      "<!DOCTYPE opensudoku [<!ENTITY a \"1111111111\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>";
  EXPECT_EQ(fit_of(bomb), Fit::kClaim);
  ReadContext context;
  const Result<Puzzle> declared = read_of(bomb, context);
  ASSERT_FALSE(declared);
  EXPECT_EQ(declared.error().code, ErrorCode::kBadSyntax);
  EXPECT_EQ(declared.error().at, (TextPlace{1, 1}));
  const Result<Puzzle> used = read_of("<game data=\"&b;\"/>", context);
  ASSERT_FALSE(used);
  EXPECT_EQ(used.error().code, ErrorCode::kBadCharacter);
  EXPECT_EQ(used.error().at, (TextPlace{1, 13}));
  ReadContext named = inside({"<opensudoku>", "<name>", "&b;", "</name>"});
  EXPECT_EQ(read_of("<game data=\"" + kCells + "\"/>", named)->notes.title, "&b;");
}

void expect_error(const std::string& piece, ErrorCode code, std::uint64_t column) {
  ReadContext context;
  const Result<Puzzle> puzzle = read_of(piece, context);
  ASSERT_FALSE(puzzle) << piece;
  EXPECT_EQ(puzzle.error().code, code) << piece;
  EXPECT_EQ(puzzle.error().at, (TextPlace{1, column})) << piece;
}

TEST(OpenSudokuFormat, ErrorsPointAtTheirColumn) {
  expect_error("<game state=\"1\"/>", ErrorCode::kMissingField, 1);
  expect_error("<game data=\"" + kCells.substr(1) + "\"/>", ErrorCode::kTooShort, 12 + 81);
  expect_error("<game data=\"" + kCells + "1\"/>", ErrorCode::kTooLong, 12 + 82);
  expect_error("<game data=\"" + std::string(64, '0') + "\"/>", ErrorCode::kTooShort, 12 + 65);
  expect_error("<game data=\"1a\"/>", ErrorCode::kBadCharacter, 14);
  expect_error("<game data=\"version: 6 1|1|\"/>", ErrorCode::kBadSyntax, 13);
  expect_error("<game data=\"version: 1\"/>", ErrorCode::kTooShort, 23);
  expect_error("<game data=\"version: 1 1|-|0|\"/>", ErrorCode::kTooShort, 30);
  expect_error("<game data=\"version: 1 10|-|0|\"/>", ErrorCode::kBadSyntax, 24);
  expect_error("<game data=\"version: 1 1|a|0|\"/>", ErrorCode::kBadSyntax, 26);
  expect_error("<game data=\"version: 1 1|-|2|\"/>", ErrorCode::kBadSyntax, 28);
  expect_error("<game data=\"1\" data>", ErrorCode::kBadSyntax, 21);
  expect_error("<game data=\"1\"", ErrorCode::kBadSyntax, 1);
  expect_error("<game data=\"1\"/> x", ErrorCode::kBadSyntax, 17);
  expect_error("<opensudoku a=b>", ErrorCode::kBadSyntax, 15);
  expect_error("", ErrorCode::kBadSyntax, 1);
  std::string many = "version: 1 ";
  for (int i = 0; i < 81; ++i) many += "0|-|1|";
  expect_error("<game data=\"" + many + "0|\"/>", ErrorCode::kTooLong, 12 + 11 + 486 + 1);
}

TEST(OpenSudokuFormat, WritesGivensAsDigits) {
  Puzzle puzzle;
  puzzle.givens.place(Cell(0), Digit(1));
  puzzle.notes.comment = "<&\">\n\x01";
  EXPECT_EQ(test::written_by(opensudoku_format(), puzzle),
            "<game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data=\"1" +
                std::string(80, '0') +
                "\" title=\"\" note=\"&lt;&amp;&quot;&gt;&#10;\xEF\xBF\xBD\"/>\n");
}

TEST(OpenSudokuFormat, MarksWithoutAnyCandidateAreStillMarks) {
  Puzzle puzzle;
  Pencilmarks none;
  for (int i = 0; i < 81; ++i) none.set(Cell(i), DigitSet());
  puzzle.marks = none;
  ReadContext context;
  std::string piece = test::written_by(opensudoku_format(), puzzle);
  piece.pop_back();
  const Result<Puzzle> back = read_of(piece, context);
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, puzzle);
}

RC_GTEST_PROP(OpenSudokuFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  Puzzle puzzle = test::random_puzzle(seed, 9, opensudoku_format().writes);
  if (seed % 3 == 0) puzzle.notes.comment += "\n\t\r\n ";
  ReadContext context =
      inside({"<opensudoku version=\"2\">", "<folder name=\"Shudu\" created=\"0\">"});
  std::string piece = test::written_by(opensudoku_format(), puzzle);
  piece.pop_back();
  const Result<Puzzle> back = read_of(piece, context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

TEST(OpenSudokuFormat, AllFormatsHaveDifferentNames) {
  std::set<std::string_view> names;
  for (const Format* format : all_formats()) names.insert(format->name);
  EXPECT_EQ(names.size(), all_formats().size());
  // Rows of variants stand in the place of those of their name, or are new.
  std::set<std::string_view> expected{"opensudoku", "ksudoku"};
  for (const Format& format : format_table()) expected.insert(format.name);
  for (const Format& format : record_formats()) expected.insert(format.name);
  EXPECT_EQ(names, expected);
  EXPECT_TRUE(names.count("opensudoku"));
}

}  // namespace
}  // namespace shudu
