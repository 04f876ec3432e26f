// The small words of saved games: cells, sets of digits, numbers, as they are printed and read
// (cells by cell_named). Strictly: what would be printed otherwise is not read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/cell.h"
#include "shudu/core/digit_set.h"

namespace shudu::game {

/// `157`: digits up to `most`, ascending, at least one.
[[nodiscard]] std::optional<DigitSet> parse_digits(std::string_view text, int most);
/// A number up to 18 digits, without leading zeros.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text);
void print_cell(Cell cell, int size, std::string& out);
void print_digits(DigitSet digits, std::string& out);
/// What stands before the first `separator`, which goes too; all where there is none.
[[nodiscard]] std::string_view cut_item(std::string_view& text, char separator);

}  // namespace shudu::game
