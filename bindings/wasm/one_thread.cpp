// Workers on a machine without threads: the caller's alone. Takes the place of
// src/solver/count/workers.cpp in the build for WebAssembly.
#include "solver/count/workers.h"

namespace shudu {

void run_workers(int /*threads*/, FunctionRef<void(int worker)> work) { work(0); }

struct Gate::Inside {};

Gate::Gate() = default;

Gate::~Gate() = default;

void Gate::enter() {}

void Gate::leave() {}

// With one worker it is so already: nobody else could make it so.
void Gate::wait(FunctionRef<bool()> /*is_so*/) {}

void Gate::changed() {}

}  // namespace shudu
