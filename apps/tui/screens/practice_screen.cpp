// Practice of a technique: one position after the other, each judged as it is played; see
// desk/practice.h. A position that was begun and left, in whatever way, counts as a try.
//
// The board is drawn as that of a game, beside or below it what was said and the hint. `z` and `c`
// choose whether digits are placed or removed; Alt+digit removes always. There is no clock to be
// seen: the time that the result keeps runs from the first look at the position.
#include <algorithm>
#include <utility>

#include "shudu/game/cursor.h"
#include "shudu/game/said.h"
#include "shudu/game/said_practice.h"
#include "text/text.h"
#include "tui/desk/practice.h"
#include "tui/screens/app_state.h"
#include "tui/screens/board_view.h"
#include "tui/screens/hint_letters.h"
#include "tui/screens/page.h"
#include "tui/screens/reading.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

class PracticeScreen final : public Screen {
 public:
  explicit PracticeScreen(const Technique& technique) : technique_(technique) {}

  void make(AppState& app);
  void draw(Canvas& canvas, AppState& app) override;
  bool take(const Input& input, AppState& app) override;
  void closed(AppState& app) override { keep(app); }
  [[nodiscard]] std::vector<KeyTip> tips(const AppState& app) const override;
  [[nodiscard]] bool knows_keyboards() const override { return true; }

 private:
  void begin(const PracticeMade& made, AppState& app);
  bool take_without_board(const Input& input, AppState& app);
  bool take_command(const Bound& bound, AppState& app);
  bool take_help(Command command, AppState& app);
  /// The digits after `g`.
  bool take_goto(const std::optional<Bound>& bound);
  void act(int digit, bool is_placement, AppState& app);
  void go_to(Cell cell) { practice_->select(std::span(&cell, 1)); }
  [[nodiscard]] Cell cursor() const { return practice_->session().selection().back(); }
  /// Writes what became of the position, once.
  void keep(AppState& app);
  int draw_talk(Canvas& canvas, Point at, Size size, AppState& app) const;

  const Technique& technique_;
  std::optional<Practice> practice_;  ///< none: one is being made, or could not be
  std::string said_;                  ///< without a position: why there is none
  std::uint64_t began_ms_ = 0;
  bool removes_ = false;
  bool is_kept_ = false;
  int goto_left_ = 0;  ///< digits that `g` waits for
  int goto_row_ = 0;
  mutable bool is_cut_ = false;  ///< the hint had no room; `;` shows all of it
  BoardShape shape_;
};

void PracticeScreen::make(AppState& app) {
  practice_.reset();
  said_.clear();
  const std::uint64_t seed = app.world().chance() % kMostPracticeSeed;
  app.begin_work(
      *this, Word("making"),
      [this, &app, seed, technique = &technique_, language = app.language()](JobDesk desk) {
        PracticeMade made = make_practice(*technique, seed, language, desk.stop, desk.tried);
        return std::function<void()>([this, &app, made = std::move(made)] { begin(made, app); });
      });
}

void PracticeScreen::begin(const PracticeMade& made, AppState& app) {
  said_ = made.trouble;
  if (!made.practice) return;
  const bool is_first = began_ms_ == 0;
  practice_ = made.practice;
  said_ = game::say_practice(technique_, app.language());
  began_ms_ = app.world().monotonic_ms();
  is_kept_ = false;
  if (is_first) removes_ = practice_->steps().front().placements.empty();
}

void PracticeScreen::keep(AppState& app) {
  if (!practice_ || is_kept_ || !practice_->was_tried()) return;
  is_kept_ = true;
  app.underway().keep(try_of(*practice_, began_ms_, app.world()));
}

void PracticeScreen::act(int digit, bool is_placement, AppState& app) {
  if (digit > practice_->session().size() || practice_->is_over()) return;
  const PracticeMove move{{cursor(), Digit(digit)}, is_placement};
  said_ = game::say_verdict(practice_->act(move), move, technique_, app.language());
  if (practice_->is_over()) keep(app);
}

bool PracticeScreen::take_goto(const std::optional<Bound>& bound) {
  if (goto_left_ == 0) return false;
  const bool is_digit = bound && bound->command == Command::kDigit;
  if (!is_digit || bound->digit > practice_->session().size()) {
    goto_left_ = 0;
    return false;
  }
  --goto_left_;
  if (goto_left_ == 1) {
    goto_row_ = bound->digit;
  } else {
    go_to(Cell::at(goto_row_ - 1, bound->digit - 1, practice_->session().size()));
  }
  return true;
}

bool PracticeScreen::take_help(Command command, AppState& app) {
  switch (command) {
    case Command::kHintMore:
      if (practice_->more()) said_.clear();  // the hint has its room
      return true;
    case Command::kHintLess:
      practice_->less();
      return true;
    case Command::kRepeat:
      if (practice_->hint_stage() > 0) {
        app.push(make_reader({hint_of(*practice_, app.language()).text}));
      }
      return true;
    default:
      return false;
  }
}

bool PracticeScreen::take_command(const Bound& bound, AppState& app) {
  if (is_move(bound.command)) {
    go_to(game::moved(practice_->session().layout(), cursor(), cursor_move(bound.command),
                      app.preferences().wrap));
    return true;
  }
  if (take_help(bound.command, app)) return true;
  std::optional<std::string> said =
      reading_of(bound.command, app.voice(), practice_->session(), cursor());
  if (said) {
    app.say(*std::move(said));
    return true;
  }
  switch (bound.command) {
    case Command::kDigit:
      act(bound.digit, !removes_, app);
      return true;
    case Command::kCentre:
      act(bound.digit, false, app);
      return true;
    case Command::kDigitMode:
      removes_ = false;
      return true;
    case Command::kCentreMode:
      removes_ = true;
      return true;
    case Command::kNextMode:
      removes_ = !removes_;
      return true;
    case Command::kGoToCell:
      goto_left_ = 2;
      return true;
    case Command::kEnter:
      if (practice_->is_over()) make(app);
      return true;
    default:
      return false;
  }
}

/// While one is made, or where none could be.
bool PracticeScreen::take_without_board(const Input& input, AppState& app) {
  const auto* key = std::get_if<Key>(&input);
  if (key == nullptr) return false;
  if (key->code == KeyCode::kEnter && !app.is_working()) {
    make(app);
    return true;
  }
  if (key->code != KeyCode::kEscape && *key != Key{.character = U'q'}) return false;
  app.stop_work();
  app.close();
  return true;
}

bool PracticeScreen::take(const Input& input, AppState& app) {
  if (!practice_) return take_without_board(input, app);
  if (const auto* mouse = std::get_if<Mouse>(&input)) {
    const std::optional<Cell> cell = cell_at(shape_, {mouse->row - 1, mouse->column});
    if (cell && mouse->action == MouseAction::kPress) go_to(*cell);
    return true;
  }
  const auto* key = std::get_if<Key>(&input);
  if (key == nullptr) return true;
  const std::optional<Bound> bound =
      bound_of(*key, {app.preferences().keyboard, app.preferences().letters});
  if (take_goto(bound)) return true;
  if (bound && bound->command == Command::kCancel && practice_->hint_stage() > 0) {
    practice_->close_hint();
    return true;
  }
  return bound && take_command(*bound, app);
}

std::vector<KeyTip> PracticeScreen::tips(const AppState& app) const {
  if (!practice_ && app.is_working()) return {{"Esc", Word("do-stop")}};
  if (!practice_ || practice_->is_over()) {
    return {{"Enter", Word("do-another")}, {"Esc", Word("do-back")}};
  }
  const KeyTip other = removes_ ? KeyTip{"z", Word("do-place")} : KeyTip{"c", Word("do-remove")};
  const KeyTip digits{"1-9", removes_ ? Word("do-remove") : Word("do-place")};
  if (practice_->hint_stage() == 0) {
    return {digits, other, {"t", Word("do-hint")}, {"Esc", Word("do-back")}};
  }
  if (is_cut_) {
    return {{";", Word("do-read-on")},
            {"t", Word("do-more")},
            {"T", Word("do-less")},
            {"Esc", Word("do-close")},
            digits,
            other};
  }
  return {digits, other, {"t", Word("do-more")}, {"T", Word("do-less")}, {"Esc", Word("do-close")}};
}

/// What was said, then the hint; the row after it.
int PracticeScreen::draw_talk(Canvas& canvas, Point at, Size size, AppState& app) const {
  const int end = at.row + size.rows;
  is_cut_ = false;
  int row = at.row;
  if (!said_.empty()) row = draw_text(canvas, at, size, said_, {.role = Role::kMessage});
  if (practice_->hint_stage() == 0) return row;
  if (size.rows > 8 && row > at.row) ++row;
  const Hint hint = hint_of(*practice_, app.language());
  const HintLook look = hint_look(practice_->session().layout(), hint.marks, practice_->hinted());
  const auto lines =
      wrapped(escaped(hint.text), static_cast<std::size_t>(std::max(1, size.columns)));
  const int spare = end - row - static_cast<int>(lines.size());
  is_cut_ = spare < 0;
  if (spare > 0) {
    row = draw_letters(canvas, {row, at.column}, {spare, size.columns}, look,
                       practice_->session().layout());
  }
  return draw_text(canvas, {row, at.column}, {std::max(0, end - row), size.columns}, hint.text);
}

void PracticeScreen::draw(Canvas& canvas, AppState& app) {
  draw_title(canvas, technique_.names.in(app.language()), app);
  const Size size = canvas.size();
  if (!practice_) {
    const std::string text = app.is_working() ? app.work_text() : said_;
    draw_text(canvas, {2, 2}, {4, size.columns - 4}, text, {.role = Role::kMessage});
    return;
  }
  const game::Session& session = practice_->session();
  shape_ = choose_shape(session.layout(), size);
  const Hint hint = hint_of(*practice_, app.language());
  const HintLook look = hint_look(session.layout(), hint.marks, practice_->hinted());
  BoardGaze gaze;
  gaze.has_bold = app.has_bold();
  if (practice_->hint_stage() > 0) gaze.hint = &look;
  draw_board(canvas, {1, 0}, shape_, scene_of(session, gaze));
  const std::string cell = game::say_cell(app.voice(), session, cursor());
  const int beside = shape_.size.columns + 1;
  const int below = 1 + shape_.size.rows;
  if (size.columns >= beside + kMediumPanel) {
    const int columns = std::min(size.columns - beside, 60);
    const auto lines = wrapped(escaped(cell), static_cast<std::size_t>(columns));
    const int rows = std::min(4, static_cast<int>(lines.size()));
    const int bottom = size.rows - 1 - rows;
    draw_text(canvas, {bottom, beside}, {rows, columns}, cell);
    draw_talk(canvas, {1, beside}, {bottom - 2, columns}, app);
    return;
  }
  canvas.put_cut({below, 0}, cell, size.columns);
  draw_talk(canvas, {below + 1, 0}, {size.rows - 2 - below, size.columns}, app);
}

}  // namespace

std::unique_ptr<Screen> make_practice_screen(const Technique& technique, AppState& app) {
  auto screen = std::make_unique<PracticeScreen>(technique);
  screen->make(app);
  return screen;
}

}  // namespace shudu::tui
