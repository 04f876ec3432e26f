// Text of many puzzles to bit planes and back on AVX-512: what lanes/text_by_bands.h does by
// shifts, here permutations of bytes do. They take the characters from the order of the text to
// that of the fields (fields/fields.h), so that a test of 64 bytes is words 0 and 1 of a plane as
// they are wanted, and one of 32 bytes word 2; and back.
//
//   text                       bytes 0..63 "first", bytes 17..80 "last": two loads are all of it
//   bytes in fields' order     0..31 word 0, 32..63 word 1 | 0..31 word 2; holes are zero
//
// Against bands and shifts: kaggle-like puzzles 4 to 5 % faster, 17-clue 3 to 4 %. Needs
// vec_avx512.h before it, inside the target region.
#pragma once

#include <array>

#include "solver/fields/fields.h"

namespace shudu {

inline constexpr unsigned kLastPart = 17;  // where the second load begins

/// A permutation of 64 bytes: which byte each takes, and which of them take one at all.
struct alignas(64) ByteMoves {
  std::array<std::uint8_t, 64> from{};
  std::uint64_t taken = 0;

  constexpr void move(unsigned source, unsigned target) {
    from[target] = static_cast<std::uint8_t>(source);
    taken |= std::uint64_t{1} << target;
  }
};

struct TextMoves {
  ByteMoves two_from_first, two_from_last, third_from_last;  ///< text to words 0 and 1, and 2
  ByteMoves first_from_two, first_from_third, last_from_two, last_from_third;
};

constexpr TextMoves make_text_moves() {
  TextMoves moves;
  for (unsigned cell = 0; cell < 81; ++cell) {
    const unsigned row = cell / 9;
    const unsigned place = place_of(row / 3, cell % 9);
    const bool is_third = row % 3 == 2;
    const unsigned byte = is_third ? place : 32 * (row % 3) + place;
    const bool is_in_first = cell < 64;
    if (is_third) {
      moves.third_from_last.move(cell - kLastPart, byte);  // row 2 begins at 18
    } else if (is_in_first) {
      moves.two_from_first.move(cell, byte);
    } else {
      moves.two_from_last.move(cell - kLastPart, byte);
    }
    if (is_in_first) (is_third ? moves.first_from_third : moves.first_from_two).move(byte, cell);
    if (cell < kLastPart) continue;
    (is_third ? moves.last_from_third : moves.last_from_two).move(byte, cell - kLastPart);
  }
  return moves;
}
inline constexpr TextMoves kTextMoves = make_text_moves();

namespace {

struct PlaneWords {
  alignas(64) std::uint64_t two[4][kLanes];  ///< words 0 and 1 of each plane
  alignas(64) std::uint32_t third[4][kLanes];
};

inline __m512i permute_bytes(const ByteMoves& moves, __m512i a) {
  return _mm512_maskz_permutexvar_epi8(moves.taken, _mm512_load_si512(moves.from.data()), a);
}
/// The same into those bytes of `rest` that take one.
inline __m512i permute_bytes_into(__m512i rest, const ByteMoves& moves, __m512i a) {
  return _mm512_mask_permutexvar_epi8(rest, moves.taken, _mm512_load_si512(moves.from.data()), a);
}
inline __m512i bit_of_bytes(unsigned j) { return _mm512_set1_epi8(static_cast<char>(1U << j)); }

inline void read_puzzle(const char* text, PlaneWords& to, unsigned lane) {
  const __m512i one = _mm512_set1_epi8('1');
  const __m512i eight = _mm512_set1_epi8(8);
  const __m512i last = _mm512_loadu_si512(text + kLastPart);
  const __m512i two =
      permute_bytes_into(permute_bytes(kTextMoves.two_from_first, _mm512_loadu_si512(text)),
                         kTextMoves.two_from_last, last);
  const __m256i third = _mm512_castsi512_si256(permute_bytes(kTextMoves.third_from_last, last));
  const __mmask64 given_two = _mm512_cmple_epu8_mask(_mm512_sub_epi8(two, one), eight);
  const __mmask32 given_third = _mm256_cmple_epu8_mask(
      _mm256_sub_epi8(third, _mm512_castsi512_si256(one)), _mm512_castsi512_si256(eight));
#pragma GCC unroll 4
  for (unsigned j = 0; j < 4; ++j) {
    const __m512i bit = bit_of_bytes(j);
    to.two[j][lane] = _mm512_mask_test_epi8_mask(given_two, two, bit);
    to.third[j][lane] = _mm256_mask_test_epi8_mask(given_third, third, _mm512_castsi512_si256(bit));
  }
}

template <int I>
inline Vec plane_word(const PlaneWords& planes, std::size_t j) {
  if constexpr (I == 2) {
    return load(planes.third[j]);
  } else {
    const __m512i every_second =
        _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    const __m512i index = _mm512_add_epi32(every_second, _mm512_set1_epi32(I));
    return {_mm512_permutex2var_epi32(_mm512_load_si512(planes.two[j]), index,
                                      _mm512_load_si512(planes.two[j] + 8))};
  }
}

inline void put_plane(PlaneWords& to, std::size_t j, Vec x, Vec y, Vec z) {
  const __m512i low = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const __m512i high = _mm512_add_epi32(low, _mm512_set1_epi32(8));
  _mm512_store_si512(to.two[j], _mm512_permutex2var_epi32(x.v, low, y.v));
  _mm512_store_si512(to.two[j] + 8, _mm512_permutex2var_epi32(x.v, high, y.v));
  store(to.third[j], z);
}

// Two stores that overlap: what both write is the same.
inline void write_solution(const PlaneWords& from, unsigned lane, char* text) {
  __m512i two = _mm512_set1_epi8('0');
  __m256i third = _mm256_set1_epi8('0');
#pragma GCC unroll 4
  for (unsigned j = 0; j < 4; ++j) {
    const __m512i bit = bit_of_bytes(j);
    two = _mm512_mask_add_epi8(two, from.two[j][lane], two, bit);
    third = _mm256_mask_add_epi8(third, from.third[j][lane], third, _mm512_castsi512_si256(bit));
  }
  const __m512i wide = _mm512_castsi256_si512(third);
  _mm512_storeu_si512(text, permute_bytes_into(permute_bytes(kTextMoves.first_from_two, two),
                                               kTextMoves.first_from_third, wide));
  _mm512_storeu_si512(text + kLastPart,
                      permute_bytes_into(permute_bytes(kTextMoves.last_from_two, two),
                                         kTextMoves.last_from_third, wide));
}

}  // namespace
}  // namespace shudu
