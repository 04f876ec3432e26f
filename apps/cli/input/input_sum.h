// A sum of records, by which a run that goes on knows that its input is that of before.
//
// Each record counts with its place in the input, and the sums of records are added, so the sum of
// a stretch is the same however it was cut into batches, and whether a line came in a run or as a
// record. Tested in tests/cli/part_state_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cli/input/batch.h"

namespace shudu::cli {

/// Of the first `count` records of the batch.
[[nodiscard]] std::uint64_t input_sum(const Batch& batch, std::size_t count);

/// Takes away the first `count` records, as if the batch began after them.
void leave_out(Batch& batch, std::size_t count);

}  // namespace shudu::cli
