// One mutex guards which job waits, runs and has ended; jobs run without it.
//
// A job that was replaced or cancelled may still run for a moment: its task is only shared with the
// thread then, and what it gives back is thrown away when it ends.
#include "tui/work/worker.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace shudu::tui {
namespace {

// How soon a wait sees that it shall stop.
constexpr std::chrono::milliseconds kLook{20};

}  // namespace

struct Worker::Inside {
  struct Task {
    Job job;
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> tried{0};
    std::function<void()> result;
    bool has_ended = false;
  };

  std::function<void()> on_news;
  mutable std::mutex mutex;
  std::condition_variable wake;   // the thread waits for a job
  std::condition_variable ended;  // `wait` waits for its end
  std::shared_ptr<Task> task;     // the one that matters: waiting, running or ended
  std::shared_ptr<Task> next;     // to be run
  std::shared_ptr<Task> running;
  bool is_ending = false;
  std::thread thread;  // the last member: it uses all others

  void run();
  void drop();
};

void Worker::Inside::run() {
  std::unique_lock held(mutex);
  while (true) {
    wake.wait(held, [this] { return is_ending || next; });
    if (is_ending) return;
    running = std::exchange(next, nullptr);
    const std::shared_ptr<Task> mine = running;
    held.unlock();
    std::function<void()> result = mine->job({mine->stop, mine->tried});
    mine->job = nullptr;  // what it holds is let go in this thread
    held.lock();
    running = nullptr;
    mine->result = std::move(result);
    mine->has_ended = true;
    ended.notify_all();
    if (mine != task || !on_news) continue;
    held.unlock();
    on_news();
    held.lock();
  }
}

// With the mutex held: whatever was begun does not matter any more.
void Worker::Inside::drop() {
  if (task) task->stop = true;
  task = nullptr;
  next = nullptr;
}

Worker::Worker(std::function<void()> on_news) : inside_(std::make_unique<Inside>()) {
  inside_->on_news = std::move(on_news);
  inside_->thread = std::thread([inside = inside_.get()] { inside->run(); });
}

Worker::~Worker() {
  {
    const std::scoped_lock held(inside_->mutex);
    inside_->drop();
    inside_->is_ending = true;
    inside_->wake.notify_one();
  }
  inside_->thread.join();
}

void Worker::start(Job job) {
  auto task = std::make_shared<Inside::Task>();
  task->job = std::move(job);
  const std::scoped_lock held(inside_->mutex);
  inside_->drop();
  inside_->task = task;
  inside_->next = std::move(task);
  inside_->wake.notify_one();
}

bool Worker::cancel() {
  const std::scoped_lock held(inside_->mutex);
  const bool was_busy = inside_->task != nullptr;
  inside_->drop();
  return was_busy;
}

void Worker::finish_early() {
  const std::scoped_lock held(inside_->mutex);
  if (inside_->task) inside_->task->stop = true;
}

bool Worker::is_busy() const {
  const std::scoped_lock held(inside_->mutex);
  return inside_->task != nullptr;
}

std::uint64_t Worker::tried() const {
  const std::scoped_lock held(inside_->mutex);
  return inside_->task ? inside_->task->tried.load() : 0;
}

bool Worker::collect() {
  std::shared_ptr<Inside::Task> task;
  {
    const std::scoped_lock held(inside_->mutex);
    if (!inside_->task || !inside_->task->has_ended) return false;
    task = std::exchange(inside_->task, nullptr);
  }
  if (task->result) task->result();  // it may start the next job
  return true;
}

void Worker::wait(const std::atomic<bool>& stop) {
  std::unique_lock held(inside_->mutex);
  const std::shared_ptr<Inside::Task> mine = inside_->task;
  if (!mine) return;
  while (!inside_->ended.wait_for(held, kLook, [&mine] { return mine->has_ended; })) {
    if (stop.load()) mine->stop = true;
  }
  held.unlock();
  collect();
}

}  // namespace shudu::tui
