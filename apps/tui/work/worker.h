// One thread that does what takes long, so that the screen never waits: making a puzzle, reading
// one, a hint, a reason.
//
// One job at a time; a new one ends the one before. A job is a function that looks at its stop flag
// and tells how far it is; what it gives back is a function that the app's own thread calls, so
// nothing but values crosses. `on_news` is called in the worker's thread when there is something
// to collect; it wakes the loop. Tested in tests/tui/worker_test.cpp, under ThreadSanitizer too.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace shudu::tui {

/// What a job is given.
struct JobDesk {
  const std::atomic<bool>& stop;
  std::atomic<std::uint64_t>& tried;  ///< progress: whatever the job counts
};

/// Runs in the worker's thread; what it returns runs in the thread that collects.
using Job = std::function<std::function<void()>(JobDesk desk)>;

class Worker {
 public:
  explicit Worker(std::function<void()> on_news);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  /// Ends a job that runs and waits for it.
  ~Worker();

  /// Begins a job; ends the one that runs, whose result is dropped.
  void start(Job job);
  /// Ends the job that runs. Its result is dropped, also where it has ended and was not collected
  /// yet; false where there is none.
  bool cancel();
  /// Asks it to end and keeps its result: the nearest that was found.
  void finish_early();
  /// Is there a job that waits, runs, or has ended and was not collected yet?
  [[nodiscard]] bool is_busy() const;
  [[nodiscard]] std::uint64_t tried() const;
  /// Calls what finished jobs gave back. In the thread of the app. True where there was something.
  bool collect();
  /// Waits until the job has ended and collects: for the line dialogue, which has nothing else to
  /// do. `stop` ends it early.
  void wait(const std::atomic<bool>& stop);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::tui
