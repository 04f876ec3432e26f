// Which kernel solves: the one that SHUDU_KERNEL names, else the fastest that the machine has.
// Tested in tests/cli/kernel_choice_test.cpp.
#pragma once

#include <string>

#include "cli/process.h"
#include "shudu/core/language.h"
#include "shudu/solver/kernel.h"

namespace shudu::cli {

/// The kernel to use, or nullptr after saying that there is none of that name here.
[[nodiscard]] const Kernel* choose_kernel(const Process& process, Language language);

/// The names of the kernels of this machine, the fastest first: "avx2, simd128, scalar".
[[nodiscard]] std::string kernel_names();

}  // namespace shudu::cli
