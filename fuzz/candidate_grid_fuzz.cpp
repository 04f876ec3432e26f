// Fuzzes the reader and writer of candidate grids; what is held is in format_fuzz.h.
#include "formats/candidate_grid.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kCandidateGridFormat, data, size);
  return 0;
}
