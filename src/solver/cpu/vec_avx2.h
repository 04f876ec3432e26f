// Eight 32-bit lanes: AVX2 (Haswell, Zen and later). The specification of every function is its
// twin in vec_scalar.h. Included once, inside a target region, by one kernel file.
#pragma once

#include <immintrin.h>

#include "solver/cpu/lane_set.h"

namespace shudu {
namespace {

inline constexpr int kLanes = 8;
inline constexpr LaneSet kEveryLane = 0xFF;
struct Vec {
  __m256i v;
};

inline Vec splat(std::uint32_t x) { return {_mm256_set1_epi32(static_cast<int>(x))}; }
inline Vec load(const std::uint32_t* p) {
  return {_mm256_load_si256(reinterpret_cast<const __m256i*>(p))};
}
inline void store(std::uint32_t* p, Vec a) {
  _mm256_store_si256(reinterpret_cast<__m256i*>(p), a.v);
}
inline Vec operator+(Vec a, Vec b) { return {_mm256_add_epi32(a.v, b.v)}; }
inline Vec operator-(Vec a, Vec b) { return {_mm256_sub_epi32(a.v, b.v)}; }
inline Vec operator&(Vec a, Vec b) { return {_mm256_and_si256(a.v, b.v)}; }
inline Vec operator|(Vec a, Vec b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Vec operator^(Vec a, Vec b) { return {_mm256_xor_si256(a.v, b.v)}; }
inline Vec minus_in_fields(Vec a, Vec b, Vec /*guards*/) { return a - b; }
inline Vec without(Vec a, Vec b) { return {_mm256_andnot_si256(b.v, a.v)}; }
inline Vec smaller(Vec a, Vec b) { return {_mm256_min_epu32(a.v, b.v)}; }
template <int N>
inline Vec down(Vec a) {
  return {_mm256_srli_epi32(a.v, N)};
}
template <int N>
inline Vec up(Vec a) {
  return {_mm256_slli_epi32(a.v, N)};
}

inline LaneSet lanes_equal(Vec a, Vec b) {
  return static_cast<LaneSet>(
      _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(a.v, b.v))));
}
inline LaneSet lanes_zero(Vec a) { return lanes_equal(a, {_mm256_setzero_si256()}); }
inline LaneSet lanes_nonzero(Vec a) { return kEveryLane & ~lanes_zero(a); }
inline Vec mask_of(LaneSet lanes) {
  const __m256i bit = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
  return {_mm256_cmpeq_epi32(_mm256_and_si256(splat(lanes).v, bit), bit)};
}
inline Vec clear(Vec a, LaneSet lanes) { return without(a, mask_of(lanes)); }

// For each set of lanes, the element that each of its lanes takes in an expand.
using ExpandTable = std::array<std::array<std::uint8_t, 8>, 256>;
constexpr ExpandTable make_expand_table() {
  ExpandTable table{};
  for (unsigned lanes = 0; lanes < 256; ++lanes) {
    std::uint8_t next = 0;
    for (unsigned lane = 0; lane < 8; ++lane) {
      if ((lanes >> lane & 1U) != 0) table[lanes][lane] = next++;
    }
  }
  return table;
}
alignas(64) constexpr ExpandTable kExpandTable = make_expand_table();

struct Deal {
  __m256i index, mask;
};
inline Deal deal_to(LaneSet lanes, unsigned first) {
  const auto* bytes = reinterpret_cast<const __m128i*>(kExpandTable[lanes].data());
  const __m256i index = _mm256_cvtepu8_epi32(_mm_loadl_epi64(bytes));
  return {_mm256_add_epi32(index, _mm256_set1_epi32(static_cast<int>(first))), mask_of(lanes).v};
}
inline Vec take(Vec a, const Deal& deal, const std::uint32_t* words) {
  const __m256i dealt = _mm256_permutevar8x32_epi32(load(words).v, deal.index);
  return {_mm256_blendv_epi8(a.v, dealt, deal.mask)};
}

// ---- for pair_wide.h, where the lanes are cells of one board; see vec_avx512.h

inline Vec larger(Vec a, Vec b) { return {_mm256_max_epu32(a.v, b.v)}; }
inline Vec rotate_up3(Vec a) { return up<3>(a) | down<29>(a); }
inline Vec one_shifted(Vec n) { return {_mm256_sllv_epi32(_mm256_set1_epi32(1), n.v)}; }
inline Vec where_nonzero(Vec test, Vec a) {
  return {_mm256_andnot_si256(_mm256_cmpeq_epi32(test.v, _mm256_setzero_si256()), a.v)};
}
inline Vec lookup(const std::uint32_t* table, Vec index) {
  return {_mm256_i32gather_epi32(reinterpret_cast<const int*>(table), index.v, 4)};
}
inline Vec repeat4(const std::uint32_t* words) {
  return {_mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(words)))};
}
inline Vec repeat3(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  return {_mm256_broadcastsi128_si256(
      _mm_set_epi32(0, static_cast<int>(c), static_cast<int>(b), static_cast<int>(a)))};
}
inline Vec lookup4(Vec four, Vec index) {
  return {_mm256_castps_si256(_mm256_permutevar_ps(_mm256_castsi256_ps(four.v), index.v))};
}
// Ones of each byte, by two lookups of four bits.
inline __m256i ones_in_bytes(__m256i a) {
  const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                          0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i low = _mm256_and_si256(a, _mm256_set1_epi8(15));
  const __m256i high = _mm256_and_si256(_mm256_srli_epi16(a, 4), _mm256_set1_epi8(15));
  return _mm256_add_epi8(_mm256_shuffle_epi8(counts, low), _mm256_shuffle_epi8(counts, high));
}
// The sum of a lane's bytes.
inline Vec sum_of_bytes(__m256i bytes) {
  const __m256i pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1));
  return {_mm256_madd_epi16(pairs, _mm256_set1_epi16(1))};
}
inline Vec ones(Vec a, Vec b) {
  return sum_of_bytes(_mm256_add_epi8(ones_in_bytes(a.v), ones_in_bytes(b.v)));
}
inline Vec weighted_ones(Vec a, Vec b, Vec c, Vec d) {
  const __m256i once = _mm256_add_epi8(ones_in_bytes(a.v), ones_in_bytes(b.v));
  const __m256i more = _mm256_add_epi8(ones_in_bytes(c.v), ones_in_bytes(d.v));
  // No byte of `more` passes 16, so shifting by two stays inside it.
  return sum_of_bytes(_mm256_add_epi8(once, _mm256_slli_epi16(more, 2)));
}
inline Vec product(Vec a, Vec b) { return {_mm256_madd_epi16(a.v, b.v)}; }
inline std::uint32_t largest(Vec a, unsigned count) {
  const __m256i lane = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i last = _mm256_set1_epi32(static_cast<int>(count) - 1);
  const __m256i x = _mm256_andnot_si256(_mm256_cmpgt_epi32(lane, last), a.v);
  __m128i m = _mm_max_epu32(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
  m = _mm_max_epu32(m, _mm_shuffle_epi32(m, 0x4E));
  m = _mm_max_epu32(m, _mm_shuffle_epi32(m, 0xB1));
  return static_cast<std::uint32_t>(_mm_cvtsi128_si32(m));
}
// Eight places of bits in the bytes of a word; 64 and more where there are no more bits.
inline std::uint64_t eight_places(std::uint64_t bits) {
  std::uint64_t places = 0;
#pragma GCC unroll 8
  for (unsigned k = 0; k < 8; ++k) {
    places |= static_cast<std::uint64_t>(std::countr_zero(bits)) << (8 * k);
    bits &= bits - 1;
  }
  return places;
}
inline Vec places_of_bits(std::uint64_t low, std::uint32_t high) {
  const auto first = static_cast<unsigned>(std::popcount(low));
  std::uint64_t bytes = eight_places(low);
  if (first < 8) {
    const std::uint64_t rest = ~std::uint64_t{0} << (8 * first);
    const std::uint64_t later = eight_places(high) | 0x4040404040404040U;
    bytes = (bytes & ~rest) | later << (8 * first);
  }
  return {_mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(bytes)))};
}

// ---- text

// Bytes other than '1' to '9' become 0.
inline __m256i digits_of(__m256i text) {
  const __m256i y = _mm256_sub_epi8(text, _mm256_set1_epi8('0'));
  return _mm256_and_si256(y, _mm256_cmpeq_epi8(_mm256_min_epu8(y, _mm256_set1_epi8(9)), y));
}

// Bit j of each byte.
template <int J>
inline std::uint32_t plane_of(__m256i bytes) {
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_slli_epi16(bytes, 7 - J)));
}

template <int J>
inline void read_plane(__m256i a, __m256i b, __m256i c, Planes& planes) {
  planes.low[J] = plane_of<J>(a) | std::uint64_t{plane_of<J>(b)} << 32;
  planes.high[J] = plane_of<J>(c) & 0x1FFFF;
}

// The 81st byte is read alone, so that nothing beyond it is.
inline Planes read_planes(const char* text) {
  const auto* p = reinterpret_cast<const __m128i*>(text);
  const __m256i a = digits_of(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(text)));
  const __m256i b = digits_of(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(text + 32)));
  const __m256i c = digits_of(
      _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(p + 4)),
                              _mm_cvtsi32_si128(static_cast<unsigned char>(text[80])), 1));
  Planes planes;
  read_plane<0>(a, b, c, planes);
  read_plane<1>(a, b, c, planes);
  read_plane<2>(a, b, c, planes);
  read_plane<3>(a, b, c, planes);
  return planes;
}

// 32 bits to 32 bytes of 0 or `value`.
inline __m256i spread_bits(std::uint32_t bits, char value) {
  const __m256i pick =
      _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
  const __m256i bit = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201ULL));
  const __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), pick);
  const __m256i is_set = _mm256_cmpeq_epi8(_mm256_and_si256(bytes, bit), bit);
  return _mm256_and_si256(is_set, _mm256_set1_epi8(value));
}

inline void write_planes(const Planes& planes, char* text) {
  __m256i x0 = _mm256_set1_epi8('0');
  __m256i x1 = x0;
  __m256i x2 = x0;
  for (unsigned j = 0; j < 4; ++j) {
    const char value = static_cast<char>(1U << j);
    x0 = _mm256_or_si256(x0, spread_bits(static_cast<std::uint32_t>(planes.low[j]), value));
    x1 = _mm256_or_si256(x1, spread_bits(static_cast<std::uint32_t>(planes.low[j] >> 32), value));
    x2 = _mm256_or_si256(x2, spread_bits(planes.high[j], value));
  }
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(text), x0);
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(text + 32), x1);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(text + 64), _mm256_castsi256_si128(x2));
  text[80] = static_cast<char>(_mm256_extract_epi8(x2, 16));
}

}  // namespace
}  // namespace shudu
