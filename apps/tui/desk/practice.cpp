// See practice.h. Steps that were found before a move stay true after it, so they stay right; new
// ones are looked for after moves that are not the technique's, but not those of slow techniques,
// for nothing may wait for a search.
#include "tui/desk/practice.h"

#include <algorithm>
#include <array>
#include <utility>

#include "shudu/game/hints.h"
#include "shudu/game/intent.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/reduce.h"
#include "shudu/logic/path.h"
#include "tui/desk/desk_words.h"

namespace shudu::tui {
namespace {

constexpr int kFirstStage = 3;
constexpr int kLastStage = 5;
// Tries double from here on, so that a stop is heard and the count moves.
constexpr std::uint64_t kFirstSlice = 250;

void act_in(game::Session& session, Cell cell, game::IntentKind kind, Digit digit) {
  session.select(std::span(&cell, 1));
  const game::Outcome<game::Event> event =
      game::plan(session, {.kind = kind, .digit = digit}, session.elapsed());
  if (event) static_cast<void>(game::apply(session, *event));
}

/// The position as a game: what it has entered is placed, what it has not left is ruled out.
std::optional<game::Session> board_of_position(const Grid& puzzle, const Presolved& position) {
  const Layout layout = Layout::classic();
  game::NewGame fresh;
  fresh.givens = puzzle;
  fresh.about.uid = std::string(20, '0');
  fresh.about.created = utc_text(0);
  fresh.about.played = fresh.about.created;
  game::CellDigits marks{};
  for (const Cell cell : layout.all_cells()) {
    const bool is_open = position.grid.is_blank(cell);
    marks[game::at(cell)] = is_open ? position.marks[cell] : layout.all_digits();
  }
  fresh.out = game::out_of_marks(layout, puzzle, marks);
  game::Settings settings;
  settings.auto_marks = true;
  settings.check = game::CheckLevel::kOff;
  game::Outcome<game::Session> session = game::start(fresh, settings);
  if (!session || session->solution() == nullptr) return std::nullopt;
  for (const Cell cell : layout.all_cells()) {
    if (!puzzle.is_blank(cell) || position.grid.is_blank(cell)) continue;
    act_in(*session, cell, game::IntentKind::kPlace, *position.grid[cell]);
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

Wish wish_for(const Technique& technique) {
  Wish wish;
  wish.technique = &technique;
  wish.use = TechniqueUse::kPractise;
  return wish;
}

bool has(const std::vector<Candidate>& list, Candidate candidate) {
  return std::find(list.begin(), list.end(), candidate) != list.end();
}

}  // namespace

std::optional<Practice> Practice::begin(const Technique& technique, const Grid& puzzle,
                                        const Presolved& position, const std::atomic<bool>* stop) {
  std::optional<game::Session> session = board_of_position(puzzle, position);
  if (!session) return std::nullopt;
  Practice practice(technique, *std::move(session));
  const View view = game::hint_view(practice.session_);
  FindOptions played = in_play();
  FindOptions all;
  played.stop = all.stop = stop;
  practice.steps_ = all_steps(view, technique, played);
  add_steps(practice.steps_, all_steps(view, technique, all));
  if (stop != nullptr && stop->load()) return std::nullopt;
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
    DigitSet left = game::shown_centre(session_.layout(), session_.state(), cell);
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
  const game::State& state = session_.state();
  const auto is_open = [&state](Candidate one) { return !game::digit_at(state, one.cell); };
  const auto is_there = [&](Candidate one) {
    return is_open(one) &&
           game::shown_centre(session_.layout(), state, one.cell).contains(one.digit);
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
  add_steps(steps_, all_steps(game::hint_view(session_), *technique_, in_play()));
  has_begun_.resize(steps_.size());
}

void Practice::perform(const PracticeMove& move) {
  const auto [cell, digit] = move.candidate;
  act_in(session_, cell, move.is_placement ? game::IntentKind::kPlace : game::IntentKind::kOut,
         digit);
}

Verdict Practice::act(const PracticeMove& move) {
  const auto [cell, digit] = move.candidate;
  if (is_over_ || game::digit_at(session_.state(), cell)) return Verdict::kNothing;
  if (!game::shown_centre(session_.layout(), session_.state(), cell).contains(digit)) {
    return Verdict::kNothing;
  }
  was_tried_ = true;
  const bool is_solutions = (*session_.solution())[cell] == digit;
  if (is_solutions != move.is_placement) return Verdict::kWrong;
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
    return Verdict::kRight;
  }
  if (hint_stage_ > 0 && hinted() == nullptr) close_hint();
  if (is_counted) return Verdict::kMore;
  if (!is_any_left()) find_again();
  if (is_any_left()) return Verdict::kOther;
  is_over_ = true;
  close_hint();
  return Verdict::kGone;
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

Hint Practice::hint(Language language) const {
  const Step* const step = hinted();
  if (step == nullptr) return {};
  return hint_for(session_.layout(), *step, hint_stage_, language);
}

std::string sentence(Verdict verdict, const PracticeMove& move, const Technique& technique,
                     Language language) {
  constexpr std::array kPhrases{DeskPhrase::kPracticeNothing, DeskPhrase::kPracticeWrong,
                                DeskPhrase::kPracticeOther,   DeskPhrase::kPracticeGone,
                                DeskPhrase::kPracticeMore,    DeskPhrase::kPracticeRight};
  DeskPhrase phrase = kPhrases[static_cast<std::size_t>(verdict)];
  if (verdict == Verdict::kWrong && move.is_placement) phrase = DeskPhrase::kPracticeNotHere;
  return say(language, phrase, technique.names.in(language));
}

storage::PracticeTry try_of(const Practice& practice, std::uint64_t began_ms,
                            const Surroundings& world) {
  storage::PracticeTry attempt;
  attempt.technique = practice.technique().slug;
  attempt.position = practice.position();
  attempt.solved = practice.is_solved();
  attempt.time_ms = world.monotonic_ms() - began_ms;
  attempt.now_ms = world.wall_ms();
  return attempt;
}

std::string why_not_practised(const Technique& technique, Language language) {
  if (find_fault(wish_for(technique)) == WishFault::kNone) return {};
  return say(language, DeskPhrase::kNotPractised, technique.names.in(language));
}

PracticeMade make_practice(const Technique& technique, std::uint64_t seed, Language language,
                           const std::atomic<bool>& stop, std::atomic<std::uint64_t>& tried) {
  if (std::string why = why_not_practised(technique, language); !why.empty()) {
    return {std::nullopt, std::move(why)};
  }
  const auto no = [&](DeskPhrase phrase) {
    return PracticeMade{std::nullopt, say(language, phrase, tried.load())};
  };
  const Wish wish = wish_for(technique);
  WantedPuzzles puzzles(wish, ReduceWish{}, UniformGrids());
  for (std::uint64_t slice = kFirstSlice;; slice *= 4) {
    const std::uint64_t most = std::min(slice, kMostWantedTries);
    std::array<SeriesItem, 1> items;
    const bool is_whole = puzzles.make(seed, 0, most, items, &stop);
    tried = puzzles.tally().tried;
    if (!is_whole) return no(DeskPhrase::kStopped);
    if (items[0].made) {
      const Grid& puzzle = items[0].made->puzzle;
      PracticeMade made{Practice::begin(technique, puzzle, presolve(puzzle, wish), &stop), {}};
      if (!made.practice) return no(stop ? DeskPhrase::kStopped : DeskPhrase::kNotMade);
      return made;
    }
    if (most == kMostWantedTries) return no(DeskPhrase::kNotMade);
  }
}

}  // namespace shudu::tui
