// The one-puzzle kernel on AVX2: six registers hold a puzzle. The layout is drawn in quad_layout.h,
// the search in search.h.
#if defined(__x86_64__)
#include <immintrin.h>

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
#include "shudu/core/target/begin_avx2.inc"
#include "solver/cpu/vec_avx2.h"
#include "solver/cpu/digits_avx2.h"
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

SingleAnswer solve_single_avx2(const SingleJob& job) {
  SingleAnswer answer;
  Search(job, answer).run();
  return answer;
}

}  // namespace shudu

#include "shudu/core/target/end.inc"
#endif
