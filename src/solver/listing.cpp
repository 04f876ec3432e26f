// The lane kernel with a sink. See listing.h.
#include "shudu/solver/listing.h"

#include <cassert>

#include "solver/kernel_code.h"

namespace shudu {

struct SolutionLister::Memory {
  LaneMemory lanes;
};

SolutionLister::SolutionLister(const Kernel& kernel)
    : kernel_(&kernel), memory_(std::make_unique_for_overwrite<Memory>()) {}
SolutionLister::~SolutionLister() = default;
SolutionLister::SolutionLister(SolutionLister&&) noexcept = default;
SolutionLister& SolutionLister::operator=(SolutionLister&&) noexcept = default;

void SolutionLister::list(const PuzzleTexts& puzzles, const ListingOptions& options,
                          std::span<PuzzleResult> results, ListingSink sink) {
  assert(results.size() >= puzzles.count && options.limit >= 1);
  LaneJob job;
  job.text = puzzles.text;
  job.stride = puzzles.stride;
  job.count = puzzles.count;
  job.limit = options.limit;
  job.stop = options.stop;
  job.results = results.data();
  job.sink = &sink;
  kernel_->code->lanes(job, memory_->lanes);
}

}  // namespace shudu
