// Twelve 32-bit lanes on AVX2 for the one-puzzle kernel, three quads of three digits each: quads 0
// and 1 in a 256-bit register, quad 2 in a 128-bit one. The drawing is in single/quad_layout.h;
// what every function means is said in digits_simd128.h, its twin. Needs vec_avx2.h before it,
// inside a target region.
#pragma once

namespace shudu {
namespace {

struct Lanes {
  __m256i low;
  __m128i high;
};
struct Rows {
  Lanes row[3];
};

[[gnu::always_inline]] inline Lanes all_lanes(std::uint32_t x) {
  return {_mm256_set1_epi32(static_cast<int>(x)), _mm_set1_epi32(static_cast<int>(x))};
}
[[gnu::always_inline]] inline Lanes no_cells() {
  return {_mm256_setzero_si256(), _mm_setzero_si128()};
}
[[gnu::always_inline]] inline Lanes load_lanes(const std::uint32_t* p) {
  return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)),
          _mm_loadu_si128(reinterpret_cast<const __m128i*>(p + 8))};
}
inline void store_lanes(std::uint32_t* p, Lanes a) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), a.low);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(p + 8), a.high);
}
[[gnu::always_inline]] inline Lanes operator&(Lanes a, Lanes b) {
  return {_mm256_and_si256(a.low, b.low), _mm_and_si128(a.high, b.high)};
}
[[gnu::always_inline]] inline Lanes operator|(Lanes a, Lanes b) {
  return {_mm256_or_si256(a.low, b.low), _mm_or_si128(a.high, b.high)};
}
[[gnu::always_inline]] inline Lanes operator^(Lanes a, Lanes b) {
  return {_mm256_xor_si256(a.low, b.low), _mm_xor_si128(a.high, b.high)};
}
[[gnu::always_inline]] inline Lanes operator+(Lanes a, Lanes b) {
  return {_mm256_add_epi32(a.low, b.low), _mm_add_epi32(a.high, b.high)};
}
[[gnu::always_inline]] inline Lanes operator-(Lanes a, Lanes b) {
  return {_mm256_sub_epi32(a.low, b.low), _mm_sub_epi32(a.high, b.high)};
}
[[gnu::always_inline]] inline Lanes without(Lanes a, Lanes b) {
  return {_mm256_andnot_si256(b.low, a.low), _mm_andnot_si128(b.high, a.high)};
}
template <int N>
[[gnu::always_inline]] inline Lanes down(Lanes a) {
  return {_mm256_srli_epi32(a.low, N), _mm_srli_epi32(a.high, N)};
}
template <int N>
[[gnu::always_inline]] inline Lanes up(Lanes a) {
  return {_mm256_slli_epi32(a.low, N), _mm_slli_epi32(a.high, N)};
}

[[gnu::always_inline]] inline bool any(Lanes a) {
  const __m256i all = _mm256_or_si256(a.low, _mm256_zextsi128_si256(a.high));
  const __m256i digits = _mm256_setr_epi32(-1, -1, -1, 0, -1, -1, -1, 0);
  return _mm256_testz_si256(all, digits) == 0;
}
inline LaneSet lanes_nonzero(Lanes a) {
  const __m256i low = _mm256_cmpeq_epi32(a.low, _mm256_setzero_si256());
  const __m128i high = _mm_cmpeq_epi32(a.high, _mm_setzero_si128());
  const int zero =
      _mm256_movemask_ps(_mm256_castsi256_ps(low)) | _mm_movemask_ps(_mm_castsi128_ps(high)) << 8;
  return ~static_cast<LaneSet>(zero) & kDigitLanes;
}

[[gnu::always_inline]] inline Lanes next_digit(Lanes a) {
  return {_mm256_shuffle_epi32(a.low, 0b11'00'10'01), _mm_shuffle_epi32(a.high, 0b11'00'10'01)};
}
[[gnu::always_inline]] inline Lanes digit_after_next(Lanes a) {
  return {_mm256_shuffle_epi32(a.low, 0b11'01'00'10), _mm_shuffle_epi32(a.high, 0b11'01'00'10)};
}
[[gnu::always_inline]] inline Rows gather(const Rows& x) {
  const __m256i a = x.row[0].low;
  const __m256i b = x.row[1].low;
  const __m256i c = x.row[2].low;
  const __m256i last = _mm256_castsi128_si256(x.row[0].high);
  return {{{_mm256_permute2x128_si256(a, b, 0x20), _mm256_castsi256_si128(c)},
           {_mm256_permute2x128_si256(a, b, 0x31), _mm256_extracti128_si256(c, 1)},
           {_mm256_inserti128_si256(last, x.row[1].high, 1), x.row[2].high}}};
}
template <int R>
[[gnu::always_inline]] inline Lanes spread(Lanes a) {
  if constexpr (R == 2) {
    return {_mm256_broadcastsi128_si256(a.high), a.high};
  } else {
    const __m256i both = _mm256_permute2x128_si256(a.low, a.low, R == 0 ? 0x00 : 0x11);
    return {both, _mm256_castsi256_si128(both)};
  }
}

}  // namespace
}  // namespace shudu
