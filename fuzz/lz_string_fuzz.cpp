// Fuzzes LZ-string in both directions.
//
// Held: unpacking any bytes ends, within the limit, with UTF-8 or an error that points into them;
// any text that is packed unpacks to itself, in both alphabets, and packing it again gives the
// same.
#include "formats/lz_string.h"

#include <cstdint>

#include "bytes.h"
#include "formats/utf16.h"

namespace {

using shudu::fuzz::require;

void check_packed(std::string_view packed) {
  constexpr std::size_t kMost = 5000;
  const shudu::Result<std::string> text = shudu::unpack_lz(packed, kMost);
  if (!text) return require(text.error().at.column <= packed.size() + 1);
  require(text->size() <= kMost);
  require(shudu::to_utf8(shudu::to_utf16(*text)) == *text);
}

void check_text(std::string_view bytes) {
  const std::string text = *shudu::to_utf8(shudu::to_utf16(bytes));
  for (const auto alphabet : {shudu::LzAlphabet::kBase64, shudu::LzAlphabet::kUri}) {
    const std::string packed = shudu::pack_lz(bytes, alphabet);
    const shudu::Result<std::string> back = shudu::unpack_lz(packed);
    if (text.size() > shudu::kMaxUnpackedBytes) return require(!back.has_value());
    require(back && *back == text);
    require(shudu::pack_lz(*back, alphabet) == packed);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  check_packed(text);
  check_text(text);
  return 0;
}
