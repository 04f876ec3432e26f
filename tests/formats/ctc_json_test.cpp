// SudokuPad's own JSON, plain and shortened.
#include "formats/ctc_json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/lz_string.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

const std::string kRow9 = "[,,,,,,,,]";
const std::string kBoxes4 =
    "[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
    "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]";

std::string longer(std::string_view text) {
  return lengthened_json(text, kMaxUnpackedBytes).value_or("?");
}

Puzzle puzzle_in(const std::string& text) {
  const Result<Puzzle> puzzle = read_ctc_json(text);
  EXPECT_TRUE(puzzle.has_value()) << text;
  return puzzle.value_or(Puzzle());
}

ErrorCode code_of(const std::string& text) {
  const Result<Puzzle> puzzle = read_ctc_json(text);
  EXPECT_FALSE(puzzle.has_value()) << text;
  return puzzle ? ErrorCode::kCount : puzzle.error().code;
}

TEST(CtcJson, ShortenedTextsAreMadeWhole) {
  EXPECT_EQ(longer("{ce:[[{v:5},,],[,,]]}"), R"({"ce":[[{"v":5},{},{}],[{},{},{}]]})");
  EXPECT_EQ(longer("{a:t,b:f,c:null,d:-1.5,e:'x'}"),
            R"({"a":true,"b":false,"c":null,"d":-1.5,"e":"x"})");
  EXPECT_EQ(longer("{c:#0,d:#F,e:12aBcd,f:123456}"),
            R"({"c":"#0","d":"#F","e":"12aBcd","f":"123456"})");
  EXPECT_EQ(longer(R"({t:'It\'s, {so}:',u:'\\'})"), R"({"t":"It's, {so}:","u":"\\"})");
  EXPECT_EQ(longer("[]"), "[]");
  EXPECT_EQ(longer("[[],{}]"), "[[],{}]");
}

TEST(CtcJson, WholeTextsStayAsTheyAre) {
  const std::string whole = R"({"a":[1,{"b":"c'd"},{}],"e":true})";
  EXPECT_EQ(longer(whole), whole);
}

TEST(CtcJson, GrowthIsBounded) {
  const Result<std::string> text = lengthened_json("[" + std::string(40000, ',') + "]", 65536);
  ASSERT_FALSE(text.has_value());
  EXPECT_EQ(text.error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(code_of("{a:[" + std::string(40000, ',') + "]}"), ErrorCode::kTooLarge);
}

// Packed by lz-string 1.5.0.
TEST(CtcJson, ReadsAPackedShortenedText) {
  const Result<std::string> text = unpack_lz(
      "N4YwpgXA2lwG4QKwF8A06PoLqqpzOe+2uxJRxhZqVZtlpdOATpDFAAyoeFcCMvVACZCfbqNQDcYkbiHi5kwvJGFO"
      "qAMyCALIMQSt01LqP7FhqPJOXU+tVwBsggOyCAHBKdHXRj4q82PjYeahoKUGFSEcKE2uFxUXGyUIjhqVGpqrjRFm"
      "HWYWZQcRZx1nGFqRap1ql22WEBYUFhfkWoAXFBca2pAalBqSHZDuEjUSPJzuFTUVPJbuELUQtZMCMWI9YjhVMWU9"
      "ZThQsWC9YLdWvthCNBI61TAVNBU60LAQtBCyE4ADbQwAB3AAO0HUPCMAhwIAgADMYRwEVwAC4ACwgQmQUIAhv8EA"
      "ByJEASyRP0gAAIAJJIgA6eIAzmSAPY/AAmeLQoDYYKwOAQzkxqAAtmAkViWVjRRBgEiIHiAHJgAF41BYgCuqMZzF"
      "lAEF2cggA===");
  ASSERT_TRUE(text.has_value());
  const Puzzle puzzle = puzzle_in(*text);
  EXPECT_EQ(cells_of(puzzle.givens), "5" + std::string(80, '.'));
  EXPECT_EQ(puzzle.layout, "");
  EXPECT_EQ(puzzle.notes.title, "New");
  EXPECT_EQ(puzzle.notes.author, "A");
  EXPECT_EQ(puzzle.left_out, "drawn-cage, drawn-line");
}

TEST(CtcJson, ReadsAPlainText) {
  const Puzzle puzzle =
      puzzle_in(R"({"id":"x","cellSize":50,"cells":[[{"value":"1"},{},{},{}],[{},{},{},{}],)"
                R"([{},{},{},{}],[{},{},{},{"value":2}]],"regions":[)" +
                kBoxes4 +
                R"(],"cages":[{"value":"title: T: U"},{"value":"author: A"},{"value":"rules: R"}],)"
                R"("metadata":{"solution":"1234341221434312"}})");
  EXPECT_EQ(cells_of(puzzle.givens), "1..............2");
  EXPECT_EQ(puzzle.notes.title, "T: U");
  EXPECT_EQ(puzzle.notes.author, "A");
  EXPECT_EQ(puzzle.notes.description, "R");
  ASSERT_TRUE(puzzle.solution.has_value());
  EXPECT_EQ(cells_of(*puzzle.solution), "1234341221434312");
  EXPECT_EQ(puzzle.left_out, "");
}

TEST(CtcJson, RegionsAreTheLayout) {
  const std::string cells = "{ce:[[,,,],[,,,],[,,,],[,,,]],";
  EXPECT_EQ(puzzle_in(cells + "re:[" + kBoxes4 + "]}").layout, "");
  EXPECT_EQ(puzzle_in(cells + "re:[[[0,0],[0,2],[1,0],[1,1]],[[0,1],[0,3],[1,2],[1,3]],"
                              "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]}")
                .layout,
            "jigsaw:1212112233443344");
  EXPECT_EQ(puzzle_in(cells + "x:1}").left_out, "no-regions, x");
  EXPECT_EQ(puzzle_in(cells + "re:[[[0,0],[0,1]]]}").left_out, "regions");
  EXPECT_EQ(puzzle_in(cells + "re:[[[0,9]],[[1,1]],[[2,2]],5]}").left_out, "regions");
}

TEST(CtcJson, WhatIsDrawnIsNamed) {
  EXPECT_EQ(puzzle_in("{ce:[[{c:ff0000},{ct:[1]},{pencil:'x'},],[,,,],[,,,],[,,,]],re:[" + kBoxes4 +
                      "],a:[{x:1}],o:[{te:'5'}],u:[],foglight:[[0,0]],lines:[{}]}")
                .left_out,
            "center-marks, colors, drawn-arrow, drawn-line, drawn-overlay, fog-light, pencil");
}

TEST(CtcJson, WrongTextsAreErrors) {
  EXPECT_EQ(code_of(""), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of("5"), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of("{}"), ErrorCode::kMissingField);
  EXPECT_EQ(code_of("{ce:[]}"), ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(code_of("{ce:[[,,,],[,,,],[,,,],[,,]]}"), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of("{ce:[[{v:5},,,],[,,,],[,,,],[,,,]]}"), ErrorCode::kBadNumber);
  EXPECT_EQ(code_of("{ce:[[{v:'A'},,,],[,,,],[,,,],[,,,]]}"), ErrorCode::kBadNumber);
  EXPECT_EQ(code_of("{ce:[" + kRow9 + "," + kRow9 + "]}"), ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(code_of("{a:" + std::string(1000, '[')), ErrorCode::kTooDeep);
}

RC_GTEST_PROP(CtcJson, Property_AnyTextEnds, ()) {
  const std::string text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{}[]:,'\"\\ tf015ce#")));
  const Result<Puzzle> puzzle = read_ctc_json(text);
  RC_ASSERT((!puzzle.has_value() || puzzle->size() >= 4));
}

}  // namespace
}  // namespace shudu::test
