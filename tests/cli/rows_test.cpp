// Rows of tables, JSON lines and lines with more than a puzzle go through the program in batches
// (apps/cli/input/row_run.h). Every byte of the answers must be that of records read one by one: a
// time limit that nothing reaches sends every row that way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cases.h"
#include "program_run.h"
#include "support/build_kind.h"
#include "support/folder.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;

const std::string kClashing =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Row {
  std::string puzzle;
  std::string solution;  // what the file claims; empty: nothing
};

// Most rows claim their solution; the others are of all kinds, and claim what is right, wrong or
// nothing.
Row row_of(int i) {
  switch (i % 89) {
    case 10:
      return {std::string(kTwo), ""};
    case 11:
      return {std::string(kTwo), std::string(kEasySolution)};
    case 20:
      return {std::string(kImpossible), std::string(kEasySolution)};
    case 30:
      return {kClashing, relabelled(kEasySolution, i)};
    case 40:
      return {relabelled(kEasy, i), relabelled(kEasySolution, i + 1)};
    case 50:
      return {relabelled(kEasy, i), ""};
    case 60:
      return {relabelled(kHard, i), ""};
    default:
      return {relabelled(kEasy, i), relabelled(kEasySolution, i)};
  }
}

std::string row_table(int rows, std::string_view line_end) {
  std::string text = "id,puzzle,solution,level" + std::string(line_end);
  for (int i = 0; i < rows; ++i) {
    const Row row = row_of(i);
    text += std::to_string(i) + "," + row.puzzle + "," + row.solution + ",";
    text += (i % 7 == 0 ? "hard" : i % 11 == 0 ? "\"a, b\"" : "") + std::string(line_end);
    if (i % 500 == 499) text += "# a remark\n\nnonsense\n" + relabelled(kEasy, i) + "\n";
  }
  return text;
}

std::string quoted_rows(int rows) {
  std::string text = "\"quizzes\",\"solutions\"\n";
  for (int i = 0; i < rows; ++i) {
    std::string puzzle = row_of(i).puzzle;
    for (char& c : puzzle) c = c == '.' ? '0' : c;
    text += '"' + puzzle + "\",\"" + row_of(i).solution + "\"\n";
  }
  return text;
}

std::string row_objects(int rows) {
  std::string text;
  for (int i = 0; i < rows; ++i) {
    const Row row = row_of(i);
    text += "{\"puzzle\": \"" + row.puzzle + "\"";
    if (!row.solution.empty()) text += ", \"solution\": \"" + row.solution + "\"";
    text += i % 50 == 49 ? ",\"layout\":\"x\"}\n" : ",\"id\":" + std::to_string(i) + "}\n";
  }
  return text;
}

std::string named_rows(int rows, std::string_view separator) {
  std::string text;
  for (int i = 0; i < rows; ++i) {
    text.append(row_of(i).puzzle).append(separator);
    if (i % 3 == 0) text.append(row_of(i).solution).append(separator);
    text += (i % 40 == 39 ? "#" : "") + std::to_string(i) + "\n";
  }
  return text;
}

std::vector<std::string> verb_with(std::vector<std::string> words,
                                   const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// What is said before the time.
std::string counts(const std::string& said) { return said.substr(0, said.find("time")); }

void expect_answers_of_records(const std::vector<std::string>& verb, const std::string& text) {
  const RunResult records = run(verb_with(verb, {"--timeout", "1000", "--summary"}), text);
  for (const char* jobs : {"-j1", "-j3"}) {
    const RunResult found = run(verb_with(verb, {jobs, "--summary"}), text);
    EXPECT_EQ(found.out, records.out) << verb[0] << jobs << text.substr(0, 40);
    EXPECT_EQ(found.exit_code, records.exit_code);
    EXPECT_EQ(counts(found.err), counts(records.err));
  }
}

TEST(Rows, AreAnsweredAsRecordsAre) {
  const int rows = by_build(2500, 400);
  const std::vector<std::vector<std::string>> verbs{
      {"solve"},
      {"check"},
      {"check", "--minimal"},
      {"count"},
      {"canon"},
      {"solve", "--format", "{index} {line} {row}|{puzzle},{solution} {status} {claimed} {code}"},
      {"check", "--minimal", "--to", "csv"},
      {"count", "--to", "csv"},
      {"solve", "--to", "csv"}};
  for (const std::string& text :
       {row_table(rows, "\n"), row_table(rows, "\r\n"), quoted_rows(rows), row_objects(rows),
        named_rows(rows, ","), named_rows(rows, "\t"),
        row_table(30, "\n") + row_objects(40) + named_rows(50, " ") + row_table(60, "\n")}) {
    for (const std::vector<std::string>& verb : verbs) expect_answers_of_records(verb, text);
  }
}

TEST(Rows, OfWhichTheSolutionsAreKnown) {
  std::string text = "quizzes,solutions\n";
  std::string expected;
  for (int i = 0; i < 9000; ++i) {
    text += relabelled(kEasy, i) + "," + relabelled(kEasySolution, i) + "\n";
    expected += relabelled(kEasySolution, i) + "\n";
  }
  const RunResult result = run({"solve"}, text);
  EXPECT_EQ(result.out, expected);
  EXPECT_EQ(result.exit_code, 0);
}

TEST(Rows, WithAWrongSolutionFail) {
  std::string text = "quizzes,solutions\n";
  for (int i = 0; i < 100; ++i) {
    text += relabelled(kEasy, i) + "," + relabelled(kEasySolution, i == 50 ? 51 : i) + "\n";
  }
  const RunResult result = run({"check", "--summary"}, text);
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.err, HasSubstr("puzzles 100, unique 100"));
}

}  // namespace
}  // namespace shudu::test
