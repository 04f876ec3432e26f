// The cells of a record that is one line, found without reading it: rows of tables, lines with more
// than a puzzle, objects of JSON lines. They are the bulk of large files that are no plain lines
// (plain_lines.h), and can be gathered for a batch solver.
//
//   004300209005009001...,864371259325849761...,1.2        cells, then the solution
//   {"puzzle":"4...3....","rating":7.2}                    cells, no solution
//
// RecordReader::find_row finds only what reading the line would give as well: these givens, this
// solution, and nothing else that an answer depends on, whatever came before. A line that may mean
// more is not found, and is to be read. tests/formats/row_cells_test.cpp compares the two.
#pragma once

#pragma GCC visibility push(default)
namespace shudu {

/// Where they stand in the line: 81 bytes each.
struct RowCells {
  const char* cells = nullptr;     ///< digits and dots; 0 and dots are blanks
  const char* solution = nullptr;  ///< digits 1 to 9; nullptr: the record claims no solution
};

}  // namespace shudu
#pragma GCC visibility pop
