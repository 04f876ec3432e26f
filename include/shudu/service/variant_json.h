// What answers about variants have in JSON, for the program and the service alike:
//
//   "variant":{"format":"shudu-variant",...},          the puzzle, as docs/variant.schema.json says
//   "solution":"1234...",                              a character a cell, or numbers with blanks
//   "minimal":false,"redundant":["r1c1","cage r1c2"],  givens and rules that are not needed
//   "candidates":[[1,2],[3],...],"counts":[[5,2],[7],...],"counts_are_exact":true
//
// The value of `variant` is a text that can be read again. Tested in
// tests/service/variants_test.cpp and by the transcripts of the program.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/formats/puzzle.h"
#include "shudu/service/json_object.h"
#include "shudu/verbs/variant/solving.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// The fields that say which puzzle: `variant`, of a grid over 25x25 `rows`, `box_rows`,
/// `box_columns` and `puzzle`, its numbers; where something was left out, `left_out`.
void add_variant(JsonObject& object, const VariantRecord& record);

/// Appends the values of all cells, row by row, as one JSON string.
void append_json_values(const std::vector<int>& values, const variant::VariantPuzzle& puzzle,
                        std::string& out);

/// `minimal` and `redundant`: the names of the clues that can go, each by itself.
void add_spare(JsonObject& object, const std::vector<std::string>& names);

/// How many solutions the candidates of the cells tell of: 0, 1, or 2 for several.
[[nodiscard]] std::uint64_t solutions_told(const verbs::Candidates& found);

/// `candidates`, a list for each cell, and where they were counted `counts`, a list of as many
/// numbers, and `counts_are_exact`; nothing where there is no solution.
void add_true_candidates(JsonObject& object, const verbs::Candidates& found,
                         const variant::VariantPuzzle& puzzle);

}  // namespace shudu::service
#pragma GCC visibility pop
