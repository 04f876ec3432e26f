// Fuzzes the reader and writer of our own links: the input as lines, and as the text of a link that
// is well made. What is held is in format_fuzz.h.
#include "formats/share.h"

#include <array>
#include <cstdio>

#include "format_fuzz.h"
#include "formats/lz_string.h"
#include "formats/utf16.h"
#include "shudu/core/crc32.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kShareFormat, data, size);
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(data[i]);
  const std::string text = *shudu::to_utf8(shudu::to_utf16(bytes));
  std::array<char, 9> crc{};
  std::snprintf(crc.data(), crc.size(), "%08x", shudu::crc32(text));
  const std::string line = "s=1." + std::to_string(text.size()) + "." +
                           shudu::pack_lz(text, shudu::LzAlphabet::kUri) + "." + crc.data();
  const std::vector<std::string_view> lines = {line};
  shudu::ReadContext context;
  (void)shudu::fuzz::take_record(shudu::kShareFormat, lines, context);
  return 0;
}
