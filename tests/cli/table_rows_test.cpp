// Tables in, tables out: `--to csv` adds columns to the rows of the input
// (apps/cli/output/table_row.h),
// `--column` says where the puzzles are, `{row}` is the row in a line of the user's own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cases.h"
#include "program_run.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;

const std::string kFirst(kEasy);
const std::string kFirstSolved(kEasySolution);

TEST(TableRows, StandAsTheyAreWithAColumnMore) {
  const std::string row = "17,\"a, \"\"b\"\"\"," + kFirst + ",x";
  const RunResult solved = run({"solve", "--to", "csv"}, "id,name,puzzle,more\r\n" + row + "\r\n");
  EXPECT_EQ(solved.out, "id,name,puzzle,more,solution\n" + row + "," + kFirstSolved + "\n");
  EXPECT_EQ(solved.exit_code, 0);
  const RunResult tabs = run({"count", "--to", "csv"}, "puzzle\tid\n" + kFirst + "\t1\n");
  EXPECT_EQ(tabs.out, "puzzle\tid\tcount\n" + kFirst + "\t1\t1\n");
  const RunResult checked =
      run({"check", "--minimal", "--to", "csv"}, "puzzle;id\n" + std::string(kTwo) + ";2\n");
  EXPECT_EQ(checked.out, "puzzle;id;status;minimal\n" + std::string(kTwo) + ";2;multiple;\n");
}

TEST(TableRows, ANameThatIsTakenIsNotGivenTwice) {
  const std::string row = kFirst + "," + kFirstSolved;
  EXPECT_EQ(run({"solve", "--to", "csv"}, "puzzle, \"Solution\"\n" + row + "\n").out,
            "puzzle, \"Solution\",shudu_solution\n" + row + "," + kFirstSolved + "\n");
}

TEST(TableRows, PlainLinesBecomeATable) {
  EXPECT_EQ(run({"solve", "--to", "csv"}, kFirst + "\n").out,
            "puzzle,solution\n" + kFirst + "," + kFirstSolved + "\n");
  EXPECT_EQ(run({"count", "--to", "csv"}, "{\"puzzle\": \"" + kFirst + "\", \"a\": 1}\n").out,
            "puzzle,count\n" + kFirst + ",1\n");
  EXPECT_EQ(run({"count", "--to", "csv"}, "").out, "");
}

TEST(TableRows, RowsWithoutAHeadingGetNone) {
  EXPECT_EQ(run({"count", "--to", "csv"}, "17," + kFirst + "\n").out, "17," + kFirst + ",1\n");
  EXPECT_EQ(run({"count", "--to", "csv"}, "id,start\n17," + kFirst + "\n").out,
            "id,start,count\n17," + kFirst + ",1\n");
}

TEST(TableRows, WhatHasNoAnswerHasEmptyFields) {
  const std::string table =
      "id,puzzle\n1,nonsense\n2," + std::string(kImpossible) + "\n3," + kFirst + "\n";
  const RunResult result = run({"solve", "--to", "csv"}, table);
  EXPECT_EQ(result.out, "id,puzzle,solution\n1,nonsense,\n2," + std::string(kImpossible) + ",\n3," +
                            kFirst + "," + kFirstSolved + "\n");
  EXPECT_NE(result.exit_code, 0);
}

TEST(TableRows, ARowOfSeveralLinesIsKept) {
  const std::string row = "\"a\nb\"," + kFirst;
  EXPECT_EQ(run({"count", "--to", "csv"}, "name,puzzle\n" + row + "\n").out,
            "name,puzzle,count\n" + row + ",1\n");
}

TEST(TableRows, RatingsAndFormsAreColumnsToo) {
  const RunResult rated = run({"rate", "--to", "csv"}, "puzzle,id\n" + kFirst + ",1\n");
  EXPECT_THAT(rated.out, HasSubstr("puzzle,id,rating,hardest\n" + kFirst + ",1,"));
  const RunResult plain = run({"canon", "--automorphisms"}, kFirst + "\n");
  std::string form = plain.out;
  form[81] = ',';
  EXPECT_EQ(run({"canon", "--automorphisms", "--to", "csv"}, "puzzle\n" + kFirst + "\n").out,
            "puzzle,canonical,automorphisms\n" + kFirst + "," + form);
}

TEST(TableRows, TheColumnCanBeNamed) {
  const std::string table = "id,start,state\n1," + kFirst + "," + std::string(kTwo) + "\n";
  EXPECT_EQ(run({"count", "--column", "START"}, table).out, "1\n");
  EXPECT_EQ(run({"count", "--column", "3"}, table).out, "2\n");
  const RunResult missing = run({"count", "--column", "begin"}, table + table);
  EXPECT_EQ(missing.exit_code, 4);
  EXPECT_THAT(missing.out, HasSubstr("the columns are id, start, state"));
  EXPECT_EQ(std::count(missing.out.begin(), missing.out.end(), '\n'), 1) << missing.out;
}

TEST(TableRows, OfLinesOfTheUsersOwn) {
  const RunResult result =
      run({"solve", "--format", "{row} -> {solution}"}, "17\t" + kFirst + "\n");
  EXPECT_EQ(result.out, "17\t" + kFirst + " -> " + kFirstSolved + "\n");
}

TEST(TableRows, AreNothingElseAtTheSameTime) {
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{"--json"}, {"--format", "{puzzle}"}, {"--board"}, {"--all"}}) {
    std::vector<std::string> words{"solve", "--to", "csv", kFirst};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(run(words, "").exit_code, 2) << more[0];
  }
  EXPECT_EQ(run({"solve", "--to", "sdm", kFirst}, "").exit_code, 2);
}

}  // namespace
}  // namespace shudu::test
