// f-puzzles' JSON: every shared puzzle is read, its solution keeps the rules, and what is written
// reads the same; each key with its traps; random puzzles of every kind.
#include <gtest/gtest.h>

#include <set>

#include "formats_variant/variant_files.h"
#include "shudu/formats/variant/variant_text.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "support/paths.h"
#include "variant/random_puzzles.h"

namespace shudu::variant::test {
namespace {

constexpr std::string_view kFpuzzlesFile = "data/variants/fpuzzles.jsonl";

VariantText must_read(const std::string& json) {
  auto text = read_fpuzzles_variant(json);
  EXPECT_TRUE(text.has_value()) << json;
  return text ? std::move(*text) : VariantText{};
}

// A 4x4 with further members.
std::string small_board(const std::string& members) {
  const std::string row = "[{},{},{},{}]";
  return R"({"size":4,"grid":[)" + row + "," + row + "," + row + "," + row + "]," + members + "}";
}

TEST(FpuzzlesShared, EveryPuzzleIsReadAndSolvedByItsSolution) {
  const auto objects = shared_objects(kFpuzzlesFile);
  if (objects.empty()) GTEST_SKIP() << shudu::test::no_shared(kFpuzzlesFile);
  EXPECT_EQ(objects.size(), 69U);
  for (const auto& object : objects) {
    const auto name = object["name"].get<std::string>();
    const auto text = read_packed_fpuzzles_variant(object["fpuzzles"].get<std::string>());
    ASSERT_TRUE(text.has_value()) << name << sentence(text.error(), Language::kEnglish).view();
    // Its stated solution has 2 + 4 in one box of a region sum line and 1 + 5 + 9 + 8 in the next.
    const bool is_wrong = name == "Executive Function";
    EXPECT_EQ(broken_rule(text->puzzle, solution_of(object, text->puzzle)),
              is_wrong ? "regionsum 0" : "")
        << name;
    EXPECT_EQ(cells_that_do_not_matter(text->puzzle, solution_of(object, text->puzzle)), 0) << name;
    for (const NotTaken& part : text->not_taken) {
      EXPECT_NE(part.why, NotTaken::Why::kUnknown) << name << ' ' << part.name;
    }
    const auto written = write_fpuzzles_variant(*text);
    ASSERT_TRUE(written.has_value()) << name << ' ' << written.error().token.view();
    const VariantText again = must_read(*written);
    EXPECT_TRUE(again.puzzle == text->puzzle) << name << *written;
    EXPECT_EQ(again.solution, text->solution) << name;
  }
}

TEST(FpuzzlesVariant, ArrowsRepeatTheirCircleAndEachShaftIsASum) {
  const auto rules = must_read(small_board(R"("arrow":[{"cells":["R1C1","R1C2"],)"
                                           R"("lines":[["R1C2","R2C3"],["R1C1","R2C1","R3C1"]]}])"))
                         .puzzle.constraints;
  ASSERT_EQ(rules.size(), 2U);
  EXPECT_EQ(rules[0].cells, (Variables{6}));
  EXPECT_EQ(rules[1].cells, (Variables{4, 8}));
  EXPECT_EQ(rules[1].lists, (std::vector<Variables>{{0, 1}}));
}

TEST(FpuzzlesVariant, CluesWithoutANumberAreNone) {
  const VariantText text = must_read(small_board(
      R"("littlekillersum":[{"cell":"R0C0","direction":"DR","value":""},)"
      R"({"cell":"R0C0","direction":"DR","value":"0"},{"cell":"R0C1","direction":"DR","value":7}],)"
      R"("killercage":[{"cells":["R1C1"],"value":""},{"cells":["R1C2"],"value":"?"}],)"
      R"("sandwichsum":[{"cell":"R0C2","value":"0"}],"xsum":[{"cell":"R5C2","value":""}])"));
  const auto& rules = text.puzzle.constraints;
  ASSERT_EQ(rules.size(), 4U);
  EXPECT_EQ(rules[0].kind, Kind::kSandwich);
  EXPECT_EQ(rules[0].numbers, (std::vector<std::int64_t>{0}));
  EXPECT_TRUE(rules[1].numbers.empty());
  EXPECT_EQ(rules[3].cells, (Variables{1, 6, 11}));
  const auto no_number = NotTaken::Why::kNoNumber;
  EXPECT_EQ(text.not_taken,
            (std::vector<NotTaken>{
                {"killercage", no_number}, {"littlekillersum", no_number}, {"xsum", no_number}}));
}

TEST(FpuzzlesVariant, RegionsMayBeMissing) {
  const std::string none = R"([{"region":null},{"region":null},{},{}])";
  const auto text =
      must_read(R"({"size":4,"grid":[)" + none + "," + none + R"(,[{},{},{},{}],[{},{},{},{}]]})");
  EXPECT_EQ(text.puzzle.regions,
            (std::vector<Variables>{{2, 3, 6, 7}, {8, 9, 12, 13}, {10, 11, 14, 15}}));
}

// Dots excuse their cells from `nonconsecutive`; a dot of 2 does not forbid 2 elsewhere.
// A grid of a prime size has its rows for boxes: r1c1 went to the second, r2c5 to the first.
TEST(FpuzzlesVariant, RegionsOfPrimeSizesBeginAsRows) {
  const std::string plain = "[{},{},{},{},{}]";
  const auto board = [&](const std::string& first, const std::string& second) {
    return R"({"size":5,"grid":[)" + first + "," + second + "," + plain + "," + plain + "," +
           plain + "]}";
  };
  const VariantText moved =
      must_read(board(R"([{"region":1},{},{},{},{}])", R"([{},{},{},{},{"region":0}])"));
  const std::vector<Variables> expected = {{1, 2, 3, 4, 9},
                                           {0, 5, 6, 7, 8},
                                           {10, 11, 12, 13, 14},
                                           {15, 16, 17, 18, 19},
                                           {20, 21, 22, 23, 24}};
  EXPECT_EQ(moved.puzzle.regions, expected);
  EXPECT_TRUE(must_read(board(plain, plain)).puzzle.regions.empty());
}

TEST(FpuzzlesVariant, DotsExcuseFromNonconsecutive) {
  const auto kinds = [](const std::string& members) {
    std::set<Kind> all;
    for (const auto& rule : must_read(small_board(members)).puzzle.constraints) {
      all.insert(rule.kind);
    }
    return all;
  };
  EXPECT_EQ(kinds(R"("nonconsecutive":true)"), (std::set{Kind::kNonconsecutive}));
  EXPECT_EQ(kinds(R"("nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"]}])"),
            (std::set{Kind::kRatio, Kind::kNegativeDifference}));
  EXPECT_EQ(kinds(R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"],"value":"2"}])"),
            (std::set{Kind::kDifference, Kind::kNotDifference}));
}

// Another solver takes `difference` beside f-puzzles' own names. Without a dot nothing says which
// differences are meant.
TEST(FpuzzlesVariant, NegativesNameTheirMarks) {
  const std::string dot = R"("difference":[{"cells":["R1C1","R1C2"],"value":"2"}])";
  const VariantText text =
      must_read(small_board(R"("negative":["ratio","xv","difference"],)" + dot));
  std::set<Kind> kinds;
  for (const Constraint& rule : text.puzzle.constraints) kinds.insert(rule.kind);
  EXPECT_EQ(kinds, (std::set{Kind::kDifference, Kind::kNegativeRatio, Kind::kStrictXv,
                             Kind::kNegativeDifference}));
  EXPECT_TRUE(text.not_taken.empty());
  const VariantText alone = must_read(small_board(R"("negative":["difference"])"));
  EXPECT_TRUE(alone.puzzle.constraints.empty());
  EXPECT_EQ(alone.not_taken, (std::vector<NotTaken>{{"negative", NotTaken::Why::kUnknown}}));
}

TEST(FpuzzlesVariant, WhatIsDrawnOrPlayedIsNamed) {
  const VariantText text =
      must_read(R"({"size":1,"grid":[[{"value":1,"centerPencilMarks":[1],"c":"#fff"}]],)"
                R"("cage":[{"cells":["R1C1"],"value":"9"}],"text":[{"cells":["R1C1"]}],)"
                R"("fogofwar":["R1C1"]})");
  using Why = NotTaken::Why;
  EXPECT_EQ(text.not_taken, (std::vector<NotTaken>{{"c", Why::kDrawn},
                                                   {"cage", Why::kDrawn},
                                                   {"centerPencilMarks", Why::kOfPlayer},
                                                   {"fogofwar", Why::kDrawn},
                                                   {"text", Why::kDrawn},
                                                   {"value", Why::kOfPlayer}}));
  EXPECT_TRUE(text.puzzle.constraints.empty());
}

// Other programs that write this JSON have small letters, lists for single cells and numbers that
// are no texts; pages leave lines of one cell behind where somebody clicked.
TEST(FpuzzlesVariant, OtherSpellingsSayTheSame) {
  const auto puzzle = [](const std::string& members) {
    return must_read(small_board(members)).puzzle;
  };
  const std::vector<std::pair<std::string, std::string>> pairs{
      {R"("killercage":[{"cells":["R1C1","R1C2"],"value":"3"}])",
       R"("killercage":[null,{"cells":["r1c1","r1c2"],"value":" 3 "},{"cells":[],"value":"3"}])"},
      {R"("even":[{"cell":"R1C1"},{"cell":"R1C2"}])", R"("even":[{"cells":["R1C1","R1C2"]}])"},
      {R"("rowindexer":[{"cells":["R1C1"]}])", R"("rowindexer":[{"cell":"R1C1"}])"},
      {R"("littlekillersum":[{"cell":"R0C1","direction":"DR","value":"7"}])",
       R"("littlekillersum":[{"cell":"r0c1","direction":"dr","cells":[],"value":7}])"},
      {R"("xsum":[{"cell":"R0C1","value":"3"}])", R"("xsum":[{"cell":"r0c1","value":3}])"},
      {R"("modularline":[{"lines":[["R1C1","R1C2"]]}])",
       R"("modularline":[{"lines":[["R1C1","R1C2"]],"value":"0"}])"},
      {R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"]]}])",
       R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"]]},{"cells":["R1C1"],"lines":null}])"},
  };
  for (const auto& [usual, other] : pairs) EXPECT_EQ(puzzle(usual), puzzle(other)) << other;
  for (const std::string key :
       {"thermometer", "slowthermometer", "whispers", "betweenline", "lockout", "doublearrow"}) {
    const VariantText text = must_read(small_board('"' + key + R"(":[{"lines":[["R1C1"]]}])"));
    EXPECT_TRUE(text.puzzle.constraints.empty()) << key;
    EXPECT_EQ(text.not_taken, (std::vector<NotTaken>{{key, NotTaken::Why::kNoNumber}}));
  }
}

TEST(FpuzzlesVariant, WrongTextsHaveTheirErrors) {
  using Code = ErrorCode;
  const std::vector<std::pair<std::string, Code>> texts{
      {"[]", Code::kBadSyntax},
      {"{}", Code::kMissingField},
      {R"({"grid":[]})", Code::kBadNumber},
      {R"({"size":26,"grid":[]})", Code::kBadNumber},
      {R"({"size":2,"grid":[[{},{}]]})", Code::kMismatch},
      {R"({"size":1,"grid":[[{"value":2,"given":true}]]})", Code::kBadNumber},
      {R"({"size":1,"grid":[[{"region":-1}]]})", Code::kBadNumber},
      {small_board(R"("killercage":[{"value":"3"}])"), Code::kMissingField},
      {small_board(R"("killercage":[{"cells":["R5C1"]}])"), Code::kBadSyntax},
      {small_board(R"("killercage":{"cells":["R1C1"]})"), Code::kBadSyntax},
      {small_board(R"("even":[{}])"), Code::kMissingField},
      {small_board(R"("even":[{"cell":"R1"}])"), Code::kBadSyntax},
      {small_board(R"("thermometer":[{"lines":"R1C1"}])"), Code::kBadSyntax},
      {small_board(R"("thermometer":[{"lines":[["R1C5"]]}])"), Code::kBadSyntax},
      {small_board(R"("xsum":[{"cell":"R0C0","value":"3"}])"), Code::kBadSyntax},
      {small_board(R"("difference":[{"cells":["R1C1"]}])"), Code::kBadRule},
      {small_board(R"("clone":[{"cells":["R1C1"],"cloneCells":["R1C2","R1C3"]}])"), Code::kBadRule},
      {small_board(R"("quadruple":[{"cells":["R1C1"],"values":["x"]}])"), Code::kBadNumber},
      {small_board(R"("negative":"xv")"), Code::kBadSyntax},
      {small_board(R"("solution":[1,2])"), Code::kMismatch},
  };
  for (const auto& [text, code] : texts) {
    const auto read = read_fpuzzles_variant(text);
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_EQ(error_slug(read.error().code), error_slug(code)) << text;
  }
  EXPECT_FALSE(read_packed_fpuzzles_variant("N4Igz!").has_value());
}

class FpuzzlesKind : public testing::TestWithParam<int> {};

TEST_P(FpuzzlesKind, GoesThroughTheJson) {
  const Kind kind = row_of(static_cast<Kind>(GetParam())).kind;
  Rng rng(static_cast<std::uint64_t>(GetParam()) + 7);
  int written_ones = 0;
  for (int i = 0; i < 60; ++i) {
    // 4 x 4 with boxes, and 6 x 6: those that f-puzzles can have.
    const SmallGrid& grid = i % 2 == 0 ? small_grids().front() : small_grids().back();
    VariantText text;
    text.puzzle = random_puzzle(kind, grid, rng);
    const auto written = write_fpuzzles_variant(text);
    if (!written) {
      EXPECT_EQ(written.error().code, ErrorCode::kCannotHold);
      continue;
    }
    ++written_ones;
    const VariantText read = must_read(*written);
    for (std::size_t at = 0; at < grid.grids.size(); at += grid.grids.size() / 300 + 1) {
      ASSERT_EQ(judge(text.puzzle, grid.grids[at]).has_value(),
                judge(read.puzzle, grid.grids[at]).has_value())
          << *written;
    }
    const auto again = write_fpuzzles_variant(read);
    ASSERT_TRUE(again.has_value()) << *written;
    EXPECT_TRUE(must_read(*again).puzzle == read.puzzle) << *again;
  }
  // Those that the table names by a key of f-puzzles can be said; nothing else can.
  EXPECT_EQ(written_ones > 0, !row_of(kind).keys.fpuzzles.empty()) << row_of(kind).slug;
}

INSTANTIATE_TEST_SUITE_P(Texts, FpuzzlesKind, testing::Range(0, static_cast<int>(Kind::kCount)));

}  // namespace
}  // namespace shudu::variant::test
