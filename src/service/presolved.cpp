// Tested in tests/service/reworking_test.cpp and by the golden transcripts of the program.
#include "shudu/service/presolved.h"

#include <cassert>

#include "shudu/formats/format.h"
#include "shudu/formats/puzzle.h"
#include "shudu/formats/writer.h"

namespace shudu::service {

std::string presolved_line(const Grid& puzzle, const Wish& wish) {
  const Presolved position = presolve(puzzle, wish);
  Puzzle record;
  record.givens = puzzle;
  record.marks = position.marks;
  for (const Cell cell : position.grid.filled()) {
    record.marks->set(cell, DigitSet::only(*position.grid[cell]));
    if (puzzle.is_blank(cell)) record.placed.place(cell, *position.grid[cell]);
  }
  std::string line;
  const Format* const format = find_format("hodoku");
  assert(format != nullptr);
  [[maybe_unused]] const Status status = write_puzzle(*format, record, line);
  assert(status);
  while (!line.empty() && line.back() == '\n') line.pop_back();
  return line;
}

}  // namespace shudu::service
