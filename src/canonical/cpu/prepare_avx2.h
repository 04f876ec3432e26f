// Cutting a grid into lines, on AVX2. The specification is prepare_scalar.h.
//
// Eight rows of eight cells are transposed by three rounds of interleaving (bytes, pairs, fours);
// the ninth row and column join at the end. Clashes are looked for with each digit as one of nine
// bits, digits 1 to 8 in the low half of a register and 9 in the high half: all columns at once,
// row by row, for both orientations; then the boxes from what the rows of a band hold together.
#pragma once

namespace shudu {
namespace {

inline __m128i load_row(const std::uint8_t* values, std::size_t row) {
  const __m128i nine = _mm_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0);
  // The last row is read from its end, so that nothing after the grid is.
  if (row == 8) return _mm_srli_si128(load(values + kMaxCells - 16).v, 7);
  return _mm_and_si128(load(values + 9 * row).v, nine);
}

// Columns 2n and 2n + 1, eight cells in each half, with their ninth cells from the last row.
inline void store_columns(Lines& lines, std::size_t first, __m128i pair, __m128i last) {
  const auto at = static_cast<char>(first);
  const auto next = static_cast<char>(first + 1);
  const __m128i end1 = _mm_shuffle_epi8(
      last, _mm_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, at, -1, -1, -1, -1, -1, -1, -1));
  const __m128i end2 = _mm_shuffle_epi8(
      last, _mm_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, next, -1, -1, -1, -1, -1, -1, -1));
  const std::size_t second = first + 1;
  store(lines.cell[1][first / 3][first % 3].data(), {_mm_or_si128(_mm_move_epi64(pair), end1)});
  store(lines.cell[1][second / 3][second % 3].data(),
        {_mm_or_si128(_mm_srli_si128(pair, 8), end2)});
}

inline void prepare(const Grid& grid, Lines& lines) {
  const std::uint8_t* const values = grid.values().data();
  __m128i r[9];
  for (std::size_t i = 0; i < 9; ++i) {
    r[i] = load_row(values, i);
    store(lines.cell[0][i / 3][i % 3].data(), {r[i]});
  }
  for (std::size_t i = 0; i < 3; ++i) {
    store(lines.cell[0][i][3].data(), {_mm_setzero_si128()});
    store(lines.cell[1][i][3].data(), {_mm_setzero_si128()});
  }
  const __m128i a01 = _mm_unpacklo_epi8(r[0], r[1]);
  const __m128i a23 = _mm_unpacklo_epi8(r[2], r[3]);
  const __m128i a45 = _mm_unpacklo_epi8(r[4], r[5]);
  const __m128i a67 = _mm_unpacklo_epi8(r[6], r[7]);
  const __m128i low_left = _mm_unpacklo_epi16(a01, a23);
  const __m128i low_right = _mm_unpackhi_epi16(a01, a23);
  const __m128i high_left = _mm_unpacklo_epi16(a45, a67);
  const __m128i high_right = _mm_unpackhi_epi16(a45, a67);
  store_columns(lines, 0, _mm_unpacklo_epi32(low_left, high_left), r[8]);
  store_columns(lines, 2, _mm_unpackhi_epi32(low_left, high_left), r[8]);
  store_columns(lines, 4, _mm_unpacklo_epi32(low_right, high_right), r[8]);
  store_columns(lines, 6, _mm_unpackhi_epi32(low_right, high_right), r[8]);
  const __m128i b01 = _mm_unpackhi_epi8(r[0], r[1]);
  const __m128i b23 = _mm_unpackhi_epi8(r[2], r[3]);
  const __m128i b45 = _mm_unpackhi_epi8(r[4], r[5]);
  const __m128i b67 = _mm_unpackhi_epi8(r[6], r[7]);
  const __m128i ninth =
      _mm_unpacklo_epi32(_mm_unpacklo_epi16(b01, b23), _mm_unpacklo_epi16(b45, b67));
  const __m128i end = _mm_slli_si128(_mm_srli_si128(r[8], 8), 8);
  store(lines.cell[1][2][2].data(), {_mm_or_si128(_mm_move_epi64(ninth), end)});
}

// Bits of a line's digits; what two lines share, and what they have together.
struct DigitBits {
  __m256i twice, once;
};

inline void add_line(DigitBits& bits, const std::uint8_t* line) {
  const __m256i one_of_nine =
      _mm256_setr_epi8(0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0,  //
                       0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
  const __m256i digits =
      _mm256_broadcastsi128_si256(_mm_load_si128(reinterpret_cast<const __m128i*>(line)));
  const __m256i bit = _mm256_shuffle_epi8(one_of_nine, digits);
  bits.twice = _mm256_or_si256(bits.twice, _mm256_and_si256(bits.once, bit));
  bits.once = _mm256_or_si256(bits.once, bit);
}

// What the first cell of each three shares with the others, for cells that hold several digits.
inline __m256i twice_in_boxes(__m256i cells) {
  const __m256i second = _mm256_srli_si256(cells, 1);
  const __m256i third = _mm256_srli_si256(cells, 2);
  const __m256i shared = _mm256_or_si256(_mm256_and_si256(cells, second),
                                         _mm256_and_si256(_mm256_or_si256(cells, second), third));
  const __m256i first = _mm256_setr_epi8(-1, 0, 0, -1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0,  //
                                         -1, 0, 0, -1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  return _mm256_and_si256(shared, first);
}

inline Filling filling_of(const Lines& lines) {
  const __m256i none = _mm256_setzero_si256();
  DigitBits columns{none, none};
  DigitBits rows{none, none};
  __m256i boxes = none;
  for (std::size_t band = 0; band < 3; ++band) {
    DigitBits in_band{none, none};
    for (std::size_t i = 0; i < 3; ++i) {
      add_line(in_band, lines.cell[0][band][i].data());
      add_line(rows, lines.cell[1][band][i].data());
    }
    boxes = _mm256_or_si256(boxes, twice_in_boxes(in_band.once));
    columns.twice = _mm256_or_si256(
        columns.twice,
        _mm256_or_si256(in_band.twice, _mm256_and_si256(columns.once, in_band.once)));
    columns.once = _mm256_or_si256(columns.once, in_band.once);
  }
  const __m256i clash = _mm256_or_si256(_mm256_or_si256(columns.twice, rows.twice), boxes);
  if (_mm256_testz_si256(clash, clash) == 0) return Filling::kClash;
  // Without clashes a column has all nine digits only where it is full.
  const __m256i all = _mm256_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0,  //
                                       1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0);
  return _mm256_testc_si256(columns.once, all) != 0 ? Filling::kFull : Filling::kPuzzle;
}

/// a + 9b + 81c for the three digits of each row of a band's second and third box, with `name` for
/// each digit: second box from the top, then third box.
inline MiniKeys mini_keys(const std::uint8_t* band, const std::uint8_t* name) {
  // Three cells of four bytes each: rows 1 and 2 to the lower half, row 3 to the upper half.
  const __m256i pick = _mm256_setr_epi8(3, 4, 5, -1, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3,
                                        4, 5, -1, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m256i pick3 =
      _mm256_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, 3, 4, 5, -1, 6, 7, 8, -1, -1, -1, -1, -1, -1,
                       -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m256i rows12 = _mm256_load_si256(reinterpret_cast<const __m256i*>(band));
  const __m256i row3 = twice(load(band + 32));
  const __m256i digits =
      _mm256_or_si256(_mm256_shuffle_epi8(rows12, pick), _mm256_shuffle_epi8(row3, pick3));
  const __m256i names = _mm256_shuffle_epi8(twice(load(name)), digits);
  const __m256i weights = _mm256_set1_epi32(1 | 9 << 8 | 81 << 16);
  const __m256i keys =
      _mm256_madd_epi16(_mm256_maddubs_epi16(names, weights), _mm256_set1_epi16(1));
  MiniKeys result;
  _mm256_store_si256(reinterpret_cast<__m256i*>(result.key.data()), keys);
  return result;
}

}  // namespace
}  // namespace shudu
