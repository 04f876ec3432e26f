// Fuzzes the reader and writer of SadMan's .sdk; what is held is in format_fuzz.h.
#include "formats/sdk.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSdkFormat, data, size);
  return 0;
}
