// Fuzzes the reader of KSudoku's saved games; what is held is in format_fuzz.h.
#include "formats/xml/ksudoku.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::ksudoku_format(), data, size);
  return 0;
}
