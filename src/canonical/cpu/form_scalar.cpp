// The kernel of canonical forms in plain loops, for every machine. The order of these includes
// matters: the bytes first, then what is written in their terms.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>

#include "canonical/band_tables.h"
#include "canonical/form_job.h"
#include "canonical/line_bytes.h"

// clang-format off
#include "canonical/cpu/bytes_scalar.h"
#include "canonical/prepared.h"
#include "canonical/cpu/prepare_scalar.h"
#include "canonical/grid_form.h"
#include "canonical/sorted_line.h"
#include "canonical/cpu/line_sorter_scalar.h"
#include "canonical/puzzle_form.h"
#include "canonical/form_batch.h"
// clang-format on

namespace shudu {

void form_batch_scalar(const FormJob& job, FormMemory& memory) { run_batch(job, memory); }

}  // namespace shudu
