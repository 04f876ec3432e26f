// Brackets, cells and rows of an array literal.
//
// The parser is forgiving about everything that differs between languages (kinds of brackets,
// quotes, commas or none, what comes before the first bracket and after the last one, names of
// types and functions between brackets, comments) and strict about what matters: which cells there
// are, and which of them stand together in a row. It walks the lines once and keeps one entry for
// each cell. Used by array_literal.cpp only; tested in tests/formats/array_literal_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/error.h"

namespace shudu {

/// A cell of the literal: a number, -1 for one too long to matter, or what is no number
/// (digit_base.h).
struct ArrayCell {
  int value = 0;
  std::size_t line = 0;    ///< 0-based
  std::size_t offset = 0;  ///< in that line
  std::size_t length = 0;
  bool is_of_row = false;  ///< one character of a string of several: 0 is a blank there
};

/// The cells that stand directly between two brackets, or in one string.
struct ArrayGroup {
  std::size_t first = 0;  ///< index of its first cell
  std::size_t count = 0;
  std::size_t line = 0;  ///< where it ends
  std::size_t offset = 0;
};

/// Where the literal stops making sense.
struct ArrayFault {
  ErrorCode code = ErrorCode::kBadSyntax;
  std::size_t line = 0;
  std::size_t offset = 0;
  std::size_t length = 1;
};

/// What the lines of a record hold.
struct ArrayLiteral {
  bool is_array = false;      ///< it begins like one
  bool is_closed = false;     ///< all brackets are closed
  bool is_past = false;       ///< lines follow that do not belong to it
  bool is_nested = false;     ///< some bracket stood inside another
  bool is_by_column = false;  ///< cells stand column by column, as R fills a matrix
  std::vector<ArrayCell> cells;
  std::vector<ArrayGroup> groups;
  std::optional<ArrayFault> fault;
};

[[nodiscard]] ArrayLiteral parse_array(std::span<const std::string_view> lines);

}  // namespace shudu
