#include "shudu/logic/visible_symmetry.h"

namespace shudu {
namespace {

// How a symmetry moves lines: transposed first, then each kind reversed and moved on by boxes.
struct Moves {
  bool is_transposed = false;
  bool reverses_rows = false;
  bool reverses_columns = false;
  int boxes_down = 0;
  int boxes_right = 0;
};

constexpr std::array<Moves, 8> kMoves = {{{false, true, true, 0, 0},
                                          {true, false, true, 0, 0},
                                          {true, false, false, 0, 0},
                                          {true, true, true, 0, 0},
                                          {false, false, false, 0, 1},
                                          {false, false, false, 1, 0},
                                          {false, false, false, 1, 1},
                                          {false, false, false, -1, 1}}};

Permutation lines(int size, bool is_reversed, int shift) {
  Permutation to = kIdentityPermutation;
  for (int i = 0; i < size; ++i) {
    const int moved = ((is_reversed ? size - 1 - i : i) + shift + size) % size;
    to[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(moved);
  }
  return to;
}

}  // namespace

Symmetry moves_of(VisibleSymmetry visible, const Layout& layout) {
  const Moves& moves = kMoves[static_cast<std::size_t>(visible)];
  const int n = layout.size();
  return Symmetry::moving(
      n, lines(n, moves.reverses_rows, moves.boxes_down * layout.box_rows()),
      lines(n, moves.reverses_columns, moves.boxes_right * layout.box_columns()),
      moves.is_transposed);
}

}  // namespace shudu
