// Columns of tables that no known heading names: chosen by the caller, or found by looking at a row
// (src/formats/csv_columns.h).
#include "formats/csv_columns.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kPuzzle =
    "004300209005009001070060043006002087190007400050083000600000105003508690042910300";
const std::string kOther =
    "400030000000600800000000001000050090080000600070200000000102700503000040900000000";
const std::string kSolution =
    "864371259325849761971265843436192587198657432257483916689734125713528694542916378";

struct Said {
  std::vector<std::string> puzzles;    // `!` and the code of the error for what is none
  std::vector<std::string> solutions;  // empty: none claimed

  friend bool operator==(const Said&, const Said&) = default;
};

std::string zeros(const Grid& grid) {
  std::string text;
  append_grid(grid, text, '0');
  return text;
}

Said read_all(std::string_view text, std::string_view column = {}) {
  Said said;
  ReadOptions options;
  options.column = column;
  const Format* const csv = find_format("csv");
  if (!column.empty()) options.formats = std::span(&csv, 1);
  RecordReader reader(options);
  const auto sink = [&said](const Record& record) {
    const Puzzle* const puzzle = record.puzzle;
    said.puzzles.push_back(puzzle != nullptr
                               ? zeros(puzzle->givens)
                               : "!" + std::to_string(static_cast<int>(record.error.code)));
    said.solutions.push_back(puzzle != nullptr && puzzle->solution ? zeros(*puzzle->solution) : "");
    return true;
  };
  reader.feed(text, sink);
  reader.finish(sink);
  return said;
}

std::string error_text(ErrorCode code) { return "!" + std::to_string(static_cast<int>(code)); }

TEST(CsvColumns, AreFoundByLooking) {
  const Said wanted{{kPuzzle}, {kSolution}};
  for (const std::string row :
       {"17," + kPuzzle + "," + kSolution, "17;" + kPuzzle + ";easy;" + kSolution,
        "name\t" + kPuzzle + "\t" + kSolution, "17|" + kPuzzle + "|" + kSolution,
        "\"a, b\",\"" + kPuzzle + "\",\"" + kSolution + "\"",
        "7.2, " + kPuzzle + ", " + kSolution}) {
    EXPECT_EQ(read_all(row), wanted) << row;
    EXPECT_EQ(read_all("# a remark\r\n" + row + "\r\n"), wanted) << row;
    EXPECT_EQ(read_all("id,start,finish\n" + row + "\n"), wanted) << row;
    EXPECT_EQ(read_all("id;\"first column\";end_2\n" + row + "\n"), wanted) << row;
  }
  EXPECT_EQ(read_all("17," + kPuzzle), (Said{{kPuzzle}, {""}}));
  EXPECT_EQ(read_all("17," + kSolution), (Said{{kSolution}, {""}})) << "there is no other grid";
}

TEST(CsvColumns, OtherSizesAreFoundToo) {
  EXPECT_EQ(read_all("17,1...4..2.3...2.1").puzzles.front(), "1000400203000201");
  EXPECT_EQ(read_all("17," + std::string("12") + std::string(34, '.')).puzzles.size(), 1U);
}

TEST(CsvColumns, NothingIsGuessed) {
  const std::string none = error_text(ErrorCode::kNotAPuzzle);
  EXPECT_EQ(read_all("17," + kPuzzle + "," + kOther).puzzles.front().front(), '!');
  EXPECT_EQ(read_all("17,1234432112344321").puzzles.front().front(), '!')
      << "a number of 16 digits";
  EXPECT_EQ(read_all("17," + std::string(81, '-')).puzzles.front(), none);
  EXPECT_EQ(read_all("Hello, world\n" + kPuzzle).puzzles.front(), none) << "a sentence";
  EXPECT_EQ(read_all("id,start\nnothing\n").puzzles.front(), none) << "no row follows";
  // Which of two full grids the file claims is not known.
  EXPECT_EQ(read_all("17," + kPuzzle + "," + kSolution + "," + kSolution).solutions.front(), "");
  // A full grid that contradicts a given may be anything.
  EXPECT_EQ(read_all("17," + kOther + "," + kSolution).solutions.front(), "");
}

TEST(CsvColumns, AreChosenByName) {
  const std::string table = "id,Start,State,finish\n1," + kPuzzle + "," + kOther + ",x\n";
  for (const char* name : {"start", "Start", " START ", "2"}) {
    EXPECT_EQ(read_all(table, name), (Said{{kPuzzle}, {""}})) << name;
  }
  EXPECT_EQ(read_all(table, "state"), (Said{{kOther}, {""}}));
  const std::string known =
      "puzzle;solution;board\n" + kPuzzle + ";" + kSolution + ";" + kOther + "\n";
  EXPECT_EQ(read_all(known, "board"), (Said{{kOther}, {kSolution}}));
  EXPECT_EQ(read_all(known, "puzzle"), (Said{{kPuzzle}, {kSolution}}));
  EXPECT_EQ(read_all("start\n" + kPuzzle + "\n", "start"), (Said{{kPuzzle}, {""}}));
  EXPECT_EQ(read_all("id|start\n1|" + kPuzzle + "\n", "start"), (Said{{kPuzzle}, {""}}));
}

TEST(CsvColumns, AreChosenByNumber) {
  const std::string row = kOther + ",1," + kPuzzle + "," + kSolution + "\n";
  EXPECT_EQ(read_all(row + row, "3"), (Said{{kPuzzle, kPuzzle}, {kSolution, kSolution}}));
  EXPECT_EQ(read_all("a,b,c,d\n" + row + row, "3").puzzles, (std::vector{kPuzzle, kPuzzle}));
  EXPECT_EQ(read_all("a,b,c,d\n" + row + row, "1").puzzles, (std::vector{kOther, kOther}));
  EXPECT_EQ(read_all(row, "9").puzzles.size(), 1U) << "no such column";
}

TEST(CsvColumns, AWantedNameThatIsNotThereIsOneError) {
  const std::string rows = "1," + kPuzzle + "\n2," + kPuzzle + "\n3," + kPuzzle + "\n";
  const std::vector<std::string> once{error_text(ErrorCode::kMissingField)};
  EXPECT_EQ(read_all("id,puzzle\n" + rows, "start").puzzles, once);
  EXPECT_EQ(read_all(rows, "start").puzzles, once);
}

}  // namespace
}  // namespace shudu
