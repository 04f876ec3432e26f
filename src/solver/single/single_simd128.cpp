// The one-puzzle kernel on 128-bit vectors: AVX, NEON, WebAssembly. The layout is drawn in
// quad_layout.h, the search in search.h.
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "solver/cpu/lane_set.h"
#include "solver/single/band_peers.h"
#include "solver/single/kernels.h"
#include "solver/single/quad_layout.h"

// The region opens first, then the vector, then what is written in its terms.
// clang-format off
#include "shudu/core/target/begin_simd128.inc"
#include "solver/cpu/vec_simd128.h"
#include "solver/cpu/digits_simd128.h"
#include "solver/cpu/vec_logic.h"
#include "solver/single/count.h"
#include "solver/single/choice.h"
#include "solver/single/quad_round.h"
#include "solver/single/quad_text.h"
#include "solver/single/quad_branch.h"
#include "solver/single/mini_lines.h"
#include "solver/single/search.h"
// clang-format on

namespace shudu {

SingleAnswer solve_single_simd128(const SingleJob& job) {
  SingleAnswer answer;
  Search(job, answer).run();
  return answer;
}

}  // namespace shudu

#include "shudu/core/target/end.inc"
