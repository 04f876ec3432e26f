// Random keys at the terminal's game, and what it comes to after each: board, selection, mode,
// hint.
//
// The browser's game is held to it: web/src/pages/play/model.test.ts has this test write its 2,000
// sequences to a file (SHUDU_PLAY_MODEL), plays the same keys and compares every line. Without a
// file it plays a few of them, so that they do not rot.
//
//   game classic 53..7...        wrap=on marks=two
//   digit 4 0                    command, digit, whether it grows the selection
//   13:4//// | 12 13 | digit | 2 A cell can be filled: look for a Naked Single.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/screens.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

struct ModelPuzzle {
  std::string_view layout;
  std::string_view givens;
};
constexpr std::array kModelPuzzles{
    ModelPuzzle{"classic", test::kPuzzle},
    ModelPuzzle{
        "classic",
        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"},
    ModelPuzzle{
        "classic",  // more than one solution
        "...........................8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
    ModelPuzzle{"4x4", "......13.42....."},
    ModelPuzzle{"6x6", "..64...2.........6..2.5......34..6.5"},
    ModelPuzzle{"jigsaw:AAABABBBCCCDCDDD", "......3132......"},
    ModelPuzzle{
        "windoku",
        "...87643573.9.216.6.5143..2....1.5......9.2.68.962.34.....3...49..........1..975."},
    ModelPuzzle{
        "anti-knight",
        "...8764355..2..68.7.6453..9....4.3......9.8.29.362.75.....6...32..........9..752."}};

// How often a command comes, for one that comes once.
struct ModelKey {
  Command command;
  int weight;
};
constexpr std::array kModelKeys{ModelKey{Command::kUp, 2},
                                ModelKey{Command::kDown, 2},
                                ModelKey{Command::kLeft, 2},
                                ModelKey{Command::kRight, 2},
                                ModelKey{Command::kBoxUp, 1},
                                ModelKey{Command::kBoxDown, 1},
                                ModelKey{Command::kBoxLeft, 1},
                                ModelKey{Command::kBoxRight, 1},
                                ModelKey{Command::kRowStart, 1},
                                ModelKey{Command::kRowEnd, 1},
                                ModelKey{Command::kFirstCell, 1},
                                ModelKey{Command::kLastCell, 1},
                                ModelKey{Command::kThreeUp, 1},
                                ModelKey{Command::kThreeDown, 1},
                                ModelKey{Command::kNextEmpty, 6},
                                ModelKey{Command::kPreviousEmpty, 2},
                                ModelKey{Command::kPick, 2},
                                ModelKey{Command::kPickSame, 1},
                                ModelKey{Command::kPickEmpty, 1},
                                ModelKey{Command::kDigit, 12},
                                ModelKey{Command::kCorner, 3},
                                ModelKey{Command::kCentre, 3},
                                ModelKey{Command::kColour, 1},
                                ModelKey{Command::kErase, 2},
                                ModelKey{Command::kEraseAll, 1},
                                ModelKey{Command::kDigitMode, 2},
                                ModelKey{Command::kCornerMode, 1},
                                ModelKey{Command::kCentreMode, 1},
                                ModelKey{Command::kColourMode, 1},
                                ModelKey{Command::kNextMode, 1},
                                ModelKey{Command::kNumberFirst, 1},
                                ModelKey{Command::kEnter, 2},
                                ModelKey{Command::kFillSelection, 1},
                                ModelKey{Command::kFillAll, 1},
                                ModelKey{Command::kUndo, 4},
                                ModelKey{Command::kRedo, 2},
                                ModelKey{Command::kBack, 1},
                                ModelKey{Command::kCheck, 1},
                                ModelKey{Command::kHintMore, 10},
                                ModelKey{Command::kHintLess, 2},
                                ModelKey{Command::kCancel, 2}};

// The key of the terminal for each meaning, the other way round from the table.
std::optional<Key> key_for(const Bound& bound) {
  static const std::map<std::array<int, 3>, Key> keys = [] {
    std::map<std::array<int, 3>, Key> found;
    const auto add = [&found](const Key& key) {
      const std::optional<Bound> meant = bound_of(key, {});
      if (!meant) return;
      found.emplace(std::array{static_cast<int>(meant->command), meant->digit,
                               static_cast<int>(meant->grows)},
                    key);
    };
    for (int flags = 0; flags < 8; ++flags) {
      Key key;
      key.ctrl = (flags & 1) != 0;
      key.alt = (flags & 2) != 0;
      key.shift = (flags & 4) != 0;
      for (int code = 1; code <= 14; ++code) {
        key.code = static_cast<KeyCode>(code);
        add(key);
      }
      key.code = KeyCode::kCharacter;
      for (key.character = U' '; key.character < 127; ++key.character) add(key);
    }
    return found;
  }();
  const auto at =
      keys.find({static_cast<int>(bound.command), bound.digit, static_cast<int>(bound.grows)});
  return at == keys.end() ? std::nullopt : std::optional(at->second);
}

class ModelGame {
 public:
  ModelGame(const ModelPuzzle& puzzle, std::uint64_t seed) : rng_(seed) {
    setup_.preferences.wrap = rng_.below(2) == 0;
    setup_.preferences.one_kind_marks = rng_.below(4) == 0;
    app_.emplace(shelf_, world_, setup_, [] {});
    app_->push(make_home());
    game::NewGame wanted;
    wanted.layout = *parse_layout(puzzle.layout);
    wanted.givens = test::grid_of(puzzle.givens);
    wanted.about.uid = std::string(20, '0');
    wanted.about.created = wanted.about.played = utc_text(test::kNow);
    game::Settings settings;
    settings.techniques = "medium";
    const game::Outcome<game::Session> session = game::start(wanted, settings);
    if (session) app_->play(OpenedGame{*session, std::nullopt, false});
    const Cell first(0);
    app_->desk()->select(std::span(&first, 1));
    lines_ = fmt::format("game {} {} wrap={} marks={}\n", puzzle.layout, puzzle.givens,
                         setup_.preferences.wrap ? "on" : "off",
                         setup_.preferences.one_kind_marks ? "one" : "two");
  }

  void press_any() {
    Bound bound = random_bound();
    std::optional<Key> key = key_for(bound);
    if (!key && bound.grows) {
      bound.grows = false;
      key = key_for(bound);
    }
    if (!key) return;
    app_->top().take(*key, *app_);
    settle();
    lines_ += fmt::format("{} {} {}\n{}\n", row_of(bound.command).slug, bound.digit,
                          static_cast<int>(bound.grows), told());
  }

  [[nodiscard]] const std::string& lines() const { return lines_; }

 private:
  Bound random_bound() {
    int sum = 0;
    for (const ModelKey& key : kModelKeys) sum += key.weight;
    int at = static_cast<int>(rng_.below(static_cast<std::uint64_t>(sum)));
    std::size_t i = 0;
    while (at >= kModelKeys[i].weight) at -= kModelKeys[i++].weight;
    Bound bound{kModelKeys[i].command, 0, false};
    // Asked again it tells where, each app in its way.
    if (bound.command == Command::kCheck && std::exchange(has_checked_, true)) {
      bound.command = Command::kHintMore;
    }
    bound.grows = is_move(bound.command) && rng_.below(4) == 0;
    const bool has_digit = bound.command >= Command::kDigit && bound.command <= Command::kColour;
    if (has_digit) bound.digit = random_digit();
    return bound;
  }

  // Mostly the right one of the cell that the cursor is on.
  int random_digit() {
    const game::Session& session = app_->desk()->session();
    const std::optional<Digit> truth = session.solution() == nullptr
                                           ? std::nullopt
                                           : (*session.solution())[session.selection().back()];
    if (truth && rng_.below(4) != 0) return truth->value();
    return 1 + static_cast<int>(rng_.below(static_cast<std::uint64_t>(session.size())));
  }

  // Work is waited for, and questions are not answered.
  void settle() {
    while (app_->is_working()) {
      app_->worker().collect();
      std::this_thread::sleep_for(std::chrono::microseconds(50));
    }
    while (app_->screens().size() > 2) app_->close();
    app_->sweep();
  }

  [[nodiscard]] std::string told() {
    const game::Session& session = app_->desk()->session();
    const game::State& state = session.state();
    std::string text;
    const auto add = [&text](DigitSet digits) {
      for (const Digit digit : digits) text += digit.to_char();
    };
    for (const Cell cell : session.layout().all_cells()) {
      const std::size_t i = game::at(cell);
      const std::optional<Digit> value = state.values[cell];
      const bool is_plain = !value && state.corner[i].empty() && state.centre[i].empty() &&
                            state.out[i].empty() && state.colours[i].empty();
      if (is_plain) continue;
      text += fmt::format("{}:", cell.index());
      if (value) text += value->to_char();
      for (const DigitSet layer :
           {state.corner[i], state.centre[i], state.out[i], state.colours[i]}) {
        text += '/';
        add(layer);
      }
      text += ' ';
    }
    text += '|';
    for (const Cell cell : session.selection()) text += fmt::format(" {}", cell.index());
    constexpr std::array kModes{"digit", "corner", "centre", "colour"};
    text += fmt::format(" | {} |", kModes[static_cast<std::size_t>(session.mode())]);
    const HintTalk& talk = app_->talk();
    if (talk.is_open()) text += fmt::format(" {}", talk.stage());
    for (const std::string& line : talk.text(session, Language::kEnglish)) text += " " + line;
    return text;
  }

  static Surroundings without_store(const test::World& world) {
    Surroundings surroundings = world.surroundings();
    surroundings.store_path.clear();
    return surroundings;
  }

  Rng rng_;
  test::World folder_;
  Surroundings world_ = without_store(folder_);
  Shelf shelf_{world_};
  AppSetup setup_;
  std::optional<AppState> app_;
  std::string lines_;
  bool has_checked_ = false;
};

TEST(PlayModel, IsPlayedByRandomKeys) {
  const char* const file = std::getenv("SHUDU_PLAY_MODEL");
  const std::size_t games = file != nullptr ? 2'000 : 35;
  std::ofstream out(file != nullptr ? file : "/dev/null");
  for (std::size_t i = 0; i < games; ++i) {
    ModelGame game(kModelPuzzles[i % kModelPuzzles.size()], 20'261'127 + i);
    for (int key = 0; key < 14; ++key) game.press_any();
    ASSERT_GT(game.lines().size(), 100U);
    out << game.lines();
  }
}

}  // namespace
}  // namespace shudu::tui
