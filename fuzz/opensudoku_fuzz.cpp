// Fuzzes the reader and writer of OpenSudoku's XML; what is held is in format_fuzz.h.
#include "shudu/formats/xml/opensudoku.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::opensudoku_format(), data, size);
  return 0;
}
