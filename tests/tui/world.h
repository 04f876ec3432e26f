// A world of their own for tests of the terminal app: clocks that stand until they are moved,
// chance from a counter, a folder that goes away; and a puzzle with its solution.
//
// The puzzle is the one of the article "Sudoku" of the English Wikipedia.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "shudu/game/session.h"
#include "support/folder.h"
#include "support/grids.h"
#include "tui/desk/shelf.h"
#include "tui/desk/surroundings.h"

namespace shudu::test {

inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// 2026-11-23T00:00:00Z.
inline constexpr std::uint64_t kNow = 1'795'392'000'000;

/// Clocks may be read from other threads.
class World {
 public:
  /// The functions; the world outlives them.
  [[nodiscard]] tui::Surroundings surroundings() const;
  void pass(std::uint64_t ms);
  [[nodiscard]] std::string file(std::string_view name) const { return folder_.file(name); }
  [[nodiscard]] const std::string& folder() const { return folder_.path(); }
  [[nodiscard]] std::string store() const { return file("games.db"); }

 private:
  struct Clocks {
    std::atomic<std::uint64_t> passed{0};
    std::atomic<std::uint64_t> drawn{0};
  };
  std::shared_ptr<Clocks> clocks_ = std::make_shared<Clocks>();
  Folder folder_;
};

/// A game of that puzzle, not begun. `number` makes the uid.
[[nodiscard]] game::Session new_session(std::string_view givens = kPuzzle, int number = 1);
/// The cell of `r2c7`.
[[nodiscard]] Cell cell_of(std::string_view name);

}  // namespace shudu::test
