// Processor time of the programs that are timed by scripts.
#pragma once

#include <ctime>

namespace shudu::bench {

/// Milliseconds of all threads of the process so far.
[[nodiscard]] inline double processor_ms() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

}  // namespace shudu::bench
