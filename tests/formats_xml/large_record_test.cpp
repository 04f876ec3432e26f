// Grids over 25x25 as records: where one begins and ends, how long it may be, and what is none.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "shudu/formats/reader.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu::test {
namespace {

struct Seen {
  std::vector<large::LargeGrid> grids;
  std::vector<int> small;  // sizes of other puzzles
  std::vector<Error> errors;
};

Seen read_all(const std::string& text, std::size_t block = std::string::npos) {
  Seen seen;
  const auto sink = [&](const Record& record) {
    if (record.puzzle == nullptr) {
      seen.errors.push_back(record.error);
    } else if (record.puzzle->variant && record.puzzle->variant->large) {
      seen.grids.push_back(*record.puzzle->variant->large);
    } else {
      seen.small.push_back(record.puzzle->size());
    }
    return true;
  };
  RecordReader reader({.formats = all_formats()});
  for (std::size_t at = 0; at < text.size(); at += std::min(block, text.size() - at)) {
    reader.feed(std::string_view(text).substr(at, block), sink);
  }
  reader.finish(sink);
  return seen;
}

// Every third cell open.
large::LargeGrid grid_of(int box_rows, int box_columns) {
  large::LargeGrid grid = large::open_grid(box_rows, box_columns);
  const int n = grid.order();
  for (int cell = 0; cell < n * n; ++cell) {
    const int row = cell / n;
    const int value = (row % box_rows * box_columns + row / box_rows + cell % n) % n;
    if (cell % 3 != 0)
      grid.cells[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(value + 1);
  }
  return grid;
}

std::string text_of(const large::LargeGrid& grid, char between_rows, const char* blank) {
  std::string text;
  const auto n = static_cast<std::size_t>(grid.order());
  for (std::size_t i = 0; i < grid.cells.size(); ++i) {
    if (i > 0) text += i % n == 0 ? between_rows : ' ';
    text += grid.cells[i] == 0 ? blank : std::to_string(grid.cells[i]);
  }
  return text + '\n';
}

TEST(LargeRecords, AreReadOnOneLineAndOnMany) {
  for (const auto& [rows, columns] : {std::array{2, 13}, {6, 6}, {7, 8}, {9, 9}, {20, 20}}) {
    const large::LargeGrid grid = grid_of(rows, columns);
    for (const char between : {' ', '\n'}) {
      for (const char* blank : {".", "0", "-"}) {
        const std::string text = text_of(grid, between, blank);
        const Seen seen = read_all(text + "\n" + text, 50'000);
        EXPECT_EQ(seen.grids, (std::vector{grid, grid})) << rows << between << blank;
        EXPECT_TRUE(seen.errors.empty() && seen.small.empty());
      }
    }
  }
}

TEST(LargeRecords, OthersStandBesideThem) {
  const std::string classic =
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\n";
  const std::string large = text_of(grid_of(6, 6), '\n', ".");
  const Seen seen = read_all(classic + large + classic + "\n" + large);
  EXPECT_EQ(seen.grids.size(), 2U);
  EXPECT_EQ(seen.small, (std::vector{9, 9}));
  EXPECT_TRUE(seen.errors.empty());
}

// 81 numbers on a line are a puzzle, however many lines there are.
TEST(LargeRecords, LinesOfSmallPuzzlesAreNone) {
  std::string line;
  for (int cell = 0; cell < 81; ++cell) line += cell < 9 ? std::to_string(cell + 1) + ' ' : "0 ";
  std::string text;
  for (int i = 0; i < 81; ++i) text += line + '\n';
  const Seen seen = read_all(text);
  EXPECT_TRUE(seen.grids.empty());
  EXPECT_EQ(seen.small, std::vector<int>(81, 9));
}

TEST(LargeRecords, SayWhatIsWrong) {
  std::string text = text_of(grid_of(6, 6), ' ', ".");
  text.replace(text.find(" 36 "), 4, " 37 ");
  const Seen wrong = read_all(text);
  ASSERT_EQ(wrong.errors.size(), 1U);
  EXPECT_EQ(wrong.errors[0].code, ErrorCode::kBadNumber);
  std::string numbers;
  while (numbers.size() <= kMaxNumberBytes) numbers += "1234567 ";
  const Seen over = read_all(numbers + "\n");
  ASSERT_EQ(over.errors.size(), 1U);
  EXPECT_EQ(over.errors[0].code, ErrorCode::kTooLarge);
}

TEST(LargeRecords, AreWrittenAndReadAgain) {
  const large::LargeGrid grid = grid_of(7, 8);
  const Puzzle puzzle = record_of(grid);
  int writers = 0;
  for (const Format* const format : all_formats()) {
    if (!format->writes.has(Part::kVariant)) continue;
    if (format->try_writing != nullptr && !format->try_writing(puzzle)) continue;
    ++writers;
    std::string text;
    format->write(puzzle, text);
    EXPECT_EQ(read_all(text).grids, std::vector{grid}) << format->name;
  }
  EXPECT_EQ(writers, 1);
}

}  // namespace
}  // namespace shudu::test
