// The game as a dialogue in lines, for screen readers, braille, scripts and pipes: a line in, lines
// out. It can do everything the screen can.
//
//   > 27 6
//   6 at r2c7. Removed 6 from the marks of 3 cells.
//
// Pure of the terminal: whoever runs it (run_plain.h) reads and writes. An answer has three lines
// at most but where it is a list (board, cells, history, games, set, stats, help). Every line that
// goes out is escaped, so nothing in a title, a file or a command can drive a terminal. A move is
// answered when it is on the disk, or NOT SAVED is said with the reason. Tested in
// tests/tui/plain_test.cpp by transcripts in three languages.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tui/desk/shelf.h"
#include "tui/desk/surroundings.h"
#include "tui/faces.h"

namespace shudu::tui {

using Lines = std::vector<std::string>;

/// Between the dialogue and whoever catches signals in another thread.
struct Interrupt {
  std::atomic<bool> is_working{false};  ///< something long runs: stop it rather than the program
  std::atomic<bool> stop{false};        ///< set to stop it
  std::atomic<bool> is_ending{false};   ///< the program ends: what is begun now is stopped at once
};

struct DialogueSetup {
  Preferences preferences;
  std::string puzzle;  ///< text to start with; empty: the last game
  /// Says a line before the answer is there, where that may take long.
  std::function<void(std::string_view line)> say_now;
};

class Dialogue {
 public:
  Dialogue(Shelf& shelf, const Surroundings& world, DialogueSetup setup, Interrupt& interrupt);
  ~Dialogue();
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  /// The first lines: goes on with the last game that is not finished, or makes an easy one.
  [[nodiscard]] Lines begin();
  /// The answer to a line, without its end.
  [[nodiscard]] Lines take(std::string_view line);
  /// The answer where a line was over the limit.
  [[nodiscard]] Lines take_too_long() const;
  /// About once a second.
  void tick();
  /// After `quit`.
  [[nodiscard]] bool wants_to_leave() const;
  /// Leaves the game: says whether all is kept.
  [[nodiscard]] Lines end();
  /// After `end`: were moves lost that should have been kept?
  [[nodiscard]] bool has_lost() const;

  struct Inside;

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::tui
