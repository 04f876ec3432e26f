// Fuzzes the reader of Solo's saved games; what is held is in format_fuzz.h.
#include "formats/sgt_save.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSgtSaveFormat, data, size);
  return 0;
}
