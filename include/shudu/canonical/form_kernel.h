// The kernels of canonical forms: one algorithm, compiled once for each instruction set and chosen
// when the program runs, once a call. All of them give the same forms
// (tests/canonical/kernel_test.cpp); they differ in speed alone.
#pragma once

#include <span>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

struct FormJob;     // inside the room
struct FormMemory;  // inside the room

/// One instruction set.
struct FormKernel {
  std::string_view name;  ///< avx512, avx2 or scalar, as kernels of the solver are called
  /// Has this machine its instructions? Thread-safe.
  bool (*is_supported)();
  void (*run)(const FormJob& job, FormMemory& memory);
};

/// Every kernel of this build, the fastest first; the last runs everywhere.
[[nodiscard]] std::span<const FormKernel> form_kernel_table();

/// The first of them that this machine supports.
[[nodiscard]] const FormKernel& best_form_kernel();

/// The kernel of that name, or nullptr. It may be one that this machine does not support.
[[nodiscard]] const FormKernel* find_form_kernel(std::string_view name);

}  // namespace shudu
#pragma GCC visibility pop
