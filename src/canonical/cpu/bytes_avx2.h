// Sixteen bytes, the cells of a line, in a register, and four lines in two: AVX2. The specification
// of every function is its twin in bytes_scalar.h. Included once, inside a target region, by one
// kernel file.
#pragma once

namespace shudu {
namespace {

struct Bytes {
  __m128i v;
};
struct Band {
  __m256i a, b;
};
struct Keys {
  __m256i v;
};

inline Bytes load(const std::uint8_t* from) {
  return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))};
}
inline void store(std::uint8_t* to, Bytes a) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), a.v);
}
inline Bytes operator&(Bytes a, Bytes b) { return {_mm_and_si128(a.v, b.v)}; }
inline Bytes operator|(Bytes a, Bytes b) { return {_mm_or_si128(a.v, b.v)}; }
inline Bytes operator-(Bytes a, Bytes b) { return {_mm_sub_epi8(a.v, b.v)}; }
inline Bytes equal(Bytes a, Bytes b) { return {_mm_cmpeq_epi8(a.v, b.v)}; }
inline bool is_zero(Bytes a) { return _mm_testz_si128(a.v, a.v) != 0; }
inline Bytes upper_half(Bytes a) { return {_mm_slli_epi16(a.v, 4)}; }
inline Bytes from_upper_half(Bytes a) {
  return {_mm_and_si128(_mm_srli_epi16(a.v, 4), _mm_set1_epi8(15))};
}
inline Bytes shuffle(Bytes table, Bytes index) { return {_mm_shuffle_epi8(table.v, index.v)}; }
inline Bytes smaller(Bytes a, Bytes b) { return {_mm_min_epu8(a.v, b.v)}; }
inline Bytes larger(Bytes a, Bytes b) { return {_mm_max_epu8(a.v, b.v)}; }
inline Bytes blend(Bytes a, Bytes b, Bytes mask) { return {_mm_blendv_epi8(a.v, b.v, mask.v)}; }

// Pairs of bytes become bytes: low + 16 * high.
inline std::uint64_t packed(Bytes a) {
  const __m128i pairs = _mm_maddubs_epi16(a.v, _mm_set1_epi16(0x1001));
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_packus_epi16(pairs, pairs)));
}
inline Bytes nibbles(std::uint64_t word) {
  const __m128i both = _mm_cvtsi64_si128(static_cast<long long>(word));
  const __m128i low = _mm_set1_epi8(15);
  return {_mm_unpacklo_epi8(_mm_and_si128(both, low), _mm_and_si128(_mm_srli_epi16(both, 4), low))};
}
inline unsigned nonzero(Bytes a) {
  const __m128i zero = _mm_cmpeq_epi8(a.v, _mm_setzero_si128());
  return ~static_cast<unsigned>(_mm_movemask_epi8(zero)) & 0x1ffU;
}
inline std::uint64_t leading_eight(Bytes a) {
  return __builtin_bswap64(static_cast<std::uint64_t>(_mm_cvtsi128_si64(a.v)));
}
inline void store_eight(std::uint8_t* to, std::uint64_t key) {
  const std::uint64_t bytes = __builtin_bswap64(key);
  std::memcpy(to, &bytes, 8);
}

inline Band load_band(const std::uint8_t* from) {
  const auto* const lines = reinterpret_cast<const __m256i*>(from);
  return {_mm256_load_si256(lines), _mm256_load_si256(lines + 1)};
}
inline __m256i twice(Bytes a) { return _mm256_broadcastsi128_si256(a.v); }
inline Band shuffle(Band table, Bytes index) {
  const __m256i both = twice(index);
  return {_mm256_shuffle_epi8(table.a, both), _mm256_shuffle_epi8(table.b, both)};
}
inline Band shuffle(Bytes table, Band index) {
  const __m256i both = twice(table);
  return {_mm256_shuffle_epi8(both, index.a), _mm256_shuffle_epi8(both, index.b)};
}
inline Band smaller(Band a, Band b) {
  return {_mm256_min_epu8(a.a, b.a), _mm256_min_epu8(a.b, b.b)};
}
inline Band larger(Band a, Band b) {
  return {_mm256_max_epu8(a.a, b.a), _mm256_max_epu8(a.b, b.b)};
}
inline Band blend(Band a, Band b, Bytes mask) {
  const __m256i both = twice(mask);
  return {_mm256_blendv_epi8(a.a, b.a, both), _mm256_blendv_epi8(a.b, b.b, both)};
}
inline Keys packed(Band a) {
  const __m256i weights = _mm256_set1_epi16(0x1001);
  const __m256i keys =
      _mm256_packus_epi16(_mm256_maddubs_epi16(a.a, weights), _mm256_maddubs_epi16(a.b, weights));
  return {_mm256_permute4x64_epi64(keys, 0b11'01'10'00)};
}

inline std::array<unsigned, 3> nonzero(Band a) {
  const __m256i zero = _mm256_setzero_si256();
  const unsigned first = ~static_cast<unsigned>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(a.a, zero)));
  const unsigned last = ~static_cast<unsigned>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(a.b, zero)));
  return {first & 0x1ffU, first >> 16U, last & 0x1ffU};
}

inline Keys load_keys(const std::uint64_t* from) {
  return {_mm256_load_si256(reinterpret_cast<const __m256i*>(from))};
}
inline void store(std::uint64_t* to, Keys a) {
  _mm256_store_si256(reinterpret_cast<__m256i*>(to), a.v);
}
inline Keys operator|(Keys a, Keys b) { return {_mm256_or_si256(a.v, b.v)}; }
template <unsigned kShift>
inline Keys field(Keys a) {
  return {_mm256_and_si256(_mm256_srli_epi64(a.v, kShift), _mm256_set1_epi64x(0xfff))};
}
template <unsigned kShift>
inline Keys up(Keys a) {
  return {_mm256_slli_epi64(a.v, kShift)};
}
inline Keys smaller(Keys a, Keys b) { return {_mm256_min_epu32(a.v, b.v)}; }
inline Keys larger(Keys a, Keys b) { return {_mm256_max_epu32(a.v, b.v)}; }

}  // namespace
}  // namespace shudu
