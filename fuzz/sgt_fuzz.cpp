// Fuzzes the reader and writer of Solo's game IDs; what is held is in format_fuzz.h.
#include "formats/sgt.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSgtFormat, data, size);
  return 0;
}
