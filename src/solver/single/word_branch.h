// Guessing on the layout of word_layout.h. The cell: of those with two candidates {d, e}, one where
// the guess will tell most: the largest sum over its 20 peers p of
//
//   |{d, e} & candidates of p| * (p has two candidates ? 3 : 1)
//
// Twelve such cells are weighed at once, two lanes each, one for d and one for e: three
// permutations bring each lane the words of its digit in the cell's own band, three times two those
// of the other bands; masks leave the peers, and bits are counted. The digit with the larger sum is
// tried first. Where no cell has two candidates choice.h decides.
//
// Guesses at limit 2 for other rules (1,465 hard puzzles; 3,000 of the hardest; 1,106 forum
// puzzles), before mini-lines were counted: all peers alike 12.3 / 85 / 132; two-candidate peers 3
// times (kept) 9.4 / 71 / 115; product of the digits' sums 9.2 / 70 / 114; weights 8, 3, 2 for
// peers with two, three, more 8.9 / 69 / 115; smaller sum 9.8 / 74 / 120; larger sum 10.8 / 83 /
// 135; two places of a digit in a house, alone or mixed in, 9.3 to 11 / 80 to 89 / 147 to 177.
#pragma once

namespace shudu {
namespace {

/// A cell and one of its digits, as lanes and bits.
struct WordChoice {
  unsigned row;         ///< the register
  unsigned bit;         ///< the cell in its word
  std::uint32_t lanes;  ///< the cell's band
  std::uint32_t keep;   ///< the lane of the digit to try first
  bool is_pair;
};

/// Child one, in `x`: the digit. Child two, in `other`: the cell without it.
inline void split(Rows& x, Rows& lone, const WordChoice& choice, Frame& other) {
  const Lanes bit = all_lanes(choice.bit);
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const std::uint32_t here = r == choice.row ? choice.lanes : 0;
    const Lanes cell = only_in(here, bit);
    const Lanes digit = only_in(here & choice.keep, bit);
    other.cand.row[r] = without(x.row[r], digit);
    other.lone.row[r] = only_in(choice.is_pair ? here : 0, bit);
    x.row[r] = without(x.row[r], cell ^ digit);
    lone.row[r] = cell;
  }
}

inline WordChoice as_word_choice(const Choice& choice) {
  const unsigned band = choice.cell / 27;
  return {choice.cell / 9 % 3, word_bit(choice.cell % 9), kFirstBand << band,
          1U << lane_of(choice.digit, band), choice.is_pair};
}

[[gnu::noinline]] inline WordChoice choose_in_bands(const Rows& x, Branching branching) {
  DigitBands bands;
  write_bands(x, bands);
  return as_word_choice(branching == Branching::kAscending ? choose_first(bands)
                                                           : choose_fewest(bands));
}

/// Row r of the three bands, 16 bits apart, to 27 bits; `pairs` has row r in third r.
template <int Row>
inline std::uint64_t list_row(__m512i pairs) {
  const __m512i shifted =
      _mm512_permutexvar_epi8(load_lanes(kWordTables.of_group[Row].data()).v, pairs);
  const auto words = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm512_castsi512_si128(shifted)));
  return _pext_u64(words, 0x0000'7770'7770'7770);
}

/// Cells with two candidates as places of PlaceTables; of the last row only the first ten.
inline std::uint64_t list_places(Lanes pairs) {
  return list_row<0>(pairs.v) | list_row<1>(pairs.v) << 27 | list_row<2>(pairs.v) << 54;
}

/// The first and the second digit's lane of up to twelve cells, five bits each.
struct DigitLists {
  std::uint64_t first = 0, second = 0;
  unsigned count = 0;
};

inline DigitLists list_digits(const Rows& x, std::uint64_t places) {
  DigitLists list;
  unsigned at = 0;
  do {
    const auto place = static_cast<unsigned>(__builtin_ctzll(places));
    places &= places - 1;
    const Lanes word = x.row[kPlaceTables.row[place]];
    const std::uint32_t lanes =
        lanes_nonzero(word & all_lanes(kPlaceTables.bit[place])) & kPlaceTables.lanes[place];
    list.first |= static_cast<std::uint64_t>(__builtin_ctz(lanes)) << at;
    list.second |= static_cast<std::uint64_t>(31 - __builtin_clz(lanes)) << at;
    at += 5;
  } while (places != 0 && at < 60);
  list.count = at / 5;
  return list;
}

/// Each list's number i in lane 2 i or 2 i + 1.
inline Lanes lay_out(const DigitLists& list) {
  const __m512i first =
      _mm512_multishift_epi64_epi8(load_lanes(kPlaceTables.first_of_two.data()).v,
                                   _mm512_set1_epi64(static_cast<long long>(list.first)));
  const __m512i second =
      _mm512_multishift_epi64_epi8(load_lanes(kPlaceTables.second_of_two.data()).v,
                                   _mm512_set1_epi64(static_cast<long long>(list.second)));
  const Lanes both = {_mm512_mask_mov_epi16(first, 0xAAAA'AAAA, second)};
  return both & all_lanes(31);
}

/// For each lane of the list, the sum over the peers of its cell.
inline Lanes weigh(const Rows& x, const Rows& pairs, std::uint64_t places, Lanes digit) {
  const __m512i packed =
      _mm512_maskz_compress_epi8(places, load_lanes(kPlaceTables.identity.data()).v);
  const Lanes place = {_mm512_permutexvar_epi8(load_lanes(kPlaceTables.twice.data()).v, packed)};
  const Lanes own = as_index(digit);
  const Lanes one = permute(own, load_lanes(kWordTables.next_band.data()));
  const Lanes two = permute(own, load_lanes(kWordTables.band_after_next.data()));
  const Lanes column = look_up(place, kPlaceTables.bit.data());
  Lanes all = no_cells();
  Lanes paired = no_cells();
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes peers = look_up(place, kPlaceTables.peers[r].data());
    const Lanes v = x.row[r];
    const Lanes y = x.row[r] & pairs.row[r];
    all = all + count_bits(permute(own, v) & peers) + count_bits(permute(one, v) & column) +
          count_bits(permute(two, v) & column);
    paired = paired + count_bits(permute(own, y) & peers) + count_bits(permute(one, y) & column) +
             count_bits(permute(two, y) & column);
  }
  return all + paired + paired;
}

/// The larger, the better the cell. Its low five bits are the lane of the better of the digits;
/// sums are 120 at most: 20 peers, two digits, 3 each.
inline unsigned best_key(Lanes sums, unsigned count) {
  const Lanes other = {_mm512_rol_epi32(sums.v, 16)};
  const Lanes is_better = only_in(_mm512_cmpgt_epu16_mask(sums.v, other.v), all_lanes(32));
  const Lanes lane = load_lanes(kPlaceTables.lane.data());
  const Lanes keys = only_in(_bzhi_u32(~0U, 2 * count), or3(up<6>(sums + other), is_better, lane));
  const __m256i k =
      _mm256_max_epu16(_mm512_castsi512_si256(keys.v), _mm512_extracti64x4_epi64(keys.v, 1));
  const __m128i q = _mm_max_epu16(_mm256_castsi256_si128(k), _mm256_extracti128_si256(k, 1));
  const __m128i least = _mm_minpos_epu16(_mm_xor_si128(q, _mm_set1_epi16(-1)));
  return static_cast<unsigned>(~_mm_cvtsi128_si32(least)) & 0xFFFFU;
}

/// The best of the cells listed.
inline WordChoice choice_of_key(unsigned key, const DigitLists& list, std::uint64_t places) {
  const unsigned cell = key % 32 / 2;
  const auto place =
      static_cast<unsigned>(__builtin_ctzll(_pdep_u64(std::uint64_t{1} << cell, places)));
  const std::uint64_t digits = (key % 2 != 0 ? list.second : list.first) >> (5 * cell);
  return {kPlaceTables.row[place], kPlaceTables.bit[place], kPlaceTables.lanes[place],
          1U << (digits & 31U), true};
}

[[gnu::noinline]] inline WordChoice choose_fastest(const Rows& x) {
  const Lanes pairs = pairs_of(x);
  const std::uint64_t places = list_places(pairs);
  if (__builtin_expect(places == 0, 0)) return choose_in_bands(x, Branching::kFastest);
  const DigitLists list = list_digits(x, places);
  const Lanes sums = weigh(x, each_third(pairs), places, lay_out(list));
  return choice_of_key(best_key(sums, list.count), list, places);
}

/// Guesses: `x` and `lone` become child one, `other` child two.
inline void branch(Rows& x, Rows& lone, Branching branching, Frame& other) {
  const WordChoice choice =
      branching == Branching::kFastest ? choose_fastest(x) : choose_in_bands(x, branching);
  split(x, lone, choice, other);
}

}  // namespace
}  // namespace shudu
