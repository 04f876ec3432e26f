// Boards of Sudoku Studio: `grid` with `+` before placed digits, and `candidates` with givens and
// placed digits marked.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

const std::string kBoardGivens =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kBoardSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Three boxes side by side; `width` columns for each cell.
std::string board_of(const std::vector<std::string>& cells, std::size_t width, char blank) {
  const std::string dashes(3 * width + 1, '-');
  std::string text = "." + dashes + "." + dashes + "." + dashes + ".\n";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % 27 == 0 && i != 0) text += ":" + dashes + "+" + dashes + "+" + dashes + ":\n";
    if (i % 3 == 0) text += i % 9 == 0 ? "|" : " |";
    const std::string cell = cells[i] == "." ? std::string(1, blank) : cells[i];
    text += std::string(width - cell.size(), ' ') + cell;
    if (i % 9 == 8) text += " |\n";
  }
  return text + "'" + dashes + "'" + dashes + "'" + dashes + "'\n";
}

struct Position {
  std::vector<std::string> cells;
  std::string placed;
};

Position position_with(std::mt19937_64& rng, unsigned chance) {
  Position position;
  position.placed = std::string(81, '.');
  for (std::size_t i = 0; i < 81; ++i) {
    const bool is_placed = kBoardGivens[i] == '.' && rng() % 100 < chance;
    if (is_placed) position.placed[i] = kBoardSolution[i];
    position.cells.push_back(is_placed ? std::string("+") + kBoardSolution[i]
                                       : std::string(1, kBoardGivens[i]));
  }
  return position;
}

void expect_position(const std::string& text, const Position& position) {
  const std::vector<Entry> entries = read_all(text);
  ASSERT_EQ(entries.size(), 1U) << text;
  ASSERT_EQ(describe(entries[0]), "grid " + kBoardGivens) << text;
  EXPECT_EQ(cells_of(entries[0].puzzle.placed), position.placed) << text;
}

TEST(StudioBoard, ReadsPlacedDigits) {
  std::mt19937_64 rng(4);
  for (const unsigned chance : {3U, 30U, 70U, 100U}) {
    for (int i = 0; i < 20; ++i) {
      const Position position = position_with(rng, chance);
      if (position.placed == std::string(81, '.')) continue;
      expect_position(board_of(position.cells, 3, '.'), position);
      expect_position(board_of(position.cells, 3, '0'), position);
      expect_position(board_of(position.cells, 4, '.'), position);
      std::string dense;
      std::string spaced;
      for (std::size_t cell = 0; cell < 81; ++cell) {
        dense += position.cells[cell] + (cell % 9 == 8 ? "\n" : "");
        spaced += position.cells[cell] + (cell % 9 == 8 ? "\n" : " ");
      }
      expect_position(dense, position);
      expect_position(spaced, position);
    }
  }
}

TEST(StudioBoard, ErrorsPointIntoTheLineAsItStands) {
  std::mt19937_64 rng(5);
  const Position position = position_with(rng, 100);
  std::string text = board_of(position.cells, 3, '.');
  const std::size_t at = text.find("+2 | +5");  // in the third row of cells
  text[at] = '!';
  const std::size_t column = at - text.rfind('\n', at);
  EXPECT_EQ(describe_all(text),
            (std::vector<std::string>{"4:" + std::to_string(column) + " bad_character"}));
  const std::string small = "+1 2 3 +4\n3 4 1 2\n2 1 4 3\n4 3 2 +5\n";
  EXPECT_EQ(describe_all(small), (std::vector<std::string>{"4:8 bad_number"}));
}

TEST(StudioBoard, SmallerBoards) {
  const std::vector<Entry> entries = read_all("+1 2 3 .\n3 4 . 2\n2 +1 4 3\n. 3 2 +1\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(describe(entries[0]), "grid .23.34.22.43.32.");
  EXPECT_EQ(cells_of(entries[0].puzzle.placed), "1........1.....1");
}

// r1: given 5, placed 3, candidates 1 2 4, a naked single 9, and so on.
TEST(StudioBoard, ReadsCandidateBoards) {
  std::vector<std::string> cells(81, "123456789");
  cells[0] = "<5>";
  cells[1] = "*3*";
  cells[2] = "124";
  cells[3] = "9";
  for (const std::string& edge : std::vector<std::string>{"", "\r"}) {
    std::string text = board_of(cells, 10, '.');
    if (!edge.empty()) {
      for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n', end + 2)) {
        text.insert(end, edge);
      }
    }
    const std::vector<Entry> entries = read_all(text);
    ASSERT_EQ(entries.size(), 1U) << text;
    EXPECT_EQ(entries[0].format, "candidates");
    const Puzzle& puzzle = entries[0].puzzle;
    EXPECT_EQ(cells_of(puzzle.givens), "5" + std::string(80, '.'));
    EXPECT_EQ(cells_of(puzzle.placed), ".3" + std::string(79, '.'));
    ASSERT_TRUE(puzzle.marks);
    EXPECT_FALSE(puzzle.marks_are_puzzle);
    EXPECT_EQ((*puzzle.marks)[Cell(2)], (DigitSet{Digit(1), Digit(2), Digit(4)}));
    EXPECT_EQ((*puzzle.marks)[Cell(3)], DigitSet::only(Digit(9)));
  }
}

// Without marked givens a star is one of those that mark cells of a step.
TEST(StudioBoard, StarsAloneAreDropped) {
  std::vector<std::string> cells(81, "123456789");
  cells[1] = "*3*";
  const std::vector<Entry> entries = read_all(board_of(cells, 10, '.'));
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_TRUE(entries[0].puzzle.placed.filled().empty());
}

}  // namespace
}  // namespace shudu::test
