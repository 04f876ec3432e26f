// How a puzzle lies in three registers of 32 lanes of 16 bits (AVX-512): register r holds row r of
// every band, a lane is one digit in one band, a nibble of it is the row's share of a box.
//
//   lane 3d + b: digit d, band b                 27 used, 5 spare and always 0
//
//   register r   d0b0 d0b1 d0b2 d1b0 d1b1 d1b2  ...  d8b0 d8b1 d8b2  -  -  -  -  -
//                '----- group 0: digits 0-2 -----'    group 2: lanes 18-26
//
//   one lane     15 14 13 12   11 10  9  8   7  6  5  4   3  2  1  0
//   row 3b + r    g c8 c7 c6    g c5 c4 c3   g c2 c1 c0   .  .  .  .     g guard, 0 at rest
//                  box 2          box 1        box 0
//
// Rows of a band meet by plain operations on registers (the rule of boxes), bands by a permutation
// of lanes (the rule of columns), digits by another (the rule of cells). Tables are computed here,
// at compile time; they are in no target region because nothing of them runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace shudu {

inline constexpr std::uint32_t kUsedLanes = 0x7FF'FFFF;
inline constexpr std::uint32_t kSecondGroup = 0x1FFU << 9;
inline constexpr std::uint32_t kThirdGroup = 0x1FFU << 18;
/// Lane 3d of every digit; shifted by b, the lanes of band b.
inline constexpr std::uint32_t kFirstBand = 0x124'9249;

inline constexpr unsigned kWordCells = 0x7770;
inline constexpr unsigned kWordGuards = 0x8880;
inline constexpr unsigned kWordHeads = 0x1110;  // the first cell of each box

/// The bit of a column, 0 to 8.
constexpr unsigned word_bit(unsigned column) { return 1U << (4 + column / 3 * 4 + column % 3); }

using LaneIndex = std::array<std::uint16_t, 32>;

struct alignas(64) WordTables {
  // Permutations: the bytes that each lane takes its word from.
  LaneIndex next_digit{}, digit_after_next{};  ///< inside a group of three digits
  LaneIndex next_group{}, previous_group{};
  LaneIndex next_band{}, band_after_next{};
  std::array<LaneIndex, 3> of_group{};  ///< group r for all
  /// Index: the boxes where the digit can be in one of the other rows of the band (bits 0-2) and in
  /// the other one (bits 3-5). Entry: the cells of the boxes that leave a box to each of them.
  std::array<std::uint16_t, 64> match{};
  /// Index: how many cells. A shift that leaves a row with one cell as it is and nothing of others.
  std::array<std::uint8_t, 64> shift_if_many{};
  /// Text is read as strings of 81 bits, 11 bytes apart, one for each digit: the two bytes that
  /// hold a lane's nine cells, and where in them they begin.
  std::array<LaneIndex, 3> bytes{}, shift{}, given_bytes{};
};

constexpr bool leaves_a_box_each(unsigned box, unsigned one, unsigned other) {
  const unsigned p = (box + 1) % 3;
  const unsigned q = (box + 2) % 3;
  return ((one >> p & other >> q) & 1U) != 0 || ((one >> q & other >> p) & 1U) != 0;
}

constexpr unsigned lane_of(unsigned digit, unsigned band) { return 3 * digit + band; }

/// The two bytes of a lane, as a permutation of bytes names them.
constexpr std::uint16_t bytes_of_lane(unsigned lane) {
  return static_cast<std::uint16_t>(2 * lane | (2 * lane + 1) << 8U);
}
constexpr std::uint16_t bytes_of(unsigned digit, unsigned band) {
  return bytes_of_lane(lane_of(digit, band));
}

constexpr void set_permutations(WordTables& t, unsigned lane) {
  const unsigned d = lane / 3;
  const unsigned b = lane % 3;
  const unsigned group = d / 3 * 3;
  t.next_digit[lane] = bytes_of(group + (d + 1) % 3, b);
  t.digit_after_next[lane] = bytes_of(group + (d + 2) % 3, b);
  t.next_group[lane] = bytes_of((d + 3) % 9, b);
  t.previous_group[lane] = bytes_of((d + 6) % 9, b);
  t.next_band[lane] = bytes_of(d, (b + 1) % 3);
  t.band_after_next[lane] = bytes_of(d, (b + 2) % 3);
  for (unsigned r = 0; r < 3; ++r) t.of_group[r][lane] = bytes_of(3 * r + d % 3, b);
}

/// Strings of 81 bits, one for each digit, and one for the givens; what is beyond is 0.
inline constexpr std::size_t kBitsOfDigit = 11;
inline constexpr std::size_t kGivenBits = 9 * kBitsOfDigit;

constexpr void set_bytes(WordTables& t, unsigned lane) {
  for (unsigned r = 0; r < 3; ++r) {
    const unsigned first = 9 * (3 * (lane % 3) + r);
    const unsigned byte = 11 * (lane / 3) + first / 8;
    const unsigned given = static_cast<unsigned>(kGivenBits) + first / 8;
    t.bytes[r][lane] = static_cast<std::uint16_t>(byte | (byte + 1) << 8);
    t.given_bytes[r][lane] = static_cast<std::uint16_t>(given | (given + 1) << 8);
    t.shift[r][lane] = static_cast<std::uint16_t>(first % 8);
  }
}

constexpr WordTables make_word_tables() {
  WordTables t;
  for (unsigned lane = 0; lane < 32; ++lane) {
    for (LaneIndex* index :
         {&t.next_digit, &t.digit_after_next, &t.next_group, &t.previous_group, &t.next_band,
          &t.band_after_next, t.of_group.data(), t.of_group.data() + 1, t.of_group.data() + 2}) {
      (*index)[lane] = bytes_of_lane(lane);  // a spare lane stays where it is
    }
  }
  for (unsigned lane = 0; lane < 27; ++lane) {
    set_permutations(t, lane);
    set_bytes(t, lane);
  }
  for (unsigned i = 0; i < 64; ++i) {
    for (unsigned box = 0; box < 3; ++box) {
      if (leaves_a_box_each(box, i & 7U, i >> 3U)) {
        t.match[i] = static_cast<std::uint16_t>(t.match[i] | 7U << (4 + 4 * box));
      }
    }
    t.shift_if_many[i] = i % 16 < 2 ? 0 : 16;
  }
  return t;
}

inline constexpr WordTables kWordTables = make_word_tables();
static_assert(kWordTables.match[0b111111] == kWordCells && kWordTables.match[0b001001] == 0);
static_assert(kWordTables.match[0b010001] == 0x7000, "boxes 0 and 1 are taken");
static_assert(kWordTables.next_digit[lane_of(8, 2)] == bytes_of(6, 2));
static_assert(kWordTables.of_group[1][lane_of(8, 1)] == bytes_of(5, 1));

/// What the choice of a cell looks up for each place in its list of cells: place 27 r + 9 b + c is
/// row r of band b, column c; the list ends with the first ten columns of its last row.
struct alignas(64) PlaceTables {
  std::array<std::uint16_t, 64> bit{};  ///< the cell in its word
  std::array<std::uint8_t, 64> row{};
  std::array<std::uint32_t, 64> lanes{};  ///< of its band
  /// Its peers in the three registers, in its own band.
  std::array<std::array<std::uint16_t, 64>, 3> peers{};
  std::array<std::uint8_t, 64> identity{};
  /// Twice each of the bytes 0 to 15, as words.
  std::array<std::uint8_t, 64> twice{};
  /// Twelve numbers of five bits: number i in the words 2i.
  std::array<std::uint64_t, 8> first_of_two{}, second_of_two{};
  LaneIndex lane{};
};

constexpr PlaceTables make_place_tables() {
  PlaceTables t;
  for (unsigned i = 0; i < 64; ++i) {
    const unsigned column = i % 9;
    t.bit[i] = static_cast<std::uint16_t>(word_bit(column));
    t.row[i] = static_cast<std::uint8_t>(i / 27);
    t.lanes[i] = kFirstBand << (i % 27 / 9);
    for (unsigned r = 0; r < 3; ++r) {
      const unsigned box = 7U << (4 + column / 3 * 4);
      const unsigned peers = r == i / 27 ? kWordCells & ~word_bit(column) : box;
      t.peers[r][i] = static_cast<std::uint16_t>(peers);
    }
    t.identity[i] = static_cast<std::uint8_t>(i);
    t.twice[i] = static_cast<std::uint8_t>(i % 2 == 0 ? i / 4 : 63);
  }
  for (unsigned i = 0; i < 12; ++i) {
    t.first_of_two[i / 2] |= std::uint64_t{5} * i << (32 * (i % 2));
    t.second_of_two[i / 2] |= std::uint64_t{5} * i << (32 * (i % 2) + 16);
  }
  for (unsigned i = 0; i < 32; ++i) t.lane[i] = static_cast<std::uint16_t>(i);
  return t;
}

inline constexpr PlaceTables kPlaceTables = make_place_tables();

}  // namespace shudu
