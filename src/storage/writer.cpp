// One mutex guards the queue and the state; the store belongs to the thread alone and is used
// without the mutex held, so that submitting never waits for a sync.
#include "shudu/storage/writer.h"

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>
#include <variant>

namespace shudu::storage {
namespace {

// Is it the change that cannot be, whatever becomes of the disk and the file?
bool is_of_change(TroubleCode code) {
  constexpr TroubleCode kOfChanges[] = {TroubleCode::kNoSuchGame, TroubleCode::kGameExists,
                                        TroubleCode::kConflict,   TroubleCode::kGap,
                                        TroubleCode::kGameLocked, TroubleCode::kBadValue};
  return std::find(std::begin(kOfChanges), std::end(kOfChanges), code) != std::end(kOfChanges);
}

}  // namespace

struct Writer::Inside {
  struct Deletion {
    std::string uid;
  };

  using Change =
      std::variant<StoredEvent, GameToAdd, GameNotes, GameResult, PracticeTry, Setting, Deletion>;

  // What a try of some changes, from the front of the queue, came to.
  struct Tried {
    std::size_t count = 0;         // so many of them are over
    std::vector<Refused> refused;  // among these; the ticket is the place in the try, from 0
    std::optional<Trouble> trouble;
  };

  std::string uid;
  WriterOptions options;

  mutable std::mutex mutex;
  std::condition_variable wake;     // the thread waits for work
  std::condition_variable changed;  // callers of wait
  std::deque<Change> queue;
  std::size_t in_try = 0;  // so many of the queue's front are being written
  WriterProgress progress;
  std::vector<Refused> refused;
  std::uint64_t tries = 0;     // rounds begun
  std::uint64_t failures = 0;  // and of them, the number of the last that failed
  bool is_asked = false;       // a try at once is wanted
  bool is_ending = false;
  bool has_ended = false;

  std::optional<Store> store;    // the thread's, as the next
  std::optional<GameLock> lock;  // of a game that it made
  std::thread thread;            // the last member: it uses all others

  // Moves and the game itself keep back what comes after them; nothing hangs on the others.
  static bool has_followers(const Change& change) {
    return std::holds_alternative<StoredEvent>(change) || std::holds_alternative<GameToAdd>(change);
  }

  Ticket submit(Change change);
  template <typename IsSame>
  Ticket replace_or_submit(Change change, const IsSame& is_same);
  void run();
  [[nodiscard]] bool is_due() const;
  [[nodiscard]] bool is_hopeless() const;
  [[nodiscard]] bool is_at_rest() const;
  void round(std::unique_lock<std::mutex>& held);
  void take_over(const Tried& tried);
  void note_failure(const Trouble& trouble);

  // The thread's, without the mutex.
  [[nodiscard]] Tried save(const std::vector<Change>& batch);
  [[nodiscard]] Done reach_store();
  [[nodiscard]] Done save_moves(std::span<const Change> changes, std::size_t& saved);
  [[nodiscard]] Done save_one(const Change& change);
  [[nodiscard]] Done save_game(const GameToAdd& made);
};

// With the mutex held: is there something that no other try would save?
bool Writer::Inside::is_hopeless() const {
  return progress.state == SaveState::kNotSaved && !progress.will_retry;
}

// With the mutex held: is there nothing that is written without being asked for?
bool Writer::Inside::is_at_rest() const {
  return queue.empty() || (is_hopeless() && !is_asked && in_try == 0);
}

// With the mutex held: is there something to be done now?
bool Writer::Inside::is_due() const {
  if (is_ending) return true;
  if (queue.empty()) return false;
  if (is_asked || progress.state != SaveState::kNotSaved) return true;
  return progress.will_retry && options.monotonic_ms() >= progress.next_try_ms;
}

void Writer::Inside::run() {
  std::unique_lock held(mutex);
  while (true) {
    wake.wait(held, [this] { return is_due(); });
    const bool is_last = is_ending;
    if (is_last && is_at_rest()) break;
    round(held);
    // What was submitted before the end is tried once more, also where it came during this round.
    if (is_last && (queue.empty() || progress.state == SaveState::kNotSaved)) break;
  }
  held.unlock();
  store.reset();  // closing looks at the disk too
  lock.reset();
  held.lock();
  has_ended = true;
  changed.notify_all();
}

// One try of all that waits.
void Writer::Inside::round(std::unique_lock<std::mutex>& held) {
  const std::vector<Change> batch(queue.begin(), queue.end());
  in_try = batch.size();
  is_asked = false;
  ++tries;
  held.unlock();
  const Tried tried = save(batch);
  held.lock();
  in_try = 0;
  take_over(tried);
  changed.notify_all();
  if (!options.on_change) return;
  held.unlock();
  options.on_change();
  held.lock();
}

void Writer::Inside::take_over(const Tried& tried) {
  for (Refused one : tried.refused) {
    one.ticket = Ticket{progress.acknowledged + static_cast<std::uint64_t>(one.ticket) + 1};
    refused.push_back(one);
  }
  queue.erase(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(tried.count));
  progress.acknowledged += tried.count;
  if (tried.trouble) return note_failure(*tried.trouble);
  progress.trouble.reset();
  progress.will_retry = false;
  progress.state = queue.empty() ? SaveState::kSaved : SaveState::kSaving;
}

void Writer::Inside::note_failure(const Trouble& trouble) {
  failures = tries;
  progress.state = SaveState::kNotSaved;
  progress.trouble = trouble;
  progress.will_retry = may_pass(trouble.code);
  progress.next_try_ms = options.monotonic_ms() + options.pause_ms;
}

Done Writer::Inside::reach_store() {
  if (store) return std::monostate{};
  Answer<Store> opened = options.open();
  if (!opened) return opened.error();
  store = *std::move(opened);
  return std::monostate{};
}

// From the front until all is over or one change fails.
Writer::Inside::Tried Writer::Inside::save(const std::vector<Change>& batch) {
  const std::unique_lock<std::mutex> turn =
      options.turn ? std::unique_lock(*options.turn) : std::unique_lock<std::mutex>();
  Tried tried;
  Done done = reach_store();
  while (done && tried.count < batch.size()) {
    const Change& next = batch[tried.count];
    if (std::holds_alternative<StoredEvent>(next)) {
      done = save_moves(std::span(batch).subspan(tried.count), tried.count);
      continue;
    }
    done = save_one(next);
    const bool is_refused = !done && is_of_change(done.error().code) && !has_followers(next);
    if (is_refused) {
      tried.refused.push_back({Ticket{tried.count}, done.error()});
      done = std::monostate{};
    }
    if (done) ++tried.count;
  }
  if (!done) {
    tried.trouble = done.error();
    store.reset();
  }
  return tried;
}

// The moves at the front of these, up to another change. They are refused whole; where one of them
// is refused for good, those before it are saved alone.
Done Writer::Inside::save_moves(std::span<const Change> changes, std::size_t& saved) {
  std::vector<StoredEvent> moves;
  for (const Change& change : changes) {
    const StoredEvent* move = std::get_if<StoredEvent>(&change);
    if (move == nullptr) break;
    moves.push_back(*move);
  }
  const auto append = [&](std::span<const StoredEvent> some) -> Done {
    const Answer<Appended> answer = store->append(uid, some, options.wall_ms());
    if (!answer) return answer.error();
    saved += some.size();
    return std::monostate{};
  };
  Done done = append(moves);
  if (done || may_pass(done.error().code) || done.error().code == TroubleCode::kDamaged)
    return done;
  for (const StoredEvent& move : moves) {
    done = append(std::span(&move, 1));
    if (!done) break;
  }
  return done;
}

Done Writer::Inside::save_one(const Change& change) {
  if (const auto* made = std::get_if<GameToAdd>(&change)) return save_game(*made);
  if (const auto* notes = std::get_if<GameNotes>(&change)) return store->update_notes(uid, *notes);
  if (const auto* setting = std::get_if<Setting>(&change)) {
    return store->write_setting(setting->key, setting->value);
  }
  if (const auto* attempt = std::get_if<PracticeTry>(&change)) return store->add_practice(*attempt);
  if (const auto* result = std::get_if<GameResult>(&change)) {
    const Answer<bool> added = store->add_result(*result);
    return added ? Done(std::monostate{}) : Done(added.error());
  }
  return store->delete_game(std::get<Deletion>(change).uid);
}

// A game of that uid may be what an earlier try, whose answer was lost, has put there: the same
// beginning, dates and moves.
Done Writer::Inside::save_game(const GameToAdd& made) {
  Done done = store->import_game(made.game);
  if (!done && done.error().code == TroubleCode::kGameExists) {
    const Answer<Game> there = store->read_game(uid);
    if (!there) return there.error();
    GameHead head = made.game.head;
    head.head_n = there->head.head_n;
    if (there->head == head && there->events == made.game.events) done = std::monostate{};
  }
  if (!done || lock) return done;
  Answer<GameLock> right = store->lock_game(uid, made.holder);
  if (!right) return right.error();
  lock = *std::move(right);
  return done;
}

Ticket Writer::Inside::submit(Change change) {
  assert(!is_ending);
  queue.push_back(std::move(change));
  ++progress.submitted;
  if (progress.state == SaveState::kSaved) progress.state = SaveState::kSaving;
  wake.notify_one();
  return Ticket{progress.submitted};
}

// In place of a change of the same that waits and is not being written.
template <typename IsSame>
Ticket Writer::Inside::replace_or_submit(Change change, const IsSame& is_same) {
  for (std::size_t i = in_try; i < queue.size(); ++i) {
    if (!is_same(queue[i])) continue;
    queue[i] = std::move(change);
    return Ticket{progress.acknowledged + i + 1};
  }
  return submit(std::move(change));
}

Writer::Writer(std::string uid, WriterOptions options) : inside_(std::make_unique<Inside>()) {
  inside_->uid = std::move(uid);
  inside_->options = std::move(options);
  inside_->thread = std::thread([inside = inside_.get()] { inside->run(); });
}

Writer::~Writer() { finish(); }

Ticket Writer::submit(StoredEvent event) {
  const std::scoped_lock held(inside_->mutex);
  return inside_->submit(std::move(event));
}

Ticket Writer::submit(GameToAdd game) {
  assert(game.game.head.uid == inside_->uid);
  const std::scoped_lock held(inside_->mutex);
  return inside_->submit(std::move(game));
}

// Only at the very end: notes tell of the moves before them.
Ticket Writer::submit(GameNotes notes) {
  const std::scoped_lock held(inside_->mutex);
  const Inside::Change* last = inside_->queue.empty() ? nullptr : &inside_->queue.back();
  return inside_->replace_or_submit(std::move(notes), [last](const Inside::Change& change) {
    return &change == last && std::holds_alternative<GameNotes>(change);
  });
}

Ticket Writer::submit(GameResult result) {
  const std::scoped_lock held(inside_->mutex);
  return inside_->submit(std::move(result));
}

Ticket Writer::submit(PracticeTry attempt) {
  const std::scoped_lock held(inside_->mutex);
  return inside_->submit(std::move(attempt));
}

Ticket Writer::submit(Setting setting) {
  const std::scoped_lock held(inside_->mutex);
  return inside_->replace_or_submit(setting, [&setting](const Inside::Change& change) {
    const auto* other = std::get_if<Setting>(&change);
    return other != nullptr && other->key == setting.key;
  });
}

Ticket Writer::submit_deletion(std::string uid) {
  assert(uid != inside_->uid);
  const std::scoped_lock held(inside_->mutex);
  return inside_->submit(Inside::Deletion{std::move(uid)});
}

bool Writer::is_saved(Ticket ticket) const {
  return acknowledged() >= static_cast<std::uint64_t>(ticket);
}

std::uint64_t Writer::acknowledged() const { return progress().acknowledged; }

WriterProgress Writer::progress() const {
  const std::scoped_lock held(inside_->mutex);
  WriterProgress progress = inside_->progress;
  progress.moves = static_cast<std::uint64_t>(std::count_if(
      inside_->queue.begin(), inside_->queue.end(),
      [](const Inside::Change& change) { return std::holds_alternative<StoredEvent>(change); }));
  return progress;
}

std::vector<StoredEvent> Writer::waiting() const {
  const std::scoped_lock held(inside_->mutex);
  std::vector<StoredEvent> moves;
  for (const Inside::Change& change : inside_->queue) {
    if (const StoredEvent* move = std::get_if<StoredEvent>(&change)) moves.push_back(*move);
  }
  return moves;
}

std::vector<Refused> Writer::take_refused() {
  const std::scoped_lock held(inside_->mutex);
  return std::exchange(inside_->refused, {});
}

void Writer::tick() {
  const std::scoped_lock held(inside_->mutex);
  inside_->wake.notify_one();
}

void Writer::retry() {
  const std::scoped_lock held(inside_->mutex);
  inside_->is_asked = true;
  inside_->wake.notify_one();
}

bool Writer::wait(Ticket ticket) {
  std::unique_lock held(inside_->mutex);
  const auto number = static_cast<std::uint64_t>(ticket);
  const std::uint64_t before = inside_->tries;
  inside_->is_asked = true;
  inside_->wake.notify_one();
  inside_->changed.wait(held, [this, number, before] {
    return inside_->progress.acknowledged >= number || inside_->failures > before ||
           inside_->has_ended;
  });
  return inside_->progress.acknowledged >= number;
}

bool Writer::wait_all() {
  const Ticket last{progress().submitted};
  return is_saved(last) || wait(last);
}

bool Writer::is_at_rest() const {
  const std::scoped_lock held(inside_->mutex);
  return inside_->is_at_rest();
}

WriterProgress Writer::finish() {
  {
    const std::scoped_lock held(inside_->mutex);
    inside_->is_ending = true;
    inside_->wake.notify_one();
  }
  if (inside_->thread.joinable()) inside_->thread.join();
  return progress();
}

}  // namespace shudu::storage
