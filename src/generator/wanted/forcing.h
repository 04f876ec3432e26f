// What forcing chains of the links of a position conclude, on bitboards: the last and dearest of
// the cheap screens of `wanted`, and still some fifty times cheaper than the steps of the logic
// room.
//
// A chain goes on -> off by weak links and off -> on by strong ones (logic/forcing/links.h), so two
// links lead from one true node to the next. All that a node switches off is what it sees itself
// and what the nodes after it switch off: nodes on a common circle switch off the same, so the
// circles are found first (Tarjan 1972), last things first, and each takes over what is known of
// those after it. A premise that leaves a cell without candidate or a house without place for a
// digit refutes itself. Nothing else need be looked at: who switches itself off, or off and on, has
// emptied the cell or the house that the link went through.
//
// Held to the logic room by tests/generator/wanted/basic_board_test.cpp.
#pragma once

#include <cstdint>

#include "generator/wanted/board_bits.h"

namespace shudu::wanted {

enum class ForcingChains : std::uint8_t {
  kSimple,    ///< a candidate leads to its own opposite; no groups
  kMultiple,  ///< or empties a cell or a house; no groups
  kGrouped,   ///< so, and through groups of a digit in a line and a box
};

/// Candidates that refute themselves.
struct Refuted {
  BoardWords when_true;   ///< to be eliminated
  BoardWords when_false;  ///< to be entered
};

/// Of a position: a digit that stands keeps its bit in `words`, its cell is not in `open`.
[[nodiscard]] Refuted find_refuted(const BoardWords& words, const BandWords& open,
                                   ForcingChains chains);

}  // namespace shudu::wanted
