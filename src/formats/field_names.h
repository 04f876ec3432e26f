// What the parts of a record are called, in the headings of tables and as members of JSON objects,
// in any capitals: one table, so that a name means the same in both.
//
//   puzzle,solution,rating        {"Quiz": "4..8...", "answer": "4638...", "difficulty": 7.2}
//
// Of several names for one thing the first in the table counts: tables of ratings call the puzzle
// `Puzzle` and how many digits it has `Givens`. Tested in tests/formats/field_names_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace shudu {

/// What a name means: one of these, or the letter of a note (note_lines.h).
inline constexpr char kPuzzleField = 'p';
inline constexpr char kSolutionField = 's';
inline constexpr char kNoField = '-';

struct FieldName {
  std::string_view name;  ///< in lower case
  char role;
  bool may_stand_alone = false;  ///< the heading of a table of one column: no word of a remark
};

inline constexpr std::array<FieldName, 39> kFieldNames = {{
    {"puzzle", kPuzzleField, true},
    {"puzzles", kPuzzleField, true},
    {"grid", kPuzzleField},
    {"board", kPuzzleField},
    {"quiz", kPuzzleField, true},
    {"quizzes", kPuzzleField, true},
    {"question", kPuzzleField},
    {"questions", kPuzzleField},
    {"sudoku", kPuzzleField},
    {"sudokus", kPuzzleField},
    {"mission", kPuzzleField},
    {"missions", kPuzzleField},
    {"problem", kPuzzleField},
    {"problems", kPuzzleField},
    {"unsolved", kPuzzleField},
    {"givens", kPuzzleField},
    {"fixed", kPuzzleField},
    {"grids", kPuzzleField},
    {"boards", kPuzzleField},
    {"basegrid", kPuzzleField},
    {"gridstring", kPuzzleField},
    {"题目", kPuzzleField},
    {"題目", kPuzzleField},
    {"solution", kSolutionField},
    {"answer", kSolutionField},
    {"solutions", kSolutionField},
    {"answers", kSolutionField},
    {"solved", kSolutionField},
    {"答案", kSolutionField},
    {"解", kSolutionField},
    {"title", 'T'},
    {"name", 'T'},
    {"comment", 'C'},
    {"comments", 'C'},
    {"notes", 'C'},
    {"level", 'L'},
    {"difficulty", 'L'},
    {"rating", 'L'},
    {"difficulty_category", 'L'},
}};

/// Does `name` say the same as `lower`, which is in lower case?
[[nodiscard]] constexpr bool is_in_any_capitals(std::string_view name, std::string_view lower) {
  return name.size() == lower.size() &&
         std::equal(name.begin(), name.end(), lower.begin(), [](char c, char wanted) {
           return (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) == wanted;
         });
}

/// The place of a name in the table; nothing where it is not in it.
[[nodiscard]] constexpr std::optional<std::size_t> field_name_place(std::string_view name) {
  for (std::size_t i = 0; i < kFieldNames.size(); ++i) {
    if (is_in_any_capitals(name, kFieldNames[i].name)) return i;
  }
  return std::nullopt;
}

/// What a name means; kNoField where it is not in the table.
[[nodiscard]] constexpr char field_role(std::string_view name) {
  const std::optional<std::size_t> place = field_name_place(name);
  return place ? kFieldNames[*place].role : kNoField;
}

}  // namespace shudu
