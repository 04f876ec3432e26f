// Text and digit bands in and out of the layout of word_layout.h.
// Tried for reading: one table look-up to "digit d as bit d", then a bit test for each digit,
// instead of nine comparisons. 8 ns slower of 90 for a full grid.
#pragma once

namespace shudu {
namespace {

/// Nine bits, column by column, to their places in a word and back.
inline Lanes to_word(Lanes x) {
  const Lanes high = select(all_lanes(0x0700), up<5>(x), up<6>(x) & all_lanes(0x7000));
  return select(all_lanes(0x0070), up<4>(x), high);
}
inline Lanes from_word(Lanes x) {
  const Lanes high = select(all_lanes(0x0038), down<5>(x), down<6>(x) & all_lanes(0x01C0));
  return select(all_lanes(0x0007), down<4>(x), high);
}

/// Nine cells of each lane out of the strings of bits in `low` and `high`.
inline Lanes pick_cells(Lanes low, Lanes high, const LaneIndex& bytes, const LaneIndex& shift) {
  const __m512i pair = _mm512_permutex2var_epi8(low.v, load_lanes(bytes.data()).v, high.v);
  const __m512i nine = _mm512_srlv_epi16(pair, load_lanes(shift.data()).v);
  return only_in(kUsedLanes, to_word({nine}));
}

/// Each digit's string of bits: cells where it is given, and all that are not given.
inline void read_bits(const char* text, std::uint8_t* bits) {
  const __m512i one = _mm512_set1_epi8('1');
  const __m512i a = _mm512_sub_epi8(_mm512_loadu_si512(text), one);
  const __m256i b =
      _mm256_sub_epi8(_mm256_maskz_loadu_epi8(0x1FFFF, text + 64), _mm512_castsi512_si256(one));
  const std::uint64_t given_low = _mm512_cmplt_epu8_mask(a, _mm512_set1_epi8(9));
  const std::uint32_t given_high = _mm256_cmplt_epu8_mask(b, _mm256_set1_epi8(9));
#pragma GCC unroll 9
  for (unsigned d = 0; d < 9; ++d) {
    const auto digit = static_cast<char>(d);
    const std::uint64_t low = _mm512_cmpeq_epi8_mask(a, _mm512_set1_epi8(digit)) | ~given_low;
    const std::uint32_t high = _mm256_cmpeq_epi8_mask(b, _mm256_set1_epi8(digit)) | ~given_high;
    __builtin_memcpy(bits + kBitsOfDigit * d, &low, sizeof low);
    __builtin_memcpy(bits + kBitsOfDigit * d + 8, &high, sizeof high);
  }
  __builtin_memcpy(bits + kGivenBits, &given_low, sizeof given_low);
  __builtin_memcpy(bits + kGivenBits + 8, &given_high, sizeof given_high);
}

[[gnu::always_inline]] inline Node read_text(const char* text) {
  alignas(64) std::uint8_t bits[128];
  read_bits(text, bits);
  const Lanes low = load_lanes(bits);
  const Lanes high = load_lanes(bits + 64);
  Rows cand;
  Rows lone;
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const LaneIndex& shift = kWordTables.shift[r];
    cand.row[r] = pick_cells(low, high, kWordTables.bytes[r], shift);
    lone.row[r] = pick_cells(low, high, kWordTables.given_bytes[r], shift);
  }
  return as_node(cand, lone);
}

inline Node read_bands(const DigitBands& bands) {
  const __m512i low = _mm512_loadu_si512(bands.data());
  const __m512i high = _mm512_maskz_loadu_epi32(0x7FF, bands.data() + 16);
  const Lanes nine = all_lanes(0x1FF);
  Rows cand;
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const __m256i a = _mm512_cvtepi32_epi16(_mm512_srli_epi32(low, 9 * r));
    const __m256i b = _mm512_cvtepi32_epi16(_mm512_srli_epi32(high, 9 * r));
    const Lanes words = {_mm512_inserti64x4(_mm512_castsi256_si512(a), b, 1)};
    cand.row[r] = to_word(words & nine);
  }
  const Rows none = {{no_cells(), no_cells(), no_cells()}};
  return as_node(cand, none);
}

/// Three registers of nine bits to one of 27, for half of the lanes.
template <int Half>
inline __m512i join_rows(const Rows& nine) {
  const __m512i a = _mm512_cvtepu16_epi32(_mm512_extracti64x4_epi64(nine.row[0].v, Half));
  const __m512i b = _mm512_cvtepu16_epi32(_mm512_extracti64x4_epi64(nine.row[1].v, Half));
  const __m512i c = _mm512_cvtepu16_epi32(_mm512_extracti64x4_epi64(nine.row[2].v, Half));
  return _mm512_or_si512(a, _mm512_or_si512(_mm512_slli_epi32(b, 9), _mm512_slli_epi32(c, 18)));
}

inline Rows nine_bits_of(const Rows& cand) {
  return {{from_word(cand.row[0]), from_word(cand.row[1]), from_word(cand.row[2])}};
}

inline void write_bands(const Rows& cand, DigitBands& bands) {
  const Rows nine = nine_bits_of(cand);
  _mm512_storeu_si512(bands.data(), join_rows<0>(nine));
  _mm512_mask_storeu_epi32(bands.data() + 16, 0x7FF, join_rows<1>(nine));
}

/// A solution: one candidate in each cell.
inline void write_text(const Rows& cand, char* text) {
  const Rows nine = nine_bits_of(cand);
  alignas(64) std::uint32_t bands[32];  // whole stores: what a masked one wrote is slow to read
  _mm512_store_si512(bands, join_rows<0>(nine));
  _mm512_store_si512(bands + 16, join_rows<1>(nine));
  __m512i first = _mm512_setzero_si512();
  __m256i last = _mm256_setzero_si256();
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const std::uint64_t top = bands[3 * d];
    const std::uint64_t middle = bands[3 * d + 1];
    const std::uint64_t bottom = bands[3 * d + 2];
    const auto digit = static_cast<char>('1' + d);
    first = _mm512_mask_mov_epi8(first, top | middle << 27 | bottom << 54, _mm512_set1_epi8(digit));
    last =
        _mm256_mask_mov_epi8(last, static_cast<__mmask32>(bottom >> 10), _mm256_set1_epi8(digit));
  }
  _mm512_storeu_si512(text, first);
  _mm256_mask_storeu_epi8(text + 64, 0x1FFFF, last);
}

}  // namespace
}  // namespace shudu
