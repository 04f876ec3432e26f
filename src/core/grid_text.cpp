#include "shudu/core/grid_text.h"

#include <array>
#include <cstdint>

namespace shudu {

void append_grid(const Grid& grid, std::string& out, char blank) {
  // All characters at once, which the compiler makes into a few vectors.
  std::array<char, kMaxCells> text;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint8_t value = grid.values()[i];
    text[i] = value == 0 ? blank : static_cast<char>('0' + value);
  }
  out.append(text.data(), static_cast<std::size_t>(grid.cell_count()));
}

void append_marks(const Pencilmarks& marks, std::string& out) {
  for (int i = 0; i < marks.cell_count(); ++i) {
    for (const Digit digit : DigitSet::first_n(marks.size())) {
      out += marks[Cell(i)].contains(digit) ? digit.to_char() : '.';
    }
  }
}

}  // namespace shudu
