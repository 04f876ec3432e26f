// Calls the functions of one format directly, without the reader: text into lines, `#` lines into
// the context, fit and read; what is refused, and how. Also random records that hold what a format
// can write.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/error.h"
#include "shudu/core/language.h"
#include "shudu/formats/format.h"

namespace shudu::test {

/// Lines without their ends, trailing blanks removed; a last line without an end counts, and an
/// empty text is one empty line.
inline std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  if (text.empty()) lines.emplace_back();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

inline Fit fit_of(const Format& format, std::string_view text, const ReadContext& context = {}) {
  const std::vector<std::string_view> lines = lines_of(text);
  return format.fit(lines, context);
}

inline Result<Puzzle> read_of(const Format& format, std::string_view text, ReadContext& context) {
  const std::vector<std::string_view> lines = lines_of(text);
  return format.read(lines, context);
}

inline Result<Puzzle> read_of(const Format& format, std::string_view text) {
  ReadContext context;
  return read_of(format, text, context);
}

/// The record of a text that must be one.
inline Puzzle puzzle_of(const Format& format, std::string_view text) {
  const Result<Puzzle> puzzle = read_of(format, text);
  EXPECT_TRUE(puzzle.has_value()) << text << '\n'
                                  << (puzzle ? std::string_view()
                                             : sentence(puzzle.error(), Language::kEnglish).view());
  return puzzle.value_or(Puzzle());
}

/// Why a text is refused that must be.
inline Error error_of(const Format& format, std::string_view text) {
  const Result<Puzzle> puzzle = read_of(format, text);
  EXPECT_FALSE(puzzle.has_value()) << text;
  return puzzle ? Error{} : puzzle.error();
}

inline void expect_error(const Format& format, std::string_view text, ErrorCode code,
                         TextPlace at) {
  const Result<Puzzle> puzzle = read_of(format, text);
  ASSERT_FALSE(puzzle) << text;
  EXPECT_EQ(puzzle.error().code, code) << text;
  EXPECT_EQ(puzzle.error().at, at) << text;
}

/// The same of a text that the format claims as its own, though something is wrong in it.
inline void expect_claimed_error(const Format& format, std::string_view text, ErrorCode code,
                                 TextPlace at) {
  EXPECT_EQ(fit_of(format, text), Fit::kClaim) << text;
  expect_error(format, text, code, at);
}

/// Reads what a writer wrote: comment lines go where the reader would put them.
inline Result<Puzzle> read_back(const Format& format, std::string_view written,
                                ReadContext& context) {
  std::vector<std::string_view> lines = lines_of(written);
  context.comments.clear();
  while (!lines.empty() && lines.front().substr(0, 1) == "#") {
    context.comments.emplace_back(lines.front());
    lines.erase(lines.begin());
  }
  const Fit fit = format.fit(lines, context);
  if (fit != Fit::kWhole && fit != Fit::kWholeOrMore) {
    Error error;
    error.token.append("the format does not know its own text");
    return error;
  }
  return format.read(lines, context);
}

inline std::string written_by(const Format& format, const Puzzle& puzzle) {
  std::string out;
  format.write(puzzle, out);
  return out;
}

/// A full grid: each row the one before, shifted by a box width, by one more after each band.
inline Grid shifted_grid(int size) {
  const int width = size == 6 ? 3 : size == 8 ? 4 : size == 4 ? 2 : 3;
  Grid grid(size);
  for (int i = 0; i < size * size; ++i) {
    const int row = i / size;
    const int shift = row * width + row / (size / width);
    grid.place(Cell(i), Digit((i % size + shift) % size + 1));
  }
  return grid;
}

/// A random record of a size with everything that `parts` names; equal seeds give equal records.
inline Puzzle random_puzzle(std::uint32_t seed, int size, Holdings parts) {
  std::mt19937 random(seed);
  const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
  const Grid full = shifted_grid(size);
  Puzzle puzzle;
  puzzle.givens = Grid(size);
  puzzle.placed = Grid(size);
  const bool play = below(2) == 0;
  for (int i = 0; i < full.cell_count(); ++i) {
    const int kind = below(4);
    if (kind == 0) puzzle.givens.place(Cell(i), *full[Cell(i)]);
    if (kind == 1 && play && parts.has(Part::kPlaced)) {
      puzzle.placed.place(Cell(i), Digit(below(static_cast<unsigned>(size)) + 1));
    }
  }
  if (parts.has(Part::kMarks) && below(3) > 0) {
    Pencilmarks marks(size);
    for (int i = 0; i < full.cell_count(); ++i) {
      const Grid& home = puzzle.givens.is_blank(Cell(i)) ? puzzle.placed : puzzle.givens;
      const auto bits = static_cast<unsigned>(below(1U << static_cast<unsigned>(size)));
      marks.set(Cell(i), home.is_blank(Cell(i)) ? DigitSet::from_bits(bits)
                                                : DigitSet::only(*home[Cell(i)]));
    }
    puzzle.marks = marks;
    puzzle.marks_are_puzzle = parts.has(Part::kSukaku) && below(2) == 0;
  }
  if (parts.has(Part::kSolution) && below(2) == 0) puzzle.solution = full;
  if (!parts.has(Part::kNotes)) return puzzle;
  constexpr std::string_view kPieces[] = {"a", "Zoé", "數獨",  " ",      "#",  "\"", "'",
                                          "=", "<b>", "&amp;", ",",      ";",  ":",  "\\",
                                          "9", "]",   "|",     "0000:x", "::", "%"};
  Notes& notes = puzzle.notes;
  for (std::string* note : {&notes.title, &notes.author, &notes.description, &notes.comment,
                            &notes.date, &notes.source, &notes.level, &notes.url}) {
    for (int n = below(4); n > 0; --n) *note += kPieces[random() % std::size(kPieces)];
    // The reader removes blanks at the end of a line, and with them those at the end of a note.
    while (!note->empty() && note->back() == ' ') note->pop_back();
  }
  return puzzle;
}

}  // namespace shudu::test
