// Game IDs of Solo.
#include "formats/sgt.h"

#include <gtest/gtest.h>

#include "formats/direct.h"
#include "formats/record_list.h"
#include "formats/sgt_lines.h"

namespace shudu::test {
namespace {

// A game that somebody published with its picture; its last three rows follow from the ID alone.
const std::string kId = "3x3:4a5c1a8b9_7c5e2b4a7b3a5b9a9b7b3a3b2a8b7a4b3e8c2_3b5a3c4a2";
const std::string kPicture =
    "4.5...1.8"
    "..97...5."
    "....2..4."
    "7..3.5..9"
    ".9..7..3."
    "3..2.8..7"
    ".4..3...."
    ".8...23.."
    "5.3...4.2";
const std::string kPage = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#";

// Four regions of a 4x4 grid, and their lines, found by hand:
//   1 1 1|2     side by side, row by row:   ..| ||. .|| |..
//   -+---+      one above the other,
//   1|3|2 2     column by column:           .|. |.| ||. ..|   and the end
//   ...
const std::string kRegions = "1112132233423444";
const std::string kLines = "b__b__caa__c_";

// The numbers of regions that characters from `1` on stand for.
std::vector<int> numbers_of_map(const std::string& map) {
  std::vector<int> numbers;
  for (const char c : map) numbers.push_back(c - '1');
  return numbers;
}

TEST(Sgt, ReadsAndWritesAPublishedGame) {
  const Puzzle puzzle = puzzle_of(kSgtFormat, kId);
  EXPECT_EQ(cells_of(puzzle.givens), kPicture);
  EXPECT_EQ(puzzle.layout, "");
  EXPECT_EQ(written_by(kSgtFormat, puzzle), kId + "\n");
}

TEST(Sgt, AloneOrInALink) {
  for (const std::string& line : {kId, "  " + kId, kPage + kId,
                                  "chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#" + kId,
                                  kPage + "3x3db%3A" + kId.substr(4)}) {
    EXPECT_EQ(describe_all(line), (std::vector<std::string>{"sgt " + kPicture})) << line;
  }
}

TEST(Sgt, SymmetryAndDifficultyAreSkipped) {
  for (const std::string head :
       {"3x3", "3x3a", "3x3r2", "3x3r4", "3x3m4db", "3x3m8d", "3x3du", "3x3ade", "3x3mddt"}) {
    EXPECT_EQ(cells_of(puzzle_of(kSgtFormat, head + kId.substr(3)).givens), kPicture) << head;
  }
}

TEST(Sgt, Sizes) {
  EXPECT_EQ(puzzle_of(kSgtFormat, "2x2:1o").layout, "");
  EXPECT_EQ(puzzle_of(kSgtFormat, "2x2:p").givens.size(), 4);
  EXPECT_EQ(puzzle_of(kSgtFormat, "2x3:zj").layout, "");         // blocks 3 wide and 2 high
  EXPECT_EQ(puzzle_of(kSgtFormat, "3x2:zj").layout, "6x6-3x2");  // 2 wide and 3 high
  EXPECT_EQ(puzzle_of(kSgtFormat, "2x4:zzl").layout, "");
  EXPECT_EQ(puzzle_of(kSgtFormat, "4x2:zzl").layout, "8x8-4x2");
  EXPECT_EQ(error_of(kSgtFormat, "4x4:zz").code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(error_of(kSgtFormat, "4x4:zz").found, 16U);
  EXPECT_EQ(error_of(kSgtFormat, "3jx:i,_").code, ErrorCode::kUnsupportedLayout);
}

TEST(Sgt, Diagonals) {
  EXPECT_EQ(puzzle_of(kSgtFormat, "3x3x" + kId.substr(3)).layout, "x");
  EXPECT_EQ(puzzle_of(kSgtFormat, "2x2x:p").layout, "4x4+x");
}

TEST(Sgt, LinesOfAJigsaw) {
  EXPECT_EQ(sgt_lines_of(numbers_of_map(kRegions), 4), kLines);
  EXPECT_EQ(read_sgt_lines(whole_of(kLines), 4).value_or({}), numbers_of_map(kRegions));
  EXPECT_EQ(puzzle_of(kSgtFormat, "4j:p," + kLines).layout, "jigsaw:" + kRegions);
  EXPECT_EQ(puzzle_of(kSgtFormat, "4jx:1o," + kLines).layout, "jigsaw:" + kRegions + "+x");
  EXPECT_EQ(puzzle_of(kSgtFormat, "2x2j:p," + kLines).layout, "jigsaw:" + kRegions);
  Puzzle puzzle;
  puzzle.clear(4);
  puzzle.layout = "jigsaw:" + kRegions + "+x";
  EXPECT_EQ(written_by(kSgtFormat, puzzle), "4jx:p," + kLines + "\n");
}

// Regions that are rows: 72 places without a line, which takes the letter z.
TEST(Sgt, LongStretchesWithoutALine) {
  std::string rows;
  for (char c = '1'; c <= '9'; ++c) rows += std::string(9, c);
  EXPECT_EQ(sgt_lines_of(numbers_of_map(rows), 9), "zzv" + std::string(72, '_'));
  EXPECT_EQ(read_sgt_lines(whole_of("zzv" + std::string(72, '_')), 9).value_or({}),
            numbers_of_map(rows));
  EXPECT_EQ(read_sgt_lines(whole_of("zzuza" + std::string(72, '_')), 9).has_value(), false);
}

TEST(Sgt, CagesAreNamed) {
  const Puzzle puzzle = puzzle_of(kSgtFormat, "2x2k:p," + kLines + ",10a3b5c");
  EXPECT_EQ(puzzle.left_out, "killer-cage");
  EXPECT_EQ(puzzle.layout, "");
  EXPECT_EQ(puzzle_of(kSgtFormat, "4jxk:p," + kLines + "," + kLines + ",10a3b5c").layout,
            "jigsaw:" + kRegions + "+x");
  EXPECT_EQ(error_of(kSgtFormat, "2x2k:p," + kLines).code, ErrorCode::kMissingField);
}

TEST(Sgt, SeedsAndOtherGamesAreNotRead) {
  EXPECT_EQ(error_of(kSgtFormat, "3x3db#529619113385357").code, ErrorCode::kNotReadHere);
  EXPECT_EQ(error_of(kSgtFormat, kPage + "3x3db%23529619113385357").code, ErrorCode::kNotReadHere);
  EXPECT_EQ(error_of(kSgtFormat, kPage + "3x3db%23529619113385357").at, (TextPlace{1, 67}));
  for (const std::string_view line :
       {"12:30", "3x3", "3x3y:a", "a", "3x:5", "0x3:a", "x3:a",
        "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/mines.html#9x9:a"}) {
    EXPECT_EQ(fit_of(kSgtFormat, line), Fit::kNo) << line;
  }
}

TEST(Sgt, WrongIdsAreErrorsWithTheirPlace) {
  EXPECT_EQ(error_of(kSgtFormat, "2x2:5o").code, ErrorCode::kBadNumber);
  EXPECT_EQ(error_of(kSgtFormat, "2x2:12n").code, ErrorCode::kBadNumber);
  EXPECT_EQ(error_of(kSgtFormat, "2x2:o").code, ErrorCode::kTooShort);
  EXPECT_EQ(error_of(kSgtFormat, "2x2:q").code, ErrorCode::kTooLong);
  EXPECT_EQ(error_of(kSgtFormat, "2x2:1!").at, (TextPlace{1, 6}));
  EXPECT_EQ(error_of(kSgtFormat, "2x2:0").code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of(kSgtFormat, "2x2:p,a").code, ErrorCode::kBadSyntax);
  EXPECT_EQ(error_of(kSgtFormat, "4j:p").code, ErrorCode::kMissingField);
  EXPECT_EQ(error_of(kSgtFormat, "4j:p,").code, ErrorCode::kTooShort);
  EXPECT_EQ(error_of(kSgtFormat, "4j:p," + kLines + "_").code, ErrorCode::kTooLong);
  EXPECT_EQ(error_of(kSgtFormat, "4j:p,A").at, (TextPlace{1, 6}));
  // One line less: two regions in one.
  EXPECT_EQ(error_of(kSgtFormat, "4j:p,c_b__caa__c_").code, ErrorCode::kBadRegionCount);
  EXPECT_EQ(error_of(kSgtFormat, "2x2:" + std::string(50000, 'z')).code, ErrorCode::kTooLong);
}

// Most of an ID are digits, so a plain line is near; the error is that of the ID.
TEST(Sgt, TellsItsOwnErrorsInAStream) {
  EXPECT_EQ(describe_all(kId.substr(0, 50)), (std::vector<std::string>{"1:51 too_short"}));
  EXPECT_EQ(describe_all("3x3:0" + kId.substr(5)), (std::vector<std::string>{"1:5 bad_character"}));
}

TEST(Sgt, EveryCutIsAnError) {
  const std::string jigsaw = "4j:1o," + kLines;
  for (const std::string& id : {kId, jigsaw}) {
    for (std::size_t i = id.find(':') + 1; i < id.size(); ++i) {
      EXPECT_FALSE(read_of(kSgtFormat, id.substr(0, i)).has_value()) << id.substr(0, i);
    }
  }
}

TEST(Sgt, RegionsInPiecesAreNotHeld) {
  Puzzle puzzle;
  puzzle.clear(4);
  puzzle.layout = "jigsaw:1212112233443344";
  EXPECT_TRUE(kSgtFormat.lacks(puzzle).has(Part::kLayout));
  puzzle.layout = "4x4+anti-king";
  EXPECT_TRUE(kSgtFormat.lacks(puzzle).has(Part::kLayout));
  puzzle.layout = "4x4+x";
  EXPECT_EQ(kSgtFormat.lacks(puzzle), Holdings());
}

}  // namespace
}  // namespace shudu::test
