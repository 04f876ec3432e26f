// From lines and the formats that call them a record to one puzzle, or one error.
//
// Nothing is guessed: formats that read the same lines must agree. A reading that only knows less
// (an 81-character line whose second field is the solution, read by a format without solutions)
// yields to the one that knows more, notes last; readings that contradict each other are an error
// that names the formats. Tested in tests/formats/resolve_test.cpp.
#pragma once

#include <span>
#include <string_view>

#include "shudu/formats/format.h"

namespace shudu {

/// What became of a record, and by which format.
struct Resolution {
  const Format* format = nullptr;
  Result<Puzzle> puzzle;
};

/// Reads with one format and checks the size against the layouts there are.
[[nodiscard]] Result<Puzzle> read_with(const Format& format,
                                       std::span<const std::string_view> lines,
                                       ReadContext& context);

/// Reads with each of `formats` (at least one, in table order) and chooses.
[[nodiscard]] Resolution resolve(std::span<const Format* const> formats,
                                 std::span<const std::string_view> lines, ReadContext& context);

}  // namespace shudu
