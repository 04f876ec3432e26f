// Texts that are wrong: each with its error, and where it stands.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "shudu/formats/reader.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant::test {
namespace {

struct WrongText {
  std::string text;
  ErrorCode code;
  std::uint64_t column;  // of the first line; 0: not told
  std::string token = {};
};

void expect_errors(const std::vector<WrongText>& texts,
                   Result<VariantText> (*read)(std::string_view)) {
  for (const WrongText& wrong : texts) {
    const auto result = read(wrong.text);
    ASSERT_FALSE(result.has_value()) << wrong.text;
    EXPECT_EQ(error_slug(result.error().code), error_slug(wrong.code)) << wrong.text;
    EXPECT_EQ(result.error().at.column, wrong.column) << wrong.text;
    if (!wrong.token.empty()) {
      EXPECT_EQ(result.error().token.view(), wrong.token) << wrong.text;
    }
  }
}

std::string times(std::string_view part, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += part;
  return all;
}

TEST(WrongIss, HasItsErrorAndPlace) {
  using Code = ErrorCode;
  expect_errors(
      {
          {"", Code::kNotAPuzzle, 1},
          {"# only a comment\n", Code::kNotAPuzzle, 1},
          {"hello", Code::kBadSyntax, 1, "hello"},
          {".Cage~10~R1C1~R1C2.Nothing~R1C1", Code::kBadSyntax, 19, "Nothing"},
          {".Cage~10~R1C1~R0C2", Code::kBadSyntax, 1, "Cage~R0C2"},
          {".Cage~x~R1C1", Code::kBadSyntax, 1, "Cage~x"},
          {".Cage~10", Code::kBadRule, 0},
          {".Cage~99999999999~R1C1", Code::kBadSyntax, 1},
          {".~R1C1_10", Code::kBadSyntax, 1, "Given~R1C1_10"},
          {".~R1C1_2x", Code::kBadSyntax, 1, "Given~R1C1_2x"},
          {".Shape~17x17", Code::kBadSyntax, 1, "Shape~17x17"},
          {".Shape~9x9~8", Code::kBadSyntax, 1},
          {".Shape~9x9~2-10", Code::kBadSyntax, 1},
          {".Shape~9x9.Shape~6x6", Code::kMismatch, 11, "Shape"},
          {".Jigsaw~0011", Code::kBadSyntax, 1},
          {".Var~a", Code::kBadSyntax, 1},
          {".Var~A~~2000", Code::kBadSyntax, 1},
          {".Or.Cage~3~R1C1~R1C2", Code::kUnfinished, 1, "Or"},
          {".End", Code::kBadSyntax, 1, ".End"},
          {".Or.AntiKnight.End", Code::kBadSyntax, 4, "AntiKnight"},
          {".Or.Shape~6x6.End", Code::kBadSyntax, 4},
          {".Or.End", Code::kBadRule, 0},
          {times(".Or", 40) + times(".End", 40), Code::kTooDeep, 55},
          {".WhiteDot~R1C1~R3C3", Code::kBadSyntax, 1},
          {".XSum~R10~5", Code::kBadSyntax, 1, "XSum~R10"},
          {".LittleKiller~5~R5C5", Code::kBadSyntax, 1},
          {".Quad~R9C9~1", Code::kBadSyntax, 1},
          {".SameValues~2~R1C1~R1C2~R1C3", Code::kBadSyntax, 1},
          {".Sum~5_=_1~R1C1~R1C2", Code::kBadSyntax, 1},
          {".Sum~5_=_101_1~R1C1~R1C2", Code::kBadSyntax, 1},
          {".Pair~!~R1C1~R1C2", Code::kBadSyntax, 1, "Pair~!"},
          {".NFA~A~R1C1", Code::kBadSyntax, 1},
          {".Regex~KFsx~R1C1", Code::kBadSyntax, 1, "Regex~([1"},
          {".Regex~%5B1-3%5D%7B9999%7D~R1C1", Code::kBadSyntax, 1},
          {".Replicate~!.Cage~3~R1C1~R1C2.End", Code::kBadSyntax, 1},
          {".Shape~6x6.Entropic~R1C1~R1C2", Code::kBadSyntax, 11, "Entropic"},
          {".Shape~9x9~~Raw.Diagonal~1", Code::kBadSyntax, 16},
          {".ChaosConstruction", Code::kNotReadHere, 1, "ChaosConstruction"},
          {".ConnectedValues~~1_2", Code::kNotReadHere, 1, "ConnectedValues"},
          {".Doppelganger", Code::kNotReadHere, 1, "Doppelganger"},
      },
      read_iss);
}

// A cage whose links go round, one that leaves the grid, and numbers that are too few.
TEST(WrongIss, KillerTexts) {
  const std::string open = times("0", 79);
  expect_errors({{"><" + open, ErrorCode::kBadSyntax, 1},
                 {"^0" + open, ErrorCode::kBadSyntax, 1},
                 {"3x3::k:" + times("256:", 80), ErrorCode::kBadSyntax, 1},
                 {"SumoCueV1" + times("=10", 80), ErrorCode::kBadSyntax, 1},
                 {"SumoCueV1+1+0" + times("=10", 79), ErrorCode::kBadSyntax, 1}},
                read_iss);
}

// Repeats of repeats, and patterns of patterns, end at their bounds.
TEST(WrongIss, GrowsToItsBoundsOnly) {
  // ((([1]{999}){999}){999})
  EXPECT_FALSE(read_iss(".Regex~(((1%7B999%7D)%7B999%7D)%7B999%7D)~R1C1").has_value());
  std::string nested;
  for (int i = 0; i < 7; ++i) nested += ".Replicate~______________";
  nested += ".Cage~3~R1C1" + times(".End", 7);
  const auto result = read_iss(nested);
  ASSERT_FALSE(result.has_value());
  EXPECT_FALSE(read_iss(std::string(kMostVariantBytes + 1, '.')).has_value());
}

// Beside many givens the texts look like lines or objects of classic puzzles, whose readers spoke
// first: of an unexpected character, or a missing field.
TEST(WrongVariants, ReadBesideAllOthersSayTheSame) {
  std::string givens;
  std::string candidates;
  for (int cell = 0; cell < 40; ++cell) {
    const int value = (cell % 9 + cell / 9 * 3 + cell / 27) % 9 + 1;
    givens += ".~R" + std::to_string(cell / 9 + 1) + 'C' + std::to_string(cell % 9 + 1) + '_' +
              std::to_string(value);
    candidates +=
        (cell == 0 ? "[" : ",[") + std::to_string(cell) + ",[" + std::to_string(value) + "]]";
  }
  const std::string own =
      R"({"format":"shudu-variant","version":1,"rows":9,"columns":9,"low":1,"high":9,)"
      R"("rows_differ":true,"columns_differ":true,"regions":[],"free_variables":0,"candidates":[)" +
      candidates + R"(],"constraints":[{"kind":"foo","cells":[0,1]}]})";
  const std::vector<std::pair<std::string, Result<VariantText>>> texts = {
      {givens + ".Foo~R1C1", read_iss(givens + ".Foo~R1C1")},
      {".Cage~9~R1C1" + givens + ".Sandwich2~1",
       read_iss(".Cage~9~R1C1" + givens + ".Sandwich2~1")},
      {own, read_variant_json(own)}};
  for (const auto& [text, alone] : texts) {
    const Result<Puzzle> beside = read_puzzle(text, {.formats = formats_with_rules()});
    ASSERT_FALSE(alone.has_value()) << text;
    ASSERT_FALSE(beside.has_value()) << text;
    EXPECT_EQ(beside.error().code, alone.error().code) << text;
    EXPECT_EQ(beside.error().token.view(), alone.error().token.view()) << text;
    EXPECT_EQ(beside.error().at.column, alone.error().at.column) << text;
  }
}

TEST(WrongVariantJson, HasItsErrorAndPlace) {
  using Code = ErrorCode;
  const std::string head =
      R"({"format":"shudu-variant","version":1,"rows":4,"columns":4,"low":1,"high":4,)"
      R"("rows_differ":true,"columns_differ":true,"regions":[],)";
  const auto at = [&](std::size_t further) { return head.size() + further; };
  expect_errors(
      {
          {"", Code::kBadSyntax, 1},
          {"[]", Code::kBadSyntax, 1, "array"},
          {"{}", Code::kMissingField, 1, "format"},
          {R"({"format":"else"})", Code::kBadSyntax, 11},
          {R"({"format":"shudu-variant","version":2})", Code::kNewerVersion, 37},
          {R"({"format":"shudu-variant","version":1,"rows":26})", Code::kBadNumber, 46, "26"},
          {head + R"("constraints":{}})", Code::kBadSyntax, at(15), "object"},
          {head + R"("constraints":[{}]})", Code::kMissingField, at(16), "kind"},
          {head + R"("constraints":[{"kind":"cag"}]})", Code::kBadRule, at(24), "cag"},
          {head + R"("constraints":[{"kind":"cage","cells":[-1]}]})", Code::kBadNumber, at(40)},
          {head + R"("constraints":[{"kind":"cage","cells":[16]}]})", Code::kBadRule, 0},
          {head + R"("constraints":[{"kind":"cage","cells":[1],"sum":1e18}]})", Code::kBadNumber,
           at(49)},
          {head + R"("constraints":[{"kind":"cage","cells":[1],"size":3}]})", Code::kBadSyntax,
           at(50), "size"},
          {head + R"("constraints":[{"kind":"odd","cells":[]}]})", Code::kBadRule, 0},
          {head + R"("candidates":[[16,[1]]],"constraints":[]})", Code::kBadNumber, at(16)},
          {head + R"("candidates":[[1,[5]]],"constraints":[]})", Code::kBadNumber, at(19)},
          {head + R"("solution":[1],"constraints":[]})", Code::kMismatch, at(12)},
          {head + R"("constraints":)" + times("[", 60) + times("]", 60) + "}", Code::kTooDeep,
           at(49)},
      },
      read_variant_json);
}

}  // namespace
}  // namespace shudu::variant::test
