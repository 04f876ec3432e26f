// Tested by every verb whose answers are the same with any number of threads.
#include "cli/options/jobs.h"

#include "shudu/core/workers.h"

namespace shudu::cli {

int worker_count(const Options& options) {
  return options.jobs > 0 ? options.jobs : usable_processors();
}

}  // namespace shudu::cli
