// What the members of an object are called that asks a question: the names that a record is read by
// (json_record.cpp), and what a member means where only the cells are looked for (jsonl.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "formats/record_text.h"

namespace shudu {

inline constexpr std::array<std::string_view, 8> kPuzzleKeys = {
    "puzzle", "grid", "board", "quiz", "quizzes", "question", "sudoku", "givens"};
// Not `solutions`: that is a list where there are several.
inline constexpr std::array<std::string_view, 2> kSolutionKeys = {"solution", "answer"};
// What answers to questions call these: beside them `placed` may be a count, `marks` a drawing.
inline constexpr std::array<std::string_view, 2> kPlacedKeys = {"entered", "placed"};
inline constexpr std::array<std::string_view, 2> kMarksKeys = {"pencilmarks", "marks"};
inline constexpr std::array<std::string_view, 1> kFlagKeys = {"marks_are_puzzle"};
// What else the question, or whether it can be read, may depend on.
inline constexpr std::array<std::string_view, 3> kOtherKeys = {"cells", "layout", "left_out"};

enum class MemberRole : std::uint8_t {
  kPuzzle,
  kSolution,
  kOther,  ///< the question, or whether it can be read, may depend on it
  kNone,
};

[[nodiscard]] inline MemberRole member_role(std::string_view name) {
  if (is_one_of(name, kPuzzleKeys)) return MemberRole::kPuzzle;
  if (is_one_of(name, kSolutionKeys)) return MemberRole::kSolution;
  const bool is_other = is_one_of(name, kPlacedKeys) || is_one_of(name, kMarksKeys) ||
                        is_one_of(name, kFlagKeys) || is_one_of(name, kOtherKeys);
  return is_other ? MemberRole::kOther : MemberRole::kNone;
}

}  // namespace shudu
