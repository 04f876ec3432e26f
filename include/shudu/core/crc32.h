// CRC-32, the checksum of zip, gzip and PNG: polynomial 0xEDB88320, bits reflected.
//
// Finds what a link or a saved game loses on its way: any one wrong character, any two exchanged.
// ISO 3309; the check value of "123456789" is cbf43926. Tested in tests/formats/share_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

[[nodiscard]] consteval std::array<std::uint32_t, 256> make_crc_table() {
  constexpr std::uint32_t kPolynomial = 0xEDB88320U;
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    std::uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit) value = (value >> 1U) ^ ((value & 1U) * kPolynomial);
    table[i] = value;
  }
  return table;
}
inline constexpr std::array<std::uint32_t, 256> kCrcTable = make_crc_table();

/// The checksum of these bytes.
[[nodiscard]] constexpr std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char c : bytes) {
    crc = (crc >> 8U) ^ kCrcTable[(crc ^ static_cast<unsigned char>(c)) & 0xFFU];
  }
  return ~crc;
}
static_assert(crc32("123456789") == 0xCBF43926U);

}  // namespace shudu
#pragma GCC visibility pop
