// The cells of f-puzzles' JSON: the size, regions, givens and given candidates.
//
//   "size":9,"grid":[[{"value":5,"given":true},{"region":null},{"givenPencilMarks":[1,2]}],...]
//
// A region is a number, null for none; where nothing is said it is the usual box, or the row in a
// grid whose size is a prime.
#pragma once

#include "formats/variant/json_reading.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {

/// The puzzle of `text` becomes the grid. Precondition: the root is an object.
[[nodiscard]] Status read_fpuzzles_cells(const JsonSource& source, VariantText& text);

}  // namespace shudu::variant
