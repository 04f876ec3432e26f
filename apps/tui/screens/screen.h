// One screen of the app: home, a game, help over it. Each is a file of this folder; screens.h makes
// them. They lie on a stack and share the state of the app (app_state.h).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas/canvas.h"
#include "tui/faces.h"
#include "tui/input/input.h"

namespace shudu::tui {

class AppState;

/// A key that does something here, for the last line and the help.
struct KeyTip {
  std::string_view keys;
  Word does;
};

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  /// Draws all but the last line, which the app draws from message and tips.
  virtual void draw(Canvas& canvas, AppState& app) = 0;
  /// False: the input means nothing here, and the app gives it the meaning that it has everywhere.
  virtual bool take(const Input& input, AppState& app) = 0;
  [[nodiscard]] virtual std::vector<KeyTip> tips(const AppState& app) const = 0;
  /// Does what lies below stay to be seen?
  [[nodiscard]] virtual bool is_popup() const { return false; }
  /// Are letters text here?
  [[nodiscard]] virtual bool takes_text(const AppState&) const { return false; }
  /// Does it look itself at which keyboard a letter comes from?
  [[nodiscard]] virtual bool knows_keyboards() const { return false; }
  /// Does it draw message and tips itself?
  [[nodiscard]] virtual bool draws_last_line() const { return false; }
  /// The game or the list below it may have changed: it lies on top again.
  virtual void come_back(AppState&) {}
  /// It is taken off the stack, whoever takes it.
  virtual void closed(AppState&) {}
  virtual void tick(AppState&) {}

  /// Ends with the screen: work that comes back looks at it before it touches the screen.
  [[nodiscard]] std::weak_ptr<const bool> life() const { return life_; }

 private:
  std::shared_ptr<const bool> life_ = std::make_shared<const bool>(true);
};

}  // namespace shudu::tui
