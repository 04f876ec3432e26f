// What the three finders of row cells (shudu/formats/row_cells.h) have in common.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "formats/cell_bytes.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

/// Do 81 cells of the usual kind begin at `at`?
[[nodiscard]] inline bool has_cells_at(std::string_view line, std::size_t at) {
  return line.size() - at >= kMaxCells && has_common_marks(line.data() + at);
}

[[nodiscard]] inline bool has_solution_at(std::string_view line, std::size_t at) {
  return line.size() - at >= kMaxCells && has_digits_alone(line.data() + at);
}

[[nodiscard]] consteval std::array<bool, 256> make_plain_bytes() {
  std::array<bool, 256> plain{};
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    plain[static_cast<std::size_t>(byte)] = is_letter(c) || is_digit(c);
  }
  for (const char c : {' ', '.', '_', '+', '-', '%', '(', ')'}) {
    plain[static_cast<unsigned char>(c)] = true;
  }
  return plain;
}
inline constexpr std::array<bool, 256> kPlainBytes = make_plain_bytes();

/// Is a field a word, a number or the like, that no format takes for cells or marks of its own?
[[nodiscard]] inline bool is_plain_field(std::string_view field) {
  std::size_t run = 0;
  std::size_t longest = 0;
  bool is_plain = true;
  for (const char c : field) {
    is_plain = is_plain && kPlainBytes[static_cast<unsigned char>(c)];
    run = is_cell_mark(c) ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return is_plain && longest < kShortestPuzzle;
}

}  // namespace shudu
