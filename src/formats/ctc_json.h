// The JSON that SudokuPad's `scl` and `ctc` links carry packed, plain or shortened.
//
//   {"cells":[[{"value":"5"},{},...],...],"regions":[[[0,0],[0,1],...],...],
//    "cages":[{"cells":[[0,0]],"value":"15"},{"value":"title: ..."}],"lines":[...],"arrows":[...],
//    "metadata":{"title":"...","author":"...","rules":"...","solution":"..."}}
//
//   {ce:[[{v:5},,,],,],re:[[[0,0],[0,1]]],metadata:{title:'It\'s'}}          the same, shortened
//
// Shortened texts have keys of one to three letters without quotes, single quotes, nothing for
// `{}`, t and f for true and false, and bare colors. They are made whole again before they are
// parsed.
//
// A value is a given. Regions that are a partition become the layout; lines, arrows, cages with
// cells, drawings and everything else that is stated are named in Puzzle::left_out, because what
// they mean stands in the rules, which are a text. Syntax: SudokuPad's own shortener (Sven Neumann,
// ISC). Tested in tests/formats/ctc_json_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"

namespace shudu {

/// Makes a shortened text whole: strict JSON, if it was a shortened text at all; the parser will
/// say. Keys stay short. kTooLarge where the result would have more than `most` bytes.
[[nodiscard]] Result<std::string> lengthened_json(std::string_view text, std::size_t most);

/// Reads the text, plain or shortened. Errors have no place that means anything to a person.
/// kBadSyntax, kTooDeep, kTooLarge, kMissingField, kBadNumber, kUnsupportedLayout, kMismatch.
[[nodiscard]] Result<Puzzle> read_ctc_json(std::string_view text);

}  // namespace shudu
