// Fuzzes the reader of origins: any bytes. What it reads is printed, read and printed again the
// same, and can be made; an error has a sentence.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "shudu/generator/origin.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const auto origin = shudu::parse_origin(text);
  if (!origin) {
    if (shudu::sentence(origin.error(), shudu::Language::kEnglish).empty()) std::abort();
    return 0;
  }
  const std::string line = shudu::print_origin(*origin);
  const auto again = shudu::parse_origin(line);
  if (!again || shudu::print_origin(*again) != line) std::abort();
  if (shudu::find_fault(again->wish) != shudu::MakeFault::kNone) std::abort();
  return 0;
}
