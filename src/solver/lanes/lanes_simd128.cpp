// The lane kernel on 128-bit vectors (AVX, NEON, WebAssembly): four lanes. The algorithm is in
// machine.h. The order of these includes matters: the region opens first, then the vector, then
// what is written in its terms.
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <new>

#include "solver/fields/fields.h"
#include "solver/lanes/kernels.h"
#include "solver/lanes/reduction_job.h"

// clang-format off
#include "shudu/core/target/begin_simd128.inc"
#include "solver/cpu/vec_simd128.h"
#include "solver/cpu/vec_logic.h"
#include "solver/lanes/text_by_bands.h"
#include "solver/lanes/pair_plain.h"
#include "solver/lanes/machine.h"
#include "solver/lanes/reducer.h"
// clang-format on

namespace shudu {

BatchTotals solve_lanes_simd128(const LaneJob& job, LaneMemory& memory) {
  static_assert(sizeof(Machine) <= sizeof(LaneMemory));
  static_assert(alignof(Machine) <= alignof(LaneMemory));
  return (new (memory.bytes.data()) Machine)->run(job);
}

ReductionTotals solve_reductions_simd128(const ReductionJob& job, ReductionMemory& memory) {
  static_assert(sizeof(Reducer) <= sizeof(ReductionMemory));
  static_assert(alignof(Reducer) <= alignof(ReductionMemory));
  return (new (memory.bytes.data()) Reducer)->run(job);
}

}  // namespace shudu

#include "shudu/core/target/end.inc"
