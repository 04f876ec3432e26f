// Fuzzes the reader and writer of JSON; what is held is in format_fuzz.h.
#include "formats/json.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kJsonFormat, data, size);
  return 0;
}
