// A variant's text as a member of a JSON object.
//
//   {"name": "Miracle", "puzzle": ".AntiKing.AntiKnight", "solution": "4837..."}
//   {"name": "gecode 22", "size": 16, "givens": "..E.1..."}
//
// As of grids, a member named a puzzle (field_names.h) comes first; else the only text in the
// object that a format of variants claims is it. A solution, a title and an author beside it are
// the record's, where its text has none.
#pragma once

#include <optional>
#include <string_view>

#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"

namespace shudu {

/// Nothing where there is no such text, or several, or the text is no JSON object. `field`: as
/// ReadOptions::field. Errors: those of the text, without a place.
[[nodiscard]] std::optional<Result<Puzzle>> read_variant_in_json(std::string_view json,
                                                                 std::string_view field);

}  // namespace shudu
