// Sixteen bytes, the cells of a line, in a register: AVX2. The specification of every function is
// its twin in bytes_scalar.h. Included once, inside a target region, by one kernel file.
#pragma once

namespace shudu {
namespace {

struct Bytes {
  __m128i v;
};

inline Bytes load(const std::uint8_t* from) {
  return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))};
}
inline void store(std::uint8_t* to, Bytes a) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), a.v);
}
inline Bytes shuffle(Bytes table, Bytes index) { return {_mm_shuffle_epi8(table.v, index.v)}; }

inline std::uint64_t packed(Bytes a) {
  const auto low = static_cast<std::uint64_t>(_mm_cvtsi128_si64(a.v));
  const auto ninth = static_cast<std::uint64_t>(_mm_extract_epi16(a.v, 4));
  return _pext_u64(low, 0x0f0f0f0f0f0f0f0fU) | ninth << 32U;
}

inline unsigned nonzero(Bytes a) {
  const __m128i zero = _mm_cmpeq_epi8(a.v, _mm_setzero_si128());
  return ~static_cast<unsigned>(_mm_movemask_epi8(zero)) & 0x1ffU;
}

inline std::uint64_t leading_eight(Bytes a) {
  return __builtin_bswap64(static_cast<std::uint64_t>(_mm_cvtsi128_si64(a.v)));
}

}  // namespace
}  // namespace shudu
