// JSON documents and the tree under them (src/formats/json.h, json_tree.h).
#include "formats/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/direct.h"
#include "formats/json_tree.h"

namespace shudu {
namespace {

using test::expect_error;
using test::fit_of;
using test::read_of;

const std::string kJsonFull =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
const std::string kJsonCells = "12" + std::string(79, '.');

Grid grid_of_two() {
  Grid grid;
  grid.place(Cell(0), Digit(1));
  grid.place(Cell(1), Digit(2));
  return grid;
}

void expect_two(const std::string& text) {
  EXPECT_EQ(fit_of(kJsonFormat, text), Fit::kWhole) << text;
  const Result<Puzzle> puzzle = read_of(kJsonFormat, text);
  ASSERT_TRUE(puzzle) << text << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->givens, grid_of_two()) << text;
}

std::string rows(const std::string& first, const std::string& other) {
  std::string text = "[" + first;
  for (int i = 0; i < 8; ++i) text += "," + other;
  return text + "]";
}

TEST(JsonFormat, ReadsTheShapesPeopleUse) {
  for (const char* key :
       {"puzzle", "grid", "board", "quiz", "quizzes", "question", "sudoku", "givens"}) {
    expect_two("{\"" + std::string(key) + "\": \"" + kJsonCells + "\", \"other\": {\"a\": [1]}}");
  }
  const std::string zeros = "[0,0,0,0,0,0,0,0,0]";
  const std::string blanks = R"(["","."," ",null,false,"x",null,"",""])";
  expect_two("{\"grid\":" + rows("[1,2,0,0,0,0,0,0,0]", zeros) + "}");
  expect_two("{\"board\":" + rows(R"(["1","2",".",".",".",".",".",".","."])", blanks) + "}");
  expect_two(rows("[1,2,0,0,0,0,0,0,0]", zeros));
  expect_two(rows("\"12.......\"", "\"0........\""));
  expect_two("\"" + kJsonCells + "\"");
  expect_two(R"({"puzzle":"12.......\n.........\n.........\n.........\n.........\n.........\n)"
             R"(.........\n.........\n........."})");
  expect_two("{\"puzzle\":\"12" + std::string(79, ' ') + "\"}");
  expect_two("{\"puzzle\":\"1 2 " + std::string(79, '.') + "\"}");
  expect_two("{\n \"puzzle\":\n \"" + kJsonCells + "\"\n}");
}

TEST(JsonFormat, ReadsEverythingARecordHolds) {
  std::string marks(729, '.');
  marks[18] = '1';  // the third cell's nine
  marks[26] = '9';
  const Result<Puzzle> puzzle = read_of(
      kJsonFormat, R"({"schema":1,"puzzle":")" + kJsonCells + R"(","placed":"123)" +
                       std::string(78, '0') + R"(","marks":")" + marks + R"(","solution":")" +
                       kJsonFull + R"(","title":"A \u00e9","level":7.2,"url":null,"date":["x"]})");
  ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->placed.filled_count(), 1);
  EXPECT_EQ(puzzle->placed.value_at(Cell(2)), 3);
  ASSERT_TRUE(puzzle->marks);
  EXPECT_FALSE(puzzle->marks_are_puzzle);
  EXPECT_EQ((*puzzle->marks)[Cell(0)], DigitSet::only(Digit(1)));  // a given holds just itself
  EXPECT_EQ((*puzzle->marks)[Cell(2)], DigitSet::only(Digit(3)));
  EXPECT_TRUE((*puzzle->marks)[Cell(3)].empty());
  ASSERT_TRUE(puzzle->solution);
  EXPECT_EQ(puzzle->notes.title, "A é");
  EXPECT_EQ(puzzle->notes.level, "7.2");
  EXPECT_EQ(puzzle->notes.url, "");
}

TEST(JsonFormat, MarksMayBeLists) {
  std::string cells;
  for (int i = 0; i < 78; ++i) cells += ",null";
  const std::string flat = R"([[1],"2",[1,"9"])" + cells + "]";
  const Result<Puzzle> puzzle =
      read_of(kJsonFormat, R"({"puzzle":")" + kJsonCells + R"(","marks":)" + flat + "}");
  ASSERT_TRUE(puzzle);
  EXPECT_EQ((*puzzle->marks)[Cell(2)], (DigitSet{Digit(1), Digit(9)}));
  const std::string row = R"(["129","","","","","","","",""])";
  const Result<Puzzle> nested = read_of(kJsonFormat, R"({"marks":)" + rows(row, row) + "}");
  ASSERT_TRUE(nested) << sentence(nested.error(), Language::kEnglish).view();
  EXPECT_TRUE(nested->marks_are_puzzle);
  EXPECT_EQ((*nested->marks)[Cell(72)], (DigitSet{Digit(1), Digit(2), Digit(9)}));
  for (const char* bad : {"[1,2]", "[[1],[true]]", "{}", "7", "\"12\"", "[\"ab\"]", "[10]"}) {
    EXPECT_FALSE(read_of(kJsonFormat, R"({"puzzle":")" + kJsonCells + R"(","marks":)" + bad + "}"))
        << bad;
  }
}

TEST(JsonFormat, ATextOf729IsASukaku) {
  const std::string marks = "1" + std::string(727, '.') + "9";
  const Result<Puzzle> puzzle = read_of(kJsonFormat, R"({"puzzle":")" + marks + R"("})");
  ASSERT_TRUE(puzzle);
  EXPECT_TRUE(puzzle->marks_are_puzzle);
  EXPECT_EQ(puzzle->marks->candidate_count(), 2);
  const Result<Puzzle> small =
      read_of(kJsonFormat, R"({"marks":"1)" + std::string(215, '.') + R"("})");
  ASSERT_TRUE(small);
  EXPECT_EQ(small->size(), 6);
  const Result<Puzzle> wrong =
      read_of(kJsonFormat, R"({"puzzle":"2)" + std::string(728, '.') + R"("})");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, ErrorCode::kBadCharacter);
  EXPECT_EQ(wrong.error().at.column, 12U);
}

TEST(JsonFormat, ReadsGnomeSudokusGames) {
  const std::string text = R"({"difficulty_category":"easy","time_elapsed":3.5,"cells":[
      {"position":[0,0],"value":1,"fixed":true,"earmarks":[]},
      {"position":[0,1],"value":2,"fixed":false},
      {"position":[8,8],"value":0,"fixed":false,"earmarks":[4,7]}]})";
  const Result<Puzzle> puzzle = read_of(kJsonFormat, text);
  ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->givens.value_at(Cell(0)), 1);
  EXPECT_EQ(puzzle->placed.value_at(Cell(1)), 2);
  ASSERT_TRUE(puzzle->marks);
  EXPECT_EQ((*puzzle->marks)[Cell(80)], (DigitSet{Digit(4), Digit(7)}));
  EXPECT_EQ(puzzle->notes.level, "easy");
  for (const char* cell :
       {"1", "{}", R"({"position":[0]})", R"({"position":[9,0]})", R"({"position":[0,-1]})",
        R"({"position":[0,0],"value":10})", R"({"position":[0,0],"value":"1"})",
        R"({"position":[0,0],"earmarks":[10]})", R"({"position":7})"}) {
    const Result<Puzzle> bad = read_of(kJsonFormat, "{\"cells\":[" + std::string(cell) + "]}");
    ASSERT_FALSE(bad) << cell;
    EXPECT_EQ(bad.error().code, ErrorCode::kBadSyntax) << cell;
  }
  EXPECT_FALSE(read_of(kJsonFormat, R"({"cells":7})"));
}

TEST(JsonFormat, ReadsWhatSolvePrints) {
  expect_two(R"({"schema":1,"index":0,"line":1,"puzzle":")" + kJsonCells +
             R"(","status":"unique","count":1,"count_is_exact":true,"solution":")" + kJsonFull +
             R"(","solutions":["a","b"],"micros":12})");
  expect_two(R"({"puzzle":")" + kJsonCells + R"(","solution":null})");
  expect_two(R"({"puzzle":")" + kJsonCells + R"(","solution":""})");
}

// It is no reason to refuse the puzzle: how many digits it has is kept, and said by those who
// compare.
TEST(JsonFormat, ASolutionThatIsNoneIsCounted) {
  const std::vector<std::pair<std::string, int>> cases = {
      {"\"21" + std::string(79, '0') + "\"", 2},
      {"\"" + kJsonFull.substr(1) + "\"", 80},
      {"\"" + kJsonFull + "1\"", 82},
      {"\"1234341221434321\"", 16},
      {"true", 0},
      {"{\"a\":1}", 0},
      {"\"" + std::string(729, '.').replace(0, 1, "1") + "\"", 1},
      {"[[1,2,3],[4,5,6]]", 6}};
  for (const auto& [text, digits] : cases) {
    const Result<Puzzle> puzzle =
        read_of(kJsonFormat, R"({"puzzle":")" + kJsonCells + R"(","solution":)" + text + "}");
    ASSERT_TRUE(puzzle) << text;
    EXPECT_FALSE(puzzle->solution) << text;
    EXPECT_EQ(puzzle->partial_solution, std::optional(digits)) << text;
  }
  const Result<Puzzle> blank =
      read_of(kJsonFormat,
              R"({"puzzle":")" + kJsonCells + R"(","solution":")" + std::string(81, '.') + "\"}");
  ASSERT_TRUE(blank);
  EXPECT_FALSE(blank->partial_solution);
}

TEST(JsonFormat, RulesThatItStatesAreNamed) {
  const auto left_out_of = [](const std::string& members) {
    const Result<Puzzle> puzzle =
        read_of(kJsonFormat, R"({"puzzle":")" + kJsonCells + R"(",)" + members + "}");
    return puzzle ? puzzle->left_out : std::string("unreadable");
  };
  EXPECT_EQ(left_out_of(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"}])"), "killer-cage");
  EXPECT_EQ(left_out_of(R"("cages":[{"cells":[[0,0]],"sum":5}],"thermometers":[[[0,0],[0,1]]])"),
            "killer-cage, thermometer");
  EXPECT_EQ(left_out_of(R"("antiknight":true,"diagonal+":true)"), "antiknight, diagonal");
  EXPECT_EQ(left_out_of(R"("antiknight":true,"left_out":"arrow")"), "arrow, antiknight");
  // The same words are used for other things.
  EXPECT_EQ(left_out_of(R"("antiknight":false,"lines":["a","b"],"text":"arrow","cages":[])"), "");
}

// What answers call placed digits and a player's candidates, and what they call by those names.
TEST(JsonFormat, ReadsAnswersBack) {
  const std::string entered = "123" + std::string(78, '.');
  const std::string marks = std::string(27, '.') + "1......8." + std::string(693, '.');
  const Result<Puzzle> puzzle =
      read_of(kJsonFormat, R"({"schema":1,"puzzle":")" + kJsonCells + R"(","entered":")" + entered +
                               R"(","pencilmarks":")" + marks +
                               R"(","layout":"x","title":"t","placed":1,"marks":{"houses":[],)"
                               R"("cells":["r1c1"],"candidates":[]}})");
  ASSERT_TRUE(puzzle) << sentence(puzzle.error(), Language::kEnglish).view();
  EXPECT_EQ(puzzle->placed.value_at(Cell(2)), 3);
  ASSERT_TRUE(puzzle->marks);
  EXPECT_EQ((*puzzle->marks)[Cell(3)], (DigitSet{Digit(1), Digit(8)}));
  EXPECT_EQ(puzzle->layout, "x");
  EXPECT_EQ(puzzle->notes.title, "t");
  // 64 characters are an 8x8 puzzle, or the candidates of a 4x4 one where that is said.
  const std::string small = "1..." + std::string(60, '.');
  EXPECT_EQ(read_of(kJsonFormat, R"({"puzzle":")" + small + R"("})")->size(), 8);
  EXPECT_EQ(
      read_of(kJsonFormat, R"({"puzzle":")" + small + R"(","marks_are_puzzle":true})")->size(), 4);
}

TEST(JsonFormat, WritesOnlyWhatThereIs) {
  Puzzle puzzle;
  puzzle.givens = grid_of_two();
  EXPECT_EQ(test::written_by(kJsonFormat, puzzle),
            R"({"schema":1,"puzzle":")" + kJsonCells + R"("})");
  puzzle.notes.title = "\x1b]0;x\a \xff \"q\"";
  EXPECT_EQ(test::written_by(kJsonFormat, puzzle),
            R"({"schema":1,"puzzle":")" + kJsonCells +
                "\",\"title\":\"\\u001b]0;x\\u0007 \xEF\xBF\xBD \\\"q\\\"\"}");
}

TEST(JsonFormat, KnowsItsTextsByTheirBeginning) {
  for (const char* other :
       {"", "1", "{1,2}", "{\"53..\",\"6..1\"}", "[Puzzle]", "[.5]", "\"short\"",
        "\"abcdefghijklmnopqrst\"", "\"", "[1],", "[1,2],", "[1,2,3,4,5,6,7,8,9]", "{ 4, 0 }"}) {
    EXPECT_EQ(fit_of(kJsonFormat, other), Fit::kNo) << other;
  }
  for (const char* more :
       {"{", "[", "[[1,2,3],", "{\"puzzle\":", "{\"puzzle\"", "{\"puz", "[\n[1,"}) {
    EXPECT_EQ(fit_of(kJsonFormat, more), Fit::kMore) << more;
  }
  EXPECT_EQ(fit_of(kJsonFormat, "{}"), Fit::kWhole);
  EXPECT_EQ(fit_of(kJsonFormat, "{\"a\":1} x"), Fit::kClaim);
  EXPECT_EQ(fit_of(kJsonFormat, "{\"a\":\n1} x"), Fit::kClaim);
  EXPECT_EQ(fit_of(kJsonFormat, "{\"a\":1} x\ny"), Fit::kNo);
  EXPECT_EQ(fit_of(kJsonFormat, "\"" + kJsonCells + "\"\nx"), Fit::kNo);
  EXPECT_EQ(fit_of(kJsonFormat, std::string(9, '[')), Fit::kClaim);
  EXPECT_EQ(fit_of(kJsonFormat, std::string(9, '[') + "\n["), Fit::kNo);
  EXPECT_EQ(fit_of(kJsonFormat, "{\"a\":\"}]\\\"\"}"), Fit::kWhole);
  std::string endless = "[";
  for (int i = 0; i < 300; ++i) endless += "\n1,";
  EXPECT_EQ(fit_of(kJsonFormat, endless), Fit::kNo);
}

// bad-inputs B14.
TEST(JsonFormat, HostileTextsAreErrorsWithTheirPlace) {
  expect_error(kJsonFormat, std::string(60000, '['), ErrorCode::kTooDeep, {1, 9});
  expect_error(kJsonFormat, R"({"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":1}}}}}}}})",
               ErrorCode::kMissingField, {1, 1});
  expect_error(kJsonFormat, R"({"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":[1]}}}}}}}})",
               ErrorCode::kTooDeep, {1, 41});
  expect_error(kJsonFormat, R"({"a":1,"a":2})", ErrorCode::kBadSyntax, {1, 10});
  expect_error(kJsonFormat, R"({"x":{"a":1},"y":{"a":1,"a":2}})", ErrorCode::kBadSyntax, {1, 27});
  expect_error(kJsonFormat, R"({"a":1e400})", ErrorCode::kBadSyntax, {1, 10});
  expect_error(kJsonFormat, "{\"a\":\"\\ud800\"}", ErrorCode::kBadSyntax, {1, 13});
  expect_error(kJsonFormat, "{\"a\":\"\\udc00x\"}", ErrorCode::kBadSyntax, {1, 12});
  expect_error(kJsonFormat, "{\"a\":\"\xff\"}", ErrorCode::kBadSyntax, {1, 7});
  expect_error(kJsonFormat, "{\"a\":1} x", ErrorCode::kBadSyntax, {1, 9});
  expect_error(kJsonFormat, "{\"a\":\n 01}", ErrorCode::kBadSyntax, {2, 3});
  expect_error(kJsonFormat, "{\"a\":", ErrorCode::kBadSyntax, {1, 6});
  expect_error(kJsonFormat, "{\"a\":NaN}", ErrorCode::kBadSyntax, {1, 6});
  expect_error(kJsonFormat, "", ErrorCode::kBadSyntax, {1, 1});
}

TEST(JsonFormat, WrongContentsAreErrorsWithTheirPlace) {
  expect_error(kJsonFormat, "{}", ErrorCode::kMissingField, {1, 1});
  expect_error(kJsonFormat, " 12", ErrorCode::kNotAPuzzle, {1, 2});
  expect_error(kJsonFormat, R"({"puzzle":12})", ErrorCode::kBadNumber, {1, 11});
  expect_error(kJsonFormat, R"({"puzzle":{"a":1}})", ErrorCode::kBadSyntax, {1, 11});
  expect_error(kJsonFormat, R"({"puzzle":[1.5]})", ErrorCode::kBadSyntax, {1, 12});
  expect_error(kJsonFormat, R"({"puzzle":"12!..."})", ErrorCode::kBadCharacter, {1, 14});
  expect_error(kJsonFormat, "{\"puzzle\":\"" + kJsonCells + "1\"}", ErrorCode::kTooLong, {1, 93});
  expect_error(kJsonFormat, "{\"a\":1,\n \"puzzle\" : \"12\"}", ErrorCode::kTooShort, {2, 16});
  expect_error(kJsonFormat, "[1,2]", ErrorCode::kTooShort, {1, 1});
  expect_error(kJsonFormat,
               R"({"grid":)" + rows("[1,2,3,4,5,6,7,8,10]", "[0,0,0,0,0,0,0,0,0]") + "}",
               ErrorCode::kBadNumber, {1, 27});
  expect_error(kJsonFormat,
               R"({"puzzle":")" + kJsonCells + R"(","placed":"21)" + std::string(79, '.') + "\"}",
               ErrorCode::kMismatch, {1, 105});
  expect_error(kJsonFormat, R"({"puzzle":")" + kJsonCells + R"(","placed":true})",
               ErrorCode::kBadSyntax, {1, 104});
  expect_error(kJsonFormat, R"({"marks":"12"})", ErrorCode::kTooShort, {1, 13});
}

TEST(JsonFormat, LargerGridsAreUnsupported) {
  std::string row = "[0";
  for (int i = 0; i < 15; ++i) row += ",16";
  row += "]";
  std::string grid = "[" + row;
  for (int i = 0; i < 15; ++i) grid += "," + row;
  expect_error(kJsonFormat, "{\"grid\":" + grid + "]}", ErrorCode::kUnsupportedLayout, {1, 9});
}

TEST(JsonFormat, KeepsTheLayoutUnderItsOneName) {
  const auto layout_in = [](std::string_view text) {
    const Result<Puzzle> puzzle = read_of(kJsonFormat, text);
    EXPECT_TRUE(puzzle.has_value()) << text;
    return puzzle ? puzzle->layout : "none";
  };
  EXPECT_EQ(layout_in(R"({"puzzle":")" + kJsonCells + R"(","layout":"Windoku+diagonal"})"),
            "x+windoku");
  EXPECT_EQ(layout_in(R"({"puzzle":")" + kJsonCells + R"(","layout":"9x9"})"), "");
  EXPECT_EQ(layout_in(R"({"puzzle":")" + kJsonCells + R"(","layout":null})"), "");
  // A 5x5 grid is none without its regions.
  EXPECT_EQ(layout_in(R"({"puzzle":"1........................",)"
                      R"("layout":"jigsaw:aaabbacbbbaccddeccddeeeed"})"),
            "jigsaw:1112213222133445334455554");
}

TEST(JsonFormat, KeepsWhatWasLeftOut) {
  const std::string text = R"({"puzzle":")" + kJsonCells + R"(","left_out":"arrow, thermometer"})";
  const Result<Puzzle> puzzle = read_of(kJsonFormat, text);
  ASSERT_TRUE(puzzle.has_value());
  EXPECT_EQ(puzzle->left_out, "arrow, thermometer");
  EXPECT_NE(test::written_by(kJsonFormat, *puzzle).find(R"("left_out":"arrow, thermometer")"),
            std::string::npos);
}

TEST(JsonFormat, WrongLayoutsAreErrorsWithTheirPlace) {
  const std::string head = R"({"puzzle":")" + kJsonCells + R"(","layout":)";
  expect_error(kJsonFormat, head + "\"oblong\"}", ErrorCode::kUnknownLayout, {1, 104});
  expect_error(kJsonFormat, head + "7}", ErrorCode::kBadSyntax, {1, 104});
  expect_error(kJsonFormat, head + "\"6x6\"}", ErrorCode::kLayoutMismatch, {1, 104});
}

TEST(JsonTree, ExtentsLookAtBracketsAndTexts) {
  EXPECT_EQ(json_extent("{\"a\":[1,2]} \n"), JsonExtent::kClosed);
  EXPECT_EQ(json_extent("{\"a\":[1,2]"), JsonExtent::kOpen);
  EXPECT_EQ(json_extent("\"a\\\"\""), JsonExtent::kClosed);
  EXPECT_EQ(json_extent("\"a\\\""), JsonExtent::kOpen);
  EXPECT_EQ(json_extent("[] []"), JsonExtent::kTrailing);
  EXPECT_EQ(json_extent("[[[[[[[[]]]]]]]]"), JsonExtent::kClosed);
  EXPECT_EQ(json_extent("[[[[[[[[[]]]]]]]]]"), JsonExtent::kTooDeep);
}

RC_GTEST_PROP(JsonFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const int size = *rc::gen::element(4, 6, 8, 9);
  Puzzle puzzle = test::random_puzzle(seed, size, kJsonFormat.writes);
  if (seed % 3 == 0) puzzle.notes.comment += "\n\t\r\n ";
  ReadContext context;
  const Result<Puzzle> back =
      test::read_back(kJsonFormat, test::written_by(kJsonFormat, puzzle), context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

}  // namespace
}  // namespace shudu
