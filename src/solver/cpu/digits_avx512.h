// Thirty-two 16-bit lanes on AVX-512 for the one-puzzle kernel: a digit and a band in each lane,
// and what that layout asks of the machine. The drawing is in single/word_layout.h. Included once,
// inside a target region, by one kernel file.
#pragma once

#include <immintrin.h>

#include "solver/single/word_layout.h"

namespace shudu {
namespace {

// What fields/heads.h and single/mini_lines.h know by these names on every layout.
constexpr unsigned kCells = kWordCells;
constexpr unsigned kBoxHeads = kWordHeads;

struct Lanes {
  __m512i v;
};
/// The first, second and third row of every band.
struct Rows {
  Lanes row[3];
};

/// Set as words of 32 bits, which many instructions read from memory by themselves; words of 16
/// take two steps more.
inline Lanes all_lanes(unsigned x) { return {_mm512_set1_epi32(static_cast<int>(x << 16U | x))}; }
inline Lanes no_cells() { return {_mm512_setzero_si512()}; }
inline Lanes load_lanes(const void* p) { return {_mm512_load_si512(p)}; }
inline void store_lanes(void* p, Lanes a) { _mm512_store_si512(p, a.v); }
inline Lanes operator&(Lanes a, Lanes b) { return {_mm512_and_si512(a.v, b.v)}; }
inline Lanes operator|(Lanes a, Lanes b) { return {_mm512_or_si512(a.v, b.v)}; }
inline Lanes operator^(Lanes a, Lanes b) { return {_mm512_xor_si512(a.v, b.v)}; }
inline Lanes operator+(Lanes a, Lanes b) { return {_mm512_add_epi16(a.v, b.v)}; }
inline Lanes operator-(Lanes a, Lanes b) { return {_mm512_sub_epi16(a.v, b.v)}; }
inline Lanes without(Lanes a, Lanes b) { return {_mm512_andnot_si512(b.v, a.v)}; }
inline Lanes smaller(Lanes a, Lanes b) { return {_mm512_min_epu16(a.v, b.v)}; }
inline Lanes larger(Lanes a, Lanes b) { return {_mm512_max_epu16(a.v, b.v)}; }
template <unsigned N>
inline Lanes down(Lanes a) {
  return {_mm512_srli_epi16(a.v, N)};
}
template <unsigned N>
inline Lanes up(Lanes a) {
  return {_mm512_slli_epi16(a.v, N)};
}

// One instruction each: the last argument is the truth table, with a as its high, c as its low bit.
template <int Table>
inline Lanes logic3(Lanes a, Lanes b, Lanes c) {
  return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, Table)};
}
inline Lanes or3(Lanes a, Lanes b, Lanes c) { return logic3<0xFE>(a, b, c); }
inline Lanes xor3(Lanes a, Lanes b, Lanes c) { return logic3<0x96>(a, b, c); }
inline Lanes majority(Lanes a, Lanes b, Lanes c) { return logic3<0xE8>(a, b, c); }
inline Lanes select(Lanes m, Lanes a, Lanes b) { return logic3<0xCA>(m, a, b); }
inline Lanes and_or(Lanes a, Lanes b, Lanes c) { return logic3<0xEA>(a, b, c); }     // (a & b) | c
inline Lanes or_xor(Lanes a, Lanes b, Lanes c) { return logic3<0xF6>(a, b, c); }     // a | (b ^ c)
inline Lanes and_of_or(Lanes a, Lanes b, Lanes c) { return logic3<0xE0>(a, b, c); }  // a & (b | c)
/// The cells of `a` but those that others claim.
inline Lanes unclaimed(Lanes a, Lanes claimed, Lanes own) { return logic3<0xB0>(a, claimed, own); }

/// Bit d * 3 + b: lane (d, b) is not zero.
inline std::uint32_t lanes_nonzero(Lanes a) {
  return _mm512_mask_test_epi16_mask(kUsedLanes, a.v, a.v);
}
inline std::uint32_t lanes_zero(Lanes a) {
  return _mm512_mask_testn_epi16_mask(kUsedLanes, a.v, a.v);
}
inline bool any(Lanes a) { return lanes_nonzero(a) != 0; }
/// `a` in the lanes of the set, 0 in the others.
inline Lanes only_in(std::uint32_t lanes, Lanes a) { return {_mm512_maskz_mov_epi16(lanes, a.v)}; }
/// Takes each lane's word from another lane. The index names bytes, two for each word: on Ice Lake
/// that is one step of three cycles, the permutation of words two steps of six.
inline Lanes permute(Lanes index, Lanes a) { return {_mm512_permutexvar_epi8(index.v, a.v)}; }
/// Numbers of lanes to an index.
inline Lanes as_index(Lanes lanes) { return (up<9>(lanes) | up<1>(lanes)) + all_lanes(0x0100); }
/// Sixty-four words; the index is the low six bits.
inline Lanes look_up(Lanes index, const std::uint16_t* table) {
  return {_mm512_permutex2var_epi16(load_lanes(table).v, index.v, load_lanes(table + 32).v)};
}
/// The upper half of the product.
inline Lanes high_product(Lanes a, unsigned k) { return {_mm512_mulhi_epu16(a.v, all_lanes(k).v)}; }
inline Lanes count_bits(Lanes a) { return {_mm512_popcnt_epi16(a.v)}; }

/// Where a row has a cell of `part`, that part; elsewhere `a`.
inline Lanes keep_within(Lanes a, Lanes part) {
  const Lanes none = {_mm512_srai_epi16((part - all_lanes(1)).v, 15)};
  return logic3<0xE0>(a, part, none);
}
/// The rows of `a` that have one cell only. A shift by 16 leaves nothing.
inline Lanes lone_in_row(Lanes a) {
  const Lanes shift = {
      _mm512_shuffle_epi8(load_lanes(kWordTables.shift_if_many.data()).v, count_bits(a).v)};
  return {_mm512_srlv_epi16(a.v, shift.v)};
}
/// `a` in the lanes where `a` and `b` have no bit in common.
inline Lanes only_where_apart(Lanes a, Lanes b) {
  return {_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(a.v, b.v), a.v)};
}

inline Lanes next_digit(Lanes a) { return permute(load_lanes(kWordTables.next_digit.data()), a); }
inline Lanes digit_after_next(Lanes a) {
  return permute(load_lanes(kWordTables.digit_after_next.data()), a);
}
inline Lanes next_band(Lanes a) { return permute(load_lanes(kWordTables.next_band.data()), a); }
inline Lanes band_after_next(Lanes a) {
  return permute(load_lanes(kWordTables.band_after_next.data()), a);
}

/// Nine lanes each of three registers: `a` in the first group of digits, `b` and `c` in the others.
inline Lanes in_groups(Lanes a, Lanes b, Lanes c) {
  const __m512i two = _mm512_mask_mov_epi16(a.v, kSecondGroup, b.v);
  return {_mm512_mask_mov_epi16(two, kThirdGroup, c.v)};
}
/// All three registers of the result hold row r in their group r, each of another group of digits:
/// what is to be known of all nine digits is then worked out for three rows at once.
inline Rows gather(const Rows& x) {
  const Lanes one = in_groups(x.row[1], x.row[2], x.row[0]);
  const Lanes two = in_groups(x.row[2], x.row[0], x.row[1]);
  return {{in_groups(x.row[0], x.row[1], x.row[2]),
           permute(load_lanes(kWordTables.previous_group.data()), one),
           permute(load_lanes(kWordTables.next_group.data()), two)}};
}
/// Group R for all digits.
template <int R>
inline Lanes spread(Lanes a) {
  return permute(load_lanes(kWordTables.of_group[R].data()), a);
}

}  // namespace
}  // namespace shudu
