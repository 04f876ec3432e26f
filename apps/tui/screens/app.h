// The app on a screen, without a terminal: inputs and time go in, a canvas comes out. What a test
// drives by hand is what the terminal's loop drives.
//
// Screens lie on a stack (home, a game, help over it ...); each is one file in this folder with one
// interface: draw, take an input, say its keys. Long work goes to the worker and its news come back
// by `collect`.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "tui/canvas/canvas.h"
#include "tui/desk/desk.h"
#include "tui/desk/making.h"
#include "tui/desk/shelf.h"
#include "tui/faces.h"
#include "tui/input/input.h"
#include "tui/work/worker.h"

namespace shudu::tui {

/// What the app asks of whoever runs it.
enum class AppWish : std::uint8_t { kNone, kLeave, kStop, kRedraw };

/// May the app end, as the player wishes?
enum class Farewell : std::uint8_t {
  kDone,
  kWaits,    ///< the disk has not taken all yet: ask again
  kRefused,  ///< something could not be saved: the player is asked, and the app goes on
};

struct AppSetup {
  Preferences preferences;  ///< as read from the shelf, with what the options say over it
  bool has_bold = true;     ///< of the terminal
  bool can_draw_lines = true;
  std::string puzzle;  ///< to import at the start; empty: none
};

class App {
 public:
  /// `on_news`: called in other threads when `collect` has something to do.
  App(Shelf& shelf, const Surroundings& world, const AppSetup& setup,
      std::function<void()> on_news);
  App(const App&) = delete;
  App& operator=(const App&) = delete;
  /// Leaves the game that is open; all is saved when this returns, if it can be.
  ~App();

  /// What the person did.
  AppWish take(const Input& input);
  /// After AppWish::kLeave, and again whenever the disk has news: the game is put away, and all is
  /// handed to the disk. Waits for nothing. `is_long`: a while has passed, so say what is waited
  /// for.
  Farewell say_farewell(bool is_long);
  /// About once a second, and after a wait.
  void tick();
  /// The results of work.
  void collect();
  /// The process was stopped and goes on: the game is paused.
  void continued();
  /// Draws everything for a screen of that size.
  void draw(Canvas& canvas);
  /// As the player set them; the loop looks at colours and mouse.
  [[nodiscard]] const Preferences& preferences() const;
  /// Milliseconds until `tick` has something to do; negative: never.
  [[nodiscard]] int next_tick_ms() const;
  /// Does the worker work, or the disk?
  [[nodiscard]] bool is_busy() const;
  /// The game that is open; null where there is none. For tests.
  [[nodiscard]] const game::Session* session() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::tui
