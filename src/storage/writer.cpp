// See writer.h. One mutex guards the queue and the state; the store belongs to the thread alone and
// is used without the mutex held, so that submitting never waits for a sync.
#include "shudu/storage/writer.h"

#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace shudu::storage {

struct Writer::Inside {
  std::string uid;
  WriterOptions options;

  mutable std::mutex mutex;
  std::condition_variable wake;     // the thread waits for work
  std::condition_variable changed;  // callers of wait
  std::deque<Event> queue;
  Progress progress;
  std::uint64_t tries = 0;     // rounds begun
  std::uint64_t failures = 0;  // and of them, the number of the last that failed
  bool is_asked = false;       // a try at once is wanted
  bool is_ending = false;
  bool has_ended = false;

  std::optional<Store> store;  // the thread's
  std::thread thread;          // the last member: it uses all others

  void run();
  [[nodiscard]] bool is_due() const;
  void round(std::unique_lock<std::mutex>& held);
  void note_failure(const Trouble& trouble);
  [[nodiscard]] Answer<std::size_t> save(const std::vector<Event>& batch);
  [[nodiscard]] Answer<Appended> append(std::span<const Event> batch);
};

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
    if (!queue.empty()) round(held);
    // What was submitted before the end is tried once more, also where it came during this round.
    if (is_last && (queue.empty() || progress.state == SaveState::kNotSaved)) break;
  }
  has_ended = true;
  changed.notify_all();
}

// One try of all that waits.
void Writer::Inside::round(std::unique_lock<std::mutex>& held) {
  const std::vector<Event> batch(queue.begin(), queue.end());
  is_asked = false;
  ++tries;
  held.unlock();
  const Answer<std::size_t> saved = save(batch);
  held.lock();
  const std::size_t count = saved ? *saved : 0;
  queue.erase(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(count));
  progress.acknowledged += count;
  if (!saved) {
    note_failure(saved.error());
  } else {
    progress.trouble.reset();
    progress.will_retry = false;
    progress.state = queue.empty() ? SaveState::kSaved : SaveState::kSaving;
  }
  changed.notify_all();
  if (!options.on_change) return;
  held.unlock();
  options.on_change();
  held.lock();
}

void Writer::Inside::note_failure(const Trouble& trouble) {
  failures = tries;
  progress.state = SaveState::kNotSaved;
  progress.trouble = trouble;
  progress.will_retry = may_pass(trouble.code);
  progress.next_try_ms = options.monotonic_ms() + options.pause_ms;
}

Answer<Appended> Writer::Inside::append(std::span<const Event> batch) {
  return store->append(uid, batch, options.wall_ms());
}

// How many of the batch, from its front, are durable. A batch is refused whole; where one move of
// it is refused for good, those before it are saved alone first, and the next round meets the
// refusal.
Answer<std::size_t> Writer::Inside::save(const std::vector<Event>& batch) {
  if (!store) {
    Answer<Store> opened = options.open();
    if (!opened) return opened.error();
    store = *std::move(opened);
  }
  Answer<Appended> whole = append(batch);
  if (whole) return batch.size();
  Trouble trouble = whole.error();
  std::size_t saved = 0;
  while (!may_pass(trouble.code) && trouble.code != TroubleCode::kDamaged && saved < batch.size()) {
    const Answer<Appended> one = append(std::span(batch).subspan(saved, 1));
    if (!one) {
      trouble = one.error();
      break;
    }
    ++saved;
  }
  if (saved > 0) return saved;
  store.reset();
  return trouble;
}

Writer::Writer(std::string uid, WriterOptions options) : inside_(std::make_unique<Inside>()) {
  inside_->uid = std::move(uid);
  inside_->options = std::move(options);
  inside_->thread = std::thread([inside = inside_.get()] { inside->run(); });
}

Writer::~Writer() { finish(); }

Ticket Writer::submit(Event event) {
  const std::scoped_lock held(inside_->mutex);
  assert(!inside_->is_ending);
  inside_->queue.push_back(std::move(event));
  Progress& progress = inside_->progress;
  ++progress.submitted;
  if (progress.state == SaveState::kSaved) progress.state = SaveState::kSaving;
  inside_->wake.notify_one();
  return Ticket{progress.submitted};
}

bool Writer::is_saved(Ticket ticket) const {
  return acknowledged() >= static_cast<std::uint64_t>(ticket);
}

std::uint64_t Writer::acknowledged() const { return progress().acknowledged; }

Progress Writer::progress() const {
  const std::scoped_lock held(inside_->mutex);
  return inside_->progress;
}

std::vector<Event> Writer::waiting() const {
  const std::scoped_lock held(inside_->mutex);
  return {inside_->queue.begin(), inside_->queue.end()};
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

Progress Writer::finish() {
  {
    const std::scoped_lock held(inside_->mutex);
    inside_->is_ending = true;
    inside_->wake.notify_one();
  }
  if (inside_->thread.joinable()) inside_->thread.join();
  inside_->store.reset();
  return progress();
}

}  // namespace shudu::storage
