// Sixteen bytes, the cells of a line, and four such lines, as arrays: the specification of their
// vector twins, and what machines without them run. Byte i of a result speaks of byte i.
#pragma once

namespace shudu {
namespace {

struct Bytes {
  std::array<std::uint8_t, 16> v;
};

/// The three lines of a band, and a fourth that means nothing.
struct Band {
  std::array<Bytes, 4> line;
};

/// A key for each line of a band.
struct Keys {
  std::array<std::uint64_t, 4> v;
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
/// The sixteen nibbles of a word, one in each byte.
inline Bytes nibbles(std::uint64_t word) {
  Bytes result;
  for (std::size_t i = 0; i < 16; ++i) {
    result.v[i] = static_cast<std::uint8_t>(word >> (4 * i) & 15U);
  }
  return result;
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
inline void store_eight(std::uint8_t* to, std::uint64_t key) {
  for (std::size_t i = 0; i < 8; ++i) to[i] = static_cast<std::uint8_t>(key >> (56 - 8 * i));
}

// The same for each line of a band.
inline Band load_band(const std::uint8_t* from) {
  return {load(from), load(from + 16), load(from + 32), load(from + 48)};
}
inline std::array<unsigned, 3> nonzero(const Band& a) {
  return {nonzero(a.line[0]), nonzero(a.line[1]), nonzero(a.line[2])};
}

inline Keys load_keys(const std::uint64_t* from) { return {from[0], from[1], from[2], from[3]}; }
inline void store(std::uint64_t* to, const Keys& a) { std::memcpy(to, a.v.data(), 32); }
inline Keys operator|(Keys a, const Keys& b) {
  for (std::size_t i = 0; i < 4; ++i) a.v[i] |= b.v[i];
  return a;
}
}  // namespace
}  // namespace shudu
