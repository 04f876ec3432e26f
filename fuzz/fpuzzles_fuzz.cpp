// Fuzzes the reader and writer of f-puzzles' links: the input as lines, and as the JSON of a link.
// What is held is in format_fuzz.h.
#include "formats/fpuzzles.h"

#include "format_fuzz.h"
#include "formats/lz_string.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kFpuzzlesFormat, data, size);
  std::string json;
  for (std::size_t i = 0; i < size; ++i) json += static_cast<char>(data[i]);
  const std::string link =
      "f-puzzles.com/?load=" + shudu::pack_lz(json, shudu::LzAlphabet::kBase64);
  const std::vector<std::string_view> lines = {link};
  shudu::ReadContext context;
  (void)shudu::fuzz::take_record(shudu::kFpuzzlesFormat, lines, context);
  return 0;
}
