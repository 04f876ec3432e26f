// A line that somebody typed, taken apart: words, cells, digits.
//
//   27   r2c7   2 7   27,28   r1c4,r2c4      cells
//   5    15                                   a digit, digits
//
// Full-width digits and signs count as their narrow ones, so that nobody has to switch an input
// method. Tested in tests/tui/line_reader_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/cell.h"
#include "shudu/core/digit_set.h"

namespace shudu::tui {

class LineReader {
 public:
  /// For a grid of `size` rows.
  LineReader(std::string_view line, int size);

  [[nodiscard]] bool is_done() const { return next_ >= words_.size(); }
  /// The next word, without taking it; empty at the end.
  [[nodiscard]] std::string_view peek() const;
  std::string_view take();
  /// Takes the next word if it is this one, or this one in capitals.
  bool take_if(std::string_view word);
  /// All that is left, as it was typed.
  [[nodiscard]] std::string_view rest() const;

  /// One or several cells; nothing, and nothing taken, where the next word names none.
  [[nodiscard]] std::optional<std::vector<Cell>> take_cells();
  /// Exactly one.
  [[nodiscard]] std::optional<Cell> take_cell();
  /// Digits 1 to `most`, each once or more: `15` or `1,5`.
  [[nodiscard]] std::optional<DigitSet> take_digits(int most);
  [[nodiscard]] std::optional<Digit> take_digit(int most);
  [[nodiscard]] std::optional<std::uint64_t> take_number();

 private:
  struct Word {
    std::string text;
    std::size_t begin = 0;  // in line_
  };
  [[nodiscard]] std::optional<Cell> cell_of(std::string_view text) const;

  std::string line_;  // narrow
  std::vector<Word> words_;
  std::size_t next_ = 0;
  int size_;
};

}  // namespace shudu::tui
