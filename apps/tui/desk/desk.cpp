// Events go to the writer in the order in which they were applied, so the disk always holds a
// beginning of the game on the board.
//
// What is no event (time, mode, selection, title) is written into the head when the game is left or
// named, when it ends, and every 15 seconds while nobody types: each is a write of its own.
#include "tui/desk/desk.h"

#include <algorithm>
#include <utility>

namespace shudu::tui {
namespace {

using game::IntentKind;
using game::Outcome;
using storage::TroubleCode;

constexpr std::uint64_t kGapMs = 60'000;
constexpr std::uint64_t kNotesMs = 15'000;
constexpr std::uint64_t kQuietMs = 2'000;
constexpr std::uint64_t kMinuteMs = 60'000;

game::Intent intent_of_kind(IntentKind kind) {
  game::Intent intent;
  intent.kind = kind;
  return intent;
}

}  // namespace

Desk::Desk(Shelf& shelf, Surroundings world, OpenedGame&& game, std::function<void()> on_news)
    : shelf_(shelf),
      world_(std::move(world)),
      session_(std::move(game.session)),
      lock_(std::move(game.lock)),
      last_ms_(world_.monotonic_ms()),
      touched_ms_(last_ms_),
      noted_ms_(last_ms_),
      is_kept_(shelf_.is_open() && game.is_kept) {
  if (!is_kept_) return;
  if (!lock_ && !game.is_new) {
    session_.set_read_only(true);
    return;
  }
  writer_ = std::make_unique<storage::Writer>(session_.about().uid,
                                              shelf_.writer_options(std::move(on_news)));
  if (game.is_new) writer_->submit(shelf_.new_game(session_));
  // A game that ended just before the program did: its result may be missing.
  if (session_.is_finished()) write_result();
}

Desk::~Desk() { leave(); }

bool Desk::set_title(std::string_view title) {
  if (session_.is_read_only() || !session_.set_title(title)) return false;
  has_new_notes_ = true;
  write_notes();
  return true;
}

Outcome<Performed> Desk::act(const game::Intent& intent) {
  touch();
  count_time();
  if (is_lost()) session_.set_read_only(true);
  return perform(intent);
}

Outcome<Performed> Desk::perform(const game::Intent& intent) {
  const Outcome<game::Event> event = game::plan(session_, intent, session_.elapsed());
  if (!event) return event.error();
  Outcome<game::Applied> applied = game::apply(session_, *event);
  if (!applied) return applied.error();
  session_.set_played(utc_text(world_.wall_ms()));
  submit(*event);
  Performed done{*event, *std::move(applied), false};
  done.has_finished = session_.is_finished();
  if (done.has_finished) {
    write_result();
    write_notes();
  }
  return done;
}

void Desk::submit(const game::Event& event) {
  if (!writer_) return;
  writer_->submit(stored_event(event, session_.size()));
  has_new_notes_ = true;
}

void Desk::touch() { touched_ms_ = world_.monotonic_ms(); }

bool Desk::count_time() {
  const std::uint64_t now = world_.monotonic_ms();
  const std::uint64_t passed = now - last_ms_;
  last_ms_ = now;
  if (session_.status() != game::GameStatus::kPlaying || session_.is_read_only()) return false;
  if (passed > kGapMs) return pause();
  session_.set_elapsed(session_.elapsed() + static_cast<std::int64_t>(passed));
  if (passed > 0) has_new_notes_ = true;
  return false;
}

bool Desk::pause() { return perform(intent_of_kind(IntentKind::kPause)).has_value(); }

bool Desk::tick(int idle_minutes) {
  if (writer_) writer_->tick();
  if (is_away_) return false;
  if (count_time()) return true;
  if (is_lost()) session_.set_read_only(true);
  if (last_ms_ - noted_ms_ >= kNotesMs && last_ms_ - touched_ms_ >= kQuietMs) write_notes();
  const std::uint64_t idle_ms = static_cast<std::uint64_t>(idle_minutes) * kMinuteMs;
  const bool is_idle = idle_minutes > 0 && last_ms_ - touched_ms_ >= idle_ms;
  return is_idle && session_.status() == game::GameStatus::kPlaying && !session_.is_read_only() &&
         pause();
}

std::int64_t Desk::elapsed() const { return session_.elapsed(); }

bool Desk::is_lost() const {
  if (!writer_) return false;
  const storage::WriterProgress progress = writer_->progress();
  if (!progress.trouble) return false;
  const TroubleCode code = progress.trouble->code;
  return code == TroubleCode::kConflict || code == TroubleCode::kGap ||
         code == TroubleCode::kNoSuchGame || code == TroubleCode::kGameExists ||
         code == TroubleCode::kGameLocked;
}

SaveSign Desk::save_sign() const {
  SaveSign sign;
  sign.is_kept = is_kept_;
  if (!writer_) return sign;
  const storage::WriterProgress progress = writer_->progress();
  sign.state = progress.state;
  // A game and its notes, which are no moves, are one thing to those who count.
  const bool is_any_left = progress.submitted > progress.acknowledged;
  sign.waiting = std::max<std::uint64_t>(progress.moves, is_any_left ? 1 : 0);
  sign.trouble = progress.trouble;
  sign.moved_on = is_lost();
  return sign;
}

void Desk::retry() {
  if (writer_) writer_->retry();
}

bool Desk::wait_saved() { return writer_ ? writer_->wait_all() : is_kept_; }

void Desk::put_away() {
  if (std::exchange(is_away_, true)) return;
  count_time();
  write_notes();
}

void Desk::take_up() {
  is_away_ = false;
  last_ms_ = touched_ms_ = noted_ms_ = world_.monotonic_ms();
}

storage::GameHead Desk::kept_head() const {
  storage::GameHead head = head_of(session_);
  head.head_n = session_.log().size();
  return head;
}

bool Desk::is_at_rest() const { return !writer_ || writer_->is_at_rest(); }

SaveSign Desk::leave() {
  if (std::exchange(has_left_, true)) return save_sign();
  put_away();
  if (writer_) writer_->finish();
  const SaveSign sign = save_sign();
  lock_.reset();
  return sign;
}

// Written once by its uid, however often it is tried.
void Desk::write_result() {
  if (result_ || !writer_) return;
  const std::uint64_t ended = wall_ms_of(session_.about().played).value_or(world_.wall_ms());
  result_ = result_of(session_, ended, world_.local_day(ended), is_timed_);
  writer_->submit(*result_);
}

// Not over the head of a game that was continued elsewhere.
void Desk::write_notes() {
  noted_ms_ = last_ms_;
  if (!writer_ || !has_new_notes_ || is_lost()) return;
  writer_->submit(notes_of(session_));
  has_new_notes_ = false;
}

}  // namespace shudu::tui
