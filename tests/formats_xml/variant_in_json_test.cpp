// Texts of variants as members of JSON objects.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/formats/reader.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu::test {
namespace {

struct Entry {
  std::optional<Puzzle> puzzle;
  Error error;
};

std::vector<Entry> read_json_text(std::string text, std::string_view field = {}) {
  std::vector<Entry> entries;
  const auto sink = [&](const Record& record) {
    entries.push_back(
        {record.puzzle != nullptr ? std::optional(*record.puzzle) : std::nullopt, record.error});
    return true;
  };
  RecordReader reader({.formats = all_formats(), .field = field});
  text += '\n';
  reader.feed(text, sink);
  reader.finish(sink);
  return entries;
}

const std::string kMiracle = ".AntiKing.AntiKnight.StrictKropki";
const std::string kCage = ".Shape~4x4.Cage~3~R1C1~R1C2";

std::size_t rules_of(const Entry& entry) {
  return entry.puzzle && entry.puzzle->variant ? entry.puzzle->variant->puzzle.constraints.size()
                                               : 0;
}

TEST(VariantInJson, IsFoundByItsNameAndByItsText) {
  for (const std::string& object :
       {R"({"puzzle":")" + kMiracle + R"("})", R"({"iss":")" + kMiracle + R"(","set":"A"})",
        R"({"Quiz":")" + kMiracle + R"(","old":")" + kCage + R"("})",
        R"({"a":")" + kMiracle + R"(","b":")" + kMiracle + R"("})",
        R"({"data":{"text":")" + kMiracle + R"("}})"}) {
    const std::vector<Entry> entries = read_json_text(object + '\n' + object);
    ASSERT_EQ(entries.size(), 2U) << object;
    for (const Entry& entry : entries) EXPECT_EQ(rules_of(entry), 3U) << object;
  }
}

// {"size":4,"title":"\xE5\x9B\x9B","grid":[[{"value":1,"given":true},{},...]]} of f-puzzles,
// packed.
const std::string kPackedGrid =
    "N4IgzglgXgpiBcAWANCALhNAbO8SG21EVAcwCcIATBAbWtADcBDLAV1wEYSJ6YA7BNKTYBfZMFHixwgLrI6EhVNnypq8"
    "csmaF06cKA==";

// As a request of setters' pages has it; a link in a member is the same.
TEST(VariantInJson, DataOfFpuzzlesIsAPuzzle) {
  for (const std::string& object :
       {R"({"nonce":7,"command":"solve","dataType":"fpuzzles","data":")" + kPackedGrid + R"("})",
        R"({"url":"https://www.f-puzzles.com/?load=)" + kPackedGrid + R"("})"}) {
    const auto entries = read_json_text(object);
    ASSERT_EQ(entries.size(), 1U) << object;
    ASSERT_TRUE(entries[0].puzzle) << object;
    EXPECT_FALSE(entries[0].puzzle->variant);
    EXPECT_EQ(entries[0].puzzle->givens.filled_count(), 1);
    EXPECT_EQ(entries[0].puzzle->notes.title, "\xE5\x9B\x9B");
  }
  // The data alone, on a line.
  const auto entries = read_json_text(kPackedGrid);
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle);
  EXPECT_EQ(entries[0].puzzle->givens.filled_count(), 1);
}

TEST(VariantInJson, CandidatesUnderAnyName) {
  std::string marks = "12.......";
  while (marks.size() < 729) marks += "123456789";
  const auto entries = read_json_text(R"({"name":"A","iss":")" + marks + R"("})");
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle);
  EXPECT_TRUE(entries[0].puzzle->marks_are_puzzle);
}

// 256 letters and digits look like a puzzle of 16x16, and are none beside what is one.
TEST(VariantInJson, ASolutionIsNoPuzzle) {
  std::string solution;
  for (int i = 0; i < 256; ++i) solution += static_cast<char>('A' + i % 16);
  const auto entries = read_json_text(R"({"iss":"\n .Shape~16x16\n .Cage~3~R1C1~R1C2",)"
                                      R"("solution":")" +
                                      solution + R"("})");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(rules_of(entries[0]), 1U);
}

// f-puzzles' JSON in a file, with rules that a layout has.
TEST(VariantInJson, ABoardOfFpuzzlesIsItsLayout) {
  const std::string row = "[{},{},{},{}]";
  const std::string rows = row + ',' + row + ',' + row + ',' + row;
  const std::string board = R"({"size":4,"grid":[)" + rows + R"(],"diagonal+":true,)";
  const auto entries = read_json_text(board + R"("diagonal-":true})");
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle);
  EXPECT_FALSE(entries[0].puzzle->variant);
  EXPECT_EQ(entries[0].puzzle->layout, "4x4+x");
  // Clues without a number ask nothing.
  const auto empty = read_json_text(R"({"size":4,"grid":[)" + rows +
                                    R"(],"sandwichsum":[{"cell":"R0C1","value":""}]})");
  ASSERT_TRUE(empty[0].puzzle);
  EXPECT_EQ(empty[0].puzzle->left_out, "empty-clues");
  EXPECT_FALSE(find_other_rules(*empty[0].puzzle));
}

// 200 x 200 numbers are over the limit of records, which holds for other texts.
TEST(VariantInJson, NumbersMayBeLongerThanOtherRecords) {
  std::string givens = "200";
  for (int i = 1; i < 40'000; ++i) givens += " 0";
  const std::string object = R"({"name":"A","givens":")" + givens + R"("})";
  ASSERT_GT(object.size(), kMaxRecordBytes);
  const auto entries = read_json_text(object);
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle);
  ASSERT_TRUE(entries[0].puzzle->variant);
  EXPECT_TRUE(entries[0].puzzle->variant->large);
  const auto other = read_json_text(R"({"name":")" + std::string(5'000, 'A') + R"(","givens":")" +
                                    givens + R"("})");
  ASSERT_EQ(other.size(), 1U);
  EXPECT_EQ(other[0].error.code, ErrorCode::kTooLarge);
}

// What `solve --json` prints, the solution with it.
TEST(VariantInJson, AnswersAreRead) {
  const std::string variant =
      R"({"format":"shudu-variant","version":1,"rows":4,"columns":4,"low":1,"high":4,)"
      R"("rows_differ":true,"columns_differ":true,"regions":[],"candidates":[],)"
      R"("constraints":[{"kind":"cage","cells":[0,1],"sum":3}]})";
  const auto entries = read_json_text(R"({"schema":1,"index":0,"line":1,"variant":)" + variant +
                                      R"(,"status":"multiple","solution":"1234341221434321"})");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(rules_of(entries[0]), 1U);
  EXPECT_EQ(entries[0].puzzle->variant->solution.size(), 16U);
}

TEST(VariantInJson, IsTakenByItsField) {
  const std::string object = R"({"a":")" + kMiracle + R"(","b":{"c":")" + kCage + R"("}})";
  ASSERT_EQ(read_json_text(object).size(), 1U);
  EXPECT_FALSE(read_json_text(object)[0].puzzle);
  EXPECT_EQ(rules_of(read_json_text(object, "a")[0]), 3U);
  EXPECT_EQ(rules_of(read_json_text(object, "B.c")[0]), 1U);
}

TEST(VariantInJson, TakesWhatStandsBesideIt) {
  const auto entries = read_json_text(R"({"name":"Small","author":"N. N.","puzzle":")" + kCage +
                                      R"(","solution":"1234341221434321"})");
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle && entries[0].puzzle->variant);
  EXPECT_EQ(entries[0].puzzle->notes.title, "Small");
  EXPECT_EQ(entries[0].puzzle->notes.author, "N. N.");
  EXPECT_EQ(entries[0].puzzle->variant->solution,
            (std::vector{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
}

TEST(VariantInJson, TakesGridsOfAllSizes) {
  const auto big = read_json_text(R"({"size":16,"givens":")" + std::string(255, '.') + R"(E"})");
  ASSERT_EQ(big.size(), 1U);
  ASSERT_TRUE(big[0].puzzle && big[0].puzzle->variant);
  EXPECT_EQ(big[0].puzzle->variant->puzzle.rows, 16);
  std::string numbers = "36";
  for (int i = 1; i < 1296; ++i) numbers += " .";
  const auto large = read_json_text(R"({"givens":")" + numbers + R"("})");
  ASSERT_EQ(large.size(), 1U);
  ASSERT_TRUE(large[0].puzzle && large[0].puzzle->variant && large[0].puzzle->variant->large);
  EXPECT_EQ(large[0].puzzle->variant->large->order(), 36);
}

TEST(VariantInJson, SaysWhatIsWrongWithTheText) {
  const auto wrong = read_json_text(R"({"puzzle":".Shape~4x4.Cage~3~R1C1~R9C9"})");
  ASSERT_EQ(wrong.size(), 1U);
  EXPECT_FALSE(wrong[0].puzzle);
  EXPECT_NE(wrong[0].error.code, ErrorCode::kMissingField);
  const auto none = read_json_text(R"({"name":"nothing here"})");
  ASSERT_EQ(none.size(), 1U);
  EXPECT_EQ(none[0].error.code, ErrorCode::kMissingField);
}

}  // namespace
}  // namespace shudu::test
