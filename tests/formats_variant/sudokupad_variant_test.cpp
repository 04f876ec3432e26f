// SudokuPad's JSON and links: which drawings are rules, and that the rest is named. The drawings
// are written as SudokuPad draws f-puzzles' rules.
#include <gtest/gtest.h>

#include "formats/lz_string.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/variant/kinds.h"

namespace shudu::variant::test {
namespace {

std::string pad_board(const std::string& members) {
  std::string cells;
  for (int row = 0; row < 6; ++row) {
    cells += row == 0 ? "[{\"value\":\"3\"},{},{},{},{},{}]" : ",[{},{},{},{},{},{}]";
  }
  return R"({"cellSize":50,"cells":[)" + cells +
         R"(],"regions":[[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2]]],)" + members + "}";
}

// Slugs of the rules with their cells, and what was left out.
std::string rules_in(const std::string& members) {
  const auto read = variant_format_named("sudokupad")->read(pad_board(members));
  if (!read) return "error " + std::string(error_slug(read.error().code));
  std::string out;
  for (const Constraint& rule : read->puzzle.constraints) {
    out += std::string(row_of(rule.kind).slug);
    for (const auto cell : rule.cells) out += ' ' + std::to_string(cell);
    for (const auto& list : rule.lists) {
      out += " |";
      for (const auto cell : list) out += ' ' + std::to_string(cell);
    }
    for (const auto number : rule.numbers) out += " =" + std::to_string(number);
    for (const auto value : rule.series) out += " :" + std::to_string(value);
    out += "; ";
  }
  for (const NotTaken& part : read->not_taken) out += '-' + part.name + ' ';
  return out;
}

TEST(SudokuPad, GivensRegionsAndNotes) {
  const auto read = read_any_variant(
      pad_board(R"("cages":[{"value":"title: Six"},{"value":"author: Nobody"},)"
                R"({"cells":[[0,1]],"value":"4"}],)"
                R"("metadata":{"rules":["one","two"],"solution":"3....................."})"));
  ASSERT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
  EXPECT_EQ(read->puzzle.rows, 6);
  EXPECT_EQ(read->puzzle.candidates[0], 4U);
  EXPECT_EQ(read->puzzle.regions, (std::vector<Variables>{{0, 1, 2, 6, 7, 8}}));
  EXPECT_EQ(read->title, "Six");
  EXPECT_EQ(read->author, "Nobody");
  EXPECT_EQ(read->rules, "one\ntwo");
  EXPECT_EQ(read->not_taken, (std::vector<NotTaken>{{"solution", NotTaken::Why::kUnknown}}));
}

TEST(SudokuPad, Cages) {
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]],"value":"7","unique":true,"sum":7}])"),
            "cage 0 1 =7; ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]],"value":7}])"), "cage 0 1 =7; ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]],"value":"7","unique":false}])"),
            "sum 0 1 =7; ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true}])"), "cage 0 1; ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]],"unique":true,"value":"x+1"}])"),
            "cage 0 1; -cages ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]],"value":"AB"}])"), "-cages ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[0,1]]}])"), "-cages ");
  EXPECT_EQ(rules_in(R"("cages":[{"cells":[[0,0],[1,0]],"style":"extraregion","sum":3}])"),
            std::string(row_of(Kind::kAllDifferent).slug) + " 0 6; ");
}

TEST(SudokuPad, ArrowsLeaveCirclesAndPills) {
  const std::string arrow = R"("arrows":[{"color":"#a1a1a1","headLength":0.3,"thickness":5,)"
                            R"("wayPoints":[[0.5,0.9],[0.5,2.5],[1.5,3.5]]}])";
  const auto circle = [](const std::string& center, const std::string& width) {
    return R"("overlays":[{"borderColor":"#a1a1a1","backgroundColor":"#ffffff","borderSize":5,)"
           R"("rounded":true,"text":"","center":)" +
           center + R"(,"width":)" + width + R"(,"height":0.83}],)";
  };
  EXPECT_EQ(rules_in(circle("[0.5,0.5]", "0.83") + arrow), "arrow 1 2 9 | 0; ");
  EXPECT_EQ(rules_in(circle("[0.5,1]", "1.83") + arrow), "arrow 2 9 | 0 1; ");
  EXPECT_EQ(rules_in(circle("[4.5,0.5]", "0.83") + arrow), "-arrows -overlays ");
  EXPECT_EQ(rules_in(arrow), "-arrows ");
}

TEST(SudokuPad, ThermometersHaveOneBulb) {
  const auto bulb = [](const std::string& center) {
    return R"({"borderColor":"#CFCFCF","backgroundColor":"#CFCFCF","center":)" + center +
           R"(,"rounded":true,"width":0.85,"height":0.85})";
  };
  const auto line = [](const std::string& points) {
    return R"({"color":"#CFCFCF","thickness":21,"wayPoints":)" + points + "}";
  };
  const std::string one = R"("underlays":[)" + bulb("[2.5,2.5]") + "],";
  EXPECT_EQ(rules_in(one + R"("lines":[)" + line("[[2.5,2.5],[2.5,4.5]]") + "]"),
            "thermo 14 15 16; ");
  EXPECT_EQ(rules_in(one + R"("lines":[)" + line("[[2.5,4.5],[2.5,2.5]]") + "]"),
            "thermo 14 15 16; ");
  EXPECT_EQ(rules_in(one + R"("lines":[)" + line("[[2.5,3.5],[3.5,3.5]]") + "," +
                     line("[[2.5,2.5],[2.5,4.5]]") + "]"),
            "thermo 14 15 16; thermo 15 21; ");
  EXPECT_EQ(rules_in(R"("underlays":[)" + bulb("[2.5,2.5]") + "," + bulb("[2.5,4.5]") +
                     R"(],"lines":[)" + line("[[2.5,2.5],[2.5,4.5]]") + "]"),
            "-lines -underlays ");
  // One that meets itself cannot be.
  EXPECT_EQ(rules_in(one + R"("lines":[)" +
                     line("[[2.5,2.5],[2.5,3.5],[3.5,3.5],[3.5,2.5],[1.5,2.5]]") + "]"),
            "-lines -underlays ");
}

TEST(SudokuPad, SignsOnBordersAndCorners) {
  const auto shape = [](const std::string& rest) { return R"("overlays":[{)" + rest + "}]"; };
  EXPECT_EQ(
      rules_in(shape(R"("borderColor":"#000000","backgroundColor":"#FFFFFF","center":[0.5,1],)"
                     R"("rounded":true,"width":0.3,"height":0.3,"text":"")")),
      "difference 0 1; ");
  EXPECT_EQ(rules_in(shape(R"("borderColor":"#000","backgroundColor":"#000","center":[1,0.5],)"
                           R"("rounded":true,"width":0.3,"height":0.3,"text":"3")")),
            "ratio 0 6 =3; ");
  const auto sign = [&](const std::string& center, const std::string& text) {
    return rules_in(shape(R"("center":)" + center +
                          R"(,"rounded":false,"width":0.25,"height":0.25,"text":")" + text + "\""));
  };
  const std::string sum(row_of(Kind::kPairSum).slug);
  EXPECT_EQ(sign("[0.5,1]", "X"), sum + " 0 1 =10; ");
  EXPECT_EQ(sign("[0.5,1]", "V"), sum + " 0 1 =5; ");
  EXPECT_EQ(sign("[1,0.5]", "XV"), sum + " 0 6 =15; ");
  EXPECT_EQ(sign("[0.5,1]", ">"), "greater 0 1; ");
  EXPECT_EQ(sign("[0.5,1]", "<"), "greater 1 0; ");
  EXPECT_EQ(sign("[1,0.5]", "^"), "greater 6 0; ");
  EXPECT_EQ(sign("[1,0.5]", "v"), "greater 0 6; ");
  EXPECT_EQ(sign("[0.5,1]", "?"), "-overlays ");
  EXPECT_EQ(sign("[0,0.5]", "X"), "-overlays ");
  EXPECT_EQ(rules_in(shape(R"("backgroundColor":"#FFFFFF","borderColor":"#000000","center":[1,1],)"
                           R"("rounded":true,"width":0.7,"height":0.7,"text":"1 2\n6")")),
            "quadruple 0 1 6 7 :1 :2 :6; ");
}

TEST(SudokuPad, LittleKillersStandOutside) {
  EXPECT_EQ(rules_in(R"("arrows":[{"color":"#000000","thickness":2,"wayPoints":[[-0.2,1.8],)"
                     R"([-0.02,1.98]]}],"overlays":[{"center":[-0.5,1.5],"width":0.25,)"
                     R"("height":0.25,"text":12}])"),
            "littlekiller 2 9 16 23 =12; ");
  EXPECT_EQ(rules_in(R"("overlays":[{"center":[-0.5,1.5],"width":0.25,"height":0.25,"text":12}])"),
            "-overlays ");
}

TEST(SudokuPad, LinesAndUnderlaysByTheirLook) {
  EXPECT_EQ(
      rules_in(R"("lines":[{"color":"#CFCFCF","thickness":16,"wayPoints":[[0.5,0.5],[0.5,2.5]]}])"),
      "palindrome 0 1 2; ");
  EXPECT_EQ(
      rules_in(R"("lines":[{"color":"#F067F0","thickness":16,"wayPoints":[[0.5,0.5],[0.5,2.5]]}])"),
      "-lines ");
  EXPECT_EQ(rules_in(R"("lines":[{"color":"#34BBE6","thickness":2,"wayPoints":[[0,6],[6,0]]}])"),
            std::string(row_of(Kind::kDiagonalUp).slug) + "; ");
  EXPECT_EQ(rules_in(R"("lines":[{"color":"#34BBE6","thickness":2,"wayPoints":[[0,0],[6,6]]}])"),
            std::string(row_of(Kind::kDiagonalDown).slug) + "; ");
  const std::string sign =
      R"({"borderColor":"#CFCFCF","backgroundColor":"#CFCFCF","center":[0.5,3.5],)"
      R"("width":0.7,"height":0.7,"rounded":)";
  EXPECT_EQ(rules_in(R"("underlays":[)" + sign + "true}]"), "odd 3; ");
  EXPECT_EQ(rules_in(R"("underlays":[)" + sign + "false}]"), "even 3; ");
  const std::string end = R"({"borderColor":"#CFCFCF","backgroundColor":"#FFFFFF","borderSize":2,)"
                          R"("rounded":true,"width":0.8,"height":0.8,"center":)";
  EXPECT_EQ(rules_in(R"("overlays":[)" + end + "[0.5,0.5]}," + end +
                     R"([0.5,3.5]}],"lines":[{"color":"#CFCFCF","thickness":2,)"
                     R"("wayPoints":[[0.5,0.9],[0.5,3.1]]}])"),
            std::string(row_of(Kind::kBetween).slug) + " 0 1 2 3; ");
}

TEST(SudokuPad, GlobalRulesAreStated) {
  EXPECT_EQ(rules_in(R"("global":["antiknight","antixv","antinothing"])"),
            "antiknight; " + std::string(row_of(Kind::kStrictXv).slug) + "; -antinothing ");
  EXPECT_EQ(rules_in(R"("metadata":{"antiking":true})"), "antiking; ");
}

TEST(SudokuPad, WhatCellsShowIsNamed) {
  const auto read = variant_format_named("sudokupad")
                        ->read(R"({"cells":[[{"c":"#fff","ct":["1"],"pencilMarks":["1"]}]]})");
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->not_taken, (std::vector<NotTaken>{{"center", NotTaken::Why::kOfPlayer},
                                                    {"color", NotTaken::Why::kDrawn},
                                                    {"pencilMarks", NotTaken::Why::kOfPlayer}}));
}

TEST(SudokuPad, LinksAndShortenedTexts) {
  const std::string plain =
      pad_board(R"("cages":[{"cells":[[0,0],[0,1]],"value":"7"}],"metadata":{"title":"It's"})");
  const std::string brief =
      "{cs:50,ce:[[{v:3},,,,,],[,,,,,],[,,,,,],[,,,,,],[,,,,,],[,,,,,]],"
      "re:[[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2]]],ca:[{ce:[[0,0],[0,1]],v:7}],"
      "metadata:{t:'It\\'s'}}";
  const auto read = read_any_variant(plain);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->puzzle.constraints.size(), 1U);
  EXPECT_EQ(read->title, "It's");
  for (const std::string& json : {plain, brief}) {
    const std::string packed = pack_lz(json, LzAlphabet::kBase64);
    for (const std::string head : {"https://sudokupad.app/scl", "https://sudokupad.app/sudoku/ctc",
                                   "scl", "https://app.crackingthecryptic.com/?puzzleid=scl"}) {
      const auto linked = read_any_variant(head + packed);
      ASSERT_TRUE(linked.has_value())
          << head << sentence(linked.error(), Language::kEnglish).view();
      EXPECT_TRUE(linked->puzzle == read->puzzle) << head;
      EXPECT_EQ(linked->title, "It's");
    }
  }
  const auto written = variant_format_named("sudokupad")->write(*read);
  EXPECT_EQ(written.has_value(), true);
  EXPECT_EQ(written->substr(0, 26), "https://sudokupad.app/fpuz");
  EXPECT_TRUE(read_any_variant(*written)->puzzle == read->puzzle);
}

TEST(SudokuPad, WrongTextsHaveTheirErrors) {
  const VariantFormat& row = *variant_format_named("sudokupad");
  const std::vector<std::pair<std::string, ErrorCode>> texts{
      {"", ErrorCode::kNotReadHere},
      {"https://sudokupad.app/abc123", ErrorCode::kShortLink},
      {"https://sudokupad.app/scfo0BsUqoFERchBnNOWFpKIa", ErrorCode::kNotReadHere},
      {"https://sudokupad.app/sclN4Igz!", ErrorCode::kBadCharacter},
      {"{", ErrorCode::kBadSyntax},
      {"{}", ErrorCode::kMissingField},
      {R"({"cells":{"a":1}})", ErrorCode::kBadSyntax},
      {R"({"cells":[[{},{}],[{}]]})", ErrorCode::kMismatch},
      {R"({"cells":[[{"value":"2"}]]})", ErrorCode::kBadNumber},
      {R"({"cells":[[1]]})", ErrorCode::kBadSyntax},
      {R"({"cells":[[{}]],"regions":[[[0,1]]]})", ErrorCode::kBadSyntax},
      {R"({"cells":[[{}]],"regions":[[[0,0],[0,0]]]})", ErrorCode::kMismatch},
      {R"({"cells":[[{}]],"regions":"x"})", ErrorCode::kBadSyntax},
      {R"({"cells":[[{}]],"cages":[[[[[[[[[]]]]]]]]]})", ErrorCode::kTooDeep},
  };
  for (const auto& [text, code] : texts) {
    const auto read = row.read(text);
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_EQ(error_slug(read.error().code), error_slug(code)) << text;
  }
  // Parts that are not as they should be are named.
  EXPECT_EQ(rules_in(R"("lines":[{"wayPoints":[[1e9,0]]},3],"overlays":{"a":1})"), "-parts ");
}

}  // namespace
}  // namespace shudu::variant::test
