// What a player has entered; see played_cells.h.
#include "formats/played_cells.h"

#include "formats/packed_fields.h"

namespace shudu {

namespace {

// Marks as two characters of five bits each.
constexpr unsigned kLowBits = 5;
constexpr unsigned kLowMask = (1U << kLowBits) - 1;

char packed_bits(unsigned bits) { return static_cast<char>('0' + static_cast<int>(bits)); }

unsigned unpacked_bits(char c) { return static_cast<unsigned>(c - '0') & kLowMask; }

Error above_size(int digit, int size) {
  Error error = error_with(ErrorCode::kBadNumber, std::to_string(digit));
  error.expected = static_cast<std::uint64_t>(size);
  return error;
}

}  // namespace

void PlayedCells::place(std::size_t index, int digit) {
  digits_[index] = static_cast<std::uint8_t>(digit);
  marks_[index] = DigitSet();
}

void PlayedCells::set_marks(std::size_t index, DigitSet marks) {
  digits_[index] = 0;
  marks_[index] = marks;
}

void PlayedCells::turn_mark(std::size_t index, Digit digit) {
  if (digits_[index] != 0) return;
  if (marks_[index].contains(digit)) {
    marks_[index].erase(digit);
  } else {
    marks_[index].insert(digit);
  }
}

void PlayedCells::set_all_marks() {
  has_all_marks_ = true;
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    if (digits_[i] == 0) marks_[i] = DigitSet::first_n(kMaxSize);
  }
}

void PlayedCells::pack(std::string& packed) const {
  std::string digits(1, has_all_marks_ ? '1' : '0');
  std::string marks;
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    digits += static_cast<char>('0' + digits_[i]);
    marks += packed_bits(marks_[i].bits() & kLowMask);
    marks += packed_bits(marks_[i].bits() >> kLowBits);
  }
  put_field(digits, packed);
  put_field(marks, packed);
}

PlayedCells PlayedCells::unpack(std::string_view& packed) {
  const std::string_view digits = take_field(packed);
  const std::string_view marks = take_field(packed);
  PlayedCells cells;
  if (digits.size() != kMaxCells + 1 || marks.size() != std::size_t{2} * kMaxCells) return cells;
  cells.has_all_marks_ = digits[0] == '1';
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    cells.digits_[i] = static_cast<std::uint8_t>(digits[i + 1] - '0');
    const unsigned bits = unpacked_bits(marks[2 * i]) | unpacked_bits(marks[2 * i + 1]) << kLowBits;
    cells.marks_[i] = DigitSet::from_bits(bits);
  }
  return cells;
}

Status PlayedCells::add_to(Puzzle& puzzle, std::string_view name) const {
  const int size = puzzle.size();
  const DigitSet all = DigitSet::first_n(size);
  Pencilmarks marks(size);
  bool has_marks = false;
  for (int row = 0; row < kMaxSize; ++row) {
    for (int column = 0; column < kMaxSize; ++column) {
      const std::size_t index = index_of(row, column);
      const int digit = digits_[index];
      const bool is_inside = row < size && column < size;
      if (!is_inside && digit == 0 && (has_all_marks_ || marks_[index].empty())) continue;
      const bool has_odd_marks = !has_all_marks_ && !all.contains_all(marks_[index]);
      if (!is_inside || digit > size || has_odd_marks) return above_size(digit, size);
      const Cell cell = Cell::at(row, column, size);
      const int given = puzzle.givens.value_at(cell);
      if (given != 0 && digit != 0 && digit != given) {
        return error_with(ErrorCode::kMismatch, name);
      }
      if (given == 0 && digit != 0) puzzle.placed.place(cell, Digit(digit));
      marks.set(cell, marks_[index] & all);
      has_marks = has_marks || (given == 0 && !marks[cell].empty());
    }
  }
  if (has_marks) puzzle.marks = marks;
  settle_marks(puzzle);
  return kDone;
}

}  // namespace shudu
