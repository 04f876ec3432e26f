// SudokuPad's JSON as a variant: formats/ctc_json.h shows the text, ctc_rules.h what drawings mean.
//
//   "cells"     digits are givens           "regions"  of any size, none where there are none
//   "cages"     {"cells":[[0,0],[0,1]],"value":"15","unique":true}: a number is a sum, and no digit
//               twice but where `unique` is false; without a number a rule only where it is true.
//               `"style":"extraregion"` is a region; without cells a note, `title: ...`
//   "global"    antiknight, antiking, nonconsecutive, disjoint, antiratio, antixv
//   "metadata"  title, author, rules, solution; antiknight and antiking may stand there, too
//
// What is drawn and no rule is named by its list. The names in shortened texts are SudokuPad's.
// Facts of the syntax and the drawings: SudokuPad's own code (Sven Neumann, ISC). Tested in
// tests/formats_variant/sudokupad_variant_test.cpp.
#pragma once

#include <string_view>

#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {

/// The JSON, plain or shortened. Errors: those of JSON; kMissingField, kBadNumber, kMismatch,
/// kBadRule. Those of a shortened text have no place.
[[nodiscard]] Result<VariantText> read_ctc_variant(std::string_view text);

}  // namespace shudu::variant
