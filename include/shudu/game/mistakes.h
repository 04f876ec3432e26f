// What is wrong on the board of a game, and the move with which it began.
//
// An own digit is wrong when it differs from the solution. Where a puzzle has several solutions no
// digit is wrong by itself; the board is, when it has no solution any more. Tested in
// tests/game/mistakes_test.cpp against definitions by brute force.
#pragma once

#include <cstddef>
#include <optional>

#include "shudu/game/intent.h"
#include "shudu/game/session.h"

#pragma GCC visibility push(default)
namespace shudu::game {

struct Wrong {
  CellSet digits;  ///< by the rules: all of equal digits in a house; else own digits
  CellSet marks;   ///< open cells with a centre mark that a peer forbids (by rules, if asked for)
  friend bool operator==(const Wrong&, const Wrong&) = default;
};

/// Equal digits of a house, givens among them; marks that a peer's digit forbids.
[[nodiscard]] Wrong wrong_by_rules(const Session& session, bool with_marks);
/// Own digits unlike the solution; empty where there are several.
[[nodiscard]] CellSet wrong_digits(const Session& session);
/// What the check level of the game shows at any time.
[[nodiscard]] Wrong wrong_shown(const Session& session);
/// How many own digits a check finds: in a clash, or unlike the solution.
[[nodiscard]] std::size_t count_wrong(const Session& session, bool by_solution);

/// What is wrong on a board, all of it at once.
enum class MistakesKind : std::uint8_t {
  kDigits,  ///< own digits unlike the solution
  kMarks,   ///< every digit is right, but the right one was ruled out: by the player, or by marks
            ///< that hints read
  kConflicts,   ///< of several solutions: own digits that stand in a house twice
  kUnsolvable,  ///< of several solutions: from here none is left
};

struct BoardMistakes {
  MistakesKind kind = MistakesKind::kDigits;
  CellSet cells;             ///< none of kUnsolvable
  bool can_go_back = false;  ///< is there a way back to before it?
  friend bool operator==(const BoardMistakes&, const BoardMistakes&) = default;
};

/// Nothing where nothing is wrong. Precondition: `marks_fit` says whether the marks that hints read
/// leave every digit a place; it is asked of several solutions alone.
[[nodiscard]] std::optional<BoardMistakes> all_mistakes(const Session& session, bool marks_fit);
/// The check that tells of mistakes: by the solution, where there is one.
[[nodiscard]] IntentKind check_of(const Session& session);

/// Has the board a solution? True for the one of `one`; else the solver is asked.
[[nodiscard]] bool has_solution(const Session& session, const State& state);

/// The way back to before the first mistake.
struct WayBack {
  NodeIndex node = 0;     ///< where to go
  NodeIndex mistake = 0;  ///< its child on the path: the move that is taken back first of all
  std::size_t moves = 0;  ///< how many moves lie between
};

/// Of the nodes on the path that set the digits wrong now, the earliest one's parent; where there
/// are several solutions and the board has none left, the parent of the first node without. None
/// where nothing is wrong.
[[nodiscard]] std::optional<WayBack> find_way_back(const Session& session);

}  // namespace shudu::game
#pragma GCC visibility pop
