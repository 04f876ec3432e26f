// Fuzzes the readers and writers of links that carry 81 digits; what is held is in format_fuzz.h.
#include "formats/site_link.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSudokuexchangeFormat, data, size);
  shudu::fuzz::run(shudu::kSudokucoachFormat, data, size);
  shudu::fuzz::run(shudu::kWeblinkFormat, data, size);
  return 0;
}
