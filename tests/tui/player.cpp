#include "tui/player.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <utility>

namespace shudu::test {
namespace {

struct NameRow {
  std::string_view name;
  tui::KeyCode code;
};

constexpr NameRow kNames[] = {
    {"Enter", tui::KeyCode::kEnter},  {"Tab", tui::KeyCode::kTab},
    {"BS", tui::KeyCode::kBackspace}, {"Esc", tui::KeyCode::kEscape},
    {"Up", tui::KeyCode::kUp},        {"Down", tui::KeyCode::kDown},
    {"Left", tui::KeyCode::kLeft},    {"Right", tui::KeyCode::kRight},
    {"Home", tui::KeyCode::kHome},    {"End", tui::KeyCode::kEnd},
    {"PgUp", tui::KeyCode::kPageUp},  {"PgDn", tui::KeyCode::kPageDown},
    {"Del", tui::KeyCode::kDelete},
};

void nap() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

}  // namespace

std::optional<tui::Key> key_of_name(std::string_view name) {
  tui::Key key;
  for (; name.size() > 2 && name[1] == '-'; name.remove_prefix(2)) {
    key.ctrl = key.ctrl || name[0] == 'C';
    key.alt = key.alt || name[0] == 'A';
    key.shift = key.shift || name[0] == 'S';
  }
  for (const NameRow& row : kNames) {
    if (row.name != name) continue;
    key.code = row.code;
    return key;
  }
  if (name.size() != 1) return std::nullopt;
  key.character = static_cast<unsigned char>(name.front());
  return key;
}

Player::Player(tui::Size size, tui::AppSetup setup) : setup_(std::move(setup)), size_(size) {
  shelf_ = std::make_unique<tui::Shelf>(world_.surroundings());
}

void Player::put(const game::Session& session) { EXPECT_FALSE(shelf_->add_game(session)); }

tui::App& Player::app() {
  if (!app_) {
    app_ = std::make_unique<tui::App>(*shelf_, world_.surroundings(), setup_, [] {});
  }
  return *app_;
}

tui::AppWish Player::take(const tui::Input& input) { return app().take(input); }

tui::AppWish Player::press(std::string_view keys) {
  tui::AppWish wish = tui::AppWish::kNone;
  while (!keys.empty()) {
    std::string_view name = keys.substr(0, 1);
    const std::size_t close = keys.find('>');
    std::size_t used = 1;
    if (keys.front() == '<' && close != std::string_view::npos && close > 2) {
      name = keys.substr(1, close - 1);
      used = close + 1;
    }
    const std::optional<tui::Key> key = key_of_name(name);
    EXPECT_TRUE(key) << name;
    if (key) wish = take(*key);
    canvas();
    keys.remove_prefix(used);
  }
  return wish;
}

tui::AppWish Player::click(tui::Point at, tui::MouseButton button, tui::MouseAction action) {
  tui::Mouse mouse;
  mouse.action = action;
  mouse.button = button;
  mouse.row = at.row;
  mouse.column = at.column;
  return take(mouse);
}

tui::Canvas Player::canvas() {
  tui::Canvas canvas(size_);
  app().draw(canvas);
  return canvas;
}

std::string Player::screen() { return tui::picture(canvas()); }

bool Player::see(std::string_view text) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (std::chrono::steady_clock::now() < end) {
    app().collect();
    if (screen().find(text) != std::string::npos) return true;
    nap();
  }
  ADD_FAILURE() << "never seen: " << text << "\n" << screen();
  return false;
}

tui::Canvas Player::settled() {
  for (int i = 0; i < 20'000 && app().is_busy(); ++i) {
    app().collect();
    nap();
  }
  app().collect();
  return canvas();
}

}  // namespace shudu::test
