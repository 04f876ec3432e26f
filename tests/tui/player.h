// Somebody who plays the app by keys: a world, a shelf, an app, a canvas of any size.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "tui/screens/app.h"
#include "tui/world.h"

namespace shudu::test {

class Player {
 public:
  explicit Player(tui::Size size = {24, 80}, tui::AppSetup setup = {});
  /// Puts the game on the shelf before the app is there. Call it first.
  void put(const game::Session& session);
  [[nodiscard]] tui::App& app();
  [[nodiscard]] World& world() { return world_; }
  [[nodiscard]] tui::Shelf& shelf() { return *shelf_; }
  [[nodiscard]] tui::AppSetup& setup() { return setup_; }

  /// Letters mean themselves; names stand in `<Enter>`, `<C-a>`, `<A-5>`, `<S-Up>`.
  tui::AppWish press(std::string_view keys);
  tui::AppWish take(const tui::Input& input);
  tui::AppWish click(tui::Point at, tui::MouseButton button = tui::MouseButton::kLeft,
                     tui::MouseAction action = tui::MouseAction::kPress);
  void resize(tui::Size size) { size_ = size; }

  /// What is on the screen now.
  tui::Canvas canvas();
  std::string screen();
  /// Once work is done and all is saved.
  tui::Canvas settled();
  /// Waits until the screen has the text; false after 20 seconds.
  bool see(std::string_view text);
  /// Ends the app, as leaving does.
  void leave() { app_.reset(); }

 private:
  World world_;
  tui::AppSetup setup_;
  tui::Size size_;
  std::unique_ptr<tui::Shelf> shelf_;
  std::unique_ptr<tui::App> app_;
};

/// The keys of a text as in Player::press.
[[nodiscard]] std::optional<tui::Key> key_of_name(std::string_view name);

}  // namespace shudu::test
