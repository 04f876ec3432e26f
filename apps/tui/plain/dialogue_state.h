// What the parts of the dialogue share: the game on the desk and what was talked about last. Each
// command is one function; the files *_lines.cpp hold those of one subject.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shudu/game/said.h"
#include "tui/desk/desk.h"
#include "tui/desk/hint_talk.h"
#include "tui/desk/making.h"
#include "tui/desk/practice.h"
#include "tui/faces.h"
#include "tui/plain/command_table.h"
#include "tui/plain/dialogue.h"
#include "tui/plain/line_reader.h"
#include "tui/plain/plain_words.h"
#include "tui/work/worker.h"

namespace shudu::tui {

inline constexpr int kHintStages = 5;
/// Rows of a list that is not asked for as a whole.
inline constexpr std::size_t kShortList = 20;

/// A position that is practised.
struct PlainPractice {
  Practice practice;
  std::uint64_t began_ms = 0;
  bool is_kept = false;  ///< its result is in the store
};

struct Dialogue::Inside {
  Inside(Shelf& the_shelf, Surroundings the_world, DialogueSetup the_setup, Interrupt& signals)
      : shelf(the_shelf),
        world(std::move(the_world)),
        setup(std::move(the_setup)),
        interrupt(signals) {}

  Shelf& shelf;
  Surroundings world;
  DialogueSetup setup;
  Interrupt& interrupt;
  Worker worker{[] {}};

  std::unique_ptr<Desk> desk;  ///< null: no game is open
  HintTalk talk;
  std::optional<PlainPractice> practice;  ///< some: it is what is talked about
  bool is_game_resting = false;           ///< paused for the practice
  std::optional<Cell> place;              ///< that was talked about last
  std::optional<Step> why_step;           ///< what `show` tells
  std::optional<std::uint32_t> checked;   ///< node at which `check` found something wrong
  std::vector<std::string> listed;        ///< uids, as `games` numbered them
  std::string last_line;                  ///< the line before
  bool was_warned = false;                ///< that leaving loses moves, by the line before
  bool was_paused_by_itself = false;
  bool wants_to_leave = false;
  bool has_lost = false;

  [[nodiscard]] Language language() const { return setup.preferences.language; }
  [[nodiscard]] game::Voice voice() const;
  [[nodiscard]] const game::Session& session() const { return desk->session(); }
  /// What words that read a board read: that of the practice or that of the game.
  [[nodiscard]] const game::Session& board() const {
    return practice ? practice->practice.session() : session();
  }
  [[nodiscard]] int size() const { return desk || practice ? board().size() : kMaxSize; }
  template <typename... Args>
  [[nodiscard]] std::string say(PlainWording<sizeof...(Args)> phrase, const Args&... args) const {
    return plain(language(), phrase, args...);
  }
  [[nodiscard]] std::string_view name(PlainCommand command) const {
    return name_of(command, language());
  }
  /// How a command is said.
  [[nodiscard]] std::string usage(PlainCommand command) const;
  /// `r2c7, r2c8`.
  [[nodiscard]] std::string cell_list(CellSet cells) const;
  void select(std::span<const Cell> cells);
  /// Does it and tells what it did, and whether it is kept.
  Lines act(const game::Intent& intent);
  Lines act(game::IntentKind kind);
  Lines tell(const game::Outcome<Performed>& done);
  /// NOT SAVED and why; none where all is saved or nothing is kept at all.
  [[nodiscard]] std::optional<std::string> save_line() const;
  /// Runs a job to its end, or until it is stopped.
  void work(Job job);
};

using DialogueState = Dialogue::Inside;
using Answerer = Lines (*)(DialogueState& dialogue, LineReader& reader);

/// What a command needs to be answered at all.
enum class Needs : std::uint8_t {
  kNothing,
  kGame,
  kBoard,  ///< a game that is not paused, for a pause hides the board
};

struct AnswerRow {
  PlainCommand command;
  Needs needs;
  Answerer answer;
};

// The commands by subject.
[[nodiscard]] std::span<const AnswerRow> move_answers();
[[nodiscard]] std::span<const AnswerRow> board_answers();
[[nodiscard]] std::span<const AnswerRow> help_answers();
[[nodiscard]] std::span<const AnswerRow> history_answers();
[[nodiscard]] std::span<const AnswerRow> game_answers();
[[nodiscard]] std::span<const AnswerRow> setting_answers();
/// Instead of those of the same commands while a technique is practised.
[[nodiscard]] std::span<const AnswerRow> practice_answers();

/// Sentences one after the other.
[[nodiscard]] std::string run_on(const Lines& sentences, Language language);
/// Did the line end with `yes`? Else the question, with the line and a yes.
[[nodiscard]] std::optional<Lines> unless_yes(DialogueState& dialogue, LineReader& reader);

/// Starts a game on the desk: the one before is left.
Lines start_game(DialogueState& dialogue, const game::NewGame& puzzle);
Lines take_game(DialogueState& dialogue, const game::Session& session);
Lines open_game(DialogueState& dialogue, std::string_view uid);
Lines import_text(DialogueState& dialogue, std::string_view text);
Lines make_game(DialogueState& dialogue, const MakeWish& wish);
/// What game is on the desk.
Lines hello(DialogueState& dialogue);
/// Begins a practice, or goes on to its next position.
Lines practise(DialogueState& dialogue, LineReader& reader);
/// Keeps what became of the position that is practised, once; a line where it could not.
std::optional<std::string> keep_practice(DialogueState& dialogue);
/// Ends the practice, if there is one.
std::optional<std::string> end_practice(DialogueState& dialogue);
/// Leaves the game on the desk; a line where moves of it are not kept.
std::optional<std::string> leave_game(DialogueState& dialogue);
/// `Evening puzzle`, or `Easy, ER 1.2`.
[[nodiscard]] std::string game_name(const storage::GameHead& head, Language language);

}  // namespace shudu::tui
