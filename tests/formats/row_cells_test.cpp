// What is found of a row without reading it is what reading gives: for rows of every kind, with
// every slip that one of them may have, after every kind of header line.
#include "shudu/formats/row_cells.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "formats/record_builder.h"
#include "formats/stripped_line.h"
#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kPuzzle =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const std::string kZeros =
    "004300209005009001070060043006002087190007400050083000600000105003508690042910300";
const std::string kSolution =
    "864371259325849761971265843436192587198657432257483916689734125713528694542916378";

std::string text_of(const Grid& grid) {
  std::string text;
  append_grid(grid, text);
  return text;
}

std::string with_dots(const char* cells) {
  std::string text(cells, kMaxCells);
  for (char& c : text) c = c == '0' ? '.' : c;
  return text;
}

// Is the line found after `before`? Then reading it gives the same and no more.
bool is_found(std::string_view before, const std::string& line) {
  RecordReader reader(ReadOptions{});
  reader.feed(before, [](const Record&) { return true; });
  if (!reader.takes_plain_lines()) return false;
  RowCells found;
  if (!reader.find_row(line, found)) return false;
  RecordReader single(ReadOptions{});
  std::optional<Puzzle> puzzle;
  int records = 0;
  bool counts = false;
  const auto sink = [&](const Record& record) {
    if (!counts) return true;
    if (++records == 1 && record.puzzle != nullptr) puzzle = *record.puzzle;
    return true;
  };
  single.feed(before, sink);
  counts = true;
  single.feed(line + "\n", sink);
  single.finish(sink);
  EXPECT_EQ(records, 1) << line;
  EXPECT_TRUE(puzzle) << line;
  if (!puzzle) return true;
  EXPECT_EQ(text_of(puzzle->givens), with_dots(found.cells)) << line;
  EXPECT_EQ(puzzle->solution ? text_of(*puzzle->solution) : "",
            found.solution == nullptr ? "" : with_dots(found.solution))
      << line;
  EXPECT_FALSE(puzzle->partial_solution) << line;
  EXPECT_FALSE(puzzle->marks) << line;
  EXPECT_TRUE(puzzle->placed.filled().empty()) << line;
  EXPECT_TRUE(puzzle->layout.empty() && puzzle->left_out.empty()) << line;
  return true;
}

// All that is read, or the error and its place.
std::string said_of(const Record& record) {
  const std::string place = std::to_string(record.index) + " " + std::to_string(record.line) + " " +
                            (record.format == nullptr ? "-" : std::string(record.format->name)) +
                            " " + std::string(record.text) + " ";
  if (record.puzzle == nullptr) {
    return place + std::to_string(record.error.at.column) + " " +
           std::string(error_slug(record.error.code)) + " " +
           std::string(record.error.token.view());
  }
  const Puzzle& puzzle = *record.puzzle;
  const Notes& notes = puzzle.notes;
  std::string said =
      place + text_of(puzzle.givens) + " " + (puzzle.solution ? text_of(*puzzle.solution) : "-") +
      " " + std::to_string(puzzle.partial_solution.value_or(-1)) + " " + text_of(puzzle.placed) +
      (puzzle.marks ? " marks" : "") + puzzle.layout + puzzle.left_out;
  for (const std::string* note : {&notes.title, &notes.author, &notes.description, &notes.comment,
                                  &notes.date, &notes.source, &notes.level, &notes.url}) {
    said += "|" + *note;
  }
  return said;
}

constexpr std::array<std::string_view, 7> kHeaders{
    "",
    "puzzle,solution\n",
    "quizzes,solutions\n",
    "puzzle;solution;clues;difficulty\n",
    "source,question,answer,rating\n",
    "id\tpuzzle\tsolution\tname\n",
    "Puzzle,Solution,Time (milliseconds),Givens,Difficulty,\n"};

TEST(RowCells, UsualRowsAreFound) {
  EXPECT_TRUE(is_found(kHeaders[1], kZeros + "," + kSolution));
  EXPECT_TRUE(is_found(kHeaders[1], "\"" + kZeros + "\",\"" + kSolution + "\""));
  EXPECT_TRUE(is_found(kHeaders[1], kPuzzle + ","));
  EXPECT_TRUE(is_found(kHeaders[3], kZeros + ";" + kSolution + ";24;1.2"));
  EXPECT_TRUE(is_found(kHeaders[4], "forum hardest," + kZeros + "," + kSolution + ",42"));
  EXPECT_TRUE(is_found(kHeaders[5], "7\t" + kZeros + "\t" + kSolution + "\tEaster Monster"));
  EXPECT_TRUE(is_found("", kPuzzle + ",23,name"));
  EXPECT_TRUE(is_found("", kPuzzle + "\t23\tname"));
  EXPECT_TRUE(is_found("", kPuzzle + "," + kSolution));
  EXPECT_TRUE(is_found("", "17," + kZeros + "," + kSolution + ",easy"));
  EXPECT_TRUE(is_found("", "name\t" + kPuzzle));
  EXPECT_TRUE(is_found("", "{\"puzzle\":\"" + kPuzzle + "\",\"solution\":\"" + kSolution + "\"}"));
  EXPECT_TRUE(is_found("", "{\"quiz\": \"" + kPuzzle + "\", \"rating\": 7.2, \"id\": 17}"));
  EXPECT_TRUE(is_found("", kPuzzle));
  EXPECT_TRUE(is_found("", "0000183b305c " + kZeros + "  1.2"));
  EXPECT_TRUE(is_found("", "0000183B305C " + kPuzzle));
  EXPECT_TRUE(is_found("", kPuzzle + ":2:"));
  EXPECT_TRUE(is_found("", kZeros + ":1:" + kSolution));
}

TEST(RowCells, WhatMayMeanMoreIsRead) {
  const std::string object = "{\"puzzle\":\"" + kPuzzle + "\"";
  for (const std::string& line :
       std::vector<std::string>{object + ",\"layout\":\"x\"}",
                                object + ",\"antiknight\":true}",
                                object + ",\"marks\":\"12\"}",
                                object + ",\"puzzle\":\"" + kPuzzle + "\"}",
                                object + ",\"solution\":\"12\"}",
                                object + ",\"title\":\"\\u0041\"}",
                                object + "",
                                object + "} {}",
                                object + ",\"cells\":[]}",
                                kPuzzle + " # a remark",
                                kPuzzle + "," + kPuzzle,
                                kPuzzle + ":2:1",
                                kPuzzle + "::",
                                kPuzzle + ":1:" + kPuzzle,
                                "0000183b305c " + kPuzzle + " x",
                                "0000183b305 " + kPuzzle + "  1.2",
                                kPuzzle.substr(1) + ",23,name",
                                "17," + kPuzzle + "," + kZeros,
                                "17," + kPuzzle + "," + kSolution,
                                kSolution + "," + kZeros,
                                "17," + kZeros + "," + kSolution + "," + kSolution,
                                "17," + kSolution}) {
    EXPECT_FALSE(is_found("", line)) << line;
  }
  for (const std::string& line : std::vector<std::string>{
           kSolution + "," + kZeros, kZeros, kZeros + "," + kSolution + ",more",
           kZeros + "," + kZeros, "\"" + kZeros + "," + kSolution, kZeros + ", " + kSolution}) {
    EXPECT_FALSE(is_found(kHeaders[1], line) && line != kZeros) << line;
  }
}

// A row that is right for its header, or for none, with fields of all kinds beside the cells; one
// in two has a slip.
std::string random_field(std::mt19937_64& rng) {
  static const std::vector<std::string> kFields{"",
                                                "23",
                                                "7.2",
                                                "name",
                                                "x-wing",
                                                "Easter Monster",
                                                "ED=7.2/1.5/1.5",
                                                "R1C1",
                                                "windoku",
                                                "Diagonal",
                                                "(8)",
                                                "12%",
                                                "..",
                                                "x",
                                                "0",
                                                "null",
                                                "1.5.2026",
                                                "a_b",
                                                "12345678",
                                                "a:b",
                                                "#1",
                                                "................",
                                                "\"quoted\"",
                                                "true",
                                                "[1]",
                                                "{",
                                                "|",
                                                "+"};
  return kFields[rng() % kFields.size()];
}

std::string random_table_row(std::mt19937_64& rng, std::string_view header) {
  const char separator = header.find(';') != header.npos    ? ';'
                         : header.find('\t') != header.npos ? '\t'
                                                            : ',';
  std::string row;
  std::size_t begin = 0;
  while (begin < header.size()) {
    const std::size_t end = std::min(header.find(separator, begin), header.size() - 1);
    const std::string_view name = header.substr(begin, end - begin);
    const bool is_puzzle =
        name == "puzzle" || name == "quizzes" || name == "question" || name == "Puzzle";
    const bool is_solution =
        name == "solution" || name == "solutions" || name == "answer" || name == "Solution";
    std::string field = is_puzzle                      ? (rng() % 2 == 0 ? kPuzzle : kZeros)
                        : is_solution && rng() % 4 > 0 ? kSolution
                        : is_solution                  ? std::string()
                                                       : random_field(rng);
    if ((is_puzzle || is_solution) && !field.empty() && rng() % 4 == 0) field = '"' + field + '"';
    row += field;
    if (end + 1 < header.size()) row += separator;
    begin = end + 1;
  }
  return row;
}

std::string random_object(std::mt19937_64& rng) {
  static const std::vector<std::string> kNames{"puzzle", "grid",   "solution", "answer", "title",
                                               "level",  "rating", "layout",   "placed", "id",
                                               "marks",  "author", "killer",   "cells",  "size"};
  static const std::vector<std::string> kValues{"7.2",
                                                "17",
                                                "-1",
                                                "null",
                                                "true",
                                                "false",
                                                "\"x\"",
                                                "\"name\"",
                                                "\"\"",
                                                "\"\\u0041\"",
                                                "\"\xe6\x95\xb0\"",
                                                "[1,2]",
                                                "{}",
                                                "01",
                                                "1e5",
                                                "1."};
  std::string row = "{\"puzzle\":\"" + kPuzzle + "\"";
  for (int more = static_cast<int>(rng() % 4); more > 0; --more) {
    row += rng() % 3 == 0 ? " , \"" : ",\"";
    const std::string& name = kNames[rng() % kNames.size()];
    const bool is_grid = name == "solution" || name == "answer";
    const std::string value =
        is_grid && rng() % 3 > 0 ? '"' + kSolution + '"' : kValues[rng() % kValues.size()];
    row.append(name).append("\":").append(value);
  }
  return row + "}";
}

// Lines of Sudoku Exchange's bank and of tdoku's tests.
std::string random_marked_line(std::mt19937_64& rng) {
  const std::string& cells = rng() % 2 == 0 ? kPuzzle : kZeros;
  if (rng() % 2 == 0) {
    static const std::vector<std::string> kEnds{"",    "  1.2", " 7", "  1.2 ",
                                                "\t3", " x",    " -", "1"};
    return (rng() % 4 == 0 ? "0000183B30 c " : "0000183b305c ") + cells +
           kEnds[rng() % kEnds.size()];
  }
  static const std::vector<std::string> kCounts{":1:", ":0:", ":2:", ":100001:", "::", ":x:", ":1"};
  static const std::vector<std::string> kEnds{"", kSolution, kSolution + " ", kPuzzle, "1", ":"};
  return cells + kCounts[rng() % kCounts.size()] + kEnds[rng() % kEnds.size()];
}

std::string random_line(std::mt19937_64& rng) {
  if (rng() % 8 == 0) return random_marked_line(rng);
  static constexpr std::string_view kSeparators = ",;\t ";
  const char separator = kSeparators[rng() % kSeparators.size()];
  std::string row;
  for (int fields = static_cast<int>(rng() % 3); fields > 0; --fields) {
    row += rng() % 8 == 0 ? kSolution : random_field(rng);
    row += separator;
  }
  row += rng() % 2 == 0 ? kPuzzle : kZeros;
  for (int fields = static_cast<int>(rng() % 4); fields > 0; --fields) {
    row += rng() % 4 == 0 ? kSeparators[rng() % kSeparators.size()] : separator;
    row += rng() % 3 == 0 ? kSolution : rng() % 16 == 0 ? kPuzzle : random_field(rng);
  }
  return row;
}

std::string random_row(std::mt19937_64& rng, std::string_view header) {
  std::string row = rng() % 8 == 0    ? random_object(rng) + random_line(rng)
                    : !header.empty() ? random_table_row(rng, header)
                    : rng() % 2 == 0  ? random_object(rng)
                                      : random_line(rng);
  for (int slips = static_cast<int>(rng() % 3); slips > 1; --slips) {
    const std::size_t at = rng() % row.size();
    if (rng() % 2 == 0) {
      row[at] = static_cast<char>(' ' + rng() % 95);
    } else {
      row.erase(at, 1);
    }
  }
  return row;
}

TEST(RowCells, AreWhatReadingGives) {
  std::mt19937_64 rng(32);
  int found = 0;
  for (int i = 0; i < 60'000; ++i) {
    const std::string_view header = kHeaders[rng() % 3 == 0 ? 0 : rng() % kHeaders.size()];
    found += is_found(header, random_row(rng, header)) ? 1 : 0;
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(found, 10'000);
}

// What all formats make of lines, one by one.
std::vector<std::string> looked_at_by_all(const std::vector<std::string>& lines) {
  std::vector<std::string> said;
  Outlet outlet;
  std::vector<const Format*> formats;
  for (const Format& format : format_table()) formats.push_back(&format);
  RecordBuilder builder(formats, {}, outlet);
  const auto sink = [&](const Record& record) { return said.push_back(said_of(record)), true; };
  outlet.open(sink);
  std::uint64_t number = 0;
  for (const std::string& line : lines) {
    ++number;
    if (line.starts_with('#')) {
      builder.comment(line.substr(1));
      continue;
    }
    builder.start({strip_line(line), number, 0});
    builder.flush();
  }
  return said;
}

std::vector<std::string> read_in_a_stream(const std::vector<std::string>& lines) {
  std::vector<std::string> said;
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  RecordReader reader(ReadOptions{});
  const auto sink = [&](const Record& record) { return said.push_back(said_of(record)), true; };
  reader.feed(text, sink);
  reader.finish(sink);
  return said;
}

// Other cells in the places of those, as another row of the same table has them.
std::string with_other_cells(std::string line, std::mt19937_64& rng) {
  for (char& c : line) {
    if (c >= '1' && c <= '9' && rng() % 2 == 0) c = c == '9' ? '1' : static_cast<char>(c + 1);
  }
  return line;
}

// Four rows that differ from `row` in their cells, or in nothing; remarks stand between some.
void add_rows_like(const std::string& row, std::mt19937_64& rng, std::vector<std::string>& lines) {
  for (int more = 0; more < 4; ++more) {
    const std::size_t kind = rng() % 8;
    if (kind == 0) lines.emplace_back("# a remark");
    std::string like = row;
    for (const std::string& cells : {kPuzzle, kZeros, kSolution}) {
      const std::size_t at = kind > 3 ? like.find(cells) : like.npos;
      if (at != like.npos) like.replace(at, cells.size(), with_other_cells(cells, rng));
    }
    lines.push_back(like);
  }
}

TEST(RowCells, ARowLikeTheOneBeforeIsReadAsAllReadIt) {
  std::mt19937_64 rng(33);
  std::size_t puzzles = 0;
  for (int i = 0; i < 4'000; ++i) {
    const std::string_view header = kHeaders[rng() % 3 == 0 ? 0 : rng() % kHeaders.size()];
    std::vector<std::string> lines;
    if (!header.empty()) lines.emplace_back(header.substr(0, header.size() - 1));
    const std::string row = random_row(rng, header);
    RecordReader reader(ReadOptions{});
    reader.feed(header, [](const Record&) { return true; });
    RowCells found;
    if (!reader.find_row(row, found)) continue;
    add_rows_like(row, rng, lines);
    const std::vector<std::string> expected = looked_at_by_all(lines);
    EXPECT_EQ(read_in_a_stream(lines), expected) << row;
    if (testing::Test::HasFailure()) return;
    puzzles += expected.size();
  }
  EXPECT_GT(puzzles, 4'000U);
}

}  // namespace
}  // namespace shudu
