// Fuzzes the reader and writer of array literals; what is held is in format_fuzz.h.
#include "formats/array_literal.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kArrayFormat, data, size);
  return 0;
}
