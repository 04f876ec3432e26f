// Sixteen 32-bit lanes: AVX-512 (F, BW, VL, VBMI, VBMI2, VPOPCNTDQ: Ice Lake, Zen 4 and later). The
// specification of every function is its twin in vec_scalar.h. Included once, inside a target
// region, by one kernel file.
#pragma once

#include <immintrin.h>

#include "solver/cpu/lane_set.h"

namespace shudu {
namespace {

inline constexpr int kLanes = 16;
inline constexpr LaneSet kEveryLane = 0xFFFF;
struct Vec {
  __m512i v;
};

inline Vec splat(std::uint32_t x) { return {_mm512_set1_epi32(static_cast<int>(x))}; }
inline Vec load(const std::uint32_t* p) { return {_mm512_load_si512(p)}; }
inline void store(std::uint32_t* p, Vec a) { _mm512_store_si512(p, a.v); }
inline Vec operator+(Vec a, Vec b) { return {_mm512_add_epi32(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm512_sub_epi32(a.v, b.v)}; }
inline Vec operator&(Vec a, Vec b) { return {_mm512_and_si512(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm512_or_si512(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm512_xor_si512(a.v, b.v)}; }
inline Vec minus_in_fields(Vec a, Vec b, Vec /*guards*/) { return a - b; }
inline Vec without(Vec a, Vec b) { return {_mm512_andnot_si512(b.v, a.v)}; }
inline Vec smaller(Vec a, Vec b) { return {_mm512_min_epu32(a.v, b.v)}; }
template <int N>
inline Vec down(Vec a) {
  return {_mm512_srli_epi32(a.v, N)};
}
template <int N>
inline Vec up(Vec a) {
  return {_mm512_slli_epi32(a.v, N)};
}

// One instruction each: the last argument is the truth table, with a as its high, c as its low bit.
template <int Table>
inline Vec logic3(Vec a, Vec b, Vec c) {
  return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, Table)};
}
inline Vec or3(Vec a, Vec b, Vec c) { return logic3<0xFE>(a, b, c); }
inline Vec and3(Vec a, Vec b, Vec c) { return logic3<0x80>(a, b, c); }
inline Vec xor3(Vec a, Vec b, Vec c) { return logic3<0x96>(a, b, c); }
inline Vec majority(Vec a, Vec b, Vec c) { return logic3<0xE8>(a, b, c); }
inline Vec select(Vec m, Vec a, Vec b) { return logic3<0xCA>(m, a, b); }
inline Vec and_or(Vec a, Vec b, Vec c) { return logic3<0xEA>(a, b, c); }
inline Vec or_xor(Vec a, Vec b, Vec c) { return logic3<0xF6>(a, b, c); }
inline Vec without2(Vec a, Vec b, Vec c) { return logic3<0x10>(a, b, c); }
inline Vec keep_in(Vec a, Vec part, Vec m) { return logic3<0xD0>(a, part, m); }

// Copies nine bits higher fall on free bits, the top field's round to bits 31, 2 and 5; then both
// turns are one rotation each.
inline Turned<Vec> turn_boxes(Vec heads) {
  const __m512i twice = _mm512_or_si512(heads.v, _mm512_rol_epi32(heads.v, 9));
  return {{_mm512_ror_epi32(twice, 3)}, {_mm512_ror_epi32(twice, 6)}};
}

inline LaneSet lanes_zero(Vec a) { return _mm512_testn_epi32_mask(a.v, a.v); }
inline LaneSet lanes_nonzero(Vec a) { return _mm512_test_epi32_mask(a.v, a.v); }
inline LaneSet lanes_equal(Vec a, Vec b) { return _mm512_cmpeq_epi32_mask(a.v, b.v); }
inline Vec clear(Vec a, LaneSet lanes) {
  return {_mm512_maskz_mov_epi32(static_cast<__mmask16>(~lanes), a.v)};
}
// The index is expanded once, and each word is one permutation of aligned memory then; to expand
// each word takes twice as long.
struct Deal {
  __m512i index;
  __mmask16 lanes;
};
inline Deal deal_to(LaneSet lanes, unsigned first) {
  const __m512i ascending = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const auto mask = static_cast<__mmask16>(lanes);
  const __m512i from = _mm512_add_epi32(ascending, _mm512_set1_epi32(static_cast<int>(first)));
  return {_mm512_maskz_expand_epi32(mask, from), mask};
}
inline Vec take(Vec a, const Deal& deal, const std::uint32_t* words) {
  return {_mm512_mask_permutexvar_epi32(a.v, deal.lanes, deal.index, _mm512_load_si512(words))};
}

// ---- for pair_wide.h, where the lanes are cells of one board

inline Vec larger(Vec a, Vec b) { return {_mm512_max_epu32(a.v, b.v)}; }
inline Vec rotate_up3(Vec a) { return {_mm512_rol_epi32(a.v, 3)}; }
inline Vec one_shifted(Vec n) { return {_mm512_sllv_epi32(_mm512_set1_epi32(1), n.v)}; }
/// `a` where `test` is not zero, else 0.
inline Vec where_nonzero(Vec test, Vec a) {
  return {_mm512_maskz_mov_epi32(_mm512_test_epi32_mask(test.v, test.v), a.v)};
}
/// Element index[l] of 32 words aligned to 64 bytes, in lane l.
inline Vec lookup(const std::uint32_t* table, Vec index) {
  return {
      _mm512_permutex2var_epi32(_mm512_load_si512(table), index.v, _mm512_load_si512(table + 16))};
}
/// Four words, again and again: the table of lookup4.
inline Vec repeat4(const std::uint32_t* words) {
  return {_mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(words)))};
}
inline Vec repeat3(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  return {_mm512_broadcast_i32x4(
      _mm_set_epi32(0, static_cast<int>(c), static_cast<int>(b), static_cast<int>(a)))};
}
/// Element index[l] (0 to 3) of four words.
inline Vec lookup4(Vec four, Vec index) {
  return {_mm512_castps_si512(_mm512_permutevar_ps(_mm512_castsi512_ps(four.v), index.v))};
}
/// The ones of a and b, counted in each lane.
inline Vec ones(Vec a, Vec b) {
  return {_mm512_add_epi32(_mm512_popcnt_epi32(a.v), _mm512_popcnt_epi32(b.v))};
}
/// The ones of a and b and four times those of c and d.
inline Vec weighted_ones(Vec a, Vec b, Vec c, Vec d) { return ones(a, b) + up<2>(ones(c, d)); }
/// The product of numbers below 2^15.
inline Vec product(Vec a, Vec b) { return {_mm512_madd_epi16(a.v, b.v)}; }
/// The largest of the first `count` lanes. Precondition: count is not 0.
inline std::uint32_t largest(Vec a, unsigned count) {
  const auto lanes = static_cast<__mmask16>(count >= 16 ? 0xFFFFU : (1U << count) - 1);
  return _mm512_mask_reduce_max_epu32(lanes, a.v);
}
/// The places of the first bits of `low`, then of `high` + 64, one a lane.
inline Vec places_of_bits(std::uint64_t low, std::uint32_t high) {
  const __m512i index = _mm512_set_epi64(0x3F3E3D3C3B3A3938, 0x3736353433323130, 0x2F2E2D2C2B2A2928,
                                         0x2726252423222120, 0x1F1E1D1C1B1A1918, 0x1716151413121110,
                                         0x0F0E0D0C0B0A0908, 0x0706050403020100);
  const auto first = static_cast<unsigned>(std::popcount(low));
  __m128i bytes = _mm512_castsi512_si128(_mm512_maskz_compress_epi8(low, index));
  const __m256i more = _mm256_maskz_compress_epi8(high, _mm512_castsi512_si256(index));
  const auto rest = static_cast<__mmask16>(first < 16 ? 0xFFFFU << first : 0U);
  const __m128i later = _mm_or_si128(_mm256_castsi256_si128(more), _mm_set1_epi8(64));
  bytes = _mm_mask_expand_epi8(bytes, rest, later);
  return {_mm512_cvtepu8_epi32(bytes)};
}

}  // namespace
}  // namespace shudu
