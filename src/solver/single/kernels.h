// The one-puzzle kernels: one search (search.h) on two layouts, a function for each instruction
// set.
//
//   AVX-512   word_*.h   sixteen-bit lanes, a digit and a band in each: 27 of 32
//   others    quad_*.h   32-bit lanes, a digit in each: 9 of 12
//
// Run a kernel only where shudu/core/processor.h says that the machine has its instructions.
// Thread-safe: a kernel keeps its search on the stack, about 32 KB. What they mean is said in
// single_job.h. Tests: tests/solver/single_kernel_test.cpp, single_end_test.cpp.
#pragma once

#include "solver/single/single_job.h"

namespace shudu {

[[nodiscard]] SingleAnswer solve_single_avx512(const SingleJob& job);
[[nodiscard]] SingleAnswer solve_single_avx2(const SingleJob& job);
[[nodiscard]] SingleAnswer solve_single_simd128(const SingleJob& job);
[[nodiscard]] SingleAnswer solve_single_sse4(const SingleJob& job);

}  // namespace shudu
