// The kernels: one search, compiled once for each instruction set and chosen when the program runs.
//
// All of them give the same answers (tests/solver/kernel_test.cpp); they differ in speed, and in
// how many guesses they need. Which one a machine gets is decided by this list and the processor
// alone.
#pragma once

#include <span>
#include <string_view>

#include "shudu/core/language.h"

#pragma GCC visibility push(default)
namespace shudu {

struct KernelCode;  // the functions; inside the room

/// One instruction set.
struct Kernel {
  std::string_view name;  ///< as in SHUDU_KERNEL: avx512, avx2, simd128, sse4, scalar
  Words words;            ///< one line for people
  int lanes;              ///< puzzles at once
  /// Has this machine its instructions? Thread-safe.
  bool (*is_supported)();
  const KernelCode* code;
};

/// Every kernel of this build, the fastest first; the last runs everywhere.
[[nodiscard]] std::span<const Kernel> kernel_table();

/// The first of them that this machine supports.
[[nodiscard]] const Kernel& best_kernel();

/// The kernel of that name, or nullptr. It may be one that this machine does not support.
[[nodiscard]] const Kernel* find_kernel(std::string_view name);

}  // namespace shudu
#pragma GCC visibility pop
