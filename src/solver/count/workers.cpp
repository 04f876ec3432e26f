// POSIX threads and not std::thread: that throws where the system refuses one more, and rooms are
// built without exceptions. See workers.h. Tested in tests/solver/count_threads_test.cpp.
#include "solver/count/workers.h"

#include <pthread.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
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

void Gate::changed() { inside_->changed.notify_all(); }

}  // namespace shudu
