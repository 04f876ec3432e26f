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

const std::string kTablePuzzle =
    "004300209005009001070060043006002087190007400050083000600000105003508690042910300";
const std::string kTableOther =
    "400030000000600800000000001000050090080000600070200000000102700503000040900000000";
const std::string kTableSolution =
    "864371259325849761971265843436192587198657432257483916689734125713528694542916378";

struct SaidOfTable {
  std::vector<std::string> puzzles;    // `!` and the code of the error for what is no_puzzle
  std::vector<std::string> solutions;  // empty: no_puzzle claimed

  friend bool operator==(const SaidOfTable&, const SaidOfTable&) = default;
};

std::string with_zeros(const Grid& grid) {
  std::string text;
  append_grid(grid, text, '0');
  return text;
}

SaidOfTable read_table(std::string_view text, std::string_view column = {}) {
  SaidOfTable said;
  ReadOptions options;
  options.column = column;
  const Format* const csv = find_format("csv");
  if (!column.empty()) options.formats = std::span(&csv, 1);
  RecordReader reader(options);
  const auto sink = [&said](const Record& record) {
    const Puzzle* const puzzle = record.puzzle;
    said.puzzles.push_back(puzzle != nullptr
                               ? with_zeros(puzzle->givens)
                               : "!" + std::to_string(static_cast<int>(record.error.code)));
    said.solutions.push_back(puzzle != nullptr && puzzle->solution ? with_zeros(*puzzle->solution)
                                                                   : "");
    return true;
  };
  reader.feed(text, sink);
  reader.finish(sink);
  return said;
}

std::string error_text(ErrorCode code) { return "!" + std::to_string(static_cast<int>(code)); }

TEST(CsvColumns, AreFoundByLooking) {
  const SaidOfTable wanted{{kTablePuzzle}, {kTableSolution}};
  for (const std::string& row :
       std::vector<std::string>{"17," + kTablePuzzle + "," + kTableSolution,
                                "17;" + kTablePuzzle + ";easy;" + kTableSolution,
                                "name\t" + kTablePuzzle + "\t" + kTableSolution,
                                "17|" + kTablePuzzle + "|" + kTableSolution,
                                "\"a, b\",\"" + kTablePuzzle + "\",\"" + kTableSolution + "\"",
                                "7.2, " + kTablePuzzle + ", " + kTableSolution}) {
    EXPECT_EQ(read_table(row), wanted) << row;
    EXPECT_EQ(read_table("# a remark\r\n" + row + "\r\n"), wanted) << row;
    EXPECT_EQ(read_table("id,start,finish\n" + row + "\n"), wanted) << row;
    EXPECT_EQ(read_table("id;\"first column\";end_2\n" + row + "\n"), wanted) << row;
  }
  EXPECT_EQ(read_table("17," + kTablePuzzle), (SaidOfTable{{kTablePuzzle}, {""}}));
  EXPECT_EQ(read_table("17," + kTableSolution), (SaidOfTable{{kTableSolution}, {""}}))
      << "there is no other grid";
}

TEST(CsvColumns, OtherSizesAreFoundToo) {
  EXPECT_EQ(read_table("17,1...4..2.3...2.1").puzzles.front(), "1000400203000201");
  EXPECT_EQ(read_table("17," + std::string("12") + std::string(34, '.')).puzzles.size(), 1U);
}

TEST(CsvColumns, NothingIsGuessed) {
  const std::string no_puzzle = error_text(ErrorCode::kNotAPuzzle);
  EXPECT_EQ(read_table("17,1234432112344321").puzzles.front().front(), '!')
      << "a number of 16 digits";
  EXPECT_EQ(read_table("17," + std::string(81, '-')).puzzles.front(), no_puzzle);
  EXPECT_EQ(read_table("Hello, world\n" + kTablePuzzle).puzzles.front(), no_puzzle) << "a sentence";
  EXPECT_EQ(read_table("id,start\nnothing\n").puzzles.front(), no_puzzle) << "no row follows";
  // Which of two full grids the file claims is not known.
  EXPECT_EQ(read_table("17," + kTablePuzzle + "," + kTableSolution + "," + kTableSolution)
                .solutions.front(),
            "");
  // A full grid that contradicts a given may be anything.
  EXPECT_EQ(read_table("17," + kTableOther + "," + kTableSolution).solutions.front(), "");
}

TEST(CsvColumns, ThoseInDoubtAreNamed) {
  const std::string in_doubt = error_text(ErrorCode::kAmbiguousColumn);
  const std::string row = "17," + kTablePuzzle + ",easy," + kTableOther;
  for (const std::string& table : {row, "id,start,level,finish\n" + row, "Table 1\n" + row}) {
    EXPECT_EQ(read_table(table).puzzles, std::vector{in_doubt}) << table;
  }
  EXPECT_EQ(read_table("id,start,level,finish\n" + row + "\n18," + kTablePuzzle + ",x,\n").puzzles,
            (std::vector{in_doubt, kTablePuzzle}));
  EXPECT_EQ(columns_in_doubt(row), "2, 4");
  EXPECT_EQ(columns_in_doubt("17\t" + kTableSolution + "\t" + kTableSolution), "2, 3");
  EXPECT_EQ(columns_in_doubt("17," + kTablePuzzle + "," + kTableSolution), "");
  EXPECT_EQ(columns_in_doubt("a sentence, and more"), "");
}

TEST(CsvColumns, AreChosenByName) {
  const std::string table = "id,Start,State,finish\n1," + kTablePuzzle + "," + kTableOther + ",x\n";
  for (const char* name : {"start", "Start", " START ", "2"}) {
    EXPECT_EQ(read_table(table, name), (SaidOfTable{{kTablePuzzle}, {""}})) << name;
  }
  EXPECT_EQ(read_table(table, "state"), (SaidOfTable{{kTableOther}, {""}}));
  const std::string known =
      "puzzle;solution;board\n" + kTablePuzzle + ";" + kTableSolution + ";" + kTableOther + "\n";
  EXPECT_EQ(read_table(known, "board"), (SaidOfTable{{kTableOther}, {kTableSolution}}));
  EXPECT_EQ(read_table(known, "puzzle"), (SaidOfTable{{kTablePuzzle}, {kTableSolution}}));
  EXPECT_EQ(read_table("start\n" + kTablePuzzle + "\n", "start"),
            (SaidOfTable{{kTablePuzzle}, {""}}));
  EXPECT_EQ(read_table("id|start\n1|" + kTablePuzzle + "\n", "start"),
            (SaidOfTable{{kTablePuzzle}, {""}}));
}

TEST(CsvColumns, AreChosenByNumber) {
  const std::string row = kTableOther + ",1," + kTablePuzzle + "," + kTableSolution + "\n";
  EXPECT_EQ(read_table(row + row, "3"),
            (SaidOfTable{{kTablePuzzle, kTablePuzzle}, {kTableSolution, kTableSolution}}));
  EXPECT_EQ(read_table("a,b,c,d\n" + row + row, "3").puzzles,
            (std::vector{kTablePuzzle, kTablePuzzle}));
  EXPECT_EQ(read_table("a,b,c,d\n" + row + row, "1").puzzles,
            (std::vector{kTableOther, kTableOther}));
  EXPECT_EQ(read_table(row, "9").puzzles.size(), 1U) << "no such column";
}

TEST(CsvColumns, AWantedNameThatIsNotThereIsOneError) {
  const std::string rows =
      "1," + kTablePuzzle + "\n2," + kTablePuzzle + "\n3," + kTablePuzzle + "\n";
  EXPECT_EQ(read_table("id,puzzle\n" + rows, "start").puzzles,
            std::vector{error_text(ErrorCode::kNoSuchColumn)});
  EXPECT_EQ(read_table(rows, "start").puzzles, std::vector{error_text(ErrorCode::kMissingField)});
  EXPECT_EQ(column_names("id;\"first column\";end_2"), "id, first column, end_2");
  EXPECT_EQ(column_names("1," + kTablePuzzle), "");
}

}  // namespace
}  // namespace shudu
