// Fuzzes the reader and writer of rows of numbers; what is held is in format_fuzz.h.
#include "formats/numbers.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kNumbersFormat, data, size);
  return 0;
}
