// What the members of an object are called that asks a question, besides the names that tables have
// as well (field_names.h): the names that a record is read by (json_record.cpp), and what a member
// means where only the cells are looked for (jsonl.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "formats/field_names.h"
#include "formats/record_text.h"

namespace shudu {

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
  const char role = field_role(name);
  if (role == kPuzzleField) return MemberRole::kPuzzle;
  if (role == kSolutionField) return MemberRole::kSolution;
  const bool is_other = is_one_of(name, kPlacedKeys) || is_one_of(name, kMarksKeys) ||
                        is_one_of(name, kFlagKeys) || is_one_of(name, kOtherKeys);
  return is_other ? MemberRole::kOther : MemberRole::kNone;
}

}  // namespace shudu
