// f-puzzles' links: what becomes part of the record, what becomes a layout, what is named, and what
// is an error.
#include "formats/fpuzzles.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

#include "formats/direct.h"
#include "formats/left_out.h"
#include "formats/lz_string.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

const std::string kAddress = "https://www.f-puzzles.com/?load=";

// A grid of n x n cells, empty but for some, given as "row,column" -> members.
std::string grid_json(int size, const std::map<std::pair<int, int>, std::string>& cells) {
  std::string json = "[";
  for (int row = 0; row < size; ++row) {
    json += row == 0 ? "[" : ",[";
    for (int column = 0; column < size; ++column) {
      const auto found = cells.find({row, column});
      json += std::string(column == 0 ? "" : ",") + "{" +
              (found == cells.end() ? "" : found->second) + "}";
    }
    json += "]";
  }
  return json + "]";
}

std::string link_of(const std::string& json) {
  return kAddress + pack_lz(json, LzAlphabet::kBase64);
}

// A 9x9 puzzle with one given and these further members.
std::string link_with(const std::string& members) {
  return link_of(R"({"size":9,"grid":)" + grid_json(9, {{{0, 0}, R"("value":5,"given":true)"}}) +
                 (members.empty() ? "" : ",") + members + "}");
}

// {"size":4,"title":"四","grid":[[{"value":1,"given":true},{},...]]}, packed by lz-string 1.5.0.
TEST(Fpuzzles, ReadsWhatLzStringPacked) {
  const Puzzle puzzle =
      puzzle_of(kFpuzzlesFormat, kAddress +
                                     "N4IgzglgXgpiBcAWANCALhNAbO8SG21EVAcwCcIATBAbWtADcBDLAV1wEYSJ6"
                                     "YA7BNKTYBfZMFHixwgLrI6EhVNnypq8"
                                     "csmaF06cKA==");
  EXPECT_EQ(cells_of(puzzle.givens), "1...............");
  EXPECT_EQ(puzzle.notes.title, "四");
  EXPECT_EQ(puzzle.layout, "");
}

TEST(Fpuzzles, GivenPlacedAndMarks) {
  const Puzzle puzzle = puzzle_of(
      kFpuzzlesFormat,
      link_of(R"({"size":9,"title":"T","author":"A","ruleset":"R","grid":)" +
              grid_json(9, {{{0, 0}, R"("value":5,"given":true)"},
                            {{0, 1}, R"("value":3)"},
                            {{0, 2}, R"("centerPencilMarks":[1,"2",9])"},
                            {{8, 8}, R"("value":null,"cornerPencilMarks":[],"highlight":null)"}}) +
              "}"));
  EXPECT_EQ(cells_of(puzzle.givens), "5" + std::string(80, '.'));
  EXPECT_EQ(cells_of(puzzle.placed), ".3" + std::string(79, '.'));
  ASSERT_TRUE(puzzle.marks.has_value());
  EXPECT_FALSE(puzzle.marks_are_puzzle);
  EXPECT_EQ((*puzzle.marks)[Cell(0)], DigitSet{Digit(5)});
  EXPECT_EQ((*puzzle.marks)[Cell(1)], DigitSet{Digit(3)});
  EXPECT_EQ((*puzzle.marks)[Cell(2)], (DigitSet{Digit(1), Digit(2), Digit(9)}));
  EXPECT_TRUE((*puzzle.marks)[Cell(3)].empty());
  EXPECT_EQ(puzzle.notes.title, "T");
  EXPECT_EQ(puzzle.notes.author, "A");
  EXPECT_EQ(puzzle.notes.description, "R");
  EXPECT_EQ(puzzle.left_out, "");
}

TEST(Fpuzzles, GivenMarksAreThePuzzle) {
  const Puzzle puzzle =
      puzzle_of(kFpuzzlesFormat, link_of(R"({"size":4,"grid":)" +
                                         grid_json(4, {{{0, 0}, R"("givenPencilMarks":[1,2])"},
                                                       {{0, 1}, R"("centerPencilMarks":[3])"}}) +
                                         "}"));
  ASSERT_TRUE(puzzle.marks_are_puzzle);
  EXPECT_EQ((*puzzle.marks)[Cell(0)], (DigitSet{Digit(1), Digit(2)}));
  EXPECT_EQ((*puzzle.marks)[Cell(1)], DigitSet::first_n(4));
  EXPECT_EQ(puzzle.left_out, "center-marks");
}

TEST(Fpuzzles, RulesThatAreLayouts) {
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_with(R"("diagonal+":true,"diagonal-":true)")).layout,
            "x");
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_with(R"("diagonal+":false,"antiking":true)")).layout,
            "anti-king");
  EXPECT_EQ(
      puzzle_of(kFpuzzlesFormat, link_with(R"("antiknight":true,"disjointgroups":true)")).layout,
      "disjoint-groups+anti-knight");
  // The one that rises to the right: r9c1 to r1c9.
  EXPECT_EQ(
      puzzle_of(kFpuzzlesFormat, link_with(R"("diagonal+":true)")).layout,
      "extra:........1.......1.......1.......1.......1.......1.......1.......1.......1........");
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_with(R"("diagonal-":true)")).layout.substr(0, 31),
            "extra:1.........1.........1....");
}

TEST(Fpuzzles, FourExtraRegionsMayBeWindows) {
  std::string regions;
  for (const auto& [row, column] : {std::pair{2, 2}, {2, 6}, {6, 2}, {6, 6}}) {
    regions += regions.empty() ? R"({"cells":[)" : R"(,{"cells":[)";
    for (int i = 0; i < 9; ++i) {
      regions += (i == 0 ? "\"R" : ",\"R") + std::to_string(row + i / 3) + "C" +
                 std::to_string(column + i % 3) + "\"";
    }
    regions += "]}";
  }
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_with(R"("extraregion":[)" + regions + "]")).layout,
            "windoku");
}

TEST(Fpuzzles, RegionsOfTheirOwn) {
  // 5x5 has no usual boxes.
  const std::string map = "aaabbacbbbaccddeccddeeeed";
  std::map<std::pair<int, int>, std::string> cells;
  for (int i = 0; i < 25; ++i) {
    cells[{i / 5, i % 5}] = "\"region\":" + std::to_string(map[static_cast<std::size_t>(i)] - 'a');
  }
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_of(R"({"size":5,"grid":)" + grid_json(5, cells) + "}"))
                .layout,
            "jigsaw:1112213222133445334455554");
  // Usual ones, said.
  cells.clear();
  for (int i = 0; i < 16; ++i) {
    cells[{i / 4, i % 4}] = "\"region\":" + std::to_string(i / 8 * 2 + i % 4 / 2);
  }
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_of(R"({"size":4,"grid":)" + grid_json(4, cells) + "}"))
                .layout,
            "");
  // Two cells exchanged, the others where they always are.
  const Puzzle swapped = puzzle_of(
      kFpuzzlesFormat,
      link_of(R"({"grid":)" + grid_json(4, {{{0, 1}, R"("region":1)"}, {{0, 2}, R"("region":0)"}}) +
              "}"));
  EXPECT_EQ(swapped.layout, "jigsaw:1212112233443344");
}

TEST(Fpuzzles, OtherRulesAreNamed) {
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat,
                      link_with(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"}],)"
                                R"("thermometer":[{"lines":[["R1C1","R1C2"]]}],)"
                                R"("arrow":[],"nonconsecutive":true,"palindrome":null,)"
                                R"("negative":["xv"],"someday":{"a":1},"new\u001brule":1)"))
                .left_out,
            "killer-cage, negative-constraint, new?rule, nonconsecutive, someday, thermometer");
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, link_with(R"("extraregion":[{"cells":["R1C1"]}])")).left_out,
            "extra-region");
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat,
                      link_of(R"({"grid":)" +
                              grid_json(4, {{{0, 0}, R"("cornerPencilMarks":[1],"c":"#f00")"},
                                            {{1, 0}, R"("highlight":"red")"}}) +
                              "}"))
                .left_out,
            "colors, corner-marks");
  LeftOut many;
  for (int i = 0; i < 1000; ++i) many.add("rule-" + std::to_string(i));
  EXPECT_LT(many.text().size(), 400U);
}

TEST(Fpuzzles, Solutions) {
  const std::string full = cells_of(shifted_grid(4));
  std::string list;
  for (const char c : full) list += std::string(list.empty() ? "" : ",") + c;
  const std::string grid =
      grid_json(4, {{{0, 0}, "\"given\":true,\"value\":" + std::string(1, full[0])}});
  const auto with = [&](const std::string& solution) {
    return link_of(R"({"size":4,"grid":)" + grid + R"(,"solution":[)" + solution + "]}");
  };
  ASSERT_TRUE(puzzle_of(kFpuzzlesFormat, with(list)).solution.has_value());
  EXPECT_EQ(cells_of(*puzzle_of(kFpuzzlesFormat, with(list)).solution), full);
  EXPECT_EQ(puzzle_of(kFpuzzlesFormat, with("1,2,null")).partial_solution, std::optional(2));
  list[0] = list[0] == '1' ? '2' : '1';  // not the given: a claim, handed on
  ASSERT_TRUE(puzzle_of(kFpuzzlesFormat, with(list)).solution.has_value());
  EXPECT_EQ(cells_of(*puzzle_of(kFpuzzlesFormat, with(list)).solution), list[0] + full.substr(1));
}

TEST(Fpuzzles, LinksAsPeopleHaveThem) {
  const std::string data =
      pack_lz(R"({"size":4,"grid":)" + grid_json(4, {{{0, 0}, R"("value":1,"given":true)"}}) +
                  R"(,"title":"a>b?c~"})",
              LzAlphabet::kBase64);
  std::string blanks = data;
  std::string percents;
  for (char& c : blanks) c = c == '+' ? ' ' : c;
  for (const char c : data) {
    percents += c == '+' ? "%2B" : c == '/' ? "%2f" : c == '=' ? "%3D" : std::string(1, c);
  }
  for (const std::string& line :
       {"https://www.f-puzzles.com/?load=" + data, "http://f-puzzles.com/?load=" + data,
        "F-Puzzles.com?load=" + blanks, "www.f-puzzles.com/?a=1&load=" + percents + "&b=2#c"}) {
    EXPECT_EQ(describe_all(line), (std::vector<std::string>{"fpuzzles 1..............."})) << line;
  }
}

TEST(Fpuzzles, AShortLinkIsAnErrorOfItsOwn) {
  const Error error = error_of(kFpuzzlesFormat, "https://www.f-puzzles.com/?id=yabc123");
  EXPECT_EQ(error.code, ErrorCode::kShortLink);
  EXPECT_EQ(error.token.view(), "yabc123");
  EXPECT_EQ(error.at, (TextPlace{1, 31}));
  EXPECT_EQ(error_of(kFpuzzlesFormat, "https://www.f-puzzles.com/").code, ErrorCode::kMissingField);
}

TEST(Fpuzzles, WrongContentsAreErrors) {
  const auto code_of = [](const std::string& json) {
    return error_of(kFpuzzlesFormat, link_of(json)).code;
  };
  EXPECT_EQ(code_of("[]"), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of("{"), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of("{}"), ErrorCode::kMissingField);
  EXPECT_EQ(code_of(R"({"grid":[]})"), ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(code_of(R"({"size":16,"grid":[]})"), ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(code_of(R"({"size":"nine","grid":[]})"), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of(R"({"size":9,"grid":[[]]})"), ErrorCode::kBadSyntax);
  EXPECT_EQ(code_of(R"({"size":4,"grid":)" + grid_json(4, {{{0, 0}, R"("value":5)"}}) + "}"),
            ErrorCode::kBadNumber);
  EXPECT_EQ(code_of(R"({"size":4,"grid":)" + grid_json(4, {{{0, 0}, R"("region":null)"}}) + "}"),
            ErrorCode::kMissingField);
  EXPECT_EQ(code_of(R"({"size":4,"grid":)" + grid_json(4, {{{0, 0}, R"("region":3)"}}) + "}"),
            ErrorCode::kBadRegionSize);
  EXPECT_EQ(code_of(R"({"size":5,"grid":)" + grid_json(5, {}) + "}"), ErrorCode::kMissingField);
  EXPECT_EQ(code_of(R"({"size":4,"grid":)" + grid_json(4, {}) + R"(,"a":)" + std::string(20, '[') +
                    std::string(20, ']') + "}"),
            ErrorCode::kTooDeep);
}

TEST(Fpuzzles, WrongDataAreErrorsWhereTheDataBegins) {
  EXPECT_EQ(error_of(kFpuzzlesFormat, kAddress + "N4Ig*").code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of(kFpuzzlesFormat, kAddress + "N4Ig*").at, (TextPlace{1, 33}));
  EXPECT_EQ(error_of(kFpuzzlesFormat, kAddress).code, ErrorCode::kUnfinished);
  const std::string bomb = pack_lz(std::string(2'000'000, ' '), LzAlphabet::kBase64);
  EXPECT_EQ(error_of(kFpuzzlesFormat, kAddress + bomb).code, ErrorCode::kTooLarge);
  EXPECT_EQ(error_of(kFpuzzlesFormat, kAddress + bomb).expected, 65536U);
}

TEST(Fpuzzles, EveryCutIsAnError) {
  const std::string link = link_with(R"("antiking":true,"title":"cut")");
  for (std::size_t i = kAddress.size(); i + 4 < link.size(); ++i) {
    EXPECT_FALSE(read_of(kFpuzzlesFormat, link.substr(0, i)).has_value()) << i;
  }
}

TEST(Fpuzzles, WritesTheSameBytesASecondTime) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const Puzzle puzzle = random_puzzle(seed, seed % 2 == 0 ? 9 : 6, kFpuzzlesFormat.writes);
    const std::string link = written_by(kFpuzzlesFormat, puzzle);
    EXPECT_EQ(written_by(kFpuzzlesFormat, puzzle_of(kFpuzzlesFormat, link)), link);
  }
}

}  // namespace
}  // namespace shudu::test
