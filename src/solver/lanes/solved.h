// Boards with one candidate in each cell: are they solutions, and as which 81 characters? The way
// back from words to text is that of stage.h, turned round.
#pragma once

#include "solver/lanes/band_fields.h"
#include "solver/lanes/boards.h"

namespace shudu {
namespace {

/// The lanes in which every digit stands in every row, column and box.
[[gnu::always_inline]] inline LaneSet true_solutions(const Boards& boards) {
  const Vec cells = splat(kCells);
  Vec rows = splat(kGuards);
  Vec columns = splat(kFirstField);
  Vec boxes = splat(kBoxHeads);
  for (std::size_t w = 0; w < kWords; w += 3) {
    const Vec a = load(boards.cand[w]);
    const Vec b = load(boards.cand[w + 1]);
    const Vec c = load(boards.cand[w + 2]);
    const Vec all = or3(a, b, c);
    columns = columns & or3(all, down<11>(all), down<22>(all));
    boxes = boxes & or3(all, down<1>(all), down<2>(all));
    rows = and3(rows, a + cells, (b + cells) & (c + cells));
  }
  return lanes_equal(columns, splat(kFirstField)) & lanes_equal(boxes, splat(kBoxHeads)) &
         lanes_equal(rows, splat(kGuards));
}

// Word i of a digit, 1 to 9.
[[gnu::always_inline]] inline Vec digit_word(const Boards& boards, std::size_t digit,
                                             std::size_t i) {
  return load(boards.cand[3 * (digit - 1) + i]);
}

/// The digits of full boards as bit planes.
class SolvedPlanes {
 public:
  [[gnu::always_inline]] inline explicit SolvedPlanes(const Boards& boards) {
    std::array<std::array<Vec, 3>, 4> planes;
    for (std::size_t i = 0; i < 3; ++i) {
      const Vec d3 = digit_word(boards, 3, i);
      const Vec d5 = digit_word(boards, 5, i);
      const Vec d6 = digit_word(boards, 6, i);
      const Vec d7 = digit_word(boards, 7, i);
      const Vec d9 = digit_word(boards, 9, i);
      planes[0][i] = or3(digit_word(boards, 1, i), d3, or3(d5, d7, d9));
      planes[1][i] = or3(digit_word(boards, 2, i), d3, d6 | d7);
      planes[2][i] = or3(digit_word(boards, 4, i), d5, d6 | d7);
      planes[3][i] = digit_word(boards, 8, i) | d9;
    }
    for (std::size_t j = 0; j < 4; ++j) {
      put_plane(words_, j, planes[j][0], planes[j][1], planes[j][2]);
    }
  }

  [[gnu::always_inline]] inline void write(unsigned lane, char* text) const {
    write_solution(words_, lane, text);
  }

 private:
  PlaneWords words_;
};

}  // namespace
}  // namespace shudu
