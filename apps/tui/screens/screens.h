// Makers of all screens.
// Screens are known only by their interface (screen.h); what they are stands in one file each.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "shudu/game/session.h"
#include "shudu/logic/technique.h"
#include "tui/screens/screen.h"

namespace shudu::tui {

[[nodiscard]] std::unique_ptr<Screen> make_home();
[[nodiscard]] std::unique_ptr<Screen> make_new_game();
/// `text`: read at once where it is not empty.
[[nodiscard]] std::unique_ptr<Screen> make_import(std::string_view text);
/// The game on the app's desk.
[[nodiscard]] std::unique_ptr<Screen> make_play();
[[nodiscard]] std::unique_ptr<Screen> make_history();
[[nodiscard]] std::unique_ptr<Screen> make_saved_games();
[[nodiscard]] std::unique_ptr<Screen> make_settings();
[[nodiscard]] std::unique_ptr<Screen> make_learn_keys();
[[nodiscard]] std::unique_ptr<Screen> make_statistics();
/// `tips`: of the screen from which help is asked for.
[[nodiscard]] std::unique_ptr<Screen> make_help(std::vector<KeyTip> tips);
/// Techniques, each with its page; with `chosen`, one is chosen from (null: none).
using TakeTechnique = std::function<void(const Technique* technique)>;
[[nodiscard]] std::unique_ptr<Screen> make_learn(TakeTechnique chosen = {});
/// Positions to practise the technique on; making the first begins at once.
[[nodiscard]] std::unique_ptr<Screen> make_practice_screen(const Technique& technique,
                                                           AppState& app);

/// Paragraphs that scroll.
[[nodiscard]] std::unique_ptr<Screen> make_reader(std::vector<std::string> paragraphs);

/// One of several things to do; `key`: besides its number, or 0.
struct ChoiceItem {
  std::string text;
  char key = 0;
  std::function<void(AppState& app)> then;
};
[[nodiscard]] std::unique_ptr<Screen> make_choice(std::string asked, std::vector<ChoiceItem> items);
/// Yes and no; `then` is done after yes.
[[nodiscard]] std::unique_ptr<Screen> make_question(std::string asked, const AppState& app,
                                                    std::function<void(AppState& app)> then);
/// A line of text; `then` takes it after Enter.
using TakeText = std::function<void(const std::string& text, AppState& app)>;
[[nodiscard]] std::unique_ptr<Screen> make_prompt(std::string asked, std::string text,
                                                  TakeText then);

/// `Window too small ...`: all there is below kSmallest.
void draw_too_small(Canvas& canvas, const AppState& app);
inline constexpr Size kSmallest{20, 40};

/// What `:word rest` asks for.
void run_command(std::string_view line, AppState& app);

}  // namespace shudu::tui
