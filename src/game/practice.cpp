// Steps that were found before a move stay true after it, so they stay right; new ones are looked
// for after moves that are not the technique's, but not those of slow techniques, for nothing may
// wait for a search.
#include "shudu/game/practice.h"

#include <algorithm>
#include <array>
#include <utility>

#include "shudu/core/stop.h"
#include "shudu/game/hints.h"
#include "shudu/game/intent.h"
#include "shudu/logic/path.h"

namespace shudu::game {
namespace {

constexpr int kFirstStage = 3;
constexpr int kLastStage = 5;
// A board that is nobody's has a name and dates all the same.
constexpr std::string_view kNoDate = "1970-01-01T00:00:00Z";

void act_in(Session& session, Cell cell, IntentKind kind, Digit digit) {
  session.select(std::span(&cell, 1));
  const Outcome<Event> event = plan(session, {.kind = kind, .digit = digit}, session.elapsed());
  if (event) static_cast<void>(apply(session, *event));
}

/// The position as a game: what it has entered is placed, what it has not left is ruled out.
std::optional<Session> board_of(const PracticePosition& position) {
  const Layout layout = Layout::classic();
  NewGame fresh;
  fresh.givens = position.puzzle;
  fresh.about.uid = std::string(20, '0');
  fresh.about.created = kNoDate;
  fresh.about.played = fresh.about.created;
  CellDigits marks{};
  for (const Cell cell : layout.all_cells()) {
    const bool is_open = position.grid.is_blank(cell);
    marks[at(cell)] = is_open ? position.marks[cell] : layout.all_digits();
  }
  fresh.out = out_of_marks(layout, position.puzzle, marks);
  Settings settings;
  settings.auto_marks = true;
  settings.check = CheckLevel::kOff;
  Outcome<Session> session = start(fresh, settings);
  if (!session || session->solution() == nullptr) return std::nullopt;
  for (const Cell cell : layout.all_cells()) {
    if (!position.puzzle.is_blank(cell) || position.grid.is_blank(cell)) continue;
    act_in(*session, cell, IntentKind::kPlace, *position.grid[cell]);
  }
  session->select({});
  return *std::move(session);
}

void add_steps(std::vector<Step>& steps, std::vector<Step> more) {
  for (Step& step : more) {
    if (std::find(steps.begin(), steps.end(), step) == steps.end()) {
      steps.push_back(std::move(step));
    }
  }
}

bool has(const std::vector<Candidate>& list, Candidate candidate) {
  return std::find(list.begin(), list.end(), candidate) != list.end();
}

}  // namespace

std::optional<Practice> Practice::begin(const Technique& technique,
                                        const PracticePosition& position, Stop stop) {
  std::optional<Session> session = board_of(position);
  if (!session) return std::nullopt;
  Practice practice(technique, *std::move(session));
  const View view = hint_view(practice.session_);
  FindOptions played = in_play();
  FindOptions all;
  played.stop = all.stop = stop;
  practice.steps_ = all_steps(view, technique, played);
  add_steps(practice.steps_, all_steps(view, technique, all));
  if (stop.is_asked()) return std::nullopt;
  if (practice.steps_.empty()) return std::nullopt;
  practice.has_begun_.resize(practice.steps_.size());
  practice.found_at_ = practice.session_.cursor_id();
  const std::array first{practice.session_.layout().all_cells().first()};
  practice.select(first);
  return practice;
}

std::string Practice::position() const {
  std::string text;
  for (const Cell cell : session_.layout().all_cells()) {
    const std::optional<Digit> digit = session_.beginning().givens[cell];
    text += digit ? digit->to_char() : '.';
  }
  return text;
}

/// A digit that is all that a step leaves of a cell is its result too, and so is each candidate
/// that a placement takes from its cell.
bool Practice::yields(const Step& step, const PracticeMove& move) const {
  const auto [cell, digit] = move.candidate;
  const bool is_placed = has(step.placements, move.candidate);
  if (move.is_placement) {
    if (is_placed) return true;
    DigitSet left = shown_centre(session_.layout(), session_.state(), cell);
    bool takes = false;
    for (const Candidate gone : step.eliminations) {
      if (gone.cell != cell) continue;
      takes |= left.contains(gone.digit);
      left.erase(gone.digit);
    }
    return takes && left == DigitSet::only(digit);
  }
  if (has(step.eliminations, move.candidate)) return true;
  return std::any_of(step.placements.begin(), step.placements.end(), [&move](Candidate put) {
    return put.cell == move.candidate.cell && put.digit != move.candidate.digit;
  });
}

bool Practice::count(const PracticeMove& move) {
  bool is_counted = false;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    if (!yields(steps_[i], move)) continue;
    has_begun_[i] = true;
    is_counted = true;
  }
  return is_counted;
}

bool Practice::is_left(const Step& step) const {
  const State& state = session_.state();
  const auto is_open = [&state](Candidate one) { return !digit_at(state, one.cell); };
  const auto is_there = [&](Candidate one) {
    return is_open(one) && shown_centre(session_.layout(), state, one.cell).contains(one.digit);
  };
  return std::any_of(step.eliminations.begin(), step.eliminations.end(), is_there) ||
         std::any_of(step.placements.begin(), step.placements.end(), is_open);
}

bool Practice::is_any_left() const {
  return std::any_of(steps_.begin(), steps_.end(), [this](const Step& s) { return is_left(s); });
}

void Practice::find_again() {
  if (found_at_ == session_.cursor_id() || technique_->has(Trait::kSlow)) return;
  found_at_ = session_.cursor_id();
  add_steps(steps_, all_steps(hint_view(session_), *technique_, in_play()));
  has_begun_.resize(steps_.size());
}

void Practice::perform(const PracticeMove& move) {
  const auto [cell, digit] = move.candidate;
  act_in(session_, cell, move.is_placement ? IntentKind::kPlace : IntentKind::kOut, digit);
}

PracticeVerdict Practice::act(const PracticeMove& move) {
  const auto [cell, digit] = move.candidate;
  if (is_over_ || digit_at(session_.state(), cell)) return PracticeVerdict::kNothing;
  if (!shown_centre(session_.layout(), session_.state(), cell).contains(digit)) {
    return PracticeVerdict::kNothing;
  }
  was_tried_ = true;
  const bool is_solutions = (*session_.solution())[cell] == digit;
  if (is_solutions != move.is_placement) return PracticeVerdict::kWrong;
  bool is_counted = count(move);
  if (!is_counted) {
    find_again();
    is_counted = count(move);
  }
  perform(move);
  for (std::size_t i = 0; is_counted && i < steps_.size(); ++i) {
    if (!has_begun_[i] || is_left(steps_[i])) continue;
    is_over_ = is_solved_ = true;
    close_hint();
    return PracticeVerdict::kRight;
  }
  if (hint_stage_ > 0 && hinted() == nullptr) close_hint();
  if (is_counted) return PracticeVerdict::kMore;
  if (!is_any_left()) find_again();
  if (is_any_left()) return PracticeVerdict::kOther;
  is_over_ = true;
  close_hint();
  return PracticeVerdict::kGone;
}

bool Practice::more() {
  if (is_over_ || hint_stage_ == kLastStage) return false;
  was_tried_ = true;
  hint_stage_ = hint_stage_ == 0 ? kFirstStage : hint_stage_ + 1;
  return true;
}

bool Practice::less() {
  if (hint_stage_ == 0) return false;
  hint_stage_ = hint_stage_ == kFirstStage ? 0 : hint_stage_ - 1;
  return true;
}

const Step* Practice::hinted() const {
  if (hint_stage_ == 0) return nullptr;
  const Step* any = nullptr;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    if (!is_left(steps_[i])) continue;
    if (has_begun_[i]) return &steps_[i];  // what was begun is what is looked at
    if (any == nullptr) any = &steps_[i];
  }
  return any;
}

}  // namespace shudu::game
