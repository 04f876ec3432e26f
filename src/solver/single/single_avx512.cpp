// The one-puzzle kernel on AVX-512: three registers hold a puzzle. The layout is drawn in
// word_layout.h, the search in search.h.
#if defined(__x86_64__)
#include <immintrin.h>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "solver/single/band_peers.h"
#include "solver/single/kernels.h"
#include "solver/single/word_layout.h"

// The region opens first, then the vector, then what is written in its terms.
// clang-format off
#include "shudu/core/target/begin_avx512.inc"
#include "solver/cpu/digits_avx512.h"
#include "solver/single/count.h"
#include "solver/single/choice.h"
#include "solver/single/word_round.h"
#include "solver/single/word_text.h"
#include "solver/single/word_branch.h"
#include "solver/single/mini_lines.h"
#include "solver/single/search.h"
// clang-format on

namespace shudu {

SingleAnswer solve_single_avx512(const SingleJob& job) {
  SingleAnswer answer;
  Search(job, answer).run();
  return answer;
}

}  // namespace shudu

#include "shudu/core/target/end.inc"
#endif
