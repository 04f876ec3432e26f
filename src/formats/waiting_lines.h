// Lines that are no puzzles, and may be no errors either: it depends on what follows them.
//
//   Grid 01               a heading (heading_text.h): none before a puzzle
//   int main() {          of a program (code_lines.h): none before and after the literal of a
//   puzzle 5..3.7...
//
// Tested in tests/formats/waiting_lines_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/code_lines.h"
#include "shudu/formats/format.h"

namespace shudu {

struct WaitingLine {
  std::string text;
  std::uint64_t line = 0;
  const Format* format = nullptr;  ///< that might have read it
  Error error;                     ///< what is said of it where it is one
};

/// What comes after the lines.
enum class Follower : std::uint8_t {
  kPuzzle,
  kLiteral,  ///< a puzzle, right or wrong, as programs write it
  kError,    ///< or the end of the stream
};

class WaitingLines {
 public:
  /// Keeps a line back, or passes it over. False: it is an error.
  [[nodiscard]] bool take(const WaitingLine& line);
  /// Those that are errors, now that this follows; none waits any longer.
  [[nodiscard]] std::vector<WaitingLine> settle(Follower follower);
  /// Do lines of a program wait?
  [[nodiscard]] bool has_code() const { return !code_.empty(); }
  /// The last heading that waits; empty: none does.
  [[nodiscard]] std::string_view last_heading() const;

 private:
  std::vector<WaitingLine> headings_;
  std::vector<WaitingLine> code_;
  std::size_t code_bytes_ = 0;
  CodeLines program_;
  bool is_in_program_ = false;  // the last record was a literal
};

}  // namespace shudu
