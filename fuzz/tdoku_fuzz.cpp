// Fuzzes the reader of tdoku's lines; what is held is in format_fuzz.h.
#include "formats/tdoku.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kTdokuFormat, data, size);
  return 0;
}
