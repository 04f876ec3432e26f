// Fuzzes the reader of Sudoku Studio's lines; what is held is in format_fuzz.h.
#include "formats/studio.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kStudioFormat, data, size);
  return 0;
}
