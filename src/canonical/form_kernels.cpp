// The table of kernels of canonical forms, the fastest first; what is not of this processor family
// is not in it. Tested in tests/canonical/kernel_test.cpp, which walks it.
#include <array>

#include "canonical/form_job.h"
#include "shudu/canonical/form_kernel.h"
#include "shudu/core/processor.h"

namespace shudu {
namespace {

bool always() { return true; }

constexpr std::array kKernels = {
#if defined(__x86_64__)
    FormKernel{"avx2", has_avx2, form_batch_avx2},
#endif
    FormKernel{"scalar", always, form_batch_scalar},
};

}  // namespace

std::span<const FormKernel> form_kernel_table() { return kKernels; }

const FormKernel& best_form_kernel() {
  for (const FormKernel& kernel : kKernels) {
    if (kernel.is_supported()) return kernel;
  }
  return kKernels.back();
}

const FormKernel* find_form_kernel(std::string_view name) {
  for (const FormKernel& kernel : kKernels) {
    if (kernel.name == name) return &kernel;
  }
  return nullptr;
}

}  // namespace shudu
