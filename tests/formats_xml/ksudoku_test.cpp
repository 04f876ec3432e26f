// KSudoku's saved games (src/formats/xml/ksudoku.h).
#include "formats/xml/ksudoku.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/xml/ksudoku_graph.h"
#include "shudu/core/grid_text.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu {
namespace {

const std::string kGameCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kGameSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// The cells column by column, as letters from that one on.
std::string letters_of(const std::string& cells, char first, std::size_t size = 9) {
  std::string letters;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const char c = cells[i % size * size + i / size];
    letters += c == '.' ? '_' : static_cast<char>(first + (c - '1'));
  }
  return letters;
}

const std::string kPlainGraph = R"(<graph order="9" type="sudoku" specific-type="Plain"/>)";

std::string game_of(const std::string& graph, const std::string& values,
                    const std::string& more = "", const std::string& history = "") {
  return "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"81000\">\n"
         "  <puzzle>\n   " +
         graph + "\n   <values>" + values + "</values>\n" + more + "  </puzzle>\n  <history>" +
         history + "</history>\n </game>\n</ksudoku>\n";
}

struct Told {
  std::vector<Puzzle> puzzles;
  std::vector<std::string> formats;
  std::vector<std::string> errors;  // line, column, name
};

Told told_of(const std::string& text) {
  Told told;
  const auto sink = [&](const Record& record) {
    if (record.puzzle != nullptr) {
      told.puzzles.push_back(*record.puzzle);
      told.formats.emplace_back(record.format->name);
    } else {
      told.errors.push_back(std::to_string(record.error.at.line) + ":" +
                            std::to_string(record.error.at.column) + " " +
                            std::string(error_slug(record.error.code)));
    }
    return true;
  };
  RecordReader reader(ReadOptions{.formats = all_formats()});
  if (reader.feed(text, sink)) (void)reader.finish(sink);
  return told;
}

Puzzle the_game(const std::string& text) {
  const Told told = told_of(text);
  EXPECT_EQ(told.errors, std::vector<std::string>()) << text;
  EXPECT_EQ(told.formats, std::vector<std::string>{"ksudoku"}) << text;
  return told.puzzles.empty() ? Puzzle() : told.puzzles.front();
}

std::string text_of_grid(const Grid& grid) {
  std::string text;
  append_grid(grid, text);
  return text;
}

// A clique by the numbers of its cells.
std::string clique_of(const std::vector<int>& numbers) {
  std::string text = "<clique size=\"" + std::to_string(numbers.size()) + "\">";
  for (const int number : numbers) text += std::to_string(number) + " ";
  return text + "</clique>";
}

std::string custom_graph(int order, const std::string& kind, const std::string& inside) {
  const std::string size = std::to_string(order);
  return "<graph order=\"" + size + "\" type=\"custom\" specific-type=\"" + kind +
         "\" name=\"x\" ncliques=\"27\" sizeX=\"" + size + "\" sizeY=\"" + size +
         "\" sizeZ=\"1\">" + inside + "</graph>";
}

TEST(Ksudoku, ReadsLettersColumnByColumn) {
  for (const char first : {'a', 'b'}) {
    const Puzzle puzzle =
        the_game(game_of(kPlainGraph, letters_of(kGameCells, first),
                         "<solution>" + letters_of(kGameSolution, first) + "</solution>"));
    EXPECT_EQ(text_of_grid(puzzle.givens), kGameCells) << first;
    ASSERT_TRUE(puzzle.solution) << first;
    EXPECT_EQ(text_of_grid(*puzzle.solution), kGameSolution) << first;
    EXPECT_EQ(puzzle.layout, "");
    EXPECT_TRUE(puzzle.placed.filled().empty());
    EXPECT_FALSE(puzzle.marks);
  }
  // The first column is 5 6 . 8 4 7 . . .
  EXPECT_EQ(letters_of(kGameCells, 'b').substr(0, 9), "fg_ieh___");
}

TEST(Ksudoku, TheHistoryIsWhatWasEntered) {
  const Puzzle puzzle = the_game(
      game_of(kPlainGraph, letters_of(kGameCells, 'b'), "",
              R"(<simple-event index="2" value="1"/><simple-event value="4" index="18"/>)"
              R"(<simple-event index="2" value="0"/><simple-event index="2" markers="110000001"/>)"
              R"(<complex-event><simple-event index="27" value="6"/></complex-event>)"));
  EXPECT_EQ(puzzle.placed.filled_count(), 2);
  EXPECT_EQ(puzzle.placed.value_at(Cell::at(0, 2, 9)), 4);
  EXPECT_EQ(puzzle.placed.value_at(Cell::at(0, 3, 9)), 6);
  ASSERT_TRUE(puzzle.marks);
  EXPECT_EQ((*puzzle.marks)[Cell::at(2, 0, 9)], (DigitSet{Digit(1), Digit(2), Digit(9)}));
}

TEST(Ksudoku, SmallGridsAndTheirShapes) {
  const Puzzle four = the_game(game_of(R"(<graph order="4" type="sudoku"/>)",
                                       "a___"
                                       "____"
                                       "__d_"
                                       "____"));
  EXPECT_EQ(four.size(), 4);
  EXPECT_EQ(four.givens.value_at(Cell::at(2, 2, 4)), 4);
  // KSudoku's own 6x6: boxes of three columns and two rows, which is the usual shape.
  std::string cliques = R"(<sudokugroups at="0" withblocks="0"/>)";
  for (const int corner : {0, 18, 2, 20, 4, 22}) {
    cliques += clique_of({corner, corner + 1, corner + 6, corner + 7, corner + 12, corner + 13});
  }
  const Puzzle six =
      the_game(game_of(custom_graph(6, "6x6", cliques), "_____f" + std::string(29, '_') + "a"));
  EXPECT_EQ(six.layout, "");
  EXPECT_EQ(six.givens.value_at(Cell::at(5, 0, 6)), 6);
}

// Diagonals in full, as KSudoku's shape has them, and beside groups.
TEST(Ksudoku, DiagonalsBecomeTheLayoutX) {
  std::string lines;
  std::string boxes;
  for (int i = 0; i < 9; ++i) {
    std::vector<int> row;
    std::vector<int> column;
    std::vector<int> box;
    for (int j = 0; j < 9; ++j) {
      row.push_back(9 * i + j);
      column.push_back(9 * j + i);
      box.push_back(9 * (i / 3 * 3 + j / 3) + i % 3 * 3 + j % 3);
    }
    lines += clique_of(row) + clique_of(column);
    boxes += clique_of(box);
  }
  const std::string diagonals = clique_of({0, 10, 20, 30, 40, 50, 60, 70, 80}) +
                                clique_of({8, 16, 24, 32, 40, 48, 56, 64, 72});
  const std::string values = letters_of(kGameCells, 'b');
  const std::string groups = R"(<sudokugroups at="0" withblocks="1"/>)";
  for (const std::string& graph :
       {custom_graph(9, "XSudoku", lines + boxes + diagonals),
        custom_graph(9, "XSudoku", diagonals + boxes + lines),
        custom_graph(9, "XSudoku", groups + diagonals),
        std::string(R"(<graph order="9" type="custom" specific-type="XSudoku"/>)")}) {
    EXPECT_EQ(the_game(game_of(graph, values)).layout, "x") << graph;
  }
  EXPECT_EQ(the_game(game_of(custom_graph(9, "Plain", lines + boxes), values)).layout, "");
  // Rows and columns alone are no layout.
  const Puzzle latin = the_game(game_of(custom_graph(9, "Aztec", lines), values));
  ASSERT_TRUE(latin.variant);
  EXPECT_FALSE(latin.variant->puzzle.rows_differ);  // the columns stand first and are the regions
  EXPECT_EQ(latin.variant->puzzle.regions.size(), 9U);
  EXPECT_EQ(latin.variant->puzzle.constraints.size(), 9U);
  EXPECT_FALSE(latin.variant->has_grid);
}

TEST(Ksudoku, RegionsBecomeAJigsaw) {
  // Columns 1 2 3 4 of a 4x4 grid with regions 1 1 1 2 / 1 2 2 2 / ... in KSudoku's numbers.
  const std::string graph = custom_graph(4, "Tetromino",
                                         R"(<sudokugroups at="0" withblocks="0"/>)" +
                                             clique_of({0, 4, 1, 5}) + clique_of({8, 12, 13, 14}) +
                                             clique_of({9, 10, 11, 15}) + clique_of({2, 6, 3, 7}));
  const Puzzle puzzle = the_game(game_of(graph, "a_______________"));
  const Result<Layout> layout = layout_of(puzzle);
  ASSERT_TRUE(layout) << puzzle.layout;
  EXPECT_TRUE(layout->is_jigsaw());
  // Numbers 8, 12, 13, 14: column 2 row 0, column 3 rows 0 to 2.
  EXPECT_EQ(layout->box_of(Cell::at(0, 2, 4)), layout->box_of(Cell::at(2, 3, 4)));
  EXPECT_NE(layout->box_of(Cell::at(1, 2, 4)), layout->box_of(Cell::at(1, 3, 4)));
}

TEST(Ksudoku, CagesAreAVariant) {
  const Puzzle puzzle =
      the_game(game_of(custom_graph(9, "KillerSudoku",
                                    R"(<sudokugroups at="0" withblocks="1"/>)"
                                    R"(<cage operator="4" value="7" size="2"> 0 1 </cage>)"),
                       letters_of(kGameCells, 'b')));
  EXPECT_EQ(puzzle.left_out, "killer-cage");
  EXPECT_EQ(puzzle.layout, "");
  ASSERT_TRUE(puzzle.variant);
  EXPECT_TRUE(puzzle.variant->has_grid);  // without its cages it is a grid, too
  const variant::VariantPuzzle& read = puzzle.variant->puzzle;
  ASSERT_EQ(read.constraints.size(), 1U);
  EXPECT_EQ(read.constraints[0].kind, variant::Kind::kCage);
  EXPECT_EQ(read.constraints[0].cells, (variant::Variables{0, 9}));  // down the first column
  EXPECT_EQ(read.constraints[0].numbers, (std::vector<std::int64_t>{7}));
  EXPECT_EQ(read.given(0), 5);
  EXPECT_EQ(read.regions.size(), 9U);
}

TEST(Ksudoku, OrdersOverNineAreVariants) {
  const Puzzle puzzle = the_game(
      game_of(R"(<graph order="16" type="sudoku" specific-type="Plain"/>)",
              "bq" + std::string(254, '_'), "", R"(<simple-event index="200" value="16"/>)"));
  ASSERT_TRUE(puzzle.variant);
  EXPECT_EQ(puzzle.variant->puzzle.rows, 16);
  EXPECT_EQ(puzzle.variant->puzzle.given(16), 16);
  EXPECT_EQ(puzzle.variant->left_out, "history");
}

TEST(Ksudoku, ProductsInCagesAreRefused) {
  const Puzzle puzzle =
      the_game(game_of(custom_graph(9, "KillerSudoku",
                                    R"(<sudokugroups at="0" withblocks="1"/>)"
                                    R"(<cage operator="3" value="12" size="2"> 0 1 </cage>)"),
                       letters_of(kGameCells, 'b')));
  EXPECT_FALSE(puzzle.variant);
  EXPECT_TRUE(find_other_rules(puzzle));
}

TEST(Ksudoku, WhatHasNoLayoutIsOneError) {
  const std::string values = letters_of(kGameCells, 'b');
  const auto errors_of = [&](const std::string& graph) {
    const Told told = told_of(game_of(graph, values));
    EXPECT_TRUE(told.puzzles.empty()) << graph;
    return told.errors;
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(errors_of(R"(<graph order="9" type="roxdoku" specific-type="Roxdoku"/>)"),
            (Texts{"5:4 not_read_here"}));
  EXPECT_EQ(errors_of(R"(<graph order="26" type="sudoku" specific-type="Plain"/>)"),
            (Texts{"5:4 unsupported_layout"}));
  EXPECT_EQ(errors_of(R"(<graph order="9" type="custom" specific-type="Samurai" sizeX="21")"
                      R"( sizeY="21" sizeZ="1"/>)"),
            (Texts{"5:4 not_read_here"}));
  EXPECT_EQ(errors_of(R"(<graph order="Mathdoku" type="custom" specific-type="Mathdoku"/>)"),
            (Texts{"5:4 not_read_here"}));
  EXPECT_EQ(errors_of(R"(<graph type="sudoku"/>)"), (Texts{"5:4 missing_field"}));
}

TEST(Ksudoku, ErrorsPointAtTheirPlace) {
  const std::string values = letters_of(kGameCells, 'b');
  using Texts = std::vector<std::string>;
  const auto errors_of = [](const std::string& text) { return told_of(text).errors; };
  EXPECT_EQ(errors_of(game_of(kPlainGraph, "f7" + values.substr(2))),
            (Texts{"6:13 bad_character"}));
  EXPECT_EQ(errors_of(game_of(kPlainGraph, values.substr(1))), (Texts{"7:3 too_short"}));
  EXPECT_EQ(errors_of(game_of(kPlainGraph, values + "_")), (Texts{"7:3 too_long"}));
  EXPECT_EQ(errors_of(game_of(kPlainGraph, "k" + values.substr(1))), (Texts{"9:2 bad_number"}));
  EXPECT_EQ(errors_of(game_of(kPlainGraph, "aj" + values.substr(2))), (Texts{"9:2 bad_number"}));
  EXPECT_EQ(errors_of(game_of("", values)), (Texts{"7:3 missing_field"}));
  EXPECT_EQ(errors_of(game_of(kPlainGraph, values, "", R"(<simple-event index="81" value="1"/>)")),
            (Texts{"8:12 bad_syntax"}));
  EXPECT_EQ(errors_of(game_of(kPlainGraph, values, "", R"(<simple-event index="0" value="4"/>)")),
            (Texts{"9:2 mismatch"}));
}

// Whatever is around it: line ends of Windows, a mark of the byte order, no line ends at all.
TEST(Ksudoku, ByteOrderMarkAndLineEnds) {
  const std::string text = game_of(kPlainGraph, letters_of(kGameCells, 'b'));
  std::string windows = "\xEF\xBB\xBF";
  std::string dense;
  for (const char c : text) {
    windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    if (c != '\n') dense += c;
  }
  for (const std::string& one : {windows, dense}) {
    EXPECT_EQ(text_of_grid(the_game(one).givens), kGameCells);
  }
}

// Each file by its own format, whichever comes first.
TEST(Ksudoku, IsNotTakenForOpenSudoku) {
  const std::string game = game_of(kPlainGraph, letters_of(kGameCells, 'b'));
  const std::string other = "<?xml version=\"1.0\"?>\n<opensudoku>\n<name>a</name>\n<game data=\"" +
                            kGameCells + "\"/>\n</opensudoku>\n";
  const Told told = told_of(game + other + game + kGameCells + "\n");
  EXPECT_EQ(told.errors, std::vector<std::string>());
  EXPECT_EQ(told.formats, (std::vector<std::string>{"ksudoku", "opensudoku", "ksudoku", "line"}));
}

TEST(Ksudoku, ACutFileGivesNoPuzzle) {
  const std::string text = game_of(kPlainGraph, letters_of(kGameCells, 'b'));
  const std::size_t end = text.find("</game>");
  for (std::size_t length = 0; length < end; length += 3) {
    EXPECT_TRUE(told_of(text.substr(0, length)).puzzles.empty()) << length;
  }
}

TEST(Ksudoku, TagsOfOtherFilesAreNoneOfIt) {
  for (const char* piece : {"<game data=\"1\"/>", "<graph order=\"9\"/>", "<values>", "</puzzle>",
                            "text", "<!DOCTYPE html>"}) {
    const std::string_view line = piece;
    EXPECT_EQ(ksudoku_format().fit({&line, 1}, ReadContext()), Fit::kNo) << piece;
  }
}

}  // namespace
}  // namespace shudu
