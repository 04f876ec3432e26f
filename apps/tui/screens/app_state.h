// What all screens share: the game, the shelf, settings, the worker, the message, the stack.
//
// Screens are never destroyed while they take an input: closed ones wait until the app sweeps them
// away.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shudu/game/intent.h"
#include "shudu/game/said.h"
#include "tui/desk/desk.h"
#include "tui/desk/hint_talk.h"
#include "tui/desk/shelf.h"
#include "tui/desk/underway.h"
#include "tui/faces.h"
#include "tui/screens/app.h"
#include "tui/screens/screen.h"
#include "tui/work/worker.h"

namespace shudu::tui {

/// What runs longer than this says so, milliseconds.
inline constexpr std::uint64_t kPatience = 300;

struct Message {
  std::string text;
  bool is_alarm = false;
};

class AppState {
 public:
  AppState(Shelf& shelf, Surroundings world, const AppSetup& setup, std::function<void()> on_news);

  [[nodiscard]] Shelf& shelf() { return shelf_; }
  [[nodiscard]] const Surroundings& world() const { return world_; }
  [[nodiscard]] const Preferences& preferences() const { return preferences_; }
  [[nodiscard]] Language language() const { return preferences_.language; }
  [[nodiscard]] bool has_bold() const { return has_bold_; }
  [[nodiscard]] bool is_ascii() const { return preferences_.ascii || !can_draw_lines_; }
  [[nodiscard]] game::Voice voice() const;
  /// Changes a setting, keeps it, and has the running game follow. False: no value of it.
  bool set_preference(const PreferenceRow& row, std::string_view value);

  // Words.
  template <typename... Values>
  [[nodiscard]] std::string text(Wording<sizeof...(Values)> wording,
                                 const Values&... values) const {
    return faces::say(language(), wording, values...);
  }
  /// Of words that have different fields: each takes those that it has.
  [[nodiscard]] std::string text_by_name(Word which,
                                         std::initializer_list<words::Field> fields) const;
  void say(std::string said);
  void say(Word which) { say(text(which)); }
  /// Writes a game to a file of that name and says whether it could; asks where something else is
  /// there.
  void write_file(const std::string& file, const std::string& bytes);
  void alarm(std::string said);
  [[nodiscard]] const Message& message() const { return message_; }
  void clear_message() { message_ = {}; }
  /// What was said last, also where it is gone.
  [[nodiscard]] const std::string& last_said() const { return last_said_; }

  // The stack; it is empty only before the first push.
  void push(std::unique_ptr<Screen> screen);
  /// Takes the top one away.
  void close();
  /// Takes all away but the first.
  void close_to_home();
  [[nodiscard]] Screen& top() { return *screens_.back(); }
  [[nodiscard]] const std::vector<std::unique_ptr<Screen>>& screens() const { return screens_; }
  void sweep() { closed_.clear(); }

  // The game.
  [[nodiscard]] Desk* desk() { return desk_.get(); }
  [[nodiscard]] const Desk* desk() const { return desk_.get(); }
  [[nodiscard]] HintTalk& talk() { return talk_; }
  [[nodiscard]] const HintTalk& talk() const { return talk_; }
  /// Plays a game of the shelf: home and the game are all that is left on the stack.
  void play(OpenedGame opened);
  /// Plays the game of the shelf with that uid, or says why not.
  bool play_saved(std::string_view uid);
  /// Starts a puzzle, or says why it cannot be.
  bool play_new(const game::NewGame& game);
  /// Puts a game of a text on the shelf and plays it.
  bool play_imported(const game::Session& session);
  /// Puts the game away; none is open then, and its saving goes on by itself.
  void leave_game();
  /// What the disk has not taken yet, and the lists as they will be then.
  [[nodiscard]] Underway& underway() { return underway_; }
  [[nodiscard]] const Underway& underway() const { return underway_; }
  /// Time goes on for it; says what came of it.
  void tend_underway();
  /// Of the game that is open and of all that is under way.
  [[nodiscard]] SaveSign save_sign() const;
  /// Does it and says what it did, or why not. Empty: refused.
  std::optional<Performed> act(const game::Intent& intent);
  /// Without words of success.
  std::optional<Performed> act_silently(const game::Intent& intent);
  /// The game is played on elsewhere: loads it afresh.
  void follow();
  /// Is there a game whose clock runs?
  [[nodiscard]] bool is_running() const;
  void pause();

  // Work.
  /// Begins a job; what it gives back is called only while `owner` lives. `saying` is shown when it
  /// takes long.
  using Looking = std::function<std::function<void()>(JobDesk)>;
  void begin_work(const Screen& owner, Word saying, Looking looking);
  bool stop_work();
  [[nodiscard]] bool is_working() const { return worker_.is_busy(); }
  /// What is said while it takes long; empty before.
  [[nodiscard]] std::string work_text() const;
  [[nodiscard]] Worker& worker() { return worker_; }
  [[nodiscard]] const Worker& worker() const { return worker_; }
  [[nodiscard]] std::uint64_t work_began() const { return work_began_; }

  // What the app asks of whoever runs it.
  void wish(AppWish wish) { wish_ = wish; }
  [[nodiscard]] AppWish take_wish();
  /// Leaves, or asks where moves are not saved.
  void leave();
  /// Did the player say that what is not saved may be lost?
  [[nodiscard]] bool gives_up() const { return gives_up_; }
  /// Gives the game back and goes home, or asks.
  void go_home();

 private:
  void seat(std::unique_ptr<Desk> desk);
  /// What no disk will take of a game is offered as a file.
  void write_over(const std::string& file, std::string_view bytes);
  void offer_export(const game::Session& session, std::size_t moves);
  /// The screen on top goes.
  void take_off();
  /// Asks whether so many moves may be lost.
  void ask_to_lose(std::uint64_t moves, std::function<void(AppState& app)> then);

  Shelf& shelf_;
  Surroundings world_;
  Preferences preferences_;
  bool has_bold_;
  bool can_draw_lines_;
  std::function<void()> on_news_;
  Message message_;
  std::string last_said_;
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<std::unique_ptr<Screen>> closed_;
  HintTalk talk_;
  std::unique_ptr<Desk> desk_;
  Underway underway_;
  bool gives_up_ = false;
  std::uint64_t work_began_ = 0;
  Word work_word_ = Word("looking");
  AppWish wish_ = AppWish::kNone;
  Worker worker_;  // last: its jobs may use all of the above until it has ended
};

}  // namespace shudu::tui
