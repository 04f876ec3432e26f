// What a hint rests on, and whether it still holds on a later board of the game.
//
// A step is drawn from candidates, and fewer candidates make no conclusion untrue: so it holds as
// long as none has come back since it was found. For its words to fit what is seen, the cells that
// it speaks of must look as they did, and what it takes away must still be there to be taken.
// Together these are two bounds for each cell:
//
//   least <= candidates of now <= most       a cell of the step: both what they were
//                                            another open cell: at most what they were, or filled
//                                            a filled cell: the digit that it holds
//
// Besides, no digit may be wrong: what is wrong is told before every step. Help that is no step
// (what is wrong, that nothing is found) speaks of the whole board and holds on the same one alone.
// So nothing is searched anew, and the answer to a move can say at once what becomes of the hint.
// Tested in tests/game/hint_basis_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/game/session.h"
#include "shudu/logic/step.h"

#pragma GCC visibility push(default)
namespace shudu::game {

/// Bits 0 to 8: the digits 1 to 9; bit 9: the cell is filled, with that digit alone.
using CellBits = std::uint16_t;

struct HintBasis {
  int size = 0;
  std::array<CellBits, kMaxCells> least{};
  std::array<CellBits, kMaxCells> most{};
  friend bool operator==(const HintBasis&, const HintBasis&) = default;
};

/// Of a step that was found on the board of the session; null: of help that is none.
[[nodiscard]] HintBasis basis_of(const Session& session, const Step* step);
/// Does what was told still hold? Pure.
[[nodiscard]] bool holds(const Session& session, const HintBasis& basis);

/// Six hexadecimal figures a cell, for those who keep it as text.
[[nodiscard]] std::string print_basis(const HintBasis& basis);
/// None where it is no text of a basis on a grid of that size.
[[nodiscard]] std::optional<HintBasis> parse_basis(std::string_view text, int size);

}  // namespace shudu::game
#pragma GCC visibility pop
