// KSudoku's games with cages and over 9x9 as variants.
#include <gtest/gtest.h>

#include <string>

#include "shudu/formats/xml/variant_formats_xml.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant {
namespace {

std::string ksudoku_game(const std::string& graph, const std::string& values,
                         const std::string& more = "") {
  return "<!DOCTYPE ksudoku>\n<ksudoku>\n<game msecs-elapsed=\"1\">\n<puzzle>" + graph +
         "<values>" + values + "</values>" + more + "</puzzle></game></ksudoku>\n";
}

const std::string kKillerGraph =
    R"(<graph order="4" type="custom" specific-type="Killer Sudoku" sizeX="4" sizeY="4" sizeZ="1">)"
    R"(<sudokugroups at="0" withblocks="1"/><cage size="2" operator="4" value="7"> 0 1 </cage>)"
    R"(<cage size="1" operator="0" value="2"> 4 </cage></graph>)";

TEST(KsudokuVariant, CagesAndGivensByColumns) {
  const std::string text =
      ksudoku_game(kKillerGraph, "__c_____________", "<solution>badcdcbaabcdcdab</solution>");
  const VariantFormat* const row = find_any_variant_format(text);
  ASSERT_EQ(row, &ksudoku_variant_format());
  const auto read = row->read(text);
  ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
  const VariantPuzzle& puzzle = read->puzzle;
  EXPECT_EQ(puzzle.regions, boxes_of(puzzle, 2, 2));
  ASSERT_EQ(puzzle.constraints.size(), 2U);
  EXPECT_EQ(puzzle.constraints[0].kind, Kind::kCage);
  EXPECT_EQ(puzzle.constraints[0].cells, (Variables{0, 4}));  // down the first column
  EXPECT_EQ(puzzle.constraints[0].numbers, (std::vector<std::int64_t>{7}));
  EXPECT_EQ(puzzle.constraints[1].cells, (Variables{1}));
  EXPECT_EQ(puzzle.candidates[8], 4U);  // c is 3, for there is an a
  EXPECT_EQ(read->solution.size(), 16U);
  EXPECT_EQ(read->solution[4], 1);
}

TEST(KsudokuVariant, OrdersOverNine) {
  const std::string text = ksudoku_game(
      R"(<graph order="16" type="sudoku" specific-type="Plain"/>)", "bq" + std::string(254, '_'));
  const auto read = find_any_variant_format(text)->read(text);
  ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
  EXPECT_EQ(read->puzzle.candidates[0], 1U);
  EXPECT_EQ(read->puzzle.candidates[16], ValueSet{1} << 15U);
  EXPECT_EQ(read->puzzle.regions, boxes_of(read->puzzle, 4, 4));
}

TEST(KsudokuVariant, CliquesAreRegionsOrSets) {
  const std::string graph =
      R"(<graph order="2" type="custom" specific-type="Custom">)"
      R"(<sudokugroups at="0" withblocks="0"/>)"
      R"(<clique size="2">0 1</clique><clique size="2">0 3</clique><clique size="2">2 3</clique>)"
      R"(<cage size="2" operator="4" value="3">0 1</cage></graph>)";
  const std::string text = ksudoku_game(graph, "____");
  const auto read = ksudoku_variant_format().read(text);
  ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
  EXPECT_EQ(read->puzzle.regions, (std::vector<Variables>{{0, 2}, {1, 3}}));
  EXPECT_EQ(read->puzzle.constraints[0].kind, Kind::kAllDifferent);
  EXPECT_EQ(read->puzzle.constraints[0].cells, (Variables{0, 3}));
}

TEST(KsudokuVariant, ClassicGamesAreLeftToTheirFormat) {
  EXPECT_EQ(find_any_variant_format(ksudoku_game(
                R"(<graph order="9" type="sudoku" specific-type="Plain"/>)", std::string(81, '_'))),
            nullptr);
  EXPECT_EQ(find_any_variant_format("<opensudoku><cage/></opensudoku>"), nullptr);
}

TEST(KsudokuVariant, WrongTextsHaveTheirErrors) {
  const std::string open(16, '_');
  const auto graph = [](const std::string& head, const std::string& inside) {
    return "<graph " + head + R"( type="custom">)" + inside + "</graph>";
  };
  const std::string four = R"(order="4")";
  const std::vector<std::pair<std::string, ErrorCode>> texts{
      {"", ErrorCode::kBadSyntax},
      {"<ksudoku>", ErrorCode::kBadSyntax},
      {"<ksudoku></ksudoku>", ErrorCode::kMissingField},
      {ksudoku_game("", open), ErrorCode::kMissingField},
      {ksudoku_game(graph(R"(order="26")", ""), open), ErrorCode::kBadNumber},
      {ksudoku_game(graph(R"(order="0")", ""), open), ErrorCode::kBadNumber},
      {ksudoku_game(graph(R"(order="x")", ""), open), ErrorCode::kNotReadHere},
      {ksudoku_game(graph(R"(order="4" specific-type="Mathdoku")", ""), open),
       ErrorCode::kNotReadHere},
      {ksudoku_game(graph(R"(order="4" sizeX="9")", ""), open), ErrorCode::kNotReadHere},
      {ksudoku_game(graph(four, R"(<sudokugroups at="6"/>)"), open), ErrorCode::kNotReadHere},
      {ksudoku_game(graph(four, "<clique>0 16</clique>"), open), ErrorCode::kBadSyntax},
      {ksudoku_game(graph(four, R"(<cage operator="4">0</cage>)"), open), ErrorCode::kMissingField},
      {ksudoku_game(graph(four, R"(<cage operator="3" value="6">0 1</cage>)"), open),
       ErrorCode::kNotReadHere},
      {ksudoku_game(graph(four, R"(<cage operator="4" value="6"></cage>)"), open),
       ErrorCode::kBadRule},
      {ksudoku_game(graph(four, ""), "___"), ErrorCode::kTooShort},
      {ksudoku_game(graph(four, ""), open + "_"), ErrorCode::kTooLong},
      {ksudoku_game(graph(four, ""), "az" + open.substr(2)), ErrorCode::kBadNumber},
      {ksudoku_game(graph(four, ""), ""), ErrorCode::kMissingField},
  };
  for (const auto& [text, code] : texts) {
    const auto read = ksudoku_variant_format().read(text);
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_EQ(error_slug(read.error().code), error_slug(code)) << text;
    if (code != ErrorCode::kBadRule) {
      EXPECT_GE(read.error().at.line, 1U) << text;
    }
  }
}

}  // namespace
}  // namespace shudu::variant
