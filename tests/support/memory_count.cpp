// Counting operator new; see memory_count.h. Weak, because ThreadSanitizer brings its own.
#include "support/memory_count.h"

#include <malloc.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>

namespace {

struct Counters {
  std::atomic<std::size_t> bytes{0};
  std::atomic<std::size_t> peak{0};
  std::atomic<std::size_t> calls{0};
};

Counters& counters() {
  static Counters all;
  return all;
}

void* take(std::size_t size, std::size_t alignment = alignof(std::max_align_t)) {
  const std::size_t rounded = (size / alignment + 1) * alignment;  // as aligned_alloc wants it
  void* memory = std::aligned_alloc(alignment, rounded);
  if (memory == nullptr) std::abort();
  Counters& all = counters();
  ++all.calls;
  const std::size_t now = all.bytes += malloc_usable_size(memory);
  if (now > all.peak) all.peak = now;
  return memory;
}

void give_back(void* memory) {
  if (memory == nullptr) return;
  counters().bytes -= malloc_usable_size(memory);
  std::free(memory);  // NOLINT(cppcoreguidelines-no-malloc)
}

}  // namespace

[[gnu::weak]] void* operator new(std::size_t size) { return take(size); }
[[gnu::weak]] void* operator new[](std::size_t size) { return take(size); }
[[gnu::weak]] void* operator new(std::size_t size, std::align_val_t alignment) {
  return take(size, static_cast<std::size_t>(alignment));
}
[[gnu::weak]] void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
[[gnu::weak]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  give_back(memory);
}
[[gnu::weak]] void operator delete(void* memory) noexcept { give_back(memory); }
[[gnu::weak]] void operator delete[](void* memory) noexcept { give_back(memory); }
[[gnu::weak]] void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
[[gnu::weak]] void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }

namespace shudu::test {

bool heap_is_counted() {
  const std::size_t before = heap_calls();
  const std::string long_text(100, 'x');
  return heap_calls() > before && long_text.size() == 100;
}

std::size_t heap_bytes() { return counters().bytes; }
std::size_t heap_peak() { return counters().peak; }
void reset_heap_peak() { counters().peak = counters().bytes.load(); }
std::size_t heap_calls() { return counters().calls; }

}  // namespace shudu::test
