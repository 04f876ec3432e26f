// Classic puzzles out of the bytes of an input, as text and as candidates: as they come, or close
// to a known solution, so that some have one and many have almost one.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "bytes.h"
#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"

namespace shudu::fuzz {

// The grid of rows 123.., 456.., 789.. and so on: a solution for puzzles that shall have one.
inline Digit pattern_digit(int cell) {
  const int row = cell / 9;
  return Digit::from_index((cell % 9 + 3 * (row % 3) + row / 3) % 9);
}

inline Grid grid_of_text(const std::string& text) {
  Grid grid(9);
  for (int cell = 0; cell < 81; ++cell) {
    const char c = text[static_cast<std::size_t>(cell)];
    if (c >= '1' && c <= '9') grid.place(Cell(cell), Digit(c - '0'));
  }
  return grid;
}

// 81 bytes as they come: any byte but '1' to '9' is an open cell.
inline std::string raw_text(Bytes& bytes) {
  std::string text(81, '.');
  for (char& c : text) c = static_cast<char>(bytes.next());
  return text;
}

// With so many cells overwritten.
inline std::string changed_text(std::string text, Bytes& bytes, unsigned changes) {
  for (; changes > 0; --changes) {
    const std::size_t cell = bytes.next() % 81;
    text[cell] = static_cast<char>('0' + bytes.next() % 10);
  }
  return text;
}

// The pattern where a bit is set, then some cells overwritten.
inline std::string masked_text(Bytes& bytes, unsigned changes) {
  std::string text(81, '.');
  unsigned bits = 0;
  for (int cell = 0; cell < 81; ++cell) {
    bits = cell % 8 == 0 ? bytes.next() : bits >> 1U;
    if ((bits & 1U) != 0) text[static_cast<std::size_t>(cell)] = pattern_digit(cell).to_char();
  }
  return changed_text(std::move(text), bytes, changes);
}

// A bit for each candidate, 0 leaves it in; `sound` leaves the pattern's in anyway.
inline Pencilmarks marked(Bytes& bytes, bool sound) {
  Pencilmarks marks(9);
  unsigned bits = 0;
  for (int i = 0; i < 729; ++i) {
    bits = i % 8 == 0 ? bytes.next() : bits >> 1U;
    const Cell cell(i / 9);
    const Digit digit = Digit::from_index(i % 9);
    if ((bits & 1U) != 0 && !(sound && pattern_digit(i / 9) == digit)) marks.erase(cell, digit);
  }
  return marks;
}

}  // namespace shudu::fuzz
