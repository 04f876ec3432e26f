// POSIX threads and not std::thread: that throws where the system refuses one more, and rooms are
// built without exceptions. See workers.h.
#include "shudu/core/workers.h"

#include <pthread.h>
#include <sched.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace shudu {
namespace {

struct Call {
  FunctionRef<void(int)>* work;
  int worker;
  pthread_t thread;
};

void* enter(void* argument) {
  const auto* call = static_cast<Call*>(argument);
  (*call->work)(call->worker);
  return nullptr;
}

}  // namespace

int usable_processors() {
#if defined(__linux__)
  // As many bits as there are in the largest kernels; more would need memory of its own.
  cpu_set_t bound;
  if (sched_getaffinity(0, sizeof bound, &bound) == 0) {
    return std::clamp(CPU_COUNT(&bound), 1, kMaxThreads);
  }
#endif
  return static_cast<int>(
      std::clamp(std::thread::hardware_concurrency(), 1U, static_cast<unsigned>(kMaxThreads)));
}

void run_workers(int threads, FunctionRef<void(int worker)> work) {
  const int others = std::clamp(threads, 1, kMaxThreads) - 1;
  std::vector<Call> calls;
  calls.reserve(static_cast<std::size_t>(others));  // the threads hold pointers into it
  for (int worker = 1; worker <= others; ++worker) {
    Call& call = calls.emplace_back(Call{&work, worker, {}});
    if (pthread_create(&call.thread, nullptr, enter, &call) == 0) continue;
    calls.pop_back();
    break;
  }
  work(0);
  for (const Call& call : calls) pthread_join(call.thread, nullptr);
}

struct Gate::Inside {
  std::mutex mutex;
  std::condition_variable changed;
};

Gate::Gate() : inside_(std::make_unique<Inside>()) {}

Gate::~Gate() = default;

void Gate::enter() { inside_->mutex.lock(); }

void Gate::leave() { inside_->mutex.unlock(); }

void Gate::wait(FunctionRef<bool()> is_so) {
  std::unique_lock lock(inside_->mutex, std::adopt_lock);
  inside_->changed.wait(lock, is_so);
  lock.release();  // the pass goes on
}

bool Gate::wait_for(FunctionRef<bool()> is_so, std::uint32_t milliseconds) {
  std::unique_lock lock(inside_->mutex, std::adopt_lock);
  const bool is_it =
      inside_->changed.wait_for(lock, std::chrono::milliseconds(milliseconds), is_so);
  lock.release();
  return is_it;
}

void Gate::changed() { inside_->changed.notify_all(); }

}  // namespace shudu
