// What the fuzz targets of single formats share: the input as lines, offered to `fit` the way the
// reader does it, each run that is whole or claimed read, and what was read written and read again.
//
// Held: nothing crashes; errors point into the record; marks of filled cells hold just the digit;
// the second reading equals the first but for notes that a format cannot hold to the letter, and
// the third equals the second altogether.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/formats/format.h"

namespace shudu::fuzz {

inline void require(bool holds) {
  if (!holds) std::abort();
}

inline std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    lines.push_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// Writes a record and reads it back; headers that the prologue needs are in the context.
inline Puzzle rewritten(const Format& format, const Puzzle& puzzle, ReadContext context) {
  std::string written;
  format.write(puzzle, written);
  std::vector<std::string_view> lines = lines_of(written);
  context.comments.clear();
  while (!lines.empty() && lines.front().substr(0, 1) == "#") {
    context.comments.emplace_back(lines.front());
    lines.erase(lines.begin());
  }
  require(!lines.empty());
  const Fit fit = format.fit(lines, context);
  require(fit == Fit::kWhole || fit == Fit::kWholeOrMore);
  const Result<Puzzle> back = format.read(lines, context);
  require(back.has_value());
  return *back;
}

/// The context at the beginning of a file that the format wrote.
inline ReadContext after_prologue(const Format& format) {
  ReadContext context;
  for (const std::string_view line : lines_of(format.prologue)) {
    const std::vector<std::string_view> one = {line};
    if (format.fit(one, context) == Fit::kHeader) (void)format.read(one, context);
  }
  return context;
}

inline void check_puzzle(const Format& format, const Puzzle& puzzle) {
  require(puzzle.placed.size() == puzzle.size());
  require(!puzzle.placed.filled().intersects(puzzle.givens.filled()));
  if (puzzle.marks) {
    require(puzzle.marks->size() == puzzle.size());
    for (const Grid* grid : {&puzzle.givens, &puzzle.placed}) {
      for (const Cell cell : grid->filled()) {
        require((*puzzle.marks)[cell] == DigitSet::only(*(*grid)[cell]));
      }
    }
  }
  if ((parts_of(puzzle) | format.writes) != format.writes) return;
  if (format.lacks != nullptr && format.lacks(puzzle) != Holdings()) return;
  const ReadContext context = after_prologue(format);
  const Puzzle second = rewritten(format, puzzle, context);
  require(second.givens == puzzle.givens && second.placed == puzzle.placed);
  require(second.marks == puzzle.marks && second.solution == puzzle.solution);
  require(second.marks_are_puzzle == puzzle.marks_are_puzzle);
  require(rewritten(format, second, context) == second);
}

/// Reads lines that `fit` has accepted; headers only fill the context.
inline void read_run(const Format& format, std::span<const std::string_view> lines, Fit fit,
                     ReadContext& context) {
  const Result<Puzzle> puzzle = format.read(lines, context);
  if (fit != Fit::kHeader) context.comments.clear();
  if (!puzzle) {
    require(puzzle.error().at.line >= 1 && puzzle.error().at.column >= 1);
  } else if (fit != Fit::kHeader) {
    check_puzzle(format, *puzzle);
  }
}

/// Takes the longest run of lines that is a record; says how many lines it has, at least one.
inline std::size_t take_record(const Format& format, std::span<const std::string_view> lines,
                               ReadContext& context) {
  std::size_t best = 0;
  Fit best_fit = Fit::kNo;
  for (std::size_t n = 1; n <= std::min<std::size_t>(lines.size(), 120); ++n) {
    const Fit fit = format.fit(lines.first(n), context);
    if (fit == Fit::kNo) break;
    if (fit != Fit::kMore) {
      best = n;
      best_fit = fit;
    }
    if (fit == Fit::kWhole || fit == Fit::kHeader) break;
  }
  if (best != 0) read_run(format, lines.first(best), best_fit, context);
  return std::max<std::size_t>(best, 1);
}

/// One input of a fuzzer: as lines, and as a single piece that may hold line ends.
inline void run(const Format& format, const std::uint8_t* data, std::size_t size) {
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  const std::vector<std::string_view> lines = lines_of(text);
  ReadContext context;
  for (std::size_t i = 0; i < lines.size();) {
    if (lines[i].substr(0, 1) == "#") {
      context.comments.emplace_back(lines[i++]);
    } else {
      i += take_record(format, std::span(lines).subspan(i), context);
    }
  }
  const std::vector<std::string_view> piece = {text};
  ReadContext fresh;
  (void)take_record(format, piece, fresh);
}

}  // namespace shudu::fuzz
