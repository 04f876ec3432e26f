// What is wrong with a player's position: digits that break a rule or differ from the solution,
// marks that have lost a digit of the solution, marks that contradict themselves.
//
// A hint on a wrong position would be a hint to nowhere, so mistakes are looked for first. They
// come in the order in which a player should hear of them, what can be seen on the board before
// what only the solution tells:
//
//   1 a digit twice in a house, or in two cells that see each other; by house, digit, cell
//   2 an entered digit that is not the solution's; by cell
//   3 an open cell without candidate; by cell
//   4 a house without place for a digit; by house, digit
//   5 an open cell whose marks lack the solution's digit; by cell
//
// 5 leaves out what 2 explains (the digit is lacking because a wrong digit of a peer forbids it)
// and what 3 says already. Tested in tests/logic/mistake_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/logic/view.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class MistakeKind : std::uint8_t {
  kTwice,        ///< `cells` have the same `digit`; `house` holds them all, where there is one
  kWrongDigit,   ///< of a filled cell; `digit` is what stands there, `truth` what should
  kNoCandidate,  ///< an open cell has none; `truth` where the solution is known
  kNoPlace,      ///< `digit` has no place in `house`; no cells
  kErased,       ///< the marks of an open cell lack `truth`
};

struct Mistake {
  MistakeKind kind = MistakeKind::kTwice;
  CellSet cells;
  std::optional<House> house;
  std::optional<Digit> digit;  ///< may be told at once: it can be seen
  std::optional<Digit> truth;  ///< of the solution: not to be told before the last stage
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What can be seen without the solution: kinds 1, 3 and 4. Thread-safe for views of their own.
[[nodiscard]] std::vector<Mistake> find_mistakes(const View& view);
/// All of them. Preconditions: the solution is full, of the size of the view, and the only one of
/// its givens.
[[nodiscard]] std::vector<Mistake> find_mistakes(const View& view, const Grid& solution);

}  // namespace shudu
#pragma GCC visibility pop
