// Property: what a format writes it reads back as the same value, alone and when all formats look.
//
// Header-only, because the tests of two rooms use it (formats and formats_xml).
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "formats/marks.h"
#include "shudu/core/as_index.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/writer.h"

namespace shudu::test {

using Numbers = std::vector<int>;

/// The same with a run of them 0, for each run of half of them, of a quarter and so on.
inline rc::Seq<Numbers> with_fewer(const Numbers& numbers) {
  std::vector<Numbers> all;
  for (std::size_t length = (numbers.size() + 1) / 2; length > 0; length /= 2) {
    for (std::size_t from = 0; from < numbers.size(); from += length) {
      Numbers fewer = numbers;
      const std::size_t end = std::min(from + length, numbers.size());
      for (std::size_t i = from; i < end; ++i) fewer[i] = 0;
      if (fewer != numbers) all.push_back(std::move(fewer));
    }
  }
  return rc::seq::fromContainer(std::move(all));
}

/// So many numbers from 0 to below `below`, drawn at once: a draw of its own for each cell was most
/// of the time of these tests. Where a test fails, as many as can be are 0.
inline Numbers any_numbers(int count, int below) {
  return *rc::Gen<Numbers>([count, below](const rc::Random& random, int /*size*/) {
    Rng rng(rc::Random(random).next());
    Numbers numbers;
    for (int i = 0; i < count; ++i) {
      numbers.push_back(static_cast<int>(rng.below(static_cast<std::uint64_t>(below))));
    }
    return rc::shrinkable::shrinkRecur(std::move(numbers), &with_fewer);
  });
}

/// About one cell in three filled.
inline Grid any_grid(int size) {
  Grid grid(size);
  const Numbers numbers = any_numbers(grid.cell_count(), 3 * size);
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int number = numbers[as_index(i)];
    if (number > 0 && number <= size) grid.place(Cell(i), Digit(number));
  }
  return grid;
}

/// Candidates as solvers have them: nothing that a filled peer rules out.
inline Pencilmarks basic_marks(const Grid& filled) {
  const Layout& layout = **default_layout(filled.size());
  Pencilmarks marks = Pencilmarks::from_grid(filled);
  for (const Cell cell : layout.all_cells() - filled.filled()) {
    for (const Cell peer : layout.peers(cell)) {
      if (!filled.is_blank(peer)) marks.erase(cell, *filled[peer]);
    }
  }
  return marks;
}

/// The same, and some less.
inline Pencilmarks any_marks(const Grid& filled) {
  Pencilmarks marks = basic_marks(filled);
  const Numbers numbers = any_numbers(filled.cell_count(), 4 * filled.size());
  for (int i = 0; i < filled.cell_count(); ++i) {
    const int number = numbers[as_index(i)];
    const bool is_less = number > 0 && number <= filled.size();
    if (is_less && filled.is_blank(Cell(i))) marks.erase(Cell(i), Digit(number));
  }
  return marks;
}

/// A sukaku; a cell may be empty now and then, but not all: 64 blanks are an empty 8x8 puzzle.
inline Puzzle any_sukaku(int size) {
  Pencilmarks marks(size);
  const int all_sets = 1 << size;
  const Numbers some = any_numbers(marks.cell_count(), all_sets);
  const Numbers others = any_numbers(marks.cell_count(), all_sets);
  for (int i = 0; i < marks.cell_count(); ++i) {
    const auto bits = static_cast<unsigned>(some[as_index(i)] | others[as_index(i)]);
    marks.set(Cell(i), DigitSet::from_bits(i == 0 ? bits | 1U : bits));
  }
  return puzzle_of_marks(marks, nullptr);
}

/// Printable, without line ends or blanks at the ends; sometimes empty.
inline std::string any_note() {
  static const std::vector<std::string> kPieces = {
      "a", "B", "7", ".", ",", ";",  "\"",   "'",      "<",
      ">", "&", "#", "=", "-", " b", "\\",   "\u00e9", "\u6570\u72ec",
      "{", "}", "[", "]", "|", ":",  "=1+1", "@x",     "+y"};
  std::string text;
  const int length = *rc::gen::inRange(0, 40);
  for (const int pick : any_numbers(length, static_cast<int>(kPieces.size()))) {
    text += kPieces[as_index(pick)];
  }
  while (!text.empty() && text.front() == ' ') text.erase(0, 1);
  return text;
}

inline void add_parts(Puzzle& puzzle, Holdings writes) {
  const int size = puzzle.size();
  if (writes.has(Part::kPlaced) && *rc::gen::arbitrary<bool>()) {
    puzzle.placed = any_grid(size);
    for (const Cell cell : puzzle.givens.filled()) puzzle.placed.clear(cell);
  }
  if (writes.has(Part::kMarks) && *rc::gen::arbitrary<bool>()) {
    Grid filled = puzzle.givens;
    for (const Cell cell : puzzle.placed.filled()) filled.place(cell, *puzzle.placed[cell]);
    puzzle.marks = any_marks(filled);
  }
  if (writes.has(Part::kSolution) && *rc::gen::arbitrary<bool>()) {
    Grid solution = puzzle.givens;
    const Numbers numbers = any_numbers(solution.cell_count(), size);
    for (int i = 0; i < solution.cell_count(); ++i) {
      const Digit digit = Digit::from_index(numbers[as_index(i)]);
      if (solution.is_blank(Cell(i))) solution.place(Cell(i), digit);
    }
    puzzle.solution = solution;
  }
  if (writes.has(Part::kNotes) && *rc::gen::arbitrary<bool>()) {
    for (std::string* text : {&puzzle.notes.title, &puzzle.notes.author, &puzzle.notes.description,
                              &puzzle.notes.comment, &puzzle.notes.date, &puzzle.notes.source,
                              &puzzle.notes.level, &puzzle.notes.url}) {
      *text = any_note();
    }
  }
}

/// Every layout of the table, all unions of two that there are, and some own regions.
inline std::vector<std::string> layout_names() {
  std::vector<std::string> names = {
      "x+windoku+anti-king", "6x6+extra:1.....1.....1.....1.....1.....1.....",
      "jigsaw:111122113222333244334444555666555666+x",
      "jigsaw:111222333111222333111222333444555666444555666444555666777888999777888999777888999"
      "+x"};
  for (const LayoutRow& row : layout_table()) {
    names.emplace_back(row.slug);
    for (const LayoutRow& other : layout_table()) {
      std::string both(row.slug);
      both.append("+").append(other.slug);
      if (parse_layout(both)) names.push_back(std::move(both));
    }
  }
  return names;
}

/// A layout of that size that the format holds; often the usual one.
inline std::string any_layout(const Format& format, int size) {
  if (!format.writes.has(Part::kLayout) || *rc::gen::arbitrary<bool>()) return {};
  static const std::vector<std::string> kNames = layout_names();
  const std::string name = *rc::gen::elementOf(kNames);
  const Layout layout = *parse_layout(name);
  return layout.size() == size ? kept_name(layout) : std::string();
}

/// The puzzle without what the format says it cannot hold of it.
inline Puzzle held_by(const Format& format, Puzzle puzzle) {
  const Holdings lacks = format.lacks == nullptr ? Holdings() : format.lacks(puzzle);
  if (lacks.has(Part::kLayout)) puzzle.layout.clear();
  if (lacks.has(Part::kMarks)) puzzle.marks.reset();
  if (lacks.has(Part::kNotes)) {  // more than three of them
    for (std::string* text : {&puzzle.notes.comment, &puzzle.notes.date, &puzzle.notes.source,
                              &puzzle.notes.level, &puzzle.notes.url}) {
      text->clear();
    }
  }
  return puzzle;
}

/// A puzzle with no part that the format lacks.
inline Puzzle any_puzzle(const Format& format) {
  const Holdings writes = format.writes;
  const int size =
      writes.has(Part::kOtherSizes) ? *rc::gen::element(9, 9, 4, 6, 8) : static_cast<int>(kMaxSize);
  if (writes.has(Part::kSukaku) && (!writes.has(Part::kGivens) || *rc::gen::arbitrary<bool>())) {
    Puzzle sukaku = any_sukaku(size);
    const Holdings parts = parts_of(sukaku);
    sukaku.layout = any_layout(format, size);
    if ((parts | writes) == writes) return sukaku;
  }
  Puzzle puzzle;
  puzzle.clear(size);
  puzzle.givens = any_grid(size);
  add_parts(puzzle, writes);
  puzzle.layout = any_layout(format, size);
  return held_by(format, puzzle);
}

/// The puzzles of a text; the test fails on an error, unless it says that the text is ambiguous.
inline std::vector<Puzzle> puzzles_of(const std::string& text,
                                      const std::vector<const Format*>& formats,
                                      bool may_be_ambiguous) {
  std::vector<Puzzle> puzzles;
  const auto sink = [&](const Record& record) {
    if (record.puzzle != nullptr) {
      puzzles.push_back(*record.puzzle);
    } else if (!may_be_ambiguous || record.error.code != ErrorCode::kAmbiguousFormat) {
      RC_LOG() << text << "line " << record.error.at.line << ", column " << record.error.at.column
               << ": " << sentence(record.error, Language::kEnglish).view() << '\n';
      RC_FAIL("what was written cannot be read");
    }
    return true;
  };
  RecordReader reader(ReadOptions{formats, nullptr});
  reader.feed(text, sink);
  reader.finish(sink);
  return puzzles;
}

/// Notes that a format cannot tell apart are given up only where it says that it holds none.
inline void expect_roundtrip(const Format& format, const std::vector<const Format*>& all) {
  RC_LOG() << format.name << '\n';
  const std::vector<Puzzle> puzzles = {any_puzzle(format), any_puzzle(format)};
  std::string text;
  RecordWriter writer(format);
  for (const Puzzle& puzzle : puzzles) RC_ASSERT(writer.write(puzzle, text).has_value());
  writer.finish(text);
  RC_LOG() << text;
  RC_ASSERT(puzzles_of(text, {&format}, false) == puzzles);
  // 64 characters may be a 4x4 sukaku or an 8x8 puzzle: then reading says so.
  bool may_be_ambiguous = false;
  for (const Puzzle& puzzle : puzzles) {
    may_be_ambiguous = may_be_ambiguous || (format.writes.has(Part::kSukaku) && puzzle.size() == 4);
  }
  const std::vector<Puzzle> detected = puzzles_of(text, all, may_be_ambiguous);
  if (detected.size() == puzzles.size() || !may_be_ambiguous) RC_ASSERT(detected == puzzles);
}

/// A file of one format with so many records.
inline std::string file_of(const Format& format, const std::vector<Puzzle>& puzzles) {
  std::string text;
  RecordWriter writer(format);
  for (const Puzzle& puzzle : puzzles) RC_ASSERT(writer.write(puzzle, text).has_value());
  writer.finish(text);
  return text;
}

/// Puzzles of one size, as many files have them; a sukaku of 4x4 may be read as an 8x8 puzzle.
inline std::vector<Puzzle> any_puzzles(const Format& format, std::size_t count) {
  std::vector<Puzzle> puzzles;
  while (puzzles.size() < count) {
    Puzzle puzzle = any_puzzle(format);
    if (puzzle.size() == 4 && format.writes.has(Part::kSukaku)) continue;
    puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

/// The same givens and some more, as the next board of a file may have them: the digits that were
/// placed, the solution, or the same puzzle again.
inline Puzzle more_of(const Puzzle& puzzle) {
  Puzzle more;
  more.clear(puzzle.size());
  more.givens = puzzle.givens;
  const int added = *rc::gen::element(0, 10, 100);
  const Numbers chances = any_numbers(more.givens.cell_count(), 100);
  const Numbers digits = any_numbers(more.givens.cell_count(), puzzle.size());
  for (int i = 0; i < more.givens.cell_count(); ++i) {
    if (!more.givens.is_blank(Cell(i)) || chances[as_index(i)] < 100 - added) continue;
    more.givens.place(Cell(i), Digit::from_index(digits[as_index(i)]));
  }
  return more;
}

/// Files of two formats, one after the other, read as the records of both.
inline void expect_pair(const Format& first, const Format& second,
                        const std::vector<const Format*>& all) {
  const std::vector<Puzzle> before = any_puzzles(first, *rc::gen::inRange<std::size_t>(1, 4));
  std::vector<Puzzle> behind = any_puzzles(second, *rc::gen::inRange<std::size_t>(1, 4));
  const int size = before.back().size();
  const bool is_clear = size != 4 || !second.writes.has(Part::kSukaku);
  const bool has_size = second.writes.has(Part::kOtherSizes) ? is_clear : size == kMaxSize;
  const bool has_givens = !before.back().marks_are_puzzle && second.writes.has(Part::kGivens);
  if (has_size && has_givens && *rc::gen::arbitrary<bool>()) {
    behind.insert(behind.begin(), more_of(before.back()));
    if (*rc::gen::arbitrary<bool>()) behind.insert(behind.begin() + 1, more_of(behind.front()));
  }
  const std::string text = file_of(first, before) + file_of(second, behind);
  RC_LOG() << first.name << ", " << second.name << '\n' << text;
  std::vector<Puzzle> expected = before;
  expected.insert(expected.end(), behind.begin(), behind.end());
  RC_ASSERT(puzzles_of(text, all, false) == expected);
}

}  // namespace shudu::test
