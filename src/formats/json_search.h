// Where in a JSON value the puzzle stands.
//
//   {"quiz": "4..8..."}                                  by its name (field_names.h)
//   {"newboard": {"grids": [{"value": [[4,0,...],...]},   the only value that is a grid; of a list
//                           {"value": ...}]}}             each, and each is a record
//   {"a": [[...],...], "b": [[...],...]}                  either may be meant: the caller says
//   which
//
// Names come first, those of the outermost object before all others. Then every value is looked at:
// what is named a puzzle, else what is a grid and not named a solution; of these full grids and
// empty ones count only where there is nothing else. The same cells twice are one puzzle.
// Tested in tests/formats/json_search_test.cpp.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "formats/field_names.h"
#include "shudu/core/result.h"

namespace shudu {

/// A value, and the object that it belongs to.
struct JsonSpot {
  const nlohmann::json* value = nullptr;
  const nlohmann::json* owner = nullptr;  ///< nullptr: there is none
  /// Names from the outermost object, with dots; places in lists are left out.
  std::string path;
  bool is_named = false;  ///< it, or a list around it, is called a puzzle
};

/// May the value be the cells of a grid: as many as one has, all of them digits or blanks?
[[nodiscard]] bool is_json_grid(const nlohmann::json& value);

/// The puzzles in a value; where there is none, what is called one and was meant as one. Nothing
/// where nothing is found. Errors, without a place: kAmbiguousField;
/// with `field` (ReadOptions::field) kMissingField.
[[nodiscard]] Result<std::vector<JsonSpot>> find_puzzles(const nlohmann::json& root,
                                                         std::string_view field);

/// The solution that is claimed beside a puzzle: by its name in the puzzle's object, else in the
/// outermost one; beside a puzzle without a known name the only full grid that has its givens.
/// nullptr: there is none.
[[nodiscard]] const nlohmann::json* find_claim(const nlohmann::json& root, const JsonSpot& puzzle);

/// The member of an object with the best name of a puzzle (field_names.h) of those that fit; of
/// equal names in other capitals the one in small letters. end(): there is none.
template <typename Fits>
[[nodiscard]] nlohmann::json::const_iterator best_named(const nlohmann::json& object,
                                                        const Fits& fits) {
  auto best = object.end();
  std::size_t best_place = kFieldNames.size();
  for (auto member = object.begin(); member != object.end(); ++member) {
    const std::optional<std::size_t> place = field_name_place(member.key());
    if (!place || kFieldNames[*place].role != kPuzzleField || *place > best_place) continue;
    if (*place == best_place && member.key() != kFieldNames[*place].name) continue;
    if (!fits(*member)) continue;
    best = member;
    best_place = *place;
  }
  return best;
}

/// The member of that name, in any capitals: the one written so, else the first; nullptr: none.
[[nodiscard]] const nlohmann::json* member_named(const nlohmann::json& object,
                                                 std::string_view name);

}  // namespace shudu
