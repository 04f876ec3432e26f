// Tested by every verb whose answers are the same with any number of threads.
#include "cli/options/jobs.h"

#include <algorithm>
#include <thread>

namespace shudu::cli {

int worker_count(const Options& options) {
  constexpr unsigned kMost = 256;
  if (options.jobs > 0) return options.jobs;
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, kMost));
}

}  // namespace shudu::cli
