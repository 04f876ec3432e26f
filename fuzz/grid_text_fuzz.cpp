// Fuzzes the reader and writer of drawn grids; what is held is in format_fuzz.h.
#include "formats/grid_text.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kGridFormat, data, size);
  return 0;
}
