#include "formats/digit_base.h"

#include <algorithm>
#include <vector>

#include "shudu/core/error.h"

namespace shudu {

namespace {

// How often each number up to `size` stands there, and what else does.
struct Census {
  std::vector<int> counts;
  bool has_others = false;  // larger numbers
  bool has_missing = false;
  bool has_marks = false;

  Census(std::span<const int> cells, int size) : counts(static_cast<std::size_t>(size) + 1) {
    for (const int cell : cells) {
      has_missing = has_missing || cell == kMissingNumber;
      has_marks = has_marks || cell == kBlankMark;
      if (cell >= 0 && cell <= size) ++counts[static_cast<std::size_t>(cell)];
      has_others = has_others || cell > size;
    }
  }

  [[nodiscard]] bool has(int number) const { return counts[static_cast<std::size_t>(number)] > 0; }

  // Is there each number from 1 to the last but one?
  [[nodiscard]] bool has_inner_ones() const {
    return std::all_of(counts.begin() + 1, counts.end() - 1, [](int count) { return count > 0; });
  }

  [[nodiscard]] bool is_full_from_zero() const {
    const int size = static_cast<int>(counts.size()) - 1;
    return std::all_of(counts.begin(), counts.end() - 1,
                       [size](int count) { return count == size; });
  }
};

bool is_ambiguous(std::span<const int> cells, int size) {
  const Census census(cells, size);
  if (census.has(0)) return census.has_missing || census.has_marks || census.is_full_from_zero();
  return census.has_missing && !census.has_others && !census.has(size) && census.has_inner_ones();
}

void append_row(std::span<const int> row, int lowest, Token& token) {
  token.append(lowest == 0 ? "0: " : "1: ");
  for (const int cell : row) {
    const int digit = digit_of_number(cell, lowest);
    token.append(digit == 0 ? '.' : digit > 9 ? '?' : static_cast<char>('0' + digit));
  }
}

}  // namespace

Result<int> lowest_digit(std::span<const int> cells, int size, std::optional<int> asked) {
  if (asked) return *asked;
  if (!is_ambiguous(cells, size)) return 1;
  // The first row that says something.
  const auto filled = std::find_if(cells.begin(), cells.end(), [](int cell) { return cell >= 0; });
  const auto length = static_cast<std::size_t>(size);
  const std::size_t row = static_cast<std::size_t>(filled - cells.begin()) / length * length;
  Error error;
  error.code = ErrorCode::kAmbiguousDigits;
  append_row(cells.subspan(row, length), 0, error.token);
  error.token.append(", ");
  append_row(cells.subspan(row, length), 1, error.token);
  return error;
}

}  // namespace shudu
