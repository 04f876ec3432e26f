// Fuzzes the reader and writer of sudokuwiki.org's links: the input as lines, and as their data.
// What is held is in format_fuzz.h.
#include "formats/sudokuwiki.h"

#include "format_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSudokuwikiFormat, data, size);
  std::string line = "sudokuwiki.org/sudoku.htm?bd=";
  for (std::size_t i = 0; i < size; ++i) line += static_cast<char>(data[i]);
  const std::vector<std::string_view> lines = {line};
  shudu::ReadContext context;
  (void)shudu::fuzz::take_record(shudu::kSudokuwikiFormat, lines, context);
  return 0;
}
