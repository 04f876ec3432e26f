// Fuzzes the reader of masks: any bytes, sizes 1 to 9. What it reads comes out and in again the
// same; an error has a place inside the text.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "shudu/generator/mask_text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const int side = data[0] % 9 + 1;
  const std::string text(data + 1, data + size);
  const auto masks = shudu::read_masks(text, side);
  if (!masks) {
    const auto lines = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    const shudu::TextPlace at = masks.error().at;
    if (at.line < 1 || at.line > lines + 1 || at.column < 1) std::abort();
    return 0;
  }
  std::string written;
  for (const shudu::CellSet mask : *masks) written += shudu::mask_text(mask, side) + "\n";
  const auto again = shudu::read_masks(written, side);
  if (masks->empty() || !again || *again != *masks) std::abort();
  return 0;
}
