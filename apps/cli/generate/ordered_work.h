// Parts of a long work, made by several threads and taken in order by the calling one.
//
//   threads (--jobs)     make part 0, 1, 2, ...      |  at most `2 * jobs + 1` parts ahead
//   calling thread       takes part 0, then 1, ...   |  of the one that is taken next
//
// For runs whose answers depend on what stood before them: whether a puzzle has been seen, sums
// whose order counts. Where they do not, the pipeline is enough. Tested in
// tests/cli/ordered_work_test.cpp.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "shudu/core/function_ref.h"

namespace shudu::cli {

/// Makes parts 0 to count - 1 and takes them in order, until `take` gives false. `make` is called
/// from `jobs` threads with the thread's number (with one job from the calling thread), `take` from
/// the calling thread alone. When it returns, no call of `make` is running.
template <typename Part>
class OrderedWork {
 public:
  using Make = FunctionRef<Part(int worker, std::uint64_t index)>;
  using Take = FunctionRef<bool(Part& part)>;

  static void run(int jobs, std::uint64_t count, Make make, Take take) {
    if (jobs > 1) return OrderedWork(jobs, count, make).run_threads(jobs, take);
    for (std::uint64_t i = 0; i < count; ++i) {
      Part part = make(0, i);
      if (!take(part)) return;
    }
  }

 private:
  OrderedWork(int jobs, std::uint64_t count, Make make)
      : count_(count), make_(make), ring_(2 * static_cast<std::size_t>(jobs) + 1) {}

  void run_threads(int jobs, Take take) {
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(jobs));
    try {
      for (int worker = 0; worker < jobs; ++worker) {
        threads.emplace_back([this, worker] { work(worker); });
      }
    } catch (const std::system_error&) {
      // The system has no more threads: those that run will do, or this one alone.
      if (threads.empty()) return run(1, count_, make_, take);
    }
    take_all(take);
    {
      const std::lock_guard lock(mutex_);
      is_closed_ = true;
    }
    has_room_.notify_all();
    for (std::thread& thread : threads) thread.join();
  }

  void take_all(Take take) {
    for (std::uint64_t i = 0; i < count_; ++i) {
      std::unique_lock lock(mutex_);
      std::optional<Part>& place = ring_[i % ring_.size()];
      has_part_.wait(lock, [&place] { return place.has_value(); });
      std::optional<Part> part = std::exchange(place, std::nullopt);
      taken_ = i + 1;
      lock.unlock();
      has_room_.notify_all();
      if (!take(*part)) return;
    }
  }

  void work(int worker) {
    while (true) {
      std::unique_lock lock(mutex_);
      has_room_.wait(lock, [this] {
        return is_closed_ || begun_ == count_ || begun_ < taken_ + ring_.size();
      });
      if (is_closed_ || begun_ == count_) return;
      const std::uint64_t index = begun_++;
      lock.unlock();
      Part part = make_(worker, index);
      lock.lock();
      ring_[index % ring_.size()] = std::move(part);
      lock.unlock();
      has_part_.notify_one();
    }
  }

  std::uint64_t count_;
  Make make_;
  std::mutex mutex_;
  std::condition_variable has_part_;
  std::condition_variable has_room_;
  std::vector<std::optional<Part>> ring_;  // under mutex_, as is all below
  std::uint64_t begun_ = 0;
  std::uint64_t taken_ = 0;
  bool is_closed_ = false;
};

}  // namespace shudu::cli
