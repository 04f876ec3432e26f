// Fuzzes the reader and writer of Simple Sudoku's .ss; what is held is in format_fuzz.h.
#include "formats/ss.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSsFormat, data, size);
  return 0;
}
