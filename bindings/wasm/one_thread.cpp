// Workers on a machine without threads: the caller's alone. Takes the place of
// src/core/workers.cpp in the build for WebAssembly.
#include "shudu/core/workers.h"

namespace shudu {

int usable_processors() { return 1; }

void run_workers(int /*threads*/, FunctionRef<void(int worker)> work) { work(0); }

struct Gate::Inside {};

Gate::Gate() = default;

Gate::~Gate() = default;

void Gate::enter() {}

void Gate::leave() {}

// With one worker it is so already: nobody else could make it so.
void Gate::wait(FunctionRef<bool()> /*is_so*/) {}

bool Gate::wait_for(FunctionRef<bool()> is_so, std::uint32_t /*milliseconds*/) { return is_so(); }

void Gate::changed() {}

}  // namespace shudu
