// Fuzzes the reader and writer of CSV; what is held is in format_fuzz.h.
#include "formats/csv.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kCsvFormat, data, size);
  return 0;
}
