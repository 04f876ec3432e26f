// The kernel of canonical forms on AVX2. The algorithms are in grid_form.h and puzzle_form.h. The
// order of these includes matters: the region opens first, then the bytes, then what is written in
// their terms.
#if defined(__x86_64__)
#include <immintrin.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>

#include "canonical/band_tables.h"
#include "canonical/form_job.h"
#include "canonical/line_bytes.h"

// clang-format off
#include "shudu/core/target/begin_avx2.inc"
#include "canonical/cpu/bytes_avx2.h"
#include "canonical/prepared.h"
#include "canonical/cpu/prepare_avx2.h"
#include "canonical/grid_form.h"
#include "canonical/sorted_line.h"
#include "canonical/cpu/line_sorter_vector.h"
#include "canonical/puzzle_form.h"
#include "canonical/form_batch.h"
// clang-format on

namespace shudu {

void form_batch_avx2(const FormJob& job, FormMemory& memory) { run_batch(job, memory); }

}  // namespace shudu

#include "shudu/core/target/end.inc"

#endif
