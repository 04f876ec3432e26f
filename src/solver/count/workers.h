// Some threads that do the same work, one of them the caller's. They live as long as one call:
// nothing waits in the background.
#pragma once

#include "shudu/core/function_ref.h"

namespace shudu {

/// More are never started, however many are asked for.
inline constexpr int kMaxThreads = 256;

/// Calls `work(0)` here and `work(1)` to `work(threads - 1)` at the same time in threads of their
/// own; returns when all are done. Where the system gives no more threads there are fewer calls, so
/// `work` must be able to do everything alone.
void run_workers(int threads, FunctionRef<void(int worker)> work);

}  // namespace shudu
