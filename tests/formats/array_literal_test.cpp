// Array literals in the ways people paste them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/array_parser.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;

const std::string kCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// How a literal is spelled.
struct Spelling {
  std::string before = "[";
  std::string open = "[";
  std::string close = "]";
  std::string blank = "0";
  std::string quote;
  std::string comma = ",";
  std::string between = ",";  // rows
  std::string after = "]";
};

std::string spell(const Spelling& spelling, const std::string& cells = kCells,
                  std::size_t size = 9) {
  std::string text = spelling.before;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % size == 0) text += spelling.open;
    text += spelling.quote;
    text += cells[i] == '.' ? spelling.blank : std::string(1, cells[i]);
    text += spelling.quote;
    const bool ends_row = i % size == size - 1;
    text += !ends_row               ? spelling.comma
            : i + 1 == cells.size() ? spelling.close
                                    : spelling.close + spelling.between;
  }
  return text + spelling.after + "\n";
}

void expect_cells(const std::string& text) {
  const std::vector<Entry> alone = read_as("array", text);
  ASSERT_EQ(alone.size(), 1U) << text;
  EXPECT_EQ(alone[0].cells, kCells) << describe(alone[0]) << '\n' << text;
  const std::vector<Entry> twice = read_all(text + text);
  ASSERT_EQ(twice.size(), 2U) << describe(twice[0]) << '\n' << text;
  EXPECT_EQ(twice[0].cells, kCells) << describe(twice[0]) << '\n' << text;
  EXPECT_EQ(twice[1].cells, kCells) << describe(twice[1]) << '\n' << text;
}

TEST(ArrayLiteral, ReadsBareRowsInBraces) {
  expect_cells(spell({"", "{", "}", "0", "", ",", ",\n", ""}));
  expect_cells(spell({"", "{", "}", "0", "", ", ", "\n", ","}));
  expect_cells(spell({"", "{", "}", "0", "", ",", ",", ""}));
}

TEST(ArrayLiteral, ReadsNestedOnesOnOneLineAndOnMany) {
  for (const std::string_view between : {",", ", ", ",\n ", ",\n\n", "\n"}) {
    expect_cells(spell({"[", "[", "]", "0", "", ",", std::string(between), "]"}));
    expect_cells(spell({"{", "{", "}", "0", "", ", ", std::string(between), "};"}));
    expect_cells(spell({"[\n", "[", "]", "0", "", ",", std::string(between), "\n]"}));
  }
}

TEST(ArrayLiteral, ReadsEveryBlank) {
  for (const std::string_view blank : {".", "", " ", "0", "-", "_", "x"}) {
    expect_cells(spell({"[", "[", "]", std::string(blank), "\"", ",", ",\n", "]"}));
    expect_cells(spell({"[", "[", "]", std::string(blank), "'", ", ", ",", "]"}));
  }
  for (const std::string_view blank : {"null", "None", "nil", "NULL", "undefined", ".", "NaN"}) {
    expect_cells(spell({"[", "[", "]", std::string(blank), "", ",", ",\n", "]"}));
  }
}

TEST(ArrayLiteral, ReadsWhatStandsAroundIt) {
  for (const std::string_view before :
       {"int board[9][9] = {", "const int grid[9][9]={", "static const uint8_t g[][9] = {\n",
        "int[][] board = new int[][]{", "std::array<std::array<int, 9>, 9> a = {", "return {",
        "board =\n {"}) {
    expect_cells(spell({std::string(before), "{", "}", "0", "", ",", ",\n", "};"}));
  }
  for (const std::string_view before :
       {"grid = [", "let b = [", "var x: number[][] = [", "board: ["}) {
    expect_cells(spell({std::string(before), "[", "]", "0", "", ",", ",\n", "];"}));
  }
  expect_cells(spell({"np.array([", "[", "]", "0", "", ", ", ",\n", "])"}));
  expect_cells(spell({"a = np.array([", "[", "]", "0", "", ", ", ",\n", "])"}));
}

TEST(ArrayLiteral, ReadsPrintedArraysAndStringsOfRows) {
  expect_cells(spell({"[", "[", "]", "0", "", " ", "\n ", "]"}));  // numpy
  expect_cells(spell({"[", "[", "]", "0.", "", " ", "\n ", "]"}));
  expect_cells(spell({"[", "\"", "\"", ".", "", "", ",\n", "]"}));
  expect_cells(spell({"{", "\"", "\"", "0", "", "", ", ", "};"}));
  expect_cells(spell({"[", "", "", "0", "", ",", ",", "]"}));     // 81 in one bracket
  expect_cells(spell({"[", "", "", "0", "", ",", ",\n", ",]"}));  // with line ends
}

TEST(ArrayLiteral, ReadsComments) {
  expect_cells(spell({"[ // rows\n", "[", "]", "0", "", ",", ", // [next]\n", "]"}));
  expect_cells(spell({"{ /* a {grid}\n of nine */\n", "{", "}", "0", "", ",", ", /* x */", "}"}));
  expect_cells(spell({"[  # rows\n", "[", "]", "0", "", ",", ",  # [next]\n", "]"}));
}

TEST(ArrayLiteral, ReadsTheSmallerSizes) {
  const std::string four = "1234......4321..";
  for (const std::string_view between : {",", ",\n"}) {
    EXPECT_EQ(
        read_all(spell({"[", "[", "]", "0", "", ",", std::string(between), "]"}, four, 4))[0].cells,
        four);
  }
  EXPECT_EQ(read_all("[" + std::string("1,2,3,4,0,0,0,0,0,0,4,3,2,1,0,0") + "]")[0].cells,
            "1234......4321..");
}

TEST(ArrayLiteral, ReadsSeveralGridsInOneArray) {
  const Spelling grid{"[", "[", "]", "0", "", ",", ",\n", "]"};
  std::string one = spell(grid);
  one.pop_back();
  for (const std::string& text :
       {"[" + one + "," + one + "]\n", "[\n" + one + ",\n" + one + "\n]\n",
        "[\n[\n" + one.substr(1) + ",\n" + one + "]"}) {
    const std::vector<Entry> entries = read_as("array", text);
    ASSERT_EQ(entries.size(), 2U) << text;
    EXPECT_EQ(entries[0].cells, kCells);
    EXPECT_EQ(entries[1].cells, kCells);
  }
}

TEST(ArrayLiteral, SaysWhatIsWrong) {
  EXPECT_THAT(describe_all("[[5,3,0,0],\n [0,0,0,0],\n [0,0,0],\n [0,0,0,0]]"),
              ElementsAre("3:8 too_short"));
  EXPECT_THAT(describe_all("[[5,3,0,0],\n [0,0,0,0],\n [0,0,0,1,1],\n [0,0,0,0]]"),
              ElementsAre("3:12 too_long"));
  EXPECT_THAT(describe_all("[[4,3,0,0],\n [0,0,0,0],\n [0,0,0,1]]"), ElementsAre("3:10 too_short"));
  EXPECT_THAT(describe_all("[[4,3,0,0],[0,0,0,0],[0,0,0,1],[0,0,0,1],[0,0,0,0]]"),
              ElementsAre("1:50 too_long"));
  EXPECT_THAT(describe_all("[[4,3,0,0],[0,5,0,0],[0,0,0,1],[0,0,0,1]]"),
              ElementsAre("1:15 bad_number"));
  EXPECT_THAT(describe_all("[[4,3,0,0],[0,-5,0,0],[0,0,0,1],[0,0,0,1]]"),
              ElementsAre("1:15 bad_syntax"));
  EXPECT_THAT(describe_all("[[4,3,0,0],[0,?,0,0],\n[0,0,0,1],\n[0,0,0,1]]\n1234............"),
              ElementsAre("1:15 bad_syntax", "line 1234............"));
  EXPECT_THAT(describe_all("{{4,3,0,0},[0,0,0,0),{0,0,0,1},{0,0,0,1}}"),
              ElementsAre("1:20 bad_syntax"));
  EXPECT_THAT(describe_all("[[1,2,3,4,5,6,7]]"), ElementsAre("1:16 too_short"));
  EXPECT_THAT(describe_all("[\"1234\",\"12"), ElementsAre("1:9 bad_syntax"));
  EXPECT_THAT(describe_all("{1,2,3,4,{{{{{{{1}}}}}}}"), ElementsAre("1:10 bad_syntax"));
}

TEST(ArrayLiteral, RefusesSizesWithoutALayout) {
  const std::string sixteen(256, '.');
  const std::vector<Entry> nested =
      read_all(spell({"[", "[", "]", "0", "", ",", ",\n", "]"}, sixteen, 16));
  ASSERT_EQ(nested.size(), 1U);
  EXPECT_EQ(nested[0].error.code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(nested[0].error.found, 16U);
  const std::string five = "12345" + std::string(20, '.');
  EXPECT_EQ(read_all(spell({"[", "[", "]", "0", "", ",", ",\n", "]"}, five, 5))[0].error.found, 5U);
}

TEST(ArrayLiteral, AnUnfinishedArrayIsOneError) {
  const std::string text = spell({"", "{", "}", "0", "", ",", ",\n", ""});
  const std::string half = text.substr(0, text.size() / 2);
  EXPECT_THAT(describe_all(half + "\n" + kCells), ElementsAre("1:1 unfinished", "line " + kCells));
  EXPECT_THAT(describe_all(text.substr(0, 60) + "\n"), ElementsAre("1:1 unfinished"));
}

TEST(ArrayLiteral, TakesNoOtherBracketsForAnArray) {
  for (const std::string_view text : {"[Puzzle]", "see [1]", "{}", "[]", "{\"a\"}", "f(x) = y",
                                      "[1,2]", "x = 5", "(1)", "a[3] = [", "[[[[[[[[["}) {
    for (const Entry& entry : read_as("array", text)) {
      EXPECT_TRUE(entry.failed()) << text;
      EXPECT_NE(entry.error.code, ErrorCode::kBadSyntax) << text;
    }
  }
}

TEST(ArrayLiteral, KeepsNoMoreCellsThanAGridHas) {
  const std::vector<Entry> entries = read_as("array", "[" + std::string(20000, '1') + "]");
  ASSERT_EQ(entries.size(), 1U);
  std::string many = "[";
  for (int i = 0; i < 20000; ++i) many += "1,";
  const std::string_view line = many;
  EXPECT_LE(parse_array({&line, 1}).cells.size(), 1300U);
}

TEST(ArrayLiteral, PassesOverWhatStandsAroundTheBrackets) {
  const Spelling braces{"", "{", "}", "0", "", ",", ",", ""};
  const Spelling lines{"\n", "  {", "}", "0", "", ", ", ",\n", "\n"};
  const std::string one = spell(braces);
  const std::string many = spell(lines);
  const auto around = [](const std::string& before, std::string rows, const std::string& after) {
    rows.pop_back();
    return before + rows + after + "\n";
  };
  for (const auto& [before, after] : std::vector<std::pair<std::string, std::string>>{
           {"vvint d{ ", " };"},
           {"int g[9][9] {", "};"},
           {"int g[9][9]{", "}"},
           {"std::array<std::array<int, 9>, 9> g{{", "}};"},
           {"const std::vector<std::vector<int>> grid{", "}; // hard"},
           {"int[][] g = new int[][] {", "};"},
           {"int[,] g = new int[,] {", "};"},
           {"private static final int[][] GRID = {", "};"},
           {"solve(new int[][]{", "});"},
           {"grid := [9][9]int{", "}"},
           {"var g = [][]int{", "}"},
           {"grid = {", "}"}}) {
    expect_cells(around(before, one, after));
    expect_cells(around(before, many, after));
  }
  const std::string squares = spell({"[", "[", "]", "0", "", ", ", ", ", "]"});
  for (const auto& [before, after] :
       std::vector<std::pair<std::string, std::string>>{{"grid = np.array(", ", dtype=np.int8)"},
                                                        {"x = numpy.array(", ").reshape(9, 9)"},
                                                        {"let g: [[u8; 9]; 9] = ", ";"},
                                                        {"const board: number[][] = ", ";"},
                                                        {"board = ", "  # easy"},
                                                        {"grid = Matrix(", ")"}}) {
    expect_cells(around(before, squares, after));
  }
  expect_cells(spell({"let g = vec![", "vec![", "]", "0", "", ", ", ", ", "];"}));
  expect_cells(spell({"let g = vec![\n", "    vec![", "]", "0", "", ", ", ",\n", ",\n];"}));
  expect_cells(spell({"val b = arrayOf(", "intArrayOf(", ")", "0", "", ", ", ", ", ")"}));
  expect_cells(spell({"g = (", "(", ")", "None", "", ", ", ", ", ")"}));
  expect_cells(spell({"((", "", "", "0", "", ", ", "), (", "))"}));
  expect_cells(spell({"A = [", "", "", "0", "", " ", "; ", "];"}));
  expect_cells(spell({"A = [", "", "", "0", "", " ", "; ...\n", "]"}));
  expect_cells(spell({"A = [\n", "", "", "0", "", ", ", " % row\n", "];"}));
  expect_cells(
      spell({"m <- matrix(c(", "", "", "0", "", ", ", ", ", "), nrow = 9, byrow = TRUE)"}));
  expect_cells(spell({"g <- rbind(", "c(", ")", "NA", "", ",", ",\n", ")"}));
}

TEST(ArrayLiteral, AMatrixOfRGoesDownItsColumns) {
  std::string columns;
  for (std::size_t i = 0; i < 81; ++i) columns += kCells[i % 9 * 9 + i / 9];
  const std::string text = spell({"matrix(c(", "", "", "0", "", ",", ",", "), 9, 9)"}, columns);
  EXPECT_THAT(describe_all(text), ElementsAre("array " + kCells));
}

TEST(ArrayLiteral, CodeWithoutCellsIsNone) {
  for (const std::string text :
       {"int main() {", "if (x == 1) {", "vector<int> v{1, 2, 3};", "f(1, 2, 3, 4, 5)", "(1)",
        "x = (2 + 3) * 4", "for (int i = 0; i < 9; ++i) {", "a[0] = 5;", "return (1, 2);"}) {
    const std::vector<Entry> entries = read_all(text + "\n" + kCells + "\n");
    EXPECT_EQ(entries.back().cells, kCells) << text;
  }
}

}  // namespace
}  // namespace shudu::test
