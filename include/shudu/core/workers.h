// Some threads that do the same work, one of them the caller's. They live as long as one call:
// nothing waits in the background. All that the rooms know of threads stands here, so that a
// machine without them (a page in a browser) needs one other file: bindings/wasm/one_thread.cpp.
//
// Thread-safe. Tested in tests/core/workers_test.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "shudu/core/function_ref.h"

#pragma GCC visibility push(default)
namespace shudu {

/// More are never started, however many are asked for.
inline constexpr int kMaxThreads = 256;

/// How many processors this program may use now, as the system has bound it: 1 to kMaxThreads.
[[nodiscard]] int usable_processors();

/// Calls `work(0)` here and `work(1)` to `work(threads - 1)` at the same time in threads of their
/// own; returns when all are done. Where the system gives no more threads there are fewer calls, so
/// `work` must be able to do everything alone.
void run_workers(int threads, FunctionRef<void(int worker)> work);

/// What workers share is looked at by one of them at a time, who may wait there for a change.
class Gate {
 public:
  Gate();
  Gate(const Gate&) = delete;
  Gate& operator=(const Gate&) = delete;
  ~Gate();

  /// Inside from now to the end of its life.
  class Pass {
   public:
    explicit Pass(Gate& gate) : gate_(&gate) { gate.enter(); }
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;
    ~Pass() { gate_->leave(); }
    /// Lets others in until `is_so`; whoever changes what it looks at says `changed`.
    void wait_until(FunctionRef<bool()> is_so) { gate_->wait(is_so); }
    /// The same for at most so many milliseconds; whether it is so then.
    bool wait_until(FunctionRef<bool()> is_so, std::uint32_t milliseconds) {
      return gate_->wait_for(is_so, milliseconds);
    }

   private:
    Gate* gate_;
  };
  void changed();

 private:
  void enter();
  void leave();
  void wait(FunctionRef<bool()> is_so);
  bool wait_for(FunctionRef<bool()> is_so, std::uint32_t milliseconds);

  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu
#pragma GCC visibility pop
