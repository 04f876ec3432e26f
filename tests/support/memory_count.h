// How much the heap of this test program holds, and the most that it has held.
#pragma once

#include <cstddef>

namespace shudu::test {

/// False where a sanitizer brings an operator new of its own, and all figures stay 0.
bool heap_is_counted();
/// Bytes that operator new has given out and not got back.
std::size_t heap_bytes();
/// The most that `heap_bytes` has been since the last `reset_heap_peak`.
std::size_t heap_peak();
void reset_heap_peak();
/// Calls of operator new so far.
std::size_t heap_calls();

}  // namespace shudu::test
