// The graph of a KSudoku puzzle: which cells hold each digit once.
//
//   <graph order="9" type="sudoku" specific-type="Plain"/>        rows, columns and square boxes
//   <graph order="6" type="custom" sizeX="6" sizeY="6" sizeZ="1" ...>
//     <sudokugroups at="0" withblocks="0"/>                       rows and columns, here without
//     boxes <clique size="6">0 1 6 7 12 13 </clique>                    any cells: a box, a region,
//     a diagonal <cage size="2" operator="4" value="7"> 0 1 </cage>          a cage of Killer
//     Sudoku or Mathdoku
//   </graph>
//
// KSudoku numbers cells column by column: 0 to 5 are the first column of a 6x6 grid, from the top.
// Which cliques are boxes is not said. Those of them that are the boxes of some shape are; else as
// many that do not overlap as fill the grid, and what is left are extra regions. Cubes (roxdoku),
// grids that overlap (Samurai) and Mathdoku are no layouts. Tested in
// tests/formats_xml/ksudoku_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/layout.h"
#include "shudu/core/result.h"

namespace shudu {

/// The cell with that number in a KSudoku grid. Precondition: 0 <= number < size * size.
[[nodiscard]] inline Cell ksudoku_cell(int number, int size) {
  return Cell::at(number % size, number / size, size);
}

struct KsudokuGraph {
  int order = 0;            ///< 0: there has been none
  std::string kind;         ///< `specific-type`
  bool has_lines = false;   ///< rows and columns
  bool has_blocks = false;  ///< the usual boxes
  bool has_cages = false;
  std::vector<CellSet> cliques;
};

/// The layout. kNotReadHere with the kind as token where there is none, errors of make_layout.
[[nodiscard]] Result<Layout> layout_of_graph(const KsudokuGraph& graph);

}  // namespace shudu
