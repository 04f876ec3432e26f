// The one thread that watches while others work: for signals, for puzzles over their time, for the
// moment to show progress.
//
// Signals arrive through a descriptor (main.cpp blocks them everywhere), so no handler runs in the
// middle of anything. The first SIGINT or SIGTERM asks all work to end soon; a second one ends the
// program at once. Each worker has a slot with a stop flag and a deadline; both change only under
// the slot's lock, so that a flag can never hit the puzzle after the one it was meant for. Tested
// in tests/cli/faults_test.cpp and tests/cli/faults_test.cpp.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "cli/descriptor.h"

namespace shudu::cli {

struct WatchSetup {
  int signal_fd = -1;                 ///< -1: no signals are watched
  int workers = 1;                    ///< how many slots
  std::optional<double> timeout;      ///< seconds for one puzzle
  std::function<void()> on_progress;  ///< called now and then from the watch thread; may be empty
};

class Watch {
 public:
  explicit Watch(const WatchSetup& setup);
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch();

  /// Has a signal asked the run to end? Any thread.
  [[nodiscard]] bool is_interrupted() const { return interrupted_.load(); }
  /// Is the run to end, by a signal or by `cancel`? Any thread.
  [[nodiscard]] bool is_ending() const { return ending_.load(); }
  /// Ends the run: the output has failed, or somebody has. Any thread.
  void cancel();
  /// No progress is shown from now on (nor is any being shown when this returns).
  void end_progress();
  /// Readable once the run is to end.
  [[nodiscard]] int wake_fd() const { return wake_.get(); }

  /// The stop flag of a worker's searches.
  [[nodiscard]] const std::atomic<bool>* stop_flag(int worker) const;
  /// A worker begins with a puzzle: its time runs from now.
  void begin(int worker);
  /// It is done with it: its time runs no more.
  void end(int worker);

 private:
  using Clock = std::chrono::steady_clock;
  struct alignas(64) Slot {
    std::atomic<bool> stop{false};
    std::mutex lock;
    std::optional<Clock::time_point> deadline;
  };

  void watch();
  void take_signal();
  void check_deadlines();
  void stop_all();
  [[nodiscard]] int tick_milliseconds() const;

  WatchSetup setup_;
  std::mutex progress_lock_;
  bool shows_progress_ = true;  // under progress_lock_
  std::vector<Slot> slots_;
  std::atomic<bool> interrupted_{false};
  std::atomic<bool> ending_{false};
  Descriptor wake_;  // an eventfd: the run is to end
  Descriptor quit_;  // an eventfd: the watch thread is to end
  std::thread thread_;
};

}  // namespace shudu::cli
