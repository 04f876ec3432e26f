// What a link to SudokuPad carries, or the data alone; sudokupad.h shows both. What the data says
// is for those who read it. Tested in tests/formats/sudokupad_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "formats/record_text.h"

namespace shudu {

enum class SudokupadCoding : std::uint8_t {
  kCompact,   ///< scf
  kFpuzzles,  ///< fpuz, fpuzzles: LZ-string's base64 of f-puzzles' JSON
  kOwn,       ///< scl, ctc: the same of SudokuPad's JSON
};

struct SudokupadPrefix {
  std::string_view prefix;
  SudokupadCoding coding;
};

/// The prefix that a code begins with, or nullptr.
[[nodiscard]] const SudokupadPrefix* sudokupad_prefix_of(std::string_view code);

/// The code that a line is or carries, which may be empty or a short link's; nothing where the line
/// is neither code nor link.
[[nodiscard]] std::optional<Piece> sudokupad_code_in(std::string_view line);

}  // namespace shudu
