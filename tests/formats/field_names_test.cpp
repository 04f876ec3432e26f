// One table of names for tables and JSON (src/formats/field_names.h).
#include "formats/field_names.h"

#include <gtest/gtest.h>

#include <string>

#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kNamed =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kNamedFull =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string in_capitals(std::string text) {
  for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return text;
}

// What one text holds: the givens and the solution of its only record, or the error.
std::string only_record(const std::string& text) {
  const Result<Puzzle> puzzle = read_puzzle(text, {});
  if (!puzzle) return std::string(sentence(puzzle.error(), Language::kEnglish).view());
  std::string said;
  append_grid(puzzle->givens, said);
  if (puzzle->solution) append_grid(*puzzle->solution, said += ' ');
  return said;
}

TEST(FieldNames, MeanTheSameInTablesAndJson) {
  for (const FieldName& field : kFieldNames) {
    if (field.role != kPuzzleField) continue;
    for (const std::string& name :
         {std::string(field.name), in_capitals(std::string(field.name))}) {
      EXPECT_EQ(only_record("{\"" + name + "\":\"" + kNamed + "\"}"), kNamed) << name;
      EXPECT_EQ(only_record("id," + name + "\n7," + kNamed + "\n"), kNamed) << name;
      EXPECT_EQ(only_record(name + "\n" + kNamed + "\n"), kNamed) << name;
    }
  }
  for (const FieldName& field : kFieldNames) {
    if (field.role != kSolutionField) continue;
    for (const std::string& name :
         {std::string(field.name), in_capitals(std::string(field.name))}) {
      const std::string both = kNamed + " " + kNamedFull;
      EXPECT_EQ(
          only_record("{\"puzzle\":\"" + kNamed + "\",\"" + name + "\":\"" + kNamedFull + "\"}"),
          both)
          << name;
      EXPECT_EQ(only_record("id;Quiz;" + name + "\n7;" + kNamed + ";" + kNamedFull + "\n"), both)
          << name;
    }
  }
}

TEST(FieldNames, TheBetterNameCounts) {
  EXPECT_EQ(only_record("Givens,Puzzle\n30," + kNamed + "\n"), kNamed);
  EXPECT_EQ(only_record("Puzzle,Givens\n" + kNamed + ",30\n"), kNamed);
  EXPECT_EQ(only_record("{\"givens\":30,\"Puzzle\":\"" + kNamed + "\"}"), kNamed);
  EXPECT_EQ(only_record("{\"puzzle\":30,\"Givens\":\"" + kNamed + "\"}"), kNamed);
}

TEST(FieldNames, EachStandsOnce) {
  for (std::size_t i = 0; i < kFieldNames.size(); ++i) {
    EXPECT_EQ(field_name_place(kFieldNames[i].name), i) << kFieldNames[i].name;
  }
}

}  // namespace
}  // namespace shudu
