// A seed that nobody has named: from the machine's own source of randomness. Who takes one says it,
// so that the run can be had again.
#pragma once

#include <cstdint>

namespace shudu::cli {

[[nodiscard]] std::uint64_t fresh_seed();

}  // namespace shudu::cli
