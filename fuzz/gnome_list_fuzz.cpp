// Fuzzes the reader of GNOME Sudoku's old lists; what is held is in format_fuzz.h.
#include "formats/gnome_list.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kGnomeListFormat, data, size);
  return 0;
}
