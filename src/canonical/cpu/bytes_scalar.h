// Sixteen bytes, the cells of a line, as an array: the specification of its vector twins, and what
// machines without them run.
#pragma once

namespace shudu {
namespace {

struct Bytes {
  std::array<std::uint8_t, 16> v;
};

inline Bytes load(const std::uint8_t* from) {
  Bytes a;
  std::memcpy(a.v.data(), from, 16);
  return a;
}
inline void store(std::uint8_t* to, Bytes a) { std::memcpy(to, a.v.data(), 16); }

/// result[i] = table[index[i]]. Every index is below 16.
inline Bytes shuffle(Bytes table, Bytes index) {
  Bytes result;
  for (std::size_t i = 0; i < 16; ++i) result.v[i] = table.v[index.v[i] & 15U];
  return result;
}

/// Nine nibbles, byte i in nibble i. Bytes are below 16, byte 9 is 0.
inline std::uint64_t packed(Bytes a) {
  std::uint64_t key = 0;
  for (std::size_t i = 9; i-- > 0;) key = key << 4U | a.v[i];
  return key;
}

/// Bit i: byte i is not 0; for the first nine.
inline unsigned nonzero(Bytes a) {
  unsigned bits = 0;
  for (unsigned i = 0; i < 9; ++i) bits |= (a.v[i] != 0 ? 1U : 0U) << i;
  return bits;
}

/// The first eight bytes as a number, the first on top.
inline std::uint64_t leading_eight(Bytes a) {
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < 8; ++i) key = key << 8U | a.v[i];
  return key;
}

}  // namespace
}  // namespace shudu
